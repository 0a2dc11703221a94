### パズルの連続挑戦（タイムアタックなど）と今日のパズル

daily_title = 今日のパズル
daily_about = { $date }、レーティング変動なし
daily_about_solved = { $date }、正解済み
daily_tip = 毎日1問、だれにでも同じ新しいパズルが出る
unrated_puzzle = このパズルではレーティングは変わりません。

rush_label = タイムアタック
streak_label = ノーミス
rush_about = 3分、3回間違えると終了
streak_about = 間違えるまで
run_about_best = { $about }、最高：{ $best }
offer_read_aloud = { $title }：{ $about }
rush_begins = タイムアタックです。3分間でできるだけ多くのパズルを解いてください。3回間違えると終わります。
streak_begins = ノーミスに挑戦です。できるだけ多くのパズルを解いてください。1回間違えると終わります。1問だけスキップできます。

run_title = { $run }：{ $board }
run_time_left = 残り時間：{ $time }
run_minute_left = 残り1分です。
run_seconds_left = 残り20秒です。
run_score = 正解：{ $count }
run_mistakes_left = 残りミス：{ $count }
run_skip_label = スキップ
run_skip_tip = 次のパズルへ進む（1回だけ）
run_stop_label = 終了
run_stop_tip = 終了して結果を見る

run_time_up = 時間切れです。
run_third_mistake = 3回目の間違いです。
run_first_mistake = 間違いです。
run_none_left = パズルはもうありません。
run_stopped = 途中で終了しました。
run_solved = { $count }問正解
run_new_best = 最高記録です。
run_best = 最高：{ $best }
run_highest = 解いた最難問：レーティング{ $rating }
run_missed_heading = 解けなかったパズル
run_missed_unrated = レーティングは変わりません。
run_missed_row = { $board }、レーティング{ $rating }
run_missed_next_tip = 解けなかった次のパズルへ進む。最後は結果に戻る
run_again_label = もう一度
run_again_tip = もう一度挑戦する
