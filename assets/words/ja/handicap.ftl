handicap_of_pieces = { $player }のコマが{ $pieces }個少ない
handicap_of_points = { $player }は{ $points }点を持って始める
handicap_of_captures = { $player }は、コマが{ $pieces }個追加されてから捕らえることができる

handicap_heading = ハンデ
no_handicap = なし
no_handicap_means = 2人とも同じルールで打ちます。
pieces_given = コマ{ $pieces }個
points_given = { $points }点
captures_given = { $pieces }個後に捕らえる
other_gives_handicap = ハンデを出す側を入れ替える
no_handicap_suggested = おすすめのハンデはありません。コンピューターとだいたい同じ強さか、レーティングがまだ不確かです。
suggested_in_list = { $handicap }（おすすめ）
handicap_suggested_means = おすすめ：{ $handicap }
worth_in_points = { $handicap }（{ $points }点、{ $levels }）
worth_in_levels = { $handicap }（{ $levels }）
levels_worth =
    { $levels ->
        [0] 1レベル未満
       *[other] 約{ $levels }レベル
    }

handicap_unknown = 「{ $text }」はハンデとして正しくありません。例：white-pieces-3、black-points-5、white-captures-12
handicap_pieces_range = このボードのハンデは、コマ{ $least }個から{ $most }個までです。
handicap_points_range = このボードのハンデは、{ $least }点から{ $most }点までです。
handicap_captures_range = このボードでは、捕らえる手を、コマが{ $least }個から{ $most }個まで追加された後にできます。
game_without_handicap = { $game }のハンデはコミです。
