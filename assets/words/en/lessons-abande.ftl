### Lessons of Abande. Each step first says its goal, then what was achieved; the texts after that answer usual wrong
### tries. Speak to the player as a friendly teacher would: short, concrete, one idea at a time. The player may be
### clicking or typing, so say neither. Points such as c3 stay as they are.

## Entering pieces

entering_title = Entering pieces
entering_about = How pieces come onto the board, and why they stay together.
entering_middle = Every game starts with one black piece. You play Black: enter it in the middle, on c3.
entering_middle_done = That is the start of the band. White joins it with a piece right next to yours.
entering_middle_else = You could start there, too. For this lesson, please take the middle: c3.
entering_second = Now enter a second piece. It must touch c3 or c4.
entering_second_done = Well done. All pieces on the board always form one connected band.
entering_second_far = Too far away: a new piece must touch the band.
entering_second_taken = There is already a piece there. Pieces enter on empty points.
entering_second_early = Not yet: the first three turns of a game are always entries. Enter a piece.
entering_beside = Now another position: your piece on b2 touches no white piece. Enter one that does. Only such pieces score.
entering_beside_done = Right. At the end, a piece without an enemy next to it counts for nothing.
entering_beside_alone = No white piece is next to that one, so it would be asleep and score nothing.

## Capturing

capturing_title = Capturing
capturing_about = How a piece captures its neighbour, and how not to be captured in return.
capturing_any = Capture a white piece: move one of yours onto it. White has c4 and d3.
capturing_any_done = Your piece is on top now, so the whole stack is yours. It is two high and scores 2 points.
capturing_any_enters = That would be a new piece. To capture, move one that is already on the board.
capturing_any_empty = Pieces never move to an empty point. They only move onto an enemy next to them.
capturing_any_own = That one is your own. Only White’s pieces can be captured.
capturing_near = A capture goes one step, to a neighbouring point. Capture the piece on d4.
capturing_near_done = Only d3 was close enough. Now d4 belongs to you.
capturing_near_far = Too far: a piece moves just one step.
capturing_near_other = That captures, too, but d4 would remain White’s.
capturing_safe = You can capture in two places. Choose the one where White cannot take the stack back.
capturing_safe_done = White’s d3 is next to your stack, but it cannot leave: it holds the band together. Your stack on d4 is safe.
capturing_safe_back = Look again: d4 would move onto d3, and all three pieces would be White’s.
capturing_safe_pinned = c3 cannot leave: b2 would be cut off from the band. More on that soon.

## Heights and towers

heights_title = Stacks and towers
heights_about = What a stack of two can do, and why a stack of three is safe.
heights_tower = A stack moves as a whole. Move your two-high stack from c4 onto a white piece.
heights_tower_done = Three pieces make a tower. It never moves again and cannot be captured. It scores 3 points.
heights_tower_small = That makes a stack of two. Use c4: two pieces and one make three.
heights_one = White’s stack on c3 is two high. A single piece is enough to capture it.
heights_one_done = c3 is your tower now, although one of its pieces is White’s. The top piece decides.
heights_one_enters = Entering can wait. One of your pieces next to c3 can capture it.
heights_limit = No stack may be higher than three. Find the capture that your stack on b3 can make.
heights_limit_done = Two and one make three: c4 is a tower. On c3 it would have been four.
heights_limit_four = Two and two make four, and three is the limit.
heights_limit_single = Not bad, but this time use the two-high stack.
heights_limit_enters = Your stack on b3 can capture something. Look at its neighbours.
heights_point = Find every tower on the board, no matter whose it is.
heights_point_done = Nobody can capture those three. Like any other stack, though, a tower can fall asleep. More on that later.
heights_point_two = c5 has two pieces. A tower has three.
heights_point_else = That is not a tower: count its pieces.
pointing_empty = There is no piece there.

## The band and pinned stacks

band_title = The band
band_about = Why some stacks cannot move: they hold the band together.
band_chain = A stack is pinned if the band would fall apart without it. Find both pinned stacks.
band_chain_done = c3 holds b2, and c4 holds d4. The ends of a chain are free to go.
band_chain_end = That one can leave: the rest would still be connected.
band_capture = You want to capture c4. But c3 is pinned, so use another piece.
band_capture_done = b3 was free to go. And White’s d4 is pinned itself, so it cannot take c4 back.
band_capture_pinned = c3 is pinned: without it, c2 would be cut off.
band_pin = c4 is about to capture c3. Pin it: enter a piece that only c4 connects to the band.
band_pin_done = If c4 moved now, your new piece would be cut off. It has to stay.
band_pin_both = c4 can still leave. Your new piece must touch c4, but not c3.
band_ring = A stack in a ring is pinned only if another stack depends on it. Find the two pinned stacks.
band_ring_done = c1 depends on c2, and c5 on c4. Any other stack could leave the ring.
band_ring_way = Without that one, the others are still connected around the rest of the ring.

