### 端末版：ファイルを開く、保存する

file_opened = { $file }を開きました。手数は{ $plies }手です。
file_damaged = { $file }：{ $fault }
goes_on_with =
    { $plies ->
        [0] 正しい手がないため、開始局面から始めます。
       *[other] { $plies }手目までは正しいので、そこから続けます。
    }
more_games_in_file = このファイルにはほかの対局もあります。開いたのは最初の対局です。
file_not_opened = { $file }：{ $reason }

save_example = どこに保存しますか？ 例：save game.agn
file_exists = { $file }はすでにあります。上書きするには：replace { $file }
file_exists_add = この対局を追加するには：add { $file }
file_holds_games_add = { $file }にはすでに{ $games }局入っています。この対局を追加するには：add { $file }
file_overwrite_all = すべて上書きするには：replace { $file }
file_exists_else = { $file }はすでにありますが、対局のファイルではありません。
file_changed_save_elsewhere = { $file }は、ここで開くか保存した後に、別のプログラムによって変更されました。別の名前で保存するには：save { $other }
file_added = { $file }に追加しました。
add_example = どのファイルに追加しますか？ 例：add games.agn
file_saved = { $file }に保存しました。
file_not_saved = { $file }に保存できませんでした。{ $reason }
open_example = どの対局を開きますか？ 例：open game.agn。ライブラリの対局一覧を見るには：games
