### 端末版のライブラリ：保存した対局と中断した対局。入力するコマンドは英語のまま

game_will_be_saved = このまま対局を続けられます。保存できるようになりしだい保存します。
game_kept = 対局をライブラリに保存しました：{ $id }
game_not_kept_yet = 対局をまだライブラリに保存できていません：{ $reason }。
game_can_be_resumed = 次回起動したときに再開できます。

game_resumed = 対局を{ $plies }手目の続きから再開します。
journal_set_aside = 読み込めない対局の記録があったため、名前を{ $file }に変更しました。
record_set_aside = ライブラリに読み込めない対局が1局あったため、名前を{ $file }に変更しました。
game_interrupted = 中断した対局があります：{ $game }。再開するには：resume
games_interrupted = 中断した対局が{ $games }局あります。再開するには（例）：resume 1
more_games_interrupted = ほかに{ $games }局あります。
interrupted_game = { $board }、{ $plies }手まで、{ $black }対{ $white }、最終更新：{ $moment }
no_library_to_resume_from = ライブラリがないため、対局を再開できません。
no_unfinished_game = 中断した対局はありません。
one_game_to_resume = 中断した対局が1局あります。再開するには：resume
games_to_resume = 中断した対局の番号は1から{ $last }までです。再開するには（例）：resume 1
current_game_not_saved = 今の対局は保存されていません。先に保存するには：save ファイル名

no_library = ライブラリがありません。
library_is_empty = ライブラリにはまだ対局がありません。
nothing_matches = 「{ $text }」に該当する対局はライブラリにありません。
games_found =
    { $games ->
        [1] 1局見つかりました。開くには：open 1
       *[other] { $games }局見つかりました。開くには（例）：open 1
    }
more_games_found = ほかに{ $games }局あります。検索するには：games 検索語
game_listed =
    { $board }、{ $black }対{ $white }：{ $result ->
        [none] { $plies }手まで、未終局
       *[other] { $plies }手で{ $result }
    }
game_listed_with_date =
    { $date }、{ $board }、{ $black }対{ $white }：{ $result ->
        [none] { $plies }手まで、未終局
       *[other] { $plies }手で{ $result }
    }
no_game_numbered = 一覧に{ $number }番の対局はありません。一覧を見るには：games
games_named_alike = 名前に「{ $text }」を含む対局がライブラリに{ $games }局あります。
