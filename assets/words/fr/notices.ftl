### Messages brefs.

pasted_is_no_game = Le texte collé n’est pas une partie. { $fault }
clipboard_without_text = Le presse-papiers ne contient pas de texte.
clipboard_not_read = Le programme d’où vient le texte copié ne répond pas. Rien n’a été collé.
clipboard_not_written = Le presse-papiers ne répond pas. Rien n’a été copié.
game_copied = Partie copiée dans le presse-papiers
position_copied = Position copiée dans le presse-papiers
copied_for_abstract_play = Partie copiée en JSON pour Abstract Play
copied_for_abstract_play_without = Partie copiée en JSON pour Abstract Play, sauf { $what }
loss_of_variations =
    { $moves ->
        [one] { $moves } coup de variante
       *[other] { $moves } coups de variantes
    }
loss_of_notes = les annotations
loss_of_tags = certaines étiquettes
game_not_copied = Rien n’a été copié : le format d’Abstract Play ne convient qu’à Abande, pas à { $game }.
board_not_copied = Rien n’a été copié : Abstract Play ne propose pas le tablier « { $board } ».

game_saved_as = Partie enregistrée dans { $file }
game_not_saved_as = { $file } n’a pas été enregistré. { $reason }
choose_other_name = Enregistrez la partie sous un autre nom.
picture_begun = Création de { $file } en cours. Vous pouvez continuer à jouer.
picture_not_drawn = L’image n’a pas pu être créée ; le journal du programme en donne la raison.
game_opened = { $file } est ouvert
first_game_opened = { $file } contient plusieurs parties ; voici la première
game_opened_partly = { $file } a été lu jusqu’à la première erreur. { $fault }
game_not_opened = { $file } n’a pas été ouvert. { $reason }
pasted_game_opened = Voici la partie collée
first_pasted_game_opened = Le texte collé contient plusieurs parties ; voici la première
pasted_game_opened_partly = Voici la partie collée, jusqu’à la première erreur. { $fault }

computer_picked = Komi { $komi } : l’ordinateur choisit { $side }
computer_cannot_move = L’ordinateur ne peut pas jouer ici. Annulez un coup, ou cliquez sur son nom pour jouer à sa place.

settings_not_saved = Vos réglages ne peuvent pas être enregistrés : { $what }.
settings_saved_again = L’enregistrement de vos réglages a repris.
disk_slow = La lecture ou l’écriture de fichiers dure anormalement longtemps : le disque ne répond peut-être pas.
key_of_unknown_command = Vos réglages attribuent des touches à « { $command } », mais cette commande n’existe pas.
key_not_usable = Dans vos réglages, « { $key } » ne peut pas servir de touche pour { $command }.
key_shared = Dans vos réglages, { $key } est attribuée à { $first } et à { $second }. Seule la première commande fonctionne.
safe_mode = Mode sans échec : graphismes simplifiés et réglages par défaut. Les changements de réglages ne sont pas enregistrés.
last_run_failed = La dernière fois, Abande s’est fermé de façon inattendue. Votre partie a été enregistrée. Un rapport se trouve dans { $report }
last_run_failed_unsaved = La dernière fois, Abande s’est fermé de façon inattendue. Votre partie n’était pas enregistrée. Un rapport se trouve dans { $report }
last_run_failed_without_game = La dernière fois, Abande s’est fermé de façon inattendue. Un rapport se trouve dans { $report }
failed_inside = Une erreur s’est produite dans le programme. Vous pouvez continuer à jouer. Un rapport se trouve dans { $report }
failed_inside_unreported = Une erreur s’est produite dans le programme. Vous pouvez continuer à jouer. Aucun rapport n’a pu être écrit.
nothing_kept = Ni les parties ni les réglages ne seront enregistrés : { $reason }.

game_in_part = Cette partie n’a pas pu être lue en entier. { $what }
game_on_table_keeps_name = Vous êtes en train de jouer cette partie. Pour la renommer, commencez ou ouvrez d’abord une autre partie.
game_left_not_kept = La partie que vous avez quittée n’a pas pu être enregistrée dans la bibliothèque : { $reason }.
files_set_aside =
    { $files ->
        [one] Un fichier de la bibliothèque était illisible et a été renommé en { $name }
       *[other] { $files } fichiers de la bibliothèque étaient illisibles et ont été renommés, le premier en { $name }
    }
game_not_renamed = La partie n’a pas été renommée. { $reason }
games_not_removed =
    { $games ->
        [one] Une partie n’a pas pu être mise à la corbeille. { $reason }
       *[other] { $games } parties n’ont pas pu être mises à la corbeille. { $reason }
    }
games_not_restored =
    { $games ->
        [one] Une partie n’a pas pu être restaurée. { $reason }
       *[other] { $games } parties n’ont pas pu être restaurées. { $reason }
    }
games_exported =
    { $games ->
        [one] { $games } partie enregistrée dans { $file }
       *[other] { $games } parties enregistrées dans { $file }
    }
games_not_exported = { $file } n’a pas été enregistré. { $reason }
games_imported =
    { $games ->
        [one] { $games } partie importée de { $file }.
       *[other] { $games } parties importées de { $file }.
    }
games_imported_but_known =
    { $games ->
        [one] { $games } partie importée de { $file }
       *[other] { $games } parties importées de { $file }
    } ; { $known ->
        [one] { $known } était déjà dans la bibliothèque.
       *[other] { $known } étaient déjà dans la bibliothèque.
    }
games_known =
    { $known ->
        [one] La partie contenue dans { $file } est déjà dans la bibliothèque.
       *[other] { $known } parties de { $file } sont déjà dans la bibliothèque.
    }
games_not_imported = Aucune partie n’a été importée de { $file }.
games_not_read =
    { $games ->
        [one] La partie { $number } n’a pas pu être lue en entier. { $what }
       *[other] { $games } parties n’ont pas pu être lues en entier ; la première est la partie { $number }. { $what }
    }
file_not_imported = { $file } n’a pas été importé. { $reason }
no_game_in_file = Il n’y a pas de partie dans { $file }

passed_by_itself = Aucun autre coup n’était possible : vous avez passé automatiquement.
path_copied = Chemin copié
diagnostics_copied = Diagnostic copié
folder_not_opened = Impossible d’ouvrir « { $folder } ».
