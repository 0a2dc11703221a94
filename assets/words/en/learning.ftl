### Learning in the window: the page with the lessons, hints step by step, the coach.

## Commands: one or two words on a tab, a button or in a menu, each with its tip.

learn_page_label = Learn
learn_page_tip = Step-by-step lessons, and puzzles
hint_label = Hint
hint_tip = Get advice, a little at a time
coach_label = Coach
coach_tip = Get a warning before a move that costs you a lot
lesson_again_label = Try again
lesson_again_tip = Begin this step again
lesson_next_label = Next
lesson_next_tip = Go on to the next step
lesson_leave_label = Leave lesson
lesson_leave_tip = Go back to your game, just as you left it
# Why Next cannot be pressed.
lesson_open_yet = Finish this step first.

## The list of lessons

lessons_progress = { $done } of { $all } done
# “3. Stacks and towers”
lesson_numbered = { $number }. { $title }
# A small label on the lesson to take next.
lesson_suggested = Up next
# What a row is called for those who hear it. $lesson is the numbered title.
lesson_read_aloud =
    { $state ->
        [done] { $lesson }, done. { $about }
        [next] { $lesson }, up next. { $about }
       *[new] { $lesson }. { $about }
    }

## A lesson. $lesson is the numbered title.

lesson_progress = { $lesson }, step { $step } of { $steps }
lesson_ended_early = The game ended before this step was done. Try again.
lesson_to_follow = Next lesson: { $title }
# Below a step that asks for places, in the window.
lesson_answer_by_click = Answer by clicking on the board.
all_lessons_finished = You have finished every lesson for this game.

## What is offered at the first start

lesson_offer_title = New here?
lesson_offer_text = Short lessons teach you each game move by move, right on the board.
lesson_offer_accept = Learn { $game }
lesson_offer_decline = No, thanks

## Hints. Each step says more than the one before.

hint_heading = Hint
hint_progress = Hint { $step } of { $steps }
hint_tell_more = Tell me more
hint_searching = Looking for a hint…
hint_close = Close the hint

## What the coach asks stands between the heading and the two buttons.

coach_heading = Are you sure?
# What the coach is, below the question.
coach_explained = Your coach warns you before a move that costs you a lot. You can switch it off in the Game menu.
coach_play_anyway = Play it anyway
coach_take_back = Take it back