## Freeing pinned stacks

freeing_title = Freeing a pinned stack
freeing_about = How a new piece closes a ring and sets a pinned stack free.
freeing_link = c3 is pinned because c2 depends on it. Enter a piece that gives c2 a second link.
freeing_link_done = Now b2 links c2 with b3, and c3 is free.
freeing_link_else = c3 is still pinned. Look for a point that touches both c2 and b3.
freeing_link_capture = That captures, but c3 remains pinned.
freeing_use = White has entered a piece elsewhere. c3 is free: capture c4 with it.
freeing_use_done = Well done. d4 is pinned, so White cannot take c4 back.
freeing_use_other = That works, too, but we freed c3 for this. Use it.
freeing_use_enters = Now is the moment: capture with c3.
freeing_ring = d3 wants to capture d4 but is pinned. Close the ring with one piece.
freeing_ring_done = b3 links b2 and b4. The chain has become a ring, and d3 can go.
freeing_ring_pinned = Not yet: d3 still holds the band together.
freeing_ring_else = d3 is still pinned. Follow the chain to its gap, between b2 and b4.
freeing_tower = White has not noticed. Capture d4.
freeing_tower_done = A tower on d4, thanks to a quiet piece on the other side of the board.
freeing_tower_other = There is something better: the two pieces on d4.
freeing_tower_enters = Do not wait: d3 can capture d4 now.

## Sleeping stacks and the score

sleepers_title = Sleeping stacks
sleepers_about = What scores, what sleeps, and how to put a stack to sleep.
sleepers_find = A stack with no enemy next to it is asleep and scores nothing. Find all three.
sleepers_find_done = a2, b3 and e3 are asleep. Black’s two big stacks count for nothing: White leads 2 to 1.
sleepers_find_awake = c3 is awake: a white piece is right next to it.
sleepers_find_else = That one is awake: it has an enemy next to it.
sleepers_put = White’s tower on d2 is awake only because of e2. Put it to sleep.
sleepers_put_done = A tower cannot be captured, but it can fall asleep. You were behind 3 to 7; now you lead 4 to 3.
sleepers_put_awake = d2 is still awake: e2 is next to it. Move that piece away.
sleepers_put_enters = d2 stays awake as long as e2 is next to it.
sleepers_keep = The score is 8 to 8, and both hands are empty. Find the right capture.
sleepers_keep_done = A tower for you, and you lead 9 to 7. Your awake stacks all stay awake.
sleepers_keep_own = Your stack on c2 would fall asleep, and White would build a tower with e3.
sleepers_keep_pass = A pass keeps the score level. You can do better.

## Passing and the end

passing_title = Passing
passing_about = When you may pass, when you should, and how a game ends.
passing_hand = You still have one piece in hand, so you may not pass. Enter it.
passing_hand_done = Your hand is empty. From now on you may pass instead of capturing.
passing_hand_pass = As long as you have pieces in hand, you must enter or capture.
passing_ahead = You lead 9 to 8. Look closely at both possible captures: what would you do?
passing_ahead_done = You never have to capture. White passes as well, and two passes in a row end the game: you win.
passing_ahead_c4 = Then c5 captures c4, and White has a tower.
passing_ahead_c5 = Then c4 captures c5, and White has a tower.
passing_behind = White leads 8 to 4 and has passed. If you pass too, the game is over. Find something better.
passing_behind_done = A tower on d1, and White’s b1 is asleep: you lead 6 to 5. White has nothing left to capture.
passing_behind_pass = That would end the game, and you would lose 4 to 8.
passing_behind_b1 = That helps, but White would still lead 7 to 5.

## A first game

