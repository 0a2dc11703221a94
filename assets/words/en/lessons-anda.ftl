### Lessons of Anda. Each step first says its goal, then what was achieved; the texts after that answer usual wrong
### tries. Speak to the player as a friendly teacher would: short, concrete, one idea at a time. The player may be
### clicking or typing, so say neither. Cells such as c3 stay as they are.

## Groups and breaths

groups_title = Groups and breaths
groups_about = The first turn, what a group is, and how it breathes.
groups_first = Whoever loses their last group loses. Start with two stones on the edge, on two sides or corners that do not touch.
groups_first_done = Good. The edge has six corners and six sides, and the two parts you chose do not touch.
groups_first_one = Two stones, please: only the first turn works this way.
groups_first_inside = The first two stones go on the edge of the board.
groups_first_near = These two parts of the edge touch. Move one stone farther away.
groups_first_same = Both stones are on the same part of the edge. Choose two parts that do not touch.
groups_find = Stones of one colour that touch each other form a group. Find each of Black’s three groups.
groups_find_done = Three groups: a chain, a pair and the single stone on d7.
groups_find_else = There is no black group there.
groups_join = One stone can join two groups. Join the group on d4 with the one on f3.
groups_join_done = e3 touches both, so they are one group now.
groups_join_else = d4 and f3 are still in different groups.
groups_breaths = A connected region of empty cells next to a group is a breath. Find each breath of d4’s group.
groups_breaths_done = Two breaths, one on each side of the wall. A breath counts once, however large it is.
groups_breaths_stone = That is not a breath of this group: its breaths are the regions of empty cells next to it.

## Territory

territory_title = Territory
territory_about = How a breath becomes yours alone.
territory_find = A breath that touches only black stones is Black’s territory. White may not enter it. Find it.
territory_find_done = a1 and a2 are Black’s. White may not place a stone there.
territory_find_white = f5 and g4 touch only white stones: that is White’s territory.
territory_find_open = That is not territory.
territory_close = Only one stone is missing around d1. Close it off.
territory_close_done = d1 is your territory: nothing but black stones around it.
territory_close_fill = That fills d1 itself. Leave it empty and close the gap beside it.
territory_close_else = d1 is still open. You have c1 and d2; what is missing?
territory_break = White wants to close off d7 with one more stone beside it, between c6 and e6. Place yours there first.
territory_break_done = Your stone on d6 touches d7, so d7 is not White’s territory.
territory_break_inside = White would answer on d6, and your stone on d7 would have no breath left.
territory_break_else = White would close off d7 with a stone on d6.

## Smothering

smothering_title = Smothering
smothering_about = When a group leaves the board, and how to make it leave.
smothering_join = A group is smothered once each of its breaths touches just one enemy group. e3’s breath touches two: join c1 and c3.
smothering_join_done = Now just one black group touches that breath, which is not enough to keep e3 alive: it is gone.
smothering_join_else = e3 still breathes: c1 and c3 are different groups.
smothering_last = A breath that touches just one black group does not help White. Smother the group on a1: leave it with only a3.
smothering_last_done = b1 took the good breath away. a3 touches just one black group, so a1 and a2 left the board.
smothering_last_fill = a3 was the useless breath. The good one is on the other side.
smothering_last_else = The group on a1 still has a good breath. a3 is the useless one.
smothering_rescue = White threatens to smother e2’s group with a stone on d3. Save it.
smothering_rescue_done = Your group on e2 breathes again.
smothering_rescue_else = White would play d3, and e2 would be smothered.

## Life

