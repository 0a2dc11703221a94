### 対局中、ボードのまわりに出る言葉

window_set_up = 局面編集 - Abande
window_to_move = { $player }の番 - Abande
window_won = { $player }の勝ち - Abande
window_draw = 引き分け - Abande

game_title = { $game }・{ $board }
game_title_komi = { $game }・{ $board }・コミ{ $komi }点

your_turn = あなたの番です
player_to_move = { $player }の番です
player_thinking = { $player }が考えています
game_paused = 一時停止中
counting_points = 得点を集計中
your_first_stone = あなたの1個目の石
your_second_stone = あなたの2個目の石
first_stone_of = { $player }の1個目の石
second_stone_of = { $player }の2個目の石
starting_position = 開始局面
move_of = { $number }手目（全{ $moves }手）
in_a_variation = 変化手順を表示中

last_entered = { $player }が{ $point }にコマを追加
last_placed = { $player }が{ $points }に着手
last_captured = { $player }が{ $from }から{ $to }を捕獲
last_passed = { $player }がパス
last_spent_komi = { $player }がコミを1点使用
last_removed = { $last }・{ $groups }グループを除去
last_lost = { $last }・{ $groups }グループを失う

move_now = すぐ打たせる
skip_counting = スキップ
back_to_the_game = 対局に戻る
play_on = 再開

plate = { $player }（{ $seat }）：{ $score }、{ $supply }
plate_to_move = { $player }（{ $seat }）の番：{ $score }、{ $supply }
plate_tip = { $plate }。クリックで対局者を変更
you = あなた
points_and_asleep = { $points }点（ほかに休眠中{ $asleep }点：隣に相手のスタックなし）
points_below = 点
groups_below = グループ
in_hand =
    { $pieces ->
        [0] 手持ちなし
       *[other] 手持ち{ $pieces }個
    }
# What sleeps and so does not count, behind what is in hand.
supply_and_asleep = { $supply }・休眠{ $asleep }点
stones_and_komi = 石{ $stones }個・コミ残り{ $komi }点
turn_long = 手番
turn_short = 手番
thinking_long = 思考中（{ $seconds }秒）
thinking_short = { $seconds }秒

cannot_pass_now = 今はパスできません。
pass_later = 手持ちがなくなるとパスできます（あと{ $pieces }個）。
computers_turn = コンピュータの番です。
computer_plays_both = コンピュータどうしの対局中です。

pass_you_win = ここでパスすると終局し、{ $own }対{ $other }であなたの勝ちです
pass_you_lose = ここでパスすると終局し、{ $own }対{ $other }であなたの負けです
pass_wins = ここでパスすると終局し、{ $own }対{ $other }で{ $player }の勝ちです
pass_loses = ここでパスすると終局し、{ $own }対{ $other }で{ $player }の負けです
pass_draws = ここでパスすると終局し、{ $own }対{ $other }で引き分けです
pass_and_end = パスして終局
decided_won_by = 勝敗は決まりました。双方が最善を尽くせば、あなたの{ $points }点勝ちです。
decided_lost_by = 勝敗は決まりました。双方が最善を尽くせば、あなたの{ $points }点負けです。
decided_won = 勝敗は決まりました。双方が最善を尽くせば、あなたの勝ちです。
decided_lost = 勝敗は決まりました。双方が最善を尽くせば、あなたの負けです。
decided_finish = 終局する
decided_finish_tip = { $player }の投了で対局を終える
decided_play_on = 続ける
decided_play_on_tip = この対局では、もう確認しない

stood_at_start = 開始局面と同じ局面です。繰り返してもかまいません。
stood_after = { $number }手目の後と同じ局面です。繰り返してもかまいません。

hint_first_piece = 好きなマスをクリックし、最初のコマを置きましょう
hint_next_pieces = ボード上のコマの隣に置きましょう。コマ全体で1つのバンドになります
hint_capture = ここからは捕らえることもできます。自分のスタックをクリックし、光っている隣のスタックを選びましょう
hint_two_stones = 外周の隣り合わない2か所（辺か角）に石を1個ずつ置きましょう
hint_second_stone = 2個目の石を、光っているマスに置きましょう。Escキーで1個目を戻せます
hint_territory = 相手の陣地以外に石を置きましょう。グループをポイントすると息が見えます

card_stack = { $point }：{ $pieces }
card_points = { $player }の{ $points }点
card_asleep = 休眠中：{ $points }点は得点にならない
card_tower = タワー：動かせず、捕らえられない
card_pinned = 固定：バンドをつないでいる
card_holds = 固定：動くと{ $points }が切り離される
card_captors = { $points }から捕らえられる
card_safe = どこからも捕らえられない
card_group = { $player }のグループ

legend_threatened = 次に取られそう
legend_capturable = 今捕らえられる
legend_tower = タワー：動かせない
legend_safe = タワー：安全
legend_pinned = 固定：ポイントで理由表示
legend_part = 動くと分かれる部分
legend_freeing = 追加すると固定が解ける
legend_open = ここに置ける
legend_closed = ここには置けない
legend_asleep = 休眠中：得点にならない
legend_breath = グループを生かす息
legend_short_breath = 生かせない息
legend_enemy = 息に接する相手
legend_doomed = 取り除かれる
legend_territory = { $player }だけが置ける
legend_danger = あと1手で窒息
legend_danger_from = 窒息させる手

tag_counted = { $points }
tag_laid_aside = 休眠中：除外
tag_half = 1/2
tag_change = { $player }{ $change }
tag_changes = { $mover }・{ $other }
tag_removes = { $player }の{ $groups }グループ（石{ $stones }個）を取り除く
tag_removes_both = { $enemy }の{ $enemy_groups }グループ（石{ $enemy_stones }個）、続いて{ $own }の{ $own_groups }グループ（石{ $own_stones }個）を取り除く
tag_breaths_none =
    { $breaths ->
        [0] { $player }：息なし
        [1] { $player }：息1か所、これでは生きられない
       *[other] { $player }：息{ $breaths }か所、どの息でも生きられない
    }
tag_breaths_some = { $player }：息{ $breaths }か所、うち{ $alive }か所で生きられる
tag_breaths_all =
    { $breaths ->
        [1] { $player }：息1か所、これで生きられる
       *[other] { $player }：息{ $breaths }か所、どの息でも生きられる
    }
tag_in_danger = { $tag }・あと1手で窒息
