### ターミナルのゲーム：レッスン。

lessons_of = { $game }のレッスン：
lesson_listed =
    { $done ->
        [done] { $title }（済）：{ $about }
       *[new] { $title }：{ $about }
    }
lesson_example = 始めるには、lessonと番号を入力します。例：lesson { $number }
all_lessons_done = すべて終わりました。もう一度学ぶには（例）：lesson 1
no_such_lesson = 「{ $text }」というレッスンはありません。一覧を見るには：lessons
lesson_begins = レッスン{ $number }：{ $title }
lesson_commands = againでステップをやり直せます。hintでヒントを見られ、leaveで対局に戻れます。
prompt_lesson = レッスン、ステップ{ $step }/{ $steps }
lesson_next = 次へ進むには：next
lesson_complete = これでこのレッスンは終わりです。
lesson_following = 次のレッスンを始めるには：lesson { $number }
lesson_leave = 対局に戻るには：leave
lesson_left = レッスンを終えました。対局に戻ります。
lesson_first_leave = レッスン中はできません。対局に戻るには：leave
no_lesson = レッスン中ではありません。一覧を見るには：lessons
lesson_step_open = このステップはまだ終わっていません。ヒントを見るには：hint
lesson_step_done = このステップは終わりました。
lesson_game_over = このステップが終わる前に終局しました。もう一度試すには：again
lesson_progress_not_kept = 進み具合を保存できません：{ $reason }。

not_what_is_asked = ルール上は打てますが、このステップで求められている手ではありません。
point_at_places = このステップでは場所を答えます。1か所以上入力してください。
that_is_not_it = { $point }ではありません。
places_left = そのとおり。残りは{ $left }か所です。

lesson_hint_enter = 新しいコマを追加しましょう。
lesson_hint_capture = 捕らえる手を探しましょう。
lesson_hint_pass = パスを考えてみましょう。
lesson_hint_place = 石を置きましょう。
lesson_hint_komi = 白にはコミがあります。
lesson_hint_move = 例：{ $mv }
lesson_hint_left = 答える場所は{ $left }か所です。
lesson_hint_place_there = 1か所は{ $point }です。
lesson_hint_play_on = 打ち続けましょう。まだ1手では達成できません。
