### 終局：勝者、理由、点差

you_win = あなたの勝ち
you_win_by = { $own }対{ $other }であなたの勝ち
player_wins = { $player }の勝ち
player_wins_by = { $own }対{ $other }で{ $player }の勝ち
draw_at = { $black }対{ $white }で引き分け
draw = 引き分け

reason_verdict = { $verdict }。
reason_even = 両者の得点は同じです。
reason_no_group = { $player }のグループがなくなりました。
reason_slept = 休眠中の点：黒{ $black }点、白{ $white }点。
reason_slept_decided = { $player }の休眠中の{ $points }点が勝敗を分けました。
reason_towers = 得点になったタワーの数は、{ $player }が{ $towers }、{ $other }が{ $other_towers }でした。
reason_points = 得点で{ $player }が{ $points }点上回りました。

row_high = { $height }段
row_points = 得点
row_asleep = 休眠（除外）
row_handicap = ハンデ
row_groups = グループ
row_stones = ボード上の石
row_stones_lost = 失った石
row_territory = 陣地のマス
row_komi_spent = 使ったコミ
row_aloud = { $row }：黒 { $black }、白 { $white }

end_both_passed = 両者がパスしました。
end_sleepers = 休眠中のため除外：{ $stacks }
end_sleeper = { $point }（{ $points }点）

count_again = 集計を見る
count_again_tip = 得点の集計をもう一度見る
sleepers_back = 休眠中のスタックも表示
sleepers_back_tip = 休眠中のスタックを元の位置に戻して、終局時のボードを見る
rematch = 再戦
rematch_tip = 黒白を入れ替えてもう一局

card_moves = { $count }手
card_chances = 期待勝率
card_lead = 手ごとの点差
card_turning_point = 勝負の分かれ目：{ $number }手目、{ $mv }
