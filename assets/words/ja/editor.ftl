### 局面編集

editor_title = 局面編集
editor_ready = この局面で対局できます
editor_faults = 問題が{ $faults }件あります

setup_board = { $game }・{ $board }、{ $size }
setup_choose_board = ボード
setup_empty_board = 空のボード
setup_from_game = 対局から
setup_from_game_tip = 対局で表示中の局面を使う

brush_eraser = 取り除く
click_puts_piece = クリックでコマを一番上に置き、右クリックで取り除きます。スタックはドラッグで動かせます。
click_puts_stone = クリックで石を置き、右クリックで取り除きます。石はドラッグで動かせます。
click_takes_piece = スタックをクリックすると、一番上のコマを取り除けます。スタックはドラッグで動かせます。
click_takes_stone = 石をクリックすると取り除けます。石はドラッグで動かせます。
stack_is_full = スタックのコマは3個までです。
stone_is_there = ここにはすでに石があります。

setup_to_move = 手番
setup_turn = { $player }番
setup_hand = { $player }の手持ち
setup_fill_hands = 残りを手持ちに
setup_fill_hands_tip = ボードにないコマをすべて手持ちにする
setup_passes = 連続パス
setup_no_pass = パスなし
setup_one_pass = パス1回
setup_two_passes = パス2回
setup_passes_tip = この手番の直前に続いたパスの回数（2回で終局）
setup_komi_left = 残りのコミ
setup_drop_handicap = ハンデをなくす
one_less = { $what }を1減らす
one_more = { $what }を1増やす

position_over = この局面ではすでに終局しています。
position_faulty = 局面に問題があります。
point_out_tip = 問題をボード上で示す

position_text = 局面の文字列
copy_position_text = コピー
copy_position_text_tip = 局面をテキストでコピーする
paste_position_text = 貼り付け
paste_position_text_tip = 局面を貼り付ける（Ctrl+V）
text_is_no_position = 局面として読み取れません。{ $reason }

setup_study = 研究
setup_study_tip = コンピュータなしで、両者の手を自分で打つ
setup_cancel = キャンセル
setup_cancel_tip = 対局に戻る
setup_play = ここから対局
