### 端末版：振り返り、変化手順、メモ、手順の編集

back_example = 例：back、back 3
forward_example = 例：forward、forward 3
goto_example = どこへ移動しますか？ 例：goto 12、goto start、goto end
at_the_start = ここが開始局面です。
at_the_line_end = ここがこの手順の終わりです。
line_reaches = この手順は{ $first }手目から{ $last }手目までです。
already_at_game_position = すでに現在の局面です。
here_is_start = 開始局面です。
this_is_game_position = 対局の現在の局面です。
place_shown = { $mv }：{ $what }
back_to_game = 対局に戻るには：game
looking_back = { $ply }手目を振り返っています。対局は{ $plies }手まで進んでいます。
looking_at_variation = 変化手順の{ $ply }手目を見ています。

depth_example = 例：variations、variations 5、variations all
nothing_tried = まだ打った手も試した手もありません。
no_variations = 変化手順はまだありません。試すには、backと入力してから別の手を打ってください。
one_variation = 変化手順が1つあります。見るには：variation 1
variations_numbered = 変化手順には1から{ $last }までの番号があります。一覧を見るには：variations
variation_begins = ここから変化手順です。黒も白もあなたが打ちます。対局そのものは変わりません。
next_moves = 次の手：{ $moves }。
next_variation = 変化手順{ $number }：{ $mv }
game_already_here = 対局はすでにこの局面です。前の手に戻るには：back
game_goes_on_here = この局面から対局を続けます。戻した手をもう一度進めるには：redo
game_is_now_this = この手順を本譜にしました。これまでの手順は変化手順として残ります。
marker_here = （ここ）
marker_game_position = （対局）
marker_start_here = 開始局面（ここ）
marker_start_is_game_position = 開始局面（対局）
more_variations = {"..."} 変化手順{ $variations }個、{ $moves }手。続きを見るには：variations { $depth }

no_comment = ここにコメントはありません。追加するには：comment コメント
no_comment_to_remove = ここにコメントはありません。
comment_added = コメントを追加しました。
comment_replaced = コメントを書き換えました。
comment_removed = コメントを削除しました。
glyphs_need_moves = 評価記号は手に付けるものなので、開始局面には付けられません。
no_glyph = ここに評価記号はありません。付けるには（例）：glyph !?
no_glyph_to_remove = ここに評価記号はありません。
glyphs_known = 評価記号は!!、!、!?、?!、?、??か、$14のような番号です。消すには：glyph -
glyph_there = { $glyph }はすでに付いています。
glyph_added = { $glyph }を付けました。
glyphs_removed = 評価記号を消しました。

mark_example = 例：mark d4、mark d4 red
nothing_marked = ここには印も矢印もありません。付けるには（例）：mark d4、arrow d4 d5 red
no_mark_to_remove = ここには印の付いたマスがありません。
mark_added = { $point }に印を付けました。
mark_removed = { $point }の印を消しました。
marks_removed = 印をすべて消しました。
colours_known = 使える色：{ $colours }。
arrow_example = 例：arrow d4 d5、arrow d4 d5 red
arrow_too_short = 矢印には2つのマスが必要です。
no_arrow_to_remove = ここに矢印はありません。
arrow_added = { $from }から{ $to }へ矢印を引きました。
arrow_removed = { $from }から{ $to }への矢印を消しました。
arrows_removed = 矢印をすべて消しました。
marks_here = 印：{ $marks }。
arrows_here = 矢印：{ $arrows }。
mark_named = { $point }（{ $colour }）
arrow_named = { $from }から{ $to }へ（{ $colour }）
colour_green = 緑
colour_red = 赤
colour_yellow = 黄
colour_blue = 青

branch_promoted = 変化手順の順番を1つ上げました。
branch_deleted =
    { $after ->
        [0] { $mv }を削除しました。元に戻すには：undo-edit
       *[other] { $mv }とその先の{ $after }手を削除しました。元に戻すには：undo-edit
    }
branch_cut =
    { $after ->
        [0] { $mv }を切り取りました。貼り付けるには、貼り付け先へ移ってから：paste
       *[other] { $mv }とその先の{ $after }手を切り取りました。貼り付けるには、貼り付け先へ移ってから：paste
    }
branch_copied = { $moves }手をコピーしました。貼り付けるには、貼り付け先へ移ってから：paste
branch_pasted = { $moves }手を貼り付けました。
nothing_to_paste = まだ手順の切り取りもコピーもしていません。その手へ移ってから、切り取るには：cut、コピーするには：copy
pasted_from_other_board = 切り取った、またはコピーした手順は、別のボードのものです。
edit_undone = 直前の編集を取り消しました。
edit_redone = 編集をやり直しました。
no_edit_to_redo = やり直せる編集がありません。

is_game_line = 対局の手は移動も削除もできません。変化手順を本譜にするには、そこへ移ってから：from-here
no_edit_to_undo = 取り消せる編集がありません。手を戻すには：undo
