### 対局、記録、設定をディスクに保存するときの問題

disk_full = { $file }を書き込む空き容量がありません
disk_read_only = { $file }のあるディスクには書き込めません
write_denied = { $file }に書き込む権限がありません
not_there = { $file }が見つかりません
in_the_way = { $file }の場所に別のものがあります
held_by_other = { $file }は、同時に起動している別のAbandeが使用中です
too_large_a_file = { $file }が大きすぎます
other_trouble = { $file }：{ $message }
fault_inside = プログラム内でエラーが発生しました
disk_silent = ディスクが応答しません
no_home_folder = ホームフォルダーがありません（--data-dirでフォルダー、--configで設定ファイルを指定できます）

game_not_being_saved = この対局を保存できません：{ $reason }。
game_saved_again = 対局を再び保存できるようになりました。
game_not_kept = 対局をライブラリに保存できませんでした：{ $reason }。
game_is_on_the_table = それは今打っている対局です。
record_would_differ = 棋譜が対局と一致しません

journal_cut = この対局の記録は破損していて、途中までしか読み込めませんでした。元の記録のコピーを残してあります。
no_such_interrupted_game = { $id }という中断した対局はありません。
game_is_held = その対局は、同時に起動している別のAbandeで開かれています。
journal_unreadable = その対局の記録を読み込めません。{ $reason }
journal_is_empty = 中身が空です。
journal_line_damaged = 最初の行が破損しています。
journal_line_unknown = 最初の行の形式に対応していません。
journal_too_new = より新しいバージョンのプログラムで書かれたものです。
journal_impossible = 最初の行の内容が正しくありません。
game_not_resumed = その対局は再開できません：{ $reason }。
record_not_written = 棋譜を書き込めません：{ $reason }。

no_such_game = { $id }という対局はライブラリにありません。
game_not_read = その対局を読み込めません。{ $reason }
game_file_trouble = 対局のファイルに問題があります：{ $reason }。
game_name_taken = { $id }という名前の対局はすでにあります。
game_name_impossible = この名前は使えません。空であるか、長すぎるか、ファイル名に使えない文字を含んでいます。
game_says_too_little = どのゲームの棋譜かが書かれていません。

setting_unusable = 設定の{ $line }行目：{ $key }に指定できるのは{ $expected }です。標準の値を使います。
settings_unusable = 設定ファイル{ $file }に問題が{ $problems }件あります。最初のもの：{ $first }
settings_not_understood = 設定の{ $line }行目を読み込めないため、標準の設定を使います。
settings_twice = 設定の{ $line }行目の項目が前の行と重複しているため、標準の設定を使います。
settings_not_text = 設定の{ $line }行目がUTF-8のテキストではないため、標準の設定を使います。
settings_not_read = 設定を読み込めないため、標準の設定を使います：{ $reason }。
expected_truth = trueまたはfalse
expected_whole = { $low }から{ $high }までの整数
expected_number = { $low }から{ $high }までの数
expected_pair = [1, 2]のような、{ $low }から{ $high }までの2つの整数
expected_theme = テーマの名前、または「.toml」を除いたテーマファイルの名前
expected_seat = 「human」または「ai:レベル」（レベルは1から{ $strongest }まで）
expected_time_control = 「5」「5+3」「5d3」「5b3x30」「5h」のような持ち時間
expected_handicap = ハンデ（例：「white-pieces-3」「black-points-5」「white-captures-12」、パイルールは「pie」）
expected_path = ファイルかフォルダーの名前
expected_paths = ファイル名の一覧
expected_keys = {"{"} pass = ["P"] {"}"}のような、コマンドとキーの表
expected_camera = 数の表（例：{"{"} yaw = 0.0, elevation = 0.9, zoom = 1.0, pan = [0.0, 0.0] {"}"}）
expected_table = 表
