### すべての操作の名前と説明

undo_label = 元に戻す
undo_tip = 直前の自分の手を取り消す
undo_change_tip = 直前の変更を取り消す
undo_nothing = 元に戻せるものがありません。
redo_label = やり直す
redo_tip = 取り消した手をもう一度打つ
redo_change_tip = 取り消した変更をやり直す
redo_nothing = やり直せるものがありません。
pass_label = パス
pass_tip = この手番をパスする
spend_komi_label = コミを使う（残り{ $left }）
spend_komi_tip = 白番で、石を置く代わりにコミを1点使う
resign_label = 投了
resign_tip = この対局を投了する
new_game_label = 新規対局
new_game_tip = 新しい対局を始める
open_label = 開く
open_tip = 保存した対局を開く
save_label = 保存
save_tip = この対局を保存する
library_label = ライブラリ
library_tip = これまでの対局と成績
set_up_label = 局面編集
set_up_tip = 好きな局面を作る
coordinates_label = 座標
moves_label = 棋譜
help_label = 遊び方
help_tip = ルールとマウス・キー操作

lens_entry_points = コマを追加できるマス
lens_open_cells = 置けるマスと置けないマス
lens_sleepers = 休眠中のスタック
lens_pinned = 固定されたスタック
lens_breaths = ポイントしたグループの息
lens_removals = その手で取り除かれる石
lens_territory = 陣地
lens_danger = あと1手で窒息するグループ

movement_heading = 動き
movement_of = 動き：{ $speed }
movement_off = なし
movement_slow = 遅い
movement_normal = 普通
movement_fast = 速い

copy_game = 棋譜をコピー
copy_position = 局面をコピー
copy_for_abstract_play = Abstract Play用にコピー

## キー

with_control = Ctrl+{ $key }
with_alt = Alt+{ $key }
key_home = Home
key_end = End
key_page_up = Page Up
key_page_down = Page Down
key_escape = Esc
key_enter = Enter
key_space = スペース
key_insert = Insert
key_of_number_pad = テンキー{ $key }
key_backspace = Backspace
tip_with_keys = { $tip }（{ $keys }）

## そのほかのコマンド

coordinates_tip = 縁の文字と数字を表示する／隠す
move_now_tip = コンピュータに、これまでに見つけた最善手をすぐ打たせる
cancel_label = 選択を解除
cancel_tip = 選んだものを元に戻す
back_to_game_tip = 対局の現在の局面に戻る
view_mine_label = 自分の席から
view_above_label = 真上から
view_side_label = 横から
view_opponent_label = 相手の席から
turn_left_label = テーブルを左に回す
turn_right_label = テーブルを右に回す
higher_label = もっと高い所から見る
lower_label = もっと低い所から見る
nearer_label = 近づく
farther_label = 遠ざかる
play_page_label = 対局
play_page_tip = 手番、得点、結果
moves_page_tip = すべての手と変化、コメント
analyse_page_label = 解析
analyse_page_tip = エンジンの考えと対局の検討
engine_label = エンジン
engine_tip = 最善手を示すエンジンのオン・オフ
review_label = この対局を検討
review_short = 検討
review_tip = すべての手を評価し、悪手を一覧にします
review_not_yet = 検討できるのは対局が終わってからです。
next_mistake_label = 次の悪手
next_mistake_tip = 対局の次の悪手へ
previous_mistake_label = 前の悪手
previous_mistake_tip = ひとつ前の悪手へ
try_again_label = ここでもう一度
try_again_tip = 悪手の前の局面に戻り、より良い手を探します
game_menu_label = メニュー
game_menu_tip = 新規対局、ファイル、ライブラリ、遊び方
view_menu_label = 表示
view_menu_tip = ボードに表示するものと視点
palette_label = コマンドを探す
palette_tip = コマンド、ボード、言語、設定を検索する
players_label = 対局者を変える
players_tip = 黒と白をだれが打つか選ぶ
quit_label = 終了
quit_tip = プログラムを閉じる
spend_komi_short = コミ・{ $left }

settings_label = 設定
settings_tip = キー、色、文字の大きさ、言語など
larger_text_label = 文字を大きく
larger_text_tip = 文字とパネルを大きくする
smaller_text_label = 文字を小さく
smaller_text_tip = 文字とパネルを小さくする
normal_text_label = 文字を標準の大きさに
normal_text_tip = 文字とパネルをウィンドウに合った大きさにする
about_label = Abandeについて
about_tip = バージョン、グラフィックス、ライセンス、診断情報
