rating_in_game = { $game }のレーティング：{ $rating } ± { $uncertainty }（{ $games }局）
rating_not_shown_yet =
    { $games ->
        [0] レーティング戦はまだありません。
       *[other] レーティング戦：{ $games }局。もう少し対局すると、レーティングを表示します。
    }
rating_up = あなたのレーティング：{ $rating } ± { $uncertainty }（+{ $by }）
rating_down = あなたのレーティング：{ $rating } ± { $uncertainty }（−{ $by }）
rating_same = あなたのレーティング：{ $rating } ± { $uncertainty }

levels_beaten = 勝ったことのあるレベル：{ $levels }
level_to_beat = 次の目標：レベル{ $level }（{ $name }）
suggested_level = おすすめの相手：レベル{ $level }（{ $name }）

not_rated_board = この盤は練習用なので、レーティングは変わりません。
not_rated_set_up = 別の局面から始めたので、レーティングは変わりません。
not_rated_komi = コミが多すぎるので、レーティングは変わりません。
not_rated_handicap = ハンデがあるので、レーティングは変わりません。
not_rated_pie = パイルールの対局なので、レーティングは変わりません。
not_rated_time = 持ち時間が違うので、レーティングは変わりません。
not_rated_damaged = 棋譜が破損しているので、レーティングは変わりません。
not_rated_other = レーティングは変わりません。
not_rated_help = 助けを使ったので、レーティングは変わりません：{ $help }。
help_hint = ヒント
help_undo = 待った
help_coach = コーチ
help_analysis = エンジンの解析
help_pause = 時計の一時停止
help_players = 対局者の変更
help_other = その他

rated_game = レーティング戦
rated_game_tip = あなたに合うレベル{ $level }（{ $name }）と対局します。ヒント、コーチ、エンジン、待ったを使うと、レーティングは変わりません。
rating_of = { $game }のレーティング
next_to_beat = 次の目標
ladder = { $game }のレベル
rung = { $name }、レーティング{ $rating }
your_place = あなた：{ $rating } ± { $uncertainty }
rating_plot = { $game }のレーティングの変化
rating_on = { $rating }（{ $date }）
