### Ce qui ne va pas dans une partie qu’on ouvre ou qu’on colle, et pourquoi un fichier résiste.

record_of_other_rules = La partie indique d’autres règles, « { $rules } ». Elle est lue selon les règles de ce programme.

at_place = Ligne { $line }, colonne { $column } : { $what }
at_turn = Coup { $number } ({ $player }) : { $what }
at_move = Coup { $number } ({ $player }), { $mv } : { $what }
after_the_end_of_game = Après la fin de la partie : { $what }

record_empty = Ce texte ne contient aucune partie.
comment_unclosed = Un commentaire commence ici et ne se termine jamais.
variation_unclosed = Une variante commence ici et ne se termine jamais.
variation_too_early = Une variante commence ici, mais il n’y a pas encore de coup à remplacer.
too_many_moves = Cette partie, variantes comprises, a plus de coups que ce programme ne peut en lire.
too_many_tags = Cette partie a plus d’étiquettes qu’un fichier ne peut en contenir.
too_many_variations = Les variantes ont plus de coups qu’un fichier ne peut en contenir.
tag_malformed = Cette étiquette n’a pas la forme [Nom "texte"].
stray_closing = « { $character } » ne ferme rien.
tag_repeated = L’étiquette { $tag } apparaît deux fois.
tag_too_late = L’étiquette { $tag } vient après le premier coup. Une autre partie doit commencer en début de ligne.
record_of_unknown_game = C’est une partie de « { $name } », et non d’{ $abande } ou d’{ $anda }.
board_of_other_game = C’est une partie d’{ $game }, mais « { $board } » est un tablier d’{ $other }.
komi_unreadable = « { $text } » n’est pas un komi valide. Il faut un nombre entier de 0 à 65535.
game_without_komi = Il n’y a pas de points de komi dans { $game }.
board_unknown = Il n’y a pas de tablier « { $name } ». Tabliers connus : { $known }.
format_too_new = Cette partie utilise la version { $version } du format, mais ce programme ne lit que la version 1.
position_missing = L’étiquette SetUp annonce une position de départ, mais l’étiquette Position manque.
start_unusable = La position de départ est inutilisable. { $what }
result_unreadable = « { $text } » n’est pas un résultat. Un résultat s’écrit en points, comme 21-17, ou bien 1-0, 0-1, 1/2-1/2 ou *.
result_of_position = Le résultat indiqué est { $claimed }, mais la dernière position donne { $actual }.
result_of_unfinished = Le résultat indiqué est { $claimed }, mais les coups ne terminent pas la partie.
result_elsewhere = Le résultat indiqué est { $claimed }, mais le texte en donne un autre ailleurs : { $actual }.
result_drawn = Le résultat indiqué est une nulle, mais il n’y a pas de nulle dans { $game }.
text_after_end = « { $text } » vient après la fin de la partie. Une autre partie doit commencer par une étiquette.

position_fits_none = Cette position ne convient à aucun tablier. Pour savoir pourquoi, écrivez d’abord le nom du tablier, comme dans « hex x4/… ».
position_fits_several = Cette position convient à plusieurs tabliers. Écrivez d’abord le nom de l’un d’eux : { $boards }.

json_unreadable = Ligne { $line }, colonne { $column } : ce n’est pas une partie au format JSON.
record_of_other_game = C’est une partie de « { $name } », et non d’Abande.
record_of_libre = C’est une partie d’Abande Libre, qui se joue sans tablier. Ce programme n’y joue pas.
players_in_record =
    { $players ->
        [one] Cette partie a { $players } joueur au lieu de 2.
       *[other] Cette partie a { $players } joueurs au lieu de 2.
    }
boards_fit_several = Le tablier n’est pas indiqué, et les coups sont permis sur plusieurs : { $boards }.
boards_fit_none = Le tablier n’est pas indiqué, et les coups ne sont permis sur aucun.
nothing_after_end = « { $text } » vient après la fin de la partie.
ply_missing = Une variante commence après le coup { $ply }, mais la partie est plus courte.
result_differs = Le résultat indiqué est « { $claimed } », mais la partie donne « { $actual } ».
winner_missing = La partie s’est terminée par « { $how } », mais aucun résultat ne dit qui a gagné.
score_differs = Le score indiqué est { $claimed }, mais la dernière position donne { $actual }.
board_differs = La position du fichier n’est pas celle à laquelle mènent ses coups.

file_missing = Ce fichier n’existe pas.
file_forbidden = Vous n’avez pas les droits nécessaires.
file_is_folder = C’est un dossier.
file_is_special = Ce n’est pas un fichier ordinaire.
file_is_protected = Ce fichier est protégé en écriture.
folder_missing = Ce dossier n’existe pas.
file_name_impossible = Un fichier ne peut pas porter ce nom.
file_disk_full = Il n’y a plus de place sur le disque.
file_disk_read_only = Le disque est en lecture seule.
file_trouble = Le système répond : { $message }
file_too_large = Ce fichier dépasse { $megabytes } Mio, la taille maximale d’un fichier de parties.
file_not_text = Ce n’est pas du texte : l’octet { $byte } n’est pas de l’UTF-8.
file_not_utf8 = Ce n’est pas du texte UTF-8.
file_holds_else = Ce fichier contient autre chose.
file_holds_games =
    { $games ->
        [one] Ce fichier contient une autre partie.
       *[other] Ce fichier contient { $games } parties, qui ne seraient pas toutes conservées.
    }
file_partly_unreadable = Ce fichier est illisible par endroits, et ces passages seraient perdus.
file_changed = Un autre programme a modifié ce fichier.
file_not_to_add_to = On ne peut ajouter des parties qu’à un fichier de parties qui ne contient aucune erreur.
game_too_large = Le fichier dépasserait { $megabytes } Mio, et on ne pourrait plus le rouvrir.
record_refused_again = Cette partie serait refusée à la réouverture. { $what }
record_changed_again = Cette partie ne serait plus la même à la réouverture.
