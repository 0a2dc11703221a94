### The terminal game: lessons. What a player types stays English: see the top of terminal.ftl.

# A numbered list follows.
lessons_of = Lessons for { $game }:
lesson_listed =
    { $done ->
        [done] { $title } (done): { $about }
       *[new] { $title }: { $about }
    }
lesson_example = To begin one, type lesson and its number, for example: lesson { $number }
all_lessons_done = You have done them all. To repeat one, type, for example: lesson 1
no_such_lesson = There is no lesson “{ $text }”. To see the list, type: lessons
lesson_begins = Lesson { $number }: { $title }
lesson_commands = Type hint for help, again to retry a step, or leave to return to your game.
prompt_lesson = Lesson, step { $step } of { $steps }
lesson_next = To go on, type: next
lesson_complete = That was the last step of this lesson.
lesson_following = For the next lesson, type: lesson { $number }
lesson_leave = To return to your game, type: leave
lesson_left = You have left the lesson. Here is your game again.
lesson_first_leave = This cannot be done during a lesson. To return to your game, type: leave
no_lesson = No lesson is in progress. To see the list, type: lessons
lesson_step_open = This step is not done yet. For help, type: hint
lesson_step_done = This step is done.
lesson_game_over = The game ended before this step was done. To try again, type: again
lesson_progress_not_kept = Your progress could not be saved: { $reason }.

## What is said to a try

not_what_is_asked = The rules allow that, but this step asks for something else.
point_at_places = This step asks you to find places: type one or more of them.
that_is_not_it = Not { $point }.
places_left =
    { $left ->
        [one] Right. One more to go.
       *[other] Right. { $left } more to go.
    }

## Hints

lesson_hint_enter = Enter a new piece.
lesson_hint_capture = Look for a capture.
lesson_hint_pass = Think about passing.
lesson_hint_place = Place a stone.
lesson_hint_komi = White has komi points.
lesson_hint_move = For example: { $mv }
lesson_hint_left =
    { $left ->
        [one] There is one place to find.
       *[other] There are { $left } places to find.
    }
lesson_hint_place_there = One of them is { $point }.
lesson_hint_play_on = Play on. No single move will do it yet.
