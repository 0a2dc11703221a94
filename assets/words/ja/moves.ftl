### 棋譜の一覧とそのメニュー、できない操作の理由

moves_heading = 棋譜
no_moves_yet = まだ1手も打たれていません。{ $player }からです。
no_moves = 着手はありません。
folded_moves = + ほか{ $moves }手
comment_on_game = この対局へのコメント
comment_on_move = この手へのコメント

to_start_label = 開始局面
to_start_tip = 開始局面へ戻る
back_label = 戻る
back_tip = 1手戻る
forward_label = 進む
forward_tip = 1手進む
autoplay_label = 自動で進める
autoplay_tip = この局面から1手ずつ自動で見せます
stop_autoplay_label = 自動を止める
stop_autoplay_tip = この局面で止めます
to_end_label = 最終局面
to_end_tip = 手順の最後へ進む

take_back_to_here = ここまで戻す
continue_from_here = ここから続ける
move_up = 上へ移動
cut_moves = 切り取り
copy_from_here = ここからコピー
paste_after_this = この後に貼り付け
delete_moves = 削除
undo_last_edit = 編集を元に戻す
redo_edit = 編集をやり直す

game_stands_here = すでに対局の現在の局面です。
nothing_cut_or_copied = まだ手順を切り取りもコピーもしていません。
cut_on_other_board = 切り取りまたはコピーした手順は、別のボードのものです。

over_because = すでに終局しています：{ $how }。
ended_already = 対局はすでに終わっています。
no_end_to_take_back = 投了などで終わった対局ではないので、終局を取り消せません。
no_draws = { $game }に引き分けはありません。
no_clock = この対局では時計を使っていません。
no_swap = 黒白を入れ替えられるのは、パイルールで最初のコマが追加された直後だけです。
game_is_full = この対局には、これ以上手を追加できません。
no_such_node = この手はもう棋譜にありません。
start_cannot_change = 開始局面は移動も削除もできません。
is_main_line = すでに本譜です。
game_stays_main_line = 対局の手順は本譜から外せません。この変化手順で続けるには「{ $command }」を選んでください。
part_of_game = これは対局で打った手です。先に手を戻してから削除してください。
paste_illegal = ここには貼り付けられません。{ $reason }
paste_illegal_later = ここには貼り付けられません。貼り付ける手順の{ $place }手目が打てない手です。{ $reason }
no_last_edit = 元に戻せる編集がありません。
no_undone_edit = やり直せる編集がありません。
edit_not_undone = この編集は元に戻せません。編集で加えた手が対局に使われています。
edit_not_redone = この編集はやり直せません。編集で削除する手が対局に使われています。
