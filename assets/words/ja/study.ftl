region_centre = 中央
region_top = 上側
region_bottom = 下側
region_left = 左側
region_right = 右側
region_top_left = 左上
region_top_right = 右上
region_bottom_left = 左下
region_bottom_right = 右下

hint_region = { $region }を見てください。{ $aim }
aim_end = そこでの最善手は、対局を終わらせる手です。
aim_points = そこでの最善手は、すぐに{ $points }点得する手です。
aim_tower = そこでの最善手は、タワーを作る手です。
aim_safety = そこでの最善手は、危険をなくす手です。
aim_attack = そこでの最善手は、相手を狙う手です。
aim_smothering = そこでの最善手は、グループを窒息させる手です。
aim_sleep = そこでの最善手は、相手のスタックを休眠させる手です。
aim_waking = そこでの最善手は、自分のスタックを休眠から覚ます手です。
aim_pin = そこでの最善手は、相手のスタックを固定する手です。
aim_freedom = そこでの最善手は、自分のスタックの固定を解く手です。
aim_connection = そこでの最善手は、自分のグループをつなぐ手です。
aim_last_entry = そこでの最善手は、最後のコマを追加する手です。
aim_later = そこでの最善手は、すぐには大きな得にならなくても、次に備える手です。

hint_kind = { $kind }{ $reason }
kind_enter = コマを追加してください。
kind_capture = 相手を捕らえてください。
kind_pass = パスしてください。
kind_place = 石を置いてください。
kind_spend_komi = コミを1点使ってください。
kind_only = ほかに打てる手はありません。
kind_best = これほど良い手は、ほかにありません。
kind_found = これより良い手は見つかりませんでした。

hint_stack_only_one = { $point }のスタックを動かしてください。相手を捕らえられるのはこのスタックだけです。
hint_stack_in_danger = { $point }のスタックを動かしてください。今の場所では危険です。
hint_stack_free = { $point }のスタックを動かしてください。
hint_stack_protected = { $owner }の{ $point }を見てください。最善手は、そのスタックを守る手です。
hint_stack_threatened = { $owner }の{ $point }を見てください。最善手は、そのスタックを狙う手です。
hint_stack_woken = { $owner }の{ $point }を見てください。最善手でそのスタックが休眠から覚めます。
hint_stack_put_to_sleep = { $owner }の{ $point }を見てください。最善手でそのスタックが休眠します。
hint_stack_pinned = { $owner }の{ $point }を見てください。最善手でそのスタックが固定されます。
hint_stack_freed = { $owner }の{ $point }を見てください。最善手でそのスタックの固定が解けます。
hint_stack_beside = 最善手は、{ $point }にある{ $owner }のスタックの隣です。
hint_group_protected = { $owner }の{ $point }を見てください。最善手は、そのグループを守る手です。
hint_group_threatened = { $owner }の{ $point }を見てください。最善手は、そのグループを狙う手です。
hint_group_smothered = { $owner }の{ $point }を見てください。最善手でそのグループが窒息します。
hint_group_beside = 最善手は、{ $point }にある{ $owner }のグループの隣です。

hint_move = 最善手は{ $mv }です。
chance_to_win = 強い人どうしなら、{ $player }の期待勝率は約{ $percent }%です。
sure_to_win = 最善を尽くせば、{ $player }の勝ちが確実です。
sure_to_lose = 最善を尽くしても、{ $player }の負けが確実です。

question_falls = もう一度見てください。{ $point }が{ $by }から捕らえられます。
question_smothered = もう一度見てください。{ $by }に石を置かれると{ $cells }が窒息します。
question_plain = { $mv }を打つ前に、もう一度見てください。もっと良い手があります。
stake_game = この手で負けになるかもしれません。
stake_chance = この手で期待勝率がかなり下がります。
stake_points = この手は約{ $points }点の損です。

review_progress = 局面{ $done }/{ $all }
review_accuracy = { $player }の精度は{ $percent }%でした。
review_chances = 期待勝率は、強い人どうしの場合の値です。
review_flawless = 悪手は見つかりませんでした。
review_mistakes =
    { $count ->
        [1] 悪手が1手ありました：
       *[other] 悪手が{ $count }手ありました（損の大きい順）：
    }
review_cost =
    { $percent ->
        [0] { $mv }は{ $points }点の損でした。
       *[other] { $points ->
            [0] { $mv }で期待勝率が{ $percent }%ポイント下がりました。
           *[other] { $mv }で期待勝率が{ $percent }%ポイント下がり、{ $points }点の損になりました。
        }
    }
review_cost_nothing = { $mv }による損はありませんでした。
review_proved = これは読み切った結果です。
review_better = より良い手順：{ $line }
review_better_facts = この手順なら変わっていたこと：
review_played_facts = この手で変わったこと：

fact_wins = { $winner }の勝ちです。
fact_smothered = { $owner }の{ $cells }の石が窒息します。
fact_rescued = { $owner }の{ $cells }のグループが助かります。
fact_attacked = { $owner }の{ $cells }のグループを次に窒息させることができます。
fact_endangered = { $owner }の{ $cells }のグループは、{ $by }に石を置かれると窒息します。
fact_joined = { $owner }の{ $groups }個のグループが1つになります。
fact_komi_spent = コミを1点使います。
