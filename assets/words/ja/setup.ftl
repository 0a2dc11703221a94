### 編集した局面や入力した局面の誤り

several_bands = スタックが{ $bands }個のバンドに分かれています。すべてが1つにつながっていなければなりません。
wrong_piece_count = { $player }のコマは、ボード上と手持ちを合わせて{ $expected }個のはずですが、{ $found }個あります。
turn_does_not_fit =
    { $player-is ->
        [black] 黒番なら両者の手番の回数は同じはずですが、ボード上のスタックと合いません。
       *[white] 白番なら黒の手番は白より1回多いはずですが、ボード上のスタックと合いません。
    }
turn_does_not_fit_moves =
    { $player-is ->
        [black] 黒番なら両者の手番の回数は同じはずですが、
       *[white] 白番なら黒の手番は白より1回多いはずですが、
    }スタックから数えると黒は{ $black }手、白は{ $white }手です。
wrong_turn = { $plies }手進んだところで{ $player }番になることはありません。
wrong_plies = { $plies }手ではこの局面になりません。スタックから数えた追加と捕獲は合わせて{ $shown }回、パスは{ $passes }回です。
wrong_turns_of_player = { $player }の手番は{ $turns }回ですが、スタックから数えた追加と捕獲は合わせて{ $shown }回です。
too_many_passes = パスが{ $passes }回続くことはありません。2回続けば終局です。
pass_with_hand = 手持ちのコマがあるので、{ $player }がパスしたはずはありません。
early_capture = 捕らえる手はまだ打たれていないはずです。最初の3手は必ず追加で、そのうち2手は黒の手です。
early_capture_by_handicap = ハンデがあるので、コマが両者合わせて{ $pieces }個追加される前に{ $player }が捕らえたはずはありません。
impossible_stack = { $point }のスタック（{ $pieces }）は、捕らえる手では作れません。上の2個は色が違うはずです。
impossible_pieces = 「{ $pieces }」のスタックは、捕らえる手では作れません。上の2個は色が違うはずです。

too_many_plies = { $plies }手に及ぶ対局はありません。
too_many_stones = { $player }の石が{ $found }個ありますが、{ $most }個までしかあり得ません。
not_a_first_turn = { $player }の最初の手番では、外周の隣り合わない2か所に石を1個ずつ置きます。
no_stones_left = 両者の最初の手番が済んだ後は、少なくとも一方の石がボードにあるはずです。
no_breath = { $point }のグループには息がないので、すでに取り除かれているはずです。

fields_of_abande = Abandeの局面は、盤面、手番、黒の手持ち、白の手持ち、パス、手数の6項目で表しますが、入力されたのは{ $found }項目です。
fields_of_anda = Andaの局面は、盤面、手番、残りのコミ、手数の4項目で表しますが、入力されたのは{ $found }項目です。
row_count = このボードは{ $expected }列ですが、入力は{ $found }列です。
row_has_points = このボードの{ $row }列目は{ $expected }マスですが、入力は{ $found }マスです。
row_has_cells = このボードの{ $row }列目は{ $expected }マスですが、入力は{ $found }マスです。
bad_stack = 「{ $text }」は、空きマスを表すxやx3などでも、1と2を3個まで並べたスタックでもありません。
bad_stone = 「{ $text }」は、空きマスを表すxやx3などでも、石を表す1か2でもありません。
bad_number = 「{ $text }」は、{ $field }の値として正しくありません。
number_too_large = { $field }の値が大きすぎます：{ $text }。
bad_side = 手番は1（黒）か2（白）で表します。「{ $text }」は使えません。
field_hand = { $player }の手持ち
field_passes = パスの回数
field_komi = 残りのコミ
field_ply = 手数
