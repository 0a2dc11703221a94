### 端末版：対局の経過と状況を1行ずつ（読み上げられることがある）

entered = { $player }が{ $point }にコマを追加しました。
placed = { $player }が{ $cells }に石を置きました。
spent_komi =
    { $left ->
        [0] { $player }がコミを1点使いました。残りはありません。
       *[other] { $player }がコミを1点使いました。残りは{ $left }点です。
    }
captured = { $player }が{ $mv }で捕らえました：{ $pieces }、{ $height }段。
captured_to_tower = { $player }が{ $mv }で捕らえました：{ $pieces }、{ $height }段のタワー。
passed = { $player }がパスしました。
stones_gone = { $player }の石が取り除かれました：{ $cells }。

group_score = グループ：黒{ $black }個、白{ $white }個。
komi_left = コミの残り：{ $komi }点。
point_score =
    黒{ $black }点{ $black_asleep ->
        [0] {""}
       *[other] （ほかに休眠中{ $black_asleep }点）
    }、白{ $white }点{ $white_asleep ->
        [0] {""}
       *[other] （ほかに休眠中{ $white_asleep }点）
    }。
hands = 手持ち：黒{ $black }個、白{ $white }個。

resigned = { $loser }の投了により、{ $winner }の勝ちです。
lost_on_time = { $loser }の時間切れにより、{ $winner }の勝ちです。
draw_agreed = 両者の合意により、引き分けです。
over_and_won = 終局：{ $winner }の勝ちです。
over_and_drawn = 終局：引き分けです。
score_stood = 得点は黒{ $black }点、白{ $white }点でした。
no_group_left = 終局：{ $loser }のグループがなくなりました。
victory = { $winner }の勝ちです。
over_by_passes = 終局：パスが2回続きました。
no_sleepers = 休眠中のスタックはありません。
sleepers_leave = 休眠中：{ $stacks }。隣に相手がいないスタックは取り除かれ、得点になりません。
sleeper = { $player }{ $point }（{ $height }段）
points_counted = { $player }：{ $count }
drawn_by_points = { $black }対{ $white }で引き分けです。
won_by_points = { $more }対{ $less }で{ $winner }の勝ちです。
