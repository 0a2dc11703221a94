### 設定とこのプログラムについて

language_heading = 言語
language_of_system = システムの言語

page_game = 対局
page_board = ボード
page_sound = サウンド
page_keys = キー
page_accessibility = アクセシビリティ
page_files = ファイル
reset_page = このページを初期設定に戻す
reset_setting = 初期設定に戻す：{ $setting }
value_of = { $setting }：{ $value }
step_back = 1つ下げる：{ $setting }
step_forward = 1つ上げる：{ $setting }

seat_in_new_game = 新規対局の{ $player }
seat_level = コンピュータ（レベル{ $level }）
auto_pass_label = 自動でパスする
auto_pass_tip = ほかに打てる手がないとき
confirm_resign_label = 投了の前に確認する
confirm_leaving_label = 保存していない対局をやめる前に確認する
confirm_leaving_tip = ファイルを置き換える前には必ず確認する

tips_label = 最初の数手のヒント
tips_tip = 初めての人への短い助言をボードの横に表示する
cards_label = スタックの横に説明を表示
cards_tip = スタックにポインターを合わせると、コマ、点数、どこから捕らえられるかがわかる
quality_label = 画質
quality_auto = 自動
quality_low = 低
quality_medium = 中
quality_high = 高
lenses_heading = ボードに表示するもの

sound_on_label = 音を鳴らす
pieces_volume_label = コマの音量
signals_volume_label = 合図の音量
signals_volume_tip = 手番、打てない手、結果
volume_percent = { $percent }%
mono_label = モノラル
mono_tip = コマの位置にかかわらず、左右から同じ音を出す
background_sound_label = ほかのウィンドウが前面にあるとき
background_quieter = 小さくする
background_silent = 鳴らさない
background_as_loud = 同じ音量
sound_no_library = 音が出ません：ALSAのライブラリ（libasound）がインストールされていません。
sound_no_device = 音が出ません：音声デバイスを開けませんでした。
sound_unsupported = 音が出ません：このビルドのAbandeは、このシステムのサウンドに対応していません。

scale_label = 文字とパネルの大きさ
scale_percent = { $percent }%
scale_auto = 自動・{ $percent }%
theme_label = パネルの色
theme_tip = 「自動」はテーブルのテーマに合わせる。「ウォールナットとアイボリー」ではシステムに合わせる
theme_automatic = 自動
theme_dark = ダーク
theme_light = ライト
theme_high_contrast = ハイコントラスト
as_the_system = システムに合わせる
reduced_motion_label = 動きを減らす
reduced_motion_tip = コマと視点がすぐ新しい位置に移る
motion_on = はい
motion_off = いいえ

data_folder_label = データフォルダー
data_folder_tip = 対局、レッスン、成績
settings_file_label = 設定ファイル
settings_file_tip = Abandeを終了していれば編集できる
log_folder_label = ログ
log_folder_tip = 不具合報告のための記録
open_path = 開く
copy_path = 場所をコピー
files_portable = ポータブル：すべてプログラムと同じ場所に保存します。
files_not_kept = 今回はディスクに何も保存しません。

keys_anywhere = いつでも
keys_in_game = 対局中
keys_in_lesson = レッスン中
keys_in_puzzle = パズル中
keys_only_in = { $game }のみ
key_wanted = キーを押す…
key_wanted_help = 「{ $command }」の新しいキーを押してください。Escで中止、Deleteでこのキーを外します。
key_of = { $command }：{ $key }
key_add = キーを追加：{ $command }
key_clash = { $key }はすでに{ $others }に使われています。
key_quoted = 「{ $command }」
key_take = 「{ $command }」に使う
key_keep = そのままにする
key_refused = { $key }は、マスの指定やコピー、貼り付けに使うキーなので、割り当てられません。
key_unusable = このキーはコマンドに割り当てられません。別のキーを選んでください。
keys_reset_all = すべてのキーを初期設定に戻す

about_version = バージョン
about_build = ビルド
about_engine = ゲームエンジン
about_adapter = グラフィックス
about_driver = グラフィックスAPI
about_unknown = 不明
licences_heading = ライセンス
licences_own = Abandeは自由ソフトウェアです。MITライセンスかApacheライセンス2.0のどちらかを選んで利用できます。フォントのInterとM PLUS 1pのライセンスはSIL Open Font Licenseです。
licences_list = プログラムに含まれるものすべてのライセンス
licences_missing = すべてのライセンスの一覧はAbandeのパッケージに付属しますが、このプログラムには付いていません。
copy_diagnostics = 診断情報をコピー
copy_diagnostics_tip = バージョン、グラフィックス、設定、最近のメッセージを、不具合報告用にテキストでコピーする
