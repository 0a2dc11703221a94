### 対局時計：選択、対局者の時間、お知らせ。

clock_hours = { $hours }時間
clock_minutes = { $minutes }分
clock_seconds = { $seconds }秒
clock_two_units = { $larger }{ $smaller }
clock_short_minutes = { $minutes }分
clock_short_seconds = { $seconds }秒

clock_heading = 時計
without_clock = 時計なし
custom_clock = カスタム…
short_byo_yomi = { $main } + { $length }×{ $periods }回
short_hourglass = 砂時計{ $main }
without_clock_means = 時間を好きなだけかけられる
for_each_player = 各{ $time }
sudden_death_means = { $main }の切れ負け
fischer_means = { $main }、1手ごとに{ $increment }追加
bronstein_means = { $main }、1手ごとに使った時間が最大{ $delay }戻る
byo_yomi_means = { $main }、その後は1手{ $length }の秒読み（{ $periods }回使い切ると負け）
byo_yomi_alone_means = 1手{ $length }の秒読み（{ $periods }回使い切ると負け）
hourglass_means = { $main }、一方が使った時間は他方に加わる
other_time_for_white = 白は別の持ち時間
other_time_for_picker = 黒か白を選ぶ側は別の持ち時間
time_for_both = 両者の持ち時間
time_for = 持ち時間：{ $player }
time_control_examples = 5：5分切れ負け。5+3：1手ごとに3秒追加。5d3：使った時間が1手ごとに最大3秒戻る。10b3x30：10分の後、30秒の秒読み3回。5h：砂時計。
time_control_unreadable = 例：5、5+3、10b3x30
time_control_without_time = 手を打つ時間がありません
time_control_too_long = 合計100時間、1手ごとに1時間までです

pause_clock_label = 時計を一時停止
pause_clock_tip = 両者の時計を止める
run_clock_label = 時計を再開
run_clock_tip = 両者の時計を再び動かす
give_opponent_time = 相手に{ $time }追加
give_player_time = { $player }に{ $time }追加
give_time_tip = 相手の持ち時間を増やす

supply_and_time = { $supply }、残り時間：{ $time }
clock_less_than = { $time }未満
time_in_periods = 秒読み{ $time }、残り{ $periods }回
clock_without_time = なし

flag_fell = { $player }の時間切れです
clock_stood_still = プログラムが止まっていた{ $time }の間、時計も止めていました
was_given_time = { $player }の持ち時間が{ $time }増えました
has_time_left = { $player }の残り時間は{ $time }です
