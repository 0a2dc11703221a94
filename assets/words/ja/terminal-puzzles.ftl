### ターミナルのゲーム：パズル。

puzzles_of = { $game }のパズル：{ $all }問中{ $solved }問を解きました。
puzzles_on_board = { $board }：{ $solved }/{ $all }
warm_ups_of = ウォームアップ：{ $all }問中{ $solved }問を解きました。
puzzles_best_streak = 連続正解：{ $streak }、最高：{ $best }
puzzles_example = 実力に合うパズルを始めるには：puzzle
all_puzzles_solved = このゲームのパズルをすべて解きました。
no_puzzles_of = { $game }のパズルはありません。
no_such_puzzle = 「{ $text }」というパズルはありません。実力に合うパズルを始めるには：puzzle
puzzle_begins = パズル{ $name }、レーティング{ $rating }
daily_begins = 今日のパズル{ $name }、レーティング{ $rating }：自分のレーティングは変わりません。
puzzle_commands = 手を入力してください。nextで別のパズルへ進み（レーティングは下がりません）、leaveで対局に戻ります。hintでヒント、solutionで答えを見られます。
warm_up_begins = ウォームアップ{ $name }：レーティングは変わりません。
warm_up_commands = 手を入力してください。nextで別のウォームアップへ進み、leaveで対局に戻ります。hintでヒント、solutionで答えを見られます。
prompt_puzzle = パズル、自分の{ $number }手目
puzzle_next = 次のパズルへ進むには：next
puzzle_leave = 対局に戻るには：leave
puzzle_left = パズルを終えました。対局に戻ります。
puzzle_first_leave = パズル中はできません。対局に戻るには：leave
no_puzzle = パズル中ではありません。始めるには：puzzle
puzzle_over = このパズルは終わりました。
puzzle_solution = 答え：
puzzle_progress_not_kept = 進み具合を保存できません：{ $reason }。
