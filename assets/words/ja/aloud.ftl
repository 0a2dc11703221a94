### 読み上げソフトだけが読む文。

aloud_board = ボード：{ $board }、{ $size }
aloud_news = お知らせ

aloud_captured = { $player }が{ $from }から{ $to }を捕らえました：{ $pieces }、{ $height }段。
aloud_captured_to_tower = { $player }が{ $from }から{ $to }を捕らえました：{ $pieces }、タワー。
aloud_new_match = 対局：{ $game }、{ $board }。
aloud_to_move = { $player }の番です。
aloud_move_of = { $number }手目（全{ $moves }手）。{ $last }
aloud_variation = 変化手順。{ $last }

stack_chosen = { $point }を選択しました。{ $targets }を捕らえられます。
target_chosen = { $point }を選択しました。これを捕らえる自分のスタックを選んでください：{ $attackers }。
first_stone_chosen = 1個目の石は{ $point }です。2個目の石を置くマスを選んでください。
nothing_chosen = 選択を解除しました。
aloud_lesson = { $title }。{ $goal }
