### Le jeu en mode texte : fichiers ouverts et enregistrés.

file_opened =
    { $plies ->
        [one] { $file } est ouvert : { $plies } coup joué.
       *[other] { $file } est ouvert : { $plies } coups joués.
    }
file_damaged = { $file } : { $fault }
goes_on_with =
    { $plies ->
        [0] Aucun coup n’est permis : on repart du début.
        [one] On continue avec le seul coup permis.
       *[other] On continue avec les { $plies } coups permis.
    }
more_games_in_file = Le fichier contient d’autres parties ; voici la première.
file_not_opened = { $file } : { $reason }

save_example = Enregistrer où ? Par exemple : save game.agn
file_exists = { $file } existe déjà. Pour l’écraser, tapez : replace { $file }
file_saved = Enregistré dans { $file }.
file_not_saved = Non enregistré dans { $file }. { $reason }
open_example = Ouvrir quelle partie ? Par exemple : open game.agn. Pour voir les parties de la bibliothèque, tapez : games
