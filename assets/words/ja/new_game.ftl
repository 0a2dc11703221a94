### 新規対局とコミの取り決め

new_game_title = 新規対局
players_title = 対局者の変更
play_from_title = この局面から対局

start_game = 開始
play_on_with_these = 続ける
cancel_new_game = キャンセル
back_from_new_game = 戻る

designed_by = 作者：{ $designer }
abande_in_short = 自分のスタックを隣の相手のスタックに重ねて捕らえます。終局時、隣に相手がいるスタックの高さが、一番上のコマの持ち主の得点になります。
anda_in_short = 相手の石を囲み、グループを窒息させてボードから取り除きます。自分のグループがすべてなくなった方の負けです。
learn_game_first = まず{ $game }を学ぶ
board_and_size = { $board }、{ $size }

komi_heading = コミ
komi_by_pie = 一方が決め、他方が選ぶ
komi_agreed = 話し合いで決める
komi_pie_means = 白が石を置かずに手番を終えられる回数を一方が決め、他方がそれを見て黒か白を選びます。

swap_colours = 黒白を入れ替え
change_places = 役割を入れ替え
place_names = コミを決める側
place_picks = 黒か白を選ぶ側
choose_computer = コンピュータ
choose_human = 人間
level_and_name = レベル{ $level }・{ $name }
chair_names_komi = コミを決める
chair_picks_side = その後、黒か白を選ぶ
chair_you_begin = あなた（先手）
chair_computer_begins = あなた（後手）
chair_begins = 先手
chair_same_screen = 同じ画面で対局

name_komi_title = コミを決める
name_komi_for_player = 互角になると思う点数を決めてください。相手がそれを見て、黒か白を選びます。
name_komi_for_computer = 互角になると思う点数を決めてください。コンピュータがそれを見て、黒か白を選びます。
komi_suggested = { $komi }点をおすすめします。コンピュータどうしの対局では、このくらいの点数で黒と白の勝率が同じになります。
name_this_komi = コミ{ $komi }点に決める
less_komi = コミを減らす
more_komi = コミを増やす
pick_side_title = 黒か白を選ぶ
player_named_komi = 相手はコミを{ $komi }点に決めました。{ $means }
computer_named_komi = コンピュータはコミを{ $komi }点に決めました。{ $means }
komi_means =
    { $komi ->
        [0] 黒と同じく、白も毎回石を置かなければなりません。
       *[other] 白は{ $komi }回まで、石を置かずに手番を終えられます。
    }
play_as = { $player }を持つ
side_begins = 先手
side_has_komi = コミ{ $komi }点
