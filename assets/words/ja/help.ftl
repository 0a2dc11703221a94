### ヘルプの各ページ

help_title = 遊び方

abande_goal = 目的
abande_goal_text = 得点の多い方が勝ちです。スタックは一番上のコマの持ち主のもので、相手のスタックに隣接していれば、その高さが得点になります。
abande_enter = 追加する
abande_enter_text = 手持ちのコマを1個、ボード上のコマに隣接する空きマスに置きます。好きなマスに置けるのは黒の初手だけです。
abande_capture = 捕らえる
abande_capture_text = 自分のスタックを丸ごと、隣にある相手のスタックの上に動かします。高さは3段までです。3段のスタックは「タワー」といい、動くことも捕らえられることもありません。捕らえる手は、黒が2個目のコマを追加した後から打てます。
abande_band = 1つのバンド
abande_band_text = ボード上のスタックは、いつでも1つにつながっていなければなりません。動くとつながりが切れてしまうスタックは固定されていて、動かせません。
abande_end = 終局
abande_end_text = 手持ちがなくなると、パスできるようになります。両者が続けてパスすれば終局です。隣に相手のスタックがないスタックは休眠中とみなして取り除き、残ったスタックの高さがそのまま得点になります。
abande_credit = AbandeはDieter Stein作のゲームです（2005年）。この説明は独自にまとめたものです。完全なルールは作者のサイトspielstein.comをご覧ください。

anda_goal = 目的
anda_goal_text = 隣り合った同じ色の石は、1つのグループになります。自分のグループがすべてなくなると負けです。
anda_first = 最初の手番
anda_first_text = どちらのプレイヤーも、最初の手番では外周に石を2個置きます。外周は6つの角と、その間にある6つの辺の計12か所からなります。隣り合わない2か所を選んでください。
anda_place = 石を置く
anda_place_text = その後は、手番ごとに石を1個、相手の陣地でない空きマスに置きます。ひと続きの空きマスが片方の色の石だけに接していれば、そこはその色の陣地で、相手は石を置けません。
anda_smother = 窒息
anda_smother_text = グループに接するひと続きの空きマスを、そのグループの「息」といいます。息が1つもないグループや、どの息にも相手のグループがちょうど1つずつ接しているグループは、窒息します。
anda_leave = 取り除く
anda_leave_text = 手番が終わるたびに、窒息した相手のグループをすべて取り除き、次に窒息した自分のグループを取り除きます。今置いた石だけが取り除かれてしまう手は打てません。
anda_komi = コミ
anda_komi_text = 白にはコミがつくことがあり、石を置く代わりにコミを1点使えます。コミの点数は一方のプレイヤーが決め、もう一方が黒か白を選びます。
anda_credit = AndaはSaïd Galdseid作のゲームです（2023年）。この説明は独自にまとめたものです。

mouse_and_keys = マウスとキー

press_point = マスをクリック
press_stack = スタックをクリックまたはドラッグ
press_cell = マスをクリック
press_group = グループをポイント
press_right_drag = 右ドラッグ
press_wheel = ホイール
press_control_wheel = Ctrl+ホイール
press_double_click = テーブルをダブルクリック
press_shift_drag = Shift+右ドラッグ
press_clipboard = Ctrl+C、Ctrl+V

does_enter = コマを追加
does_capture = 捕らえる
does_place = 石を置く
does_show_breaths = 息を見る
does_turn_table = テーブルを回す
does_zoom = 拡大・縮小
does_step = 一手ずつ戻る・進む
does_reset_view = 視点を元に戻す
does_move_table = テーブルを動かす
does_clipboard = 棋譜のコピー・貼り付け
