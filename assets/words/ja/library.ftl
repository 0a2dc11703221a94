### 対局のライブラリと成績

library_title = ライブラリ

tab_games = 対局
tab_in_progress =
    { $games ->
        [0] 中断中
       *[other] 中断中（{ $games }）
    }
tab_recent = 最近のファイル
tab_statistics = 成績
tab_bin = ゴミ箱

library_missing = ライブラリがありません
library_missing_why = 対局を保存するフォルダーがないまま起動しています。
library_being_read = ライブラリを読み込み中…

search_hint = 検索
clear_search = 検索をクリア
clear_search_tip = すべての対局を表示する
all_boards = 全ボード
all_boards_of = { $game }・全ボード
any_result = 全結果
filter_won = 勝ち
filter_lost = 負け
any_level = 全レベル
filter_level = レベル{ $level }

column_level = レベル
column_board = ボード
column_result = 結果
column_date = 日付
column_moves = 手数
reader_plays = あなた
computer_plays = コンピュータ
computer_plays_at = レベル{ $level }
player_unknown = 不明
entry_won = 勝ち
entry_won_points = 勝ち { $own }–{ $others }
entry_lost = 負け
entry_lost_points = 負け { $own }–{ $others }
entry_draw = 引き分け
entry_draw_points = 引き分け { $own }–{ $others }
entry_won_by = { $player }の勝ち
entry_won_by_points = { $player }の勝ち { $more }–{ $less }
entry_unfinished = 未終局
entry_in_part = この対局は一部しか読み込めませんでした。開くと理由がわかります。
entry_in_words = 黒：{ $black }、白：{ $white }、{ $board }、{ $result }
entry_in_words_on = 黒：{ $black }、白：{ $white }、{ $board }、{ $result }、{ $date }

games_counted = { $games }局
games_listed = { $games }局中{ $listed }局
no_games_match = 該当する対局はありません
no_games_match_tip = 検索語を短くするか、ボード・結果・レベルの条件を変えてみてください。
show_all_games = すべての対局を表示
no_games = まだ対局がありません
no_games_tip = 終わった対局や途中でやめた対局は、自動的にここへ保存されます。ファイルから取り込むこともできます。
files_unread =
    { $files ->
        [1] 「{ $name }」を読み込めません。{ $reason }
       *[other] 「{ $name }」など{ $files }個のファイルを読み込めません。{ $reason }
    }

open_game = 開く
continue_game = 再開
choose_first = 先に対局を選んでください
rename_game = 名前を変更
export_game = 書き出し
export_game_tip = この対局をファイルに書き出す
export_listed = すべて書き出し
export_listed_tip = 一覧の対局を1つのファイルにまとめて書き出す
bin_game = ゴミ箱へ
bin_game_tip = 後で元に戻せる（Delete）
game_in_bin = 「{ $name }」をゴミ箱に移しました。
open_file = ファイルを開く
open_file_tip = ファイルから対局を開く
import_games = 取り込み
import_games_tip = ファイルの対局をライブラリに追加する
new_name = 名前
new_name_tip = ライブラリでのファイル名
name_empty = 名前を入力してください。
name_impossible = 使えない文字（/ \ : * ? " < > |）を含む名前、「.」や「-」で始まる名前、「.」で終わる名前、Windowsで使えない名前（CONなど）、長すぎる名前は付けられません。
name_taken = この名前の対局はすでにあります。
rename_cancel = キャンセル

bin_empty = ゴミ箱は空です
bin_empty_tip = 捨てた対局はここに残ります。完全に削除されることはありません。
bin_counted = ゴミ箱に{ $games }局
restore_game = 元に戻す

none_in_progress = 中断中の対局はありません
none_in_progress_tip = ウィンドウを閉じたり停電したりして対局が中断されても、それまでの手順がここに残ります。
players_in_progress = { $black }対{ $white }
game_in_progress = { $board }・{ $moves }手まで・{ $moment }
continue_game_tip = この対局の続きを打つ
no_recent = まだファイルがありません
no_recent_tip = 開いたり保存したりしたファイルがここに並びます。
recent_tip = このファイルを開く

statistics_of = コンピュータとの対局成績（終局した対局のみ）
statistics_of_tip = 人間どうしの対局は含まない
nothing_counted = まだ成績がありません
nothing_counted_on_board = このボードでの対局はありません
nothing_counted_tip = コンピュータとの対局が終わると、勝敗・点差・連勝がここに表示されます。
tile_games = 対局数
tile_games_tip = コンピュータと終局まで打った対局の数
tile_record = 勝・分・敗
tile_record_tip = 勝ち・引き分け・負けの数
tile_score = 勝率
tile_score_tip = 引き分けは0.5勝として計算する
score_in_percent = { $percent }%
tile_streak = 現在の連勝・連敗
tile_streak_tip = 最近の連勝または連敗の数
streak_of_wins =
    { $wins ->
        [1] 1勝
       *[other] { $wins }連勝
    }
streak_of_losses =
    { $losses ->
        [1] 1敗
       *[other] { $losses }連敗
    }
tile_best = 最多連勝
tile_best_tip = これまでに最も長く続いた連勝
plot_levels = レベル別の勝敗
plot_course = 結果の推移（右が最新）
plot_margins = 点差の推移（右が最新）
plot_lengths = 終局までの手数
legend_won = 勝ち
legend_drawn = 引き分け
legend_lost = 負け
level_tally =
    レベル{ $level }
    { $won }勝
    { $drawn }引き分け
    { $lost }敗
course_won = 勝ち
course_drawn = 引き分け
course_lost = 負け
course_won_on = 勝ち、{ $date }
course_drawn_on = 引き分け、{ $date }
course_lost_on = 負け、{ $date }
margin_won = { $points }点差で勝ち
margin_lost = { $points }点差で負け
no_margins = 点差で決着した対局はありません。
games_of_length =
    { $from }～{ $to }手
    { $games }局
