### 確認、ファイル選択とその応答

close_dialog = 閉じる
close_dialog_tip = 閉じる（Esc）
keep_playing = 対局を続ける

resign_title = 投了しますか？
resign_as = あなた（{ $player }）が投了し、{ $other }の勝ちになります。
resign_for = { $player }が投了し、{ $other }の勝ちになります。

leave_title = この対局をやめますか？
leave_question = 対局はまだ途中で、保存もされていません。
leave_finished_question = 対局はまだ保存されていません。
leave_it = やめる

offer_title = 中断した対局
offer_game = { $game }・{ $board }、{ $black }対{ $white }、{ $moves }手まで
offers_more = ほかに{ $games }局あります
offer_continue = 再開
offer_continue_tip = この対局の続きを打つ
offer_later = あとで
offer_later_tip = 対局はライブラリに残る

picture_title = 画像を保存
picture_shows = 内容
picture_of_position = この局面（PNG）
picture_photo = フォト（PNG）
picture_of_game = 対局全体（GIF）
picture_of_result = 結果のカード（PNG）
picture_turning = テーブルを一周（GIF）
picture_drawn_as = 表示方法
picture_of_table = 3D表示
picture_size = サイズ（ピクセル）
picture_speed = 速さ
picture_below = 画像の下
picture_without_caption = なし
picture_with_caption = 得点とコメント
picture_preview = プレビュー
picture_preview_pending = 作成中…
pixels = { $width } × { $height }
choice_of = { $what }：{ $choice }
choose_picture_file = 名前を付けて保存…
photo_frame = 画像の形
photo_window = ウィンドウ
photo_wide = 16:9
photo_portrait = 4:5
photo_leave = フォトモードを終了

open_file_title = 対局を開く
save_file_title = 対局を保存
import_file_title = 対局を取り込む
export_file_title = 対局を書き出す
files_with_games = 棋譜
files_with_pictures = 画像
files_with_endings = 棋譜（{ $endings }）
all_files = すべてのファイル

any_ending = すべて
open_chosen_file = 開く
save_file = 保存
cancel_file = キャンセル
replace_file = 置き換える
replace_question = 同じ名前のファイルがあります。置き換えますか？
show_hidden_files = 隠しファイルを表示
pinned_folders = ピン留め
usual_folders = 場所
devices = デバイス
removable_devices = 外部デバイス
home_folder = ホーム
desktop_folder = デスクトップ
documents_folder = ドキュメント
downloads_folder = ダウンロード
music_folder = ミュージック
pictures_folder = ピクチャ
videos_folder = ビデオ
pin_folder = ピン留めする
unpin_folder = ピン留めを外す
rename_folder = 名前を変更
file_selected = 選択中：
file_name = ファイル名：
name_missing = 名前を入力してください。
folder_of_same_name = 同じ名前のフォルダーがすでにあります。
file_of_same_name = 同じ名前のファイルがすでにあります。
library_instead = ライブラリから探す

system_dialog_title = システムのファイル選択画面で選んでください
system_dialog_note = このウィンドウの後ろに隠れていることがあります。見つからないときは、内蔵の選択画面も使えます。
use_built_in_dialog = 内蔵の選択画面を使う

## The search for commands

# In grey in the field, until somebody types.
palette_hint = コマンド、ボード、レッスン、言語、設定
palette_nothing = 見つかりません。
palette_new_game = 新規対局：{ $game }
palette_language = 言語：{ $language }
palette_lesson = レッスン：{ $lesson }

palette_setting = 設定：{ $setting }