life_title = Two ways to live
life_about = The two kinds of breath that keep a group alive.
life_breath = b3’s group has two breaths. Find the one that keeps it alive: the one that touches several white groups.
life_breath_done = As long as several white groups touch a breath, it keeps your group alive.
life_breath_one = c5 touches just one white group, the one on c4. That is no help.
life_apart = White wants to cut b3 off from its good breath with a stone on c3. Save b3.
life_apart_done = c3 is yours, and b3 keeps its good breath.
life_apart_else = A white stone on c3 would cut b3 off from its good breath.
life_own = The other way is a territory of your own. Give d2’s group one, in the far corner around e1.
life_own_done = A breath with no enemy next to it: White may not enter it, and so can no longer smother your group.
life_own_fill = Do not fill your own breath. Close it off from the side, near d4.
life_own_else = e1 is still open. Where is the gap in your wall near d3?

## The order of removals

order_title = Who leaves first
order_about = Enemy groups leave before your own are judged.
order_first = d3 looks like suicide. But enemy groups leave first: smother e2.
order_first_done = e2 left the board, and that gave your group room to breathe.
order_first_else = e2 is still there. Try the move that looks dangerous.
order_cost = Two different moves smother a1. One of them also costs you d2. Find the other.
order_cost_done = a1 is gone, and d2 is still there.
order_cost_own = a1 leaves, but then your own d2 is judged, and it is smothered too.
order_cost_else = a1 is still on the board.
order_save = b3’s group and c5 are in trouble. One stone smothers b4 and saves them.
order_save_done = b4 left first. Then your stones were judged, and c4’s group can breathe.
order_save_else = b4 is still there, and b3’s group is still in danger.

## Forbidden cells

forbidden_title = Forbidden cells
forbidden_about = The two kinds of empty cells where you may not place a stone.
forbidden_territory = You may not place a stone in White’s territory. Find the three forbidden cells.
forbidden_territory_done = c5, d4 and e3 touch only white stones.
forbidden_territory_else = You may place a stone there.
forbidden_taken = There is a stone there already. Look among the empty cells.
forbidden_alone = Nor may a stone be placed that would be the only one to leave the board. Find the four forbidden cells.
forbidden_alone_done = a1 is White’s territory. A stone on a3, b3 or b4 would be smothered at once and would be the only one to leave.
forbidden_alone_else = That is allowed: the stone joins your wall.
forbidden_enter = Place a stone below your wall so that it stays on the board.
forbidden_enter_done = Your stone belongs to the wall, which has a territory of its own. That is how to invade.
forbidden_enter_alone = That stone would be smothered at once. It needs a connection to your wall.
forbidden_enter_territory = That is White’s territory.
forbidden_enter_above = That fills your own territory. Go to the other side of the wall.

## Komi

komi_title = Komi points
komi_about = How White can wait, and why Black cannot.
komi_spend = You play White. Only e1 is open to you, and filling it would be fatal. Spend one of your 2 komi points.
komi_spend_done = Your stones stay alive, and 1 komi point is left.
komi_spend_fill = That was your only breath: the whole group left the board.
komi_spend_territory = That is Black’s territory.
komi_keep = A komi point can be used only once. Do not waste it: smother the black group on d1.
komi_keep_done = d1 and e1 are gone, and you still have your komi point.
komi_keep_spent = You missed a good move: you could have smothered d1.
komi_keep_else = d1 is still there. Join two of your groups to smother it.
komi_black = Now you play Black. Komi points belong to White; you have to place a stone.
komi_black_done = Only White can wait. Komi makes up for Black’s moving first.
komi_black_refused = Komi points are White’s. Place a stone.

## A game

anda_game_title = Your first game of Anda
anda_game_about = A whole game on a small board, against the easiest opponent.
anda_game_start = You play Black. Place your first two stones far apart on the edge of the board.
anda_game_start_done = White does the same now.
anda_game_smother = Build walls, keep your groups connected, and smother your first white group.
anda_game_smother_done = Your first smothered group! Now watch your own breaths as well.
anda_game_end = If you lose your last group, you lose the game. Play to the end.
anda_game_end_done = That was a whole game of Anda. On larger boards there is more room for plans.
anda_game_lost = Careful: some of your stones have left the board.
