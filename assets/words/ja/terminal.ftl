### 端末版の応答。入力するコマンドと手は英語のまま

welcome = { $designer }作「{ $game }」。{ $board }、{ $size }。
both_seats = 黒：{ $black }。白：{ $white }。
komi_of_game = コミ：{ $komi }点。
handicap_of_game = ハンデ：{ $handicap }。
pie_of_game = パイルール：黒が最初のコマを追加した後、白は打つ代わりに黒白を入れ替えられます。
typing_abande = コマを追加するにはd4のようにマスを、捕らえるにはd5-d4のように入力します。パスはpass、ヘルプはhelpです。
reading_abande = ボードのbは黒、wは白です。スタックは左が下、右が上で、大文字が持ち主を表します。
typing_anda = 最初の手番では{ $near }+{ $far }のように2マス、その後は{ $near }のように1マスを入力します。ヘルプを見るには：help
reading_anda = ボードのBは黒、Wは白です。

prompt_turn = { $player }番、{ $number }手目
prompt_turn_timed = { $player }番、{ $number }手目、{ $time }
prompt_paused = 一時停止中、{ $number }手目
prompt_over = 終局
prompt_line = 表示中：{ $last }手中{ $ply }手目
prompt_line_turn = 表示中：{ $last }手中{ $ply }手目、{ $player }番
prompt_variation = 変化手順：{ $last }手中{ $ply }手目
prompt_variation_turn = 変化手順：{ $last }手中{ $ply }手目、{ $player }番

line_too_long = 入力が長すぎます。コマンド一覧を見るには：help
line_not_text = 入力がUTF-8のテキストではありません。コマンド一覧を見るには：help
list_of_commands = コマンド一覧を見るには：help
games_not_kept = 対局は保存されません：{ $reason }。
command_of_other_game = { $game }にこのコマンドはありません。コマンド一覧を見るには：help
number_is_too_large = { $number }は大きすぎます。
game_not_saved = この対局は保存されていません。保存するにはsave ファイル名、破棄するには同じコマンドをもう一度入力してください。

computer_refused = コンピュータが、ルール上打てない手を選びました。{ $reason }代わりに打ってください。
position_again =
    { $plies ->
        [0] 開始局面と同じ局面になりました。
       *[other] { $plies }手目の後と同じ局面になりました。
    }
pass_would_end =
    { $how ->
        [win] { $player }がパスすると終局し、{ $mine }対{ $theirs }で{ $player }の勝ちです。
        [draw] { $player }がパスすると終局し、{ $mine }対{ $theirs }で引き分けです。
       *[lose] { $player }がパスすると終局し、{ $mine }対{ $theirs }で{ $player }の負けです。
    }
must_pass = { $player }はパスしかできません。

time_control_of_both = 持ち時間：{ $time }。
time_control_of_each = 黒の持ち時間：{ $black }。白の持ち時間：{ $white }。
times_left = 残り時間：黒{ $black }、白{ $white }。
time_and_periods = { $time }×{ $periods }
little_time_left = { $player }の残り時間がわずかです：{ $time }。
time_up_goes_on = { $player }の持ち時間がなくなりましたが、対局は続きます。
clock_starts_with_first_move = 時計は最初の手から動きます。
clock_is_paused = 時計は止まっています。再び動かすには：resume
clock_runs_again = 時計が再び動き出しました。
time_was_given = { $player }の持ち時間を{ $time }増やしました。
give_example = 1から3600までの秒数を指定してください。例：give 30
no_time_control = 「{ $text }」は持ち時間として読み取れません。例：new clock 5+3、new clock 10b3x30、new clock off

undo_example = 例：undo、undo 2
nothing_to_take_back = 戻せる手がありません。
nothing_more_to_take_back = これ以上戻せる手はありません。
resignation_taken_back = 投了を取り消しました。
end_taken_back = 終局を取り消し、対局を続けます。
moves_taken_back = { $moves }手戻しました。
redo_example = 例：redo、redo 2
nothing_to_replay = 進める手がありません。
nothing_more_to_replay = これ以上進める手はありません。
moves_replayed = { $moves }手進めました。
computers_wait = コンピュータが待っています。続きを打たせるには：go
computer_does_not_wait = コンピュータは待っていません。
computer_to_move = コンピュータの番です。
over_already = すでに終局しています。

new_example = 例：new square human ai:3
new_komi_example = コミは何点ですか？ 例：new anda-5 komi 2
one_word_too_many = 「{ $word }」が余分です。
no_such_player = 「{ $name }」という対局者はいません。human、ai、ai:レベル、ai:キャラクターのいずれかを指定してください。
no_such_level = レベル「{ $level }」はありません。レベルはAbandeでは1から{ $abande }まで、Andaでは1から{ $anda }までです。
levels = レベルは{ $weakest }から{ $strongest }までです。
level_line = { $level }・{ $name }：{ $suits }
no_computer = 黒も白もコンピュータではありません。白をコンピュータにするには：white ai:{ $level }
level_adapts = 次の対局から、コンピュータはあなたのレーティングに合うレベルで打ちます。自分でレベルを選ぶには：level N
level_this_time = 今回はレベル{ $level }です。レーティングに合わせて対局ごとに変わります。
no_komi = { $game }にコミはありません。
drawing_example = 例：draw on、draw off
drawing_on = ボードを手番ごとに表示します。
drawing_off = ボードはboardと入力したときだけ表示します。

which_position = どの局面ですか？ 例として今の局面を見るには：position
cannot_set_up = ボード{ $board }ではこの局面を作れません：
fits_other_board = これはボード{ $board }の局面です。作るには：setup { $board } 局面

no_advice = コンピュータからの助言はありません。
sure_win = 確実に{ $points }点差で勝てます。
sure_draw = 確実に引き分けになります。
sure_loss = 互いに最善を尽くせば{ $points }点差で負けますが、これより小さい差で済む手はありません。

languages_known = 使える言語：{ $languages }。選ぶには（例）：language en
language_of = { $tag }（{ $name }）
language_unknown = 「{ $text }」という言語はありません。{ $tags }から選んでください。
language_not_shown = 「{ $tag }」はここでは表示できません：ターミナルがUTF-8ではなくASCIIに設定されています。
language_chosen = 言語：{ $name }。
choice_not_kept = この選択は保存できませんでした：{ $reason }。