first_game_title = Your first game
first_game_about = A whole game on the small board, against the easiest opponent.
first_game_start = You play Black, with nine pieces. Enter the first one wherever you like.
first_game_start_done = Good. Go on, and White will answer.
first_game_capture = Enter pieces next to White’s, and make your first capture when you see a good one.
first_game_capture_done = Your first capture! The whole stack is yours. Once a stack is three high, nobody can capture it.
first_game_hand = Play on until your hand is empty. Stay close to White, and do not leave stacks in danger.
first_game_hand_done = Your hand is empty. From now on you may also pass.
first_game_end = Capture as long as it helps you; when it no longer does, pass. Two passes in a row end the game.
first_game_end_done = That was a whole game of Abande. You know everything you need to play.
games_asleep = Careful: a stack of yours is asleep, with no enemy next to it.
games_exposed = Careful: White can capture the stack or piece you have just played.

## Giving and taking towers

towers_title = Fighting over towers
towers_about = Build towers, deny them to White, and put White’s towers to sleep.
towers_take = White leads 8 to 5. Its stack on d3 is two high: turn it into a tower of your own.
towers_take_done = A tower of your own, and two points fewer for White: you lead 7 to 6.
towers_take_enters = d3 could be a tower in one move. Take it.
towers_save = a2 is about to capture your stack on b3. Stop it with a new piece.
towers_save_done = a1 depends on a2, so a2 is pinned and b3 is safe.
towers_save_asleep = That saves b3, but a2 and b3 would be asleep: you would have only 1 point left.
towers_save_else = a2 can still capture b3. Enter a piece that depends on a2.
towers_sleep = White’s tower on c2 is worth 3 points. Only b2 keeps it awake. Put it to sleep.
towers_sleep_done = c2 is asleep, and a3 is pinned, so it cannot take a2 back. You were behind 3 to 7; now you lead 4 to 3.
towers_sleep_beside = b1 is next to c2 as well, so the tower is still awake.
towers_sleep_fixed = A tower cannot be captured. But it can fall asleep.
towers_sleep_else = c2 is still awake, because b2 is next to it.

## Tempo

tempo_title = Tempo
tempo_about = Pieces in hand are time: who can wait, and who has to move.
tempo_capture = Each of you has one piece left in hand. Keep yours, and stop b1 from capturing a1.
tempo_capture_done = A tower, and you still have your piece. Now White must enter its last one.
tempo_capture_enters = That uses up your last piece, and b1 can still capture a1.
tempo_last = White has entered its last piece on d2. Answer with yours, and keep it awake and safe from capture.
tempo_last_done = Whoever enters last has the last word. e2 even pins d2, and you lead 9 to 6.
tempo_last_exposed = White could capture that piece.
tempo_wait = You lead 6 to 3, your hand is empty, and White still has to enter a piece. What now?
tempo_wait_done = Passing costs you nothing. White may not pass: it still has a piece in hand.
tempo_wait_capture = d2 would capture c3 right back, and White would have a tower.
tempo_end = White has entered its last piece, and you still lead 6 to 4. Is there anything to gain?
tempo_end_done = Nothing to gain, so you passed. White passes too: the game is over, and you have won.
tempo_end_capture = That does not lose, but there is no need for it. Waiting costs nothing.

## The last pieces in hand

last_title = The last entries
last_about = Where your last piece does the most good, and where it does harm.
last_pin = e2 is about to capture d2. Use your last piece to pin e2.
last_pin_done = e3 depends on e2, and d2 is safe. White can only pass now.
last_pin_else = e2 can still capture d2. Find the point that only e2 connects to the band.
last_close = White has passed, and you lead 10 to 7. Finish the game.
last_close_done = Two passes in a row: the game is over. You win by three points.
last_close_hand = Your hand is empty. A pass ends the game, and you are ahead.
last_wake = White’s stack on c1 is asleep. Enter your last piece without waking it.
last_wake_done = c1 sleeps on and scores nothing.
last_wake_woken = Now your piece is next to c1, and White gets its 2 points.
last_wake_given = There, b4 can capture your piece. Find a safer point.

## A game on the full board

full_board_title = A game on the full board
full_board_about = Eighteen pieces each on 37 points, against the easiest opponent.
full_board_start = Start near the middle, stay connected, and keep close to White. Make a capture.
full_board_start_done = Now watch your stacks: even a single piece can capture a stack of two, but never a stack of three.
full_board_tower = Build a tower: three points that cannot be captured.
full_board_tower_done = The tower is yours for good. It scores only with an enemy next to it.
full_board_hand = Play on until your hand is empty. Look for pinned stacks: they cannot capture.
full_board_hand_done = From now on every capture counts, and you may pass.
full_board_end = Play to the end. Before you capture, check what White could recapture.
full_board_end_done = Well played. From here on, it is all about practice: try a game against a stronger opponent.
