handicap_of_pieces = { $player }のコマが{ $pieces }個少ない
handicap_of_points = { $player }には最初から{ $points }点がある
handicap_of_captures = { $player }が捕らえる手を打てるのは、コマが両者合わせて{ $pieces }個追加された後

handicap_heading = ハンデ
no_handicap = なし
no_handicap_means = 両者とも同じルールで打つ
pieces_given = コマが{ $pieces }個少ない
points_given = { $points }点
captures_given = 捕獲はコマ{ $pieces }個から
pie_rule = パイルール
pie_rule_means = 黒が最初のコマを追加した後、白は打つ代わりに黒白を入れ替えられる
other_gives_handicap = ハンデを負う側を入れ替える
no_handicap_suggested = おすすめのハンデはありません。おすすめが出るのは、Abandeでコンピュータと対局し、レーティングが安定していて、強さに差がある時だけです。
suggested_in_list = { $handicap }（おすすめ）
handicap_suggested_means = おすすめ：{ $handicap }
worth_in_points = { $handicap }（{ $points }点、{ $levels }に相当）
worth_in_levels = { $handicap }（{ $levels }に相当）
levels_worth =
    { $levels ->
        [0] 1レベル未満
       *[other] 約{ $levels }レベル
    }

handicap_unknown = 「{ $text }」はハンデとして正しくありません。ハンデを負う側、内容、数の順に書きます。例：white-pieces-3、black-points-5、white-captures-12。パイルールはpieと書きます。
handicap_pieces_range = このボードでは、減らせるコマは{ $least }個から{ $most }個までです。
handicap_points_range = このボードのハンデは、{ $least }点から{ $most }点までです。
handicap_captures_range = このボードでは、捕らえる手を打てるまでに追加するコマの数は、{ $least }個から{ $most }個までです。
game_without_handicap = { $game }では、コミがハンデの代わりです。

## The pie rule

swap_sides = 黒白を入れ替え
swap_sides_tip = 最初のコマも含めて黒を持つ。相手は白を持つ
sides_swapped = 黒白を入れ替えました。黒：{ $black }。白：{ $white }。
not_your_swap = 黒白を入れ替えられるのは、対局の現在の局面で、手番の側だけです。
type_swap = 白は今、打つ代わりに黒白を入れ替えられます。入れ替えるには：swap
swap_taken_back = 黒白の入れ替えを取り消しました。
