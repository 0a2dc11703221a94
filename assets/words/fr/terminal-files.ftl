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
        [one] On continue après le seul coup permis.
       *[other] On continue après les { $plies } coups permis.
    }
more_games_in_file = Le fichier contient plusieurs parties ; voici la première.
file_not_opened = { $file } : { $reason }

save_example = Où enregistrer la partie ? Par exemple : save game.agn
file_exists = { $file } existe déjà. Pour l’écraser, tapez : replace { $file }
file_exists_add = Pour ajouter cette partie à ce fichier, tapez : add { $file }
file_holds_games_add = { $file } contient déjà { $games } parties. Pour y ajouter celle-ci, tapez : add { $file }
file_overwrite_all = Pour tout écraser, tapez : replace { $file }
file_exists_else = { $file } existe déjà et n’est pas un fichier de parties.
file_changed_save_elsewhere = Un autre programme a modifié { $file } depuis son ouverture ou son enregistrement ici. Pour enregistrer sous un autre nom, tapez : save { $other }
file_added = Partie ajoutée à { $file }.
add_example = À quel fichier ajouter la partie ? Par exemple : add games.agn
file_saved = Partie enregistrée dans { $file }.
file_not_saved = La partie n’a pas été enregistrée dans { $file }. { $reason }
open_example = Quelle partie ouvrir ? Par exemple : open game.agn. Pour voir les parties de la bibliothèque, tapez : games
