### 端末版のヘルプ

how_to_type_abande = コマを追加：マスを入力（d4）。捕らえる：d5-d4。パス：pass。
how_to_type_anda = 石を置く：マスを入力（{ $cell }）。最初の手番：{ $cell }+{ $other }。コミを1点使う：komi。

help_game = 対局
helps_help = このコマンド一覧と手の入力方法
helps_board = ボードを表示
helps_draw = ボードを毎回表示するか、求めた時だけか
helps_turn = 手番、手持ち、得点
helps_last = 直前の手
helps_history = これまでの手順
helps_moves = 打てる手の一覧
helps_captures = 捕らえる手（すべて、または1個の分）
helps_point = マスにあるもの
helps_row = その文字か数字のマスすべて
helps_stacks = 一方の色のスタックすべて
helps_sleepers = 休眠中（隣に相手がなく0点）のスタック
helps_pinned = 固定されたスタックとその理由
helps_towers = 3段のスタック
helps_groups = 一方の色のグループすべて
helps_breaths = グループの息と、それに接する相手
helps_territory = 相手が置けない空きマス
helps_score = 今終局した場合の得点、またはグループ数
helps_hands = まだ追加していないコマの数
helps_position = 局面を1行で表示（コピー用）

help_playing = 対局の進行
helps_undo = 自分の手と相手の応手を戻す、またはN手戻す
helps_redo = 戻した手をもう一度進める
helps_go = 手を戻した後、コンピュータどうしで続行
helps_resign = 投了
helps_level = コンピュータのレベル（番号なしで一覧）
helps_seat_black = 黒の対局者
helps_seat_white = 白の対局者

help_learning = 学ぶ
helps_hint = ヒント。続けて頼むか、手を見る：hint all
helps_coach = 悪い手の前に見直しを促してもらう
helps_review = 対局全体を検討する、またはメモに残す
helps_next_mistake = 検討で見つかった次の悪手へ
helps_previous_mistake = 前の悪手へ
helps_lessons = このゲームのレッスン一覧
helps_lesson = レッスンを始める（番号なしなら次のもの）
helps_puzzles = 解いたパズルの数とレーティング
helps_puzzle = ちょうどよいパズル、または名前で選ぶ
helps_solution = パズルの答えを見る
helps_again = ステップ、パズル、検討した手をやり直す
helps_next = 次のステップやパズルへ（対局中は1手先へ）
helps_leave = レッスンやパズルを終えて対局に戻る

help_looking = 振り返りと検討
helps_back = 1手かN手前を見る（対局は変わらない）
helps_forward = 1手かN手先を見る
helps_goto = この手順の好きな手へ移動
helps_game = 対局の現在の局面へ戻る
helps_variations = 打った手と試した手すべて
helps_variation = この番号の変化手順へ移動
helps_from_here = 表示中の局面から対局を続ける

help_noting = 表示中の局面へのメモと編集
helps_comment = コメントを表示、追加、削除
helps_glyph = この手を評価：!! ! !? ?! ? ??
helps_mark = マスに印を付ける、または消す
helps_arrow = 矢印を引く、または消す
helps_promote = この変化手順を1つ本譜に近づける
helps_delete = この手から先をすべて削除
helps_cut = 同じく切り取り（別の場所に貼り付け可）
helps_copy = この手から先をすべてコピー
helps_paste = 切り取りやコピーをここに貼り付け
helps_undo_edit = コメント、評価、削除などの編集を取り消す
helps_redo_edit = 取り消した編集をやり直す

help_keeping = 対局、ファイル、プログラム
helps_new = 新しい対局（例：new square human ai:3）
helps_setup = 1行で書いた局面から新しい対局
helps_games = ライブラリの対局を一覧表示、または検索
helps_resume = 中断した対局を再開
helps_save = 対局をファイルに保存
helps_replace = 同じく、既存のファイルに上書き
helps_open = ファイルかライブラリの対局を開く
helps_record = 対局を棋譜で表示（コピー用）
helps_language = 言語の一覧、または選択
helps_quit = 終了

word_board = ボード
word_black = 黒
word_white = 白
word_colour = 色
word_depth = 深さ
word_file = ファイル名
word_level = レベル
word_move = 手数
word_name = 名前
word_position = 局面
word_tag = 言語
word_text = コメント
word_words = 検索語
