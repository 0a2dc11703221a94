### ウィンドウのパズル：選ぶページ、盤の横の表示、テーマの意味

puzzles_label = パズル
puzzles_tip = 唯一の正解手を見つける
puzzle_again_label = もう一度
puzzle_again_tip = 間違えた手を戻す、またはパズルをやり直す
puzzle_solution_label = 答え
puzzle_solution_tip = あきらめて答えを見る
puzzle_next_label = 次へ
puzzle_next_tip = 次のパズルへ進む
puzzle_leave_label = パズルを終える
puzzle_leave_tip = パズルを終えて対局に戻る
puzzle_nothing_wrong = 間違えた手がないので、戻せません。
puzzle_plays = ボード上の動きが終わるまでお待ちください。

lessons_section = レッスン
puzzles_solved = { $all }問中{ $solved }問正解
puzzles_in_a_row = 連続正解：{ $streak }、最高：{ $best }
puzzle_board_heading = ボード
puzzle_difficulty_heading = 難しさ
difficulty_easier = やさしめ
difficulty_usual = 実力相応
difficulty_harder = 難しめ
puzzle_theme_heading = テーマ
any_theme = すべてのテーマ
theme_tally = { $solved }/{ $all }
theme_read_aloud = { $theme }、{ $all }問中{ $solved }問正解
solve_puzzle = パズルを解く
these_are_solved = この条件のパズルはすべて解きました。別のボードかテーマを選んでください。

puzzle_title = パズル：{ $board }
puzzle_details = レーティング{ $rating }、{ $name }
puzzle_refuting = 最善の応手を考えています…
puzzle_take_back = ボードをクリックすると、手を戻せます。
puzzle_shown = これが答えです。
puzzle_why = 最初の手のはたらき
puzzle_learnt = このパズルのテーマ

own_mistakes = 自分の悪手
own_mistakes_tip = 対局で打った手より良い手を見つける。覚えた問題は、だんだん長い間をおいてまた出る
mistakes_due = 今日は{ $count }問
mistakes_none = コンピュータとの対局を検討すると、自分の悪手がここに問題として出ます。
mistakes_next =
    { $days ->
        [1] 次の「自分の悪手」は明日出ます。
       *[other] 次の「自分の悪手」は{ $days }日後に出ます。
    }
mistake_title = 自分の対局から：{ $board }
mistake_back =
    { $days ->
        [1] この局面は明日また出ます。
       *[other] この局面は{ $days }日後にまた出ます。
    }
mistake_learnt = この局面は覚えたので、もう出ません。
mistakes_done = 今日の練習はすべて終わりました。
mistakes_kept = 自分の悪手{ $count }手を「学ぶ」の「パズル」で練習できます。

about_win = 勝ちを保つ手は1つだけです。ほかの手では勝てません。
about_draw = 引き分けにできる手は1つだけです。ほかの手では負けます。
about_points = 勝てる手はいくつかありますが、この点差で勝てる手は1つだけです。
about_entry = 最初の手でコマを追加します。
about_capture = 最初の手で相手を捕らえます。
about_pass = 自分の手のうち1つはパスです。
about_sacrifice = 最初の手で損をする代わりに、もっと大きな得をします。
about_defence = 最初の手で、捕らえられそうなスタックを守ります。
about_threat = 最初の手で、得点になる捕獲を狙います。
about_tower = スタックが、だれにも捕らえられないタワーになります。
about_sleep = 相手のスタックが休眠し、点にならなくなります。
about_waking = 自分のスタックが休眠から覚め、また点になります。
about_pin = 相手のスタックが固定され、動けなくなります。
about_freedom = 固定されていた自分のスタックが、また相手を捕らえられるようになります。
about_last_entry = 一方のプレイヤーが、手持ちの最後のコマを追加します。
about_smothering = 相手のグループが窒息し、取り除かれます。
about_rescue = 自分のグループが窒息を免れます。
about_connection = 自分の2つのグループが1つになります。
about_double_attack = 1手でいくつものグループを狙います。
about_counter = 途中で相手の別のグループも窒息します。
about_elimination = 最後の手で終局します。
about_two_moves = 自分が2手打つパズルです。
about_long = 自分が3手以上打つパズルです。
about_warm_up = 1手で解けるパズルです。レーティングは変わりません。
