### 開いた棋譜や貼り付けた棋譜の誤りと、ファイルを読み書きできない理由

record_of_other_rules = この棋譜には別のルール「{ $rules }」が記されています。このプログラムのルールで読み込みました。

at_place = { $line }行目の{ $column }文字目：{ $what }
at_turn = { $number }手目（{ $player }）：{ $what }
at_move = { $number }手目（{ $player }）{ $mv }：{ $what }
after_the_end_of_game = 終局後：{ $what }

record_empty = このテキストには棋譜がありません。
comment_unclosed = ここから始まるコメントが閉じられていません。
variation_unclosed = ここから始まる変化手順が閉じられていません。
variation_too_early = ここで変化手順が始まっていますが、その前に置き換える手がありません。
too_many_moves = 変化手順も合わせると、手数が多すぎて読み込めません。
too_many_tags = タグが多すぎて、棋譜に収まりません。
too_many_variations = 変化手順の手数が多すぎて、棋譜に収まりません。
tag_malformed = タグは[名前 "値"]の形でなければなりません。
stray_closing = 「{ $character }」に対応する開きかっこがありません。
tag_repeated = タグ{ $tag }が2回出てきます。
tag_too_late = タグ{ $tag }が初手より後にあります。次の対局は行の初めから始めてください。
record_of_unknown_game = これは{ $abande }でも{ $anda }でもなく、「{ $name }」の棋譜です。
board_of_other_game = これは{ $game }の棋譜ですが、「{ $board }」は{ $other }のボードです。
komi_unreadable = 「{ $text }」はコミとして正しくありません。コミは0から65535までの整数です。
game_without_komi = { $game }にコミはありません。
board_unknown = 「{ $name }」というボードはありません。使えるボードは{ $known }です。
format_too_new = この棋譜の形式はバージョン{ $version }で、このプログラムには新しすぎます。読み込めるのはバージョン1です。
position_missing = タグSetUpによれば開始局面があるはずですが、タグPositionがありません。
start_unusable = この開始局面は使えません。{ $what }
result_unreadable = 「{ $text }」は結果として読み取れません。結果は21-17のような得点か、1-0、0-1、1/2-1/2、*のいずれかで書きます。
result_of_position = 結果は{ $claimed }と書かれていますが、最終局面では{ $actual }です。
result_of_unfinished = 結果は{ $claimed }と書かれていますが、手順は終局に至っていません。
result_elsewhere = 結果は{ $claimed }と書かれていますが、棋譜の別の箇所では{ $actual }です。
result_drawn = 結果は引き分けと書かれていますが、{ $game }に引き分けはありません。
text_after_end = 終局後に「{ $text }」があります。次の対局はタグで始めてください。

position_fits_none = この局面に合うボードがありません。理由を調べるには、「hex x4/…」のようにボードの名前を前に付けてください。
position_fits_several = この局面に合うボードが複数あります。{ $boards }のいずれかを前に付けてください。

json_unreadable = { $line }行目の{ $column }文字目：対局のJSONとして読み込めません。
record_of_other_game = これはAbandeではなく、「{ $name }」の棋譜です。
record_of_libre = これはボードを使わないAbande Libreの棋譜です。このプログラムでは扱えません。
players_in_record = この対局のプレイヤーは{ $players }人ですが、2人でなければなりません。
boards_fit_several = ボードの指定がなく、この手順が成り立つボードが複数あります：{ $boards }。
boards_fit_none = ボードの指定がなく、この手順が成り立つボードもありません。
nothing_after_end = 終局後に「{ $text }」があります。
ply_missing = { $ply }手目の後に変化手順がありますが、対局はそこまで進んでいません。
result_differs = 結果は「{ $claimed }」と書かれていますが、手順では「{ $actual }」です。
winner_missing = 「{ $how }」で終わっていますが、どちらが勝ったのか書かれていません。
score_differs = 得点は{ $claimed }と書かれていますが、最終局面では{ $actual }です。
board_differs = ファイルに書かれた盤面が、手順を進めた盤面と一致しません。

file_missing = ファイルが見つかりません。
file_forbidden = アクセスする権限がありません。
file_is_folder = これはフォルダーです。
file_is_special = これは通常のファイルではありません。
file_is_protected = このファイルは書き込み禁止です。
folder_missing = 保存先のフォルダーがありません。
file_name_impossible = この名前はファイルに使えません。
file_disk_full = ディスクの空き容量がありません。
file_disk_read_only = ディスクが読み取り専用です。
file_trouble = システムのメッセージ：{ $message }
file_too_large = { $megabytes } MiBを超えているため、棋譜としては大きすぎます。
file_not_text = テキストではありません。{ $byte }バイト目がUTF-8ではありません。
file_not_utf8 = UTF-8のテキストではありません。
file_holds_else = このファイルには別の形式のデータが入っています。
file_holds_games =
    { $games ->
        [1] このファイルには別の対局が入っています。
       *[other] このファイルには対局が{ $games }局入っていて、保存すると一部が失われます。
    }
file_partly_unreadable = このファイルには読み取れない部分があり、保存すると失われます。
file_changed = 別のプログラムがこのファイルを変更しました。
file_not_to_add_to = 対局を追加できるのは、誤りのない対局ファイルだけです。
game_too_large = ファイルが{ $megabytes } MiBを超え、後で開けなくなります。
record_refused_again = この棋譜は、保存しても後で開けません。{ $what }
record_changed_again = この棋譜は、もう一度開くと内容が変わってしまいます。
