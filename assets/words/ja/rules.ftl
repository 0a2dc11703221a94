### 打てない手の理由

game_over = すでに終局しています。
point_occupied = { $point }にはすでにスタックがあります。
not_connected = { $point }はどのコマにも隣接していません。新しいコマはバンドにつなげて置きます。
hand_empty = { $player }の手持ちのコマはもうありません。
empty_source = { $point }には動かすスタックがありません。
not_your_stack = { $point }のスタックは{ $owner }のものです。
tower_fixed = { $point }のスタックは3段のタワーなので、動かせません。
empty_target = { $point }は空きマスです。スタックは相手のスタックの上にしか動かせません。
own_target = { $point }は自分のスタックです。捕らえられるのは相手のスタックだけです。
tower_target = { $point }のスタックは3段のタワーなので、捕らえられません。
nothing_to_capture = { $point }から捕らえられるものはありません。重ねて3段以内になる相手のスタックが隣にありません。
nothing_beside = { $point }から捕らえられるものはありません。隣に相手のスタックがありません。
no_capturer = { $point }を捕らえられる自分のスタックはありません。
not_adjacent = { $to }は{ $from }の隣ではありません。捕らえられるのは隣のスタックだけです。
too_high = 重ねると{ $height }段になります。スタックは3段までです。
splits_band = 固定されています。{ $point }を動かすと{ $cut_off }が切り離されます。
too_early = まだ捕らえられません。捕らえる手を打てるのは、黒が2個目のコマを追加した後です。
too_early_by_handicap = まだ捕らえられません。ハンデにより、{ $player }が捕らえる手を打てるのは、コマが両者合わせて{ $pieces }個追加された後です。
must_enter_or_capture = まだパスできません。{ $player }の手持ちがあと{ $pieces }個あります。

cell_occupied = { $point }にはすでに{ $owner }石があります。
enemy_territory = { $point }は{ $enemy }の陣地です。この空き領域に接する{ $player }の石がありません。
lone_suicide = { $point }に置いた石は窒息し、その石だけが取り除かれてしまいます。
needs_two_stones = { $player }の最初の手番では、外周に石を2個置きます（例：{ $one }+{ $other }）。
not_your_first_turn = 石を2個置けるのは最初の手番だけです。{ $player }の最初の手番はもう終わりました。
not_on_perimeter = { $point }は外周ではありません。最初の2個の石は外周に置きます。
same_cell = { $point }に石を2個置くことはできません。
same_corner = 2個とも同じ角（{ $corner }）です。外周の隣り合わない2か所に置いてください。
same_edge = 2個とも同じ辺（{ $from }から{ $to }まで）です。外周の隣り合わない2か所に置いてください。
corner = 角{ $corner }
edge = { $from }から{ $to }までの辺
parts_touch = { $one }は{ $one_part }、{ $other }は{ $other_part }にあります。この2か所は隣り合っています。
komi_is_whites = コミを使えるのは白だけです。
komi_on_first_turn = 最初の手番ではコミを使えません。{ $player }は石を2個置きます。
no_komi_left = 白のコミはもう残っていません。

no_such_move = { $game }にそのような手はありません。
no_such_point = このボードに「{ $text }」というマスはありません。
not_a_move_of_abande = 「{ $text }」は手として読み取れません。d4、d5-d4、passのように入力してください。
not_a_move_of_anda = 「{ $text }」は手として読み取れません。マスの名前かkomiを入力してください。最初の手番では、2つのマスを+でつなぎます。
