### しばらく表示される短いお知らせ

pasted_is_no_game = 貼り付けたテキストは棋譜ではありません。{ $fault }
clipboard_without_text = クリップボードにテキストがありません。
clipboard_not_read = コピー元のプログラムが応答しないため、貼り付けできませんでした。
clipboard_not_written = クリップボードが応答しないため、コピーできませんでした。
game_copied = 棋譜をコピーしました
position_copied = 局面をコピーしました
copied_for_abstract_play = Abstract Play用のJSON形式で棋譜をコピーしました
copied_for_abstract_play_without = Abstract Play用のJSON形式で棋譜をコピーしました（{ $what }を除く）
loss_of_variations = 変化手順の{ $moves }手
loss_of_notes = コメントや記号
loss_of_tags = 一部のタグ
game_not_copied = コピーできませんでした。Abstract Playの形式はAbande専用で、{ $game }には使えません。
board_not_copied = コピーできませんでした。Abstract Playにはボード「{ $board }」がありません。

game_saved_as = { $file }に保存しました
game_not_saved_as = { $file }に保存できませんでした。{ $reason }
choose_other_name = 別の名前で保存してください。
picture_begun = { $file }を作成しています。そのまま対局を続けられます。
picture_not_drawn = 画像を作成できませんでした。理由はログに記録されています。
game_opened = { $file }を開きました
first_game_opened = { $file }にある複数の対局のうち、最初の対局を開きました
game_opened_partly = { $file }を、最初の誤りの手前まで読み込みました。{ $fault }
game_not_opened = { $file }を開けませんでした。{ $reason }
pasted_game_opened = 貼り付けた棋譜を開きました
first_pasted_game_opened = 貼り付けた複数の棋譜のうち、最初の棋譜を開きました
pasted_game_opened_partly = 貼り付けた棋譜を、最初の誤りの手前まで読み込みました。{ $fault }

computer_picked = コミ{ $komi }点：コンピュータは{ $side }を選びました
computer_cannot_move = コンピュータはここで打てません。手を戻すか、コンピュータの名前をクリックして代わりに打ってください。

settings_not_saved = 設定を保存できません：{ $what }。
settings_saved_again = 設定を再び保存できるようになりました。
disk_slow = ファイルの読み書きに通常より時間がかかっています。ディスクが応答していないのかもしれません。
key_of_unknown_command = 設定では「{ $command }」にキーが割り当てられていますが、そのようなコマンドはありません。
key_not_usable = 設定の「{ $key }」は、{ $command }のキーとして使えません。
key_shared = 設定では{ $key }が{ $first }と{ $second }の両方に割り当てられています。有効なのは{ $first }だけです。
safe_mode = セーフモード：簡易表示と標準の設定で動作中です。設定を変えても保存されません。
last_run_failed = 前回、Abandeが予期せず終了しました。対局は保存されています。レポート：{ $report }
last_run_failed_unsaved = 前回、Abandeが予期せず終了しました。対局は保存されていませんでした。レポート：{ $report }
last_run_failed_without_game = 前回、Abandeが予期せず終了しました。レポート：{ $report }
failed_inside = プログラム内でエラーが発生しましたが、そのまま対局を続けられます。レポート：{ $report }
failed_inside_unreported = プログラム内でエラーが発生しましたが、そのまま対局を続けられます。レポートは書き込めませんでした。
nothing_kept = 対局も設定も保存されません：{ $reason }。

game_in_part = この対局は一部しか読み込めませんでした。{ $what }
game_on_table_keeps_name = 今打っている対局です。名前を変更するには、先に別の対局を始めるか開いてください。
game_left_not_kept = 直前の対局をライブラリに保存できませんでした：{ $reason }。
files_set_aside =
    { $files ->
        [1] ライブラリのファイルが1つ読み込めないため、{ $name }に名前を変更しました
       *[other] ライブラリのファイルが{ $files }個読み込めないため、名前を変更しました（最初のものは{ $name }）
    }
game_not_renamed = 名前を変更できませんでした。{ $reason }
games_not_removed = { $games }局をゴミ箱に移せませんでした。{ $reason }
games_not_restored = { $games }局を元に戻せませんでした。{ $reason }
games_exported = { $games }局を{ $file }に書き出しました
games_not_exported = { $file }に書き出せませんでした。{ $reason }
games_imported = { $file }から{ $games }局を取り込みました。
games_imported_but_known = { $file }から{ $games }局を取り込みました。ほかの{ $known }局はすでにライブラリにあります。
games_known =
    { $known ->
        [1] { $file }の対局はすでにライブラリにあります。
       *[other] { $file }の{ $known }局はすでにライブラリにあります。
    }
games_not_imported = { $file }から取り込んだ対局はありません。
games_not_read =
    { $games ->
        [1] { $number }局目は一部しか読み込めませんでした。{ $what }
       *[other] { $games }局は一部しか読み込めませんでした（最初のものは{ $number }局目）。{ $what }
    }
file_not_imported = { $file }を取り込めませんでした。{ $reason }
no_game_in_file = { $file }には棋譜がありません

passed_by_itself = ほかに打てる手がないため、自動でパスしました。
path_copied = ファイルの場所をコピーしました
diagnostics_copied = 診断情報をコピーしました
folder_not_opened = 「{ $folder }」を開けませんでした。
