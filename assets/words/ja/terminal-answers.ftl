### 端末版：局面についての質問への答え（読み上げられることがある）

turn_now = { $player }の番です（{ $seat }）。これまでの手数は{ $plies }手です。
over_after = { $plies }手で終局しました。
no_move_played = まだ1手も打たれていません。
before_any_move = 開始局面です。まだ1手も打たれていません。

may_enter = 追加できるマス：{ $points }。
may_place = 石を置けるマス：{ $cells }。
may_place_two = 外周の隣り合わない2か所に石を置きます。置けるマス：{ $cells }。
may_spend_komi = コミを1点使うこともできます：komi
may_capture = 捕らえる手：{ $captures }。
may_pass = パスもできます。
only_pass = パスしかできません。
no_capture = 捕らえる手はありません。

which_point = どのマスですか？ d4のように入力してください。
point_unknown = 「{ $text }」というマスはありません。d4のように入力してください。
point_is_empty = { $point }は空きマスです。
tower_stays = { $point }はタワーです。動くことも捕らえられることもありません。
stack_is_safe = この手番では、{ $player }は{ $point }を捕らえられません。
stack_is_attacked = { $point }は{ $from }から捕らえられます。
stack_attacks = { $point }は{ $targets }を捕らえられます。

empty_point = { $point }：空き。
enterable_point = { $point }：空き、コマを追加できます。
stack_on_point =
    { $point }：{ $pieces }、{ $height }段、{ $fixed ->
        [tower] タワー、
        [pinned] 固定、
       *[free] {""}
    }{ $state ->
        [asleep] 休眠中
       *[awake] 起きている
    }。
open_cell = { $point }：空き、石を置けます。
territory_cell = { $point }：空き、{ $owner }の陣地。
own_territory_cell = { $point }：空き、{ $owner }の陣地、石を置けます。
stone_on_cell = { $point }：{ $owner }、石{ $stones }個のグループ、息{ $breaths }か所。

which_row = どの列ですか？ 例：row d
row_of_points = { $points }。
row_stack = { $point }は{ $pieces }
row_gap = { $point }は空き
row_gaps = { $first }から{ $last }までは空き

which_stacks = 例：stacks black、stacks white
stacks_of = { $player }のスタックは{ $stacks }個です。
sleeping_stacks = 休眠中の黒：{ $black }。休眠中の白：{ $white }。
none_asleep = なし
towers_of_players = 黒のタワー：{ $black }。白のタワー：{ $white }。
no_towers = なし
no_stack_pinned = 固定されたスタックはありません。
stack_pinned = { $player }の{ $point }：{ $reason }

which_groups = 例：groups black、groups white
groups_of = { $player }のグループは{ $groups }個です。
group_breaths = { $cells }：息{ $breaths }か所。
group_at = { $point }にある{ $owner }のグループは石{ $stones }個、息{ $breaths }か所です。
breath_enemies = { $cells }：相手のグループ{ $groups }個。
territory_of_players = 黒の陣地：{ $black }。白の陣地：{ $white }。
no_territory = なし
