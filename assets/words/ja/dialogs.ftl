### 確認、ファイル選択とその応答

close_dialog = 閉じる
close_dialog_tip = 閉じる（Esc）
keep_playing = 対局を続ける

resign_title = 投了しますか？
resign_as = あなた（{ $player }）が投了し、{ $other }の勝ちになります。
resign_for = { $player }が投了し、{ $other }の勝ちになります。

leave_title = この対局をやめますか？
leave_question = 対局はまだ途中で、保存もされていません。
leave_it = やめる

offer_title = 中断した対局
offer_game = { $game }・{ $board }、{ $moves }手まで。黒：{ $black }、白：{ $white }
offers_more = ほかに{ $games }局あります
offer_continue = 再開
offer_continue_tip = この対局の続きを打つ
offer_later = あとで
offer_later_tip = 対局はライブラリに残ります
