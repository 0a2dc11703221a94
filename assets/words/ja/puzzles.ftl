### パズル（ウィンドウとターミナル）

puzzle_win = { $player }の番です。勝てる唯一の手を見つけてください。
puzzle_draw = { $player }の番です。引き分けにできる唯一の手を見つけてください。
puzzle_points = { $player }の番です。{ $margin }点差で勝てる唯一の手を見つけてください。
puzzle_smother =
    { $moves ->
        [1] { $player }の番です。{ $cell }のグループを1手で窒息させてください。
       *[other] { $player }の番です。{ $cell }のグループを、自分の{ $moves }手で窒息させてください。
    }
puzzle_save = { $player }の番です。{ $cell }のグループを助けてください。
warm_up_capture = { $player }の番です。取り返されないように、相手のスタックを捕らえてください。
warm_up_tower = { $player }の番です。コマ3個のスタック（タワー）を作ってください。
warm_up_awake = { $player }の番です。休眠せず捕らえられもしない所にコマを追加してください。
warm_up_sleep = { $player }の番です。{ $cell }のスタックを眠らせてください。
warm_up_pin = { $player }の番です。{ $cell }のスタックを固定して、ほかのスタックを捕らえられないようにしてください。
warm_up_last_entry = { $player }の番です。手持ちの最後のコマを、休眠せず捕らえられもしない所に追加してください。
warm_up_breathe = { $player }の番です。{ $cell }の自分のグループは、相手の次の手で窒息しそうです。息ができるようにしてください。
warm_up_enclose = { $player }の番です。陣地を囲んでください。
warm_up_smother = { $player }の番です。{ $cell }のグループを窒息させてください。
warm_up_two_breaths = { $player }の番です。{ $cell }の自分のグループに、自分の陣地である息と、相手の複数のグループが接する息の両方を持たせてください。

puzzle_right = 正解です。続けてください。
puzzle_solved = 正解です。よくできました。
puzzle_solved_after_all = 正解です。これが答えです。
puzzle_wrong_keep = もっと良い手があります。
puzzle_wrong_smother = それでは間に合わず、グループを窒息させられません。
puzzle_wrong_save = それではグループは助かりません。
puzzle_wrong_warm_up = その手ではありません。もう一度考えましょう。ウォームアップなので、レーティングは下がりません。
puzzle_improve = { $player }の番です。対局では{ $mv }でした。もっと良い手を見つけてください。
puzzle_wrong_improve = それは対局で打った手です。
puzzle_unjudged = この手は評価できませんでした。
refuted_win = { $line }の後は{ $points }点差の勝ちにしかなりません。
refuted_draw = { $line }の後は引き分けにしかなりません。
refuted_loss = { $line }の後は{ $points }点差の負けです。
refuted_escape = { $mv }には{ $reply }と打たれ、グループは残ります。
refuted_stands = { $mv }の後もグループは残っています。
refuted_falls = { $mv }には{ $reply }と打たれ、グループはもう助かりません。
refuted_gone = { $mv }を打つと、グループはなくなってしまいます。

puzzle_themes = テーマ：{ $themes }
puzzle_rating_up = あなたのレーティング：{ $rating } ± { $uncertainty }（+{ $by }）
puzzle_rating_down = あなたのレーティング：{ $rating } ± { $uncertainty }（−{ $by }）
puzzle_rating_same = あなたのレーティング：{ $rating } ± { $uncertainty }
puzzle_price = 間違えるか、ヒントや答えを見ると、レーティングが{ $cost }下がります。別のパズルへ進んでも下がりません。
puzzle_streak = 連続正解：{ $count }

theme_win = 勝ち
theme_draw = 引き分け
theme_points = 得点
theme_entry = 追加
theme_capture = 捕獲
theme_pass = パス
theme_sacrifice = 捨てゴマ
theme_defence = 守り
theme_threat = 狙い
theme_tower = タワー
theme_sleep = 休眠させる
theme_waking = 休眠から覚ます
theme_pin = 固定
theme_freedom = 固定を解く
theme_last_entry = 最後のコマ
theme_smothering = 窒息
theme_rescue = 助ける
theme_connection = つなぐ
theme_double_attack = 両狙い
theme_counter = 反撃
theme_elimination = 終局
theme_two_moves = 自分の2手で解く
theme_long = 長手順
theme_warm_up = ウォームアップ
