### La bibliothèque des parties et ses statistiques.

library_title = Bibliothèque

tab_games = Parties
tab_in_progress =
    { $games ->
        [0] En cours
       *[other] En cours ({ $games })
    }
tab_recent = Fichiers récents
tab_statistics = Statistiques
tab_bin = Corbeille

library_missing = Pas de bibliothèque
library_missing_why = Le programme a été lancé sans dossier pour les parties.
library_being_read = Lecture de la bibliothèque…

search_hint = Chercher
clear_search = Effacer la recherche
clear_search_tip = Afficher toutes les parties
all_boards = Tablier : tous
all_boards_of = Tout { $game }
any_result = Résultat : tous
filter_won = Vos victoires
filter_lost = Vos défaites
any_level = Niveau : tous
filter_level = Niveau { $level }

column_level = Niveau
column_board = Tablier
column_result = Résultat
column_date = Date
column_moves = Coups
reader_plays = Vous
computer_plays = Ordinateur
computer_plays_at = Ordinateur · { $level }
player_unknown = Inconnu
entry_won = Gagnée
entry_won_points = Gagnée { $own }–{ $others }
entry_lost = Perdue
entry_lost_points = Perdue { $own }–{ $others }
entry_draw = Nulle
entry_draw_points = Nulle { $own }–{ $others }
entry_won_by = { $player } gagne
entry_won_by_points = { $player } gagne { $more }–{ $less }
entry_unfinished = Inachevée
entry_in_part = Cette partie n’a pas pu être lue en entier. Ouvrez-la pour savoir pourquoi.
entry_in_words = { $black } contre { $white }, { $board }, { $result }
entry_in_words_on = { $black } contre { $white }, { $board }, { $result }, { $date }

games_counted =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
games_listed =
    { $listed ->
        [one] { $listed } partie
       *[other] { $listed } parties
    } sur { $games }
no_games_match = Aucune partie trouvée
no_games_match_tip = Raccourcissez la recherche, ou changez de tablier, de résultat ou de niveau.
show_all_games = Afficher toutes les parties
no_games = Aucune partie pour l’instant
no_games_tip = Chaque partie que vous finissez ou quittez est enregistrée ici automatiquement. Vous pouvez aussi importer des parties depuis un fichier.
files_unread =
    { $files ->
        [one] « { $name } » est illisible. { $reason }
       *[other] { $files } fichiers sont illisibles, dont « { $name } ». { $reason }
    }

open_game = Ouvrir
continue_game = Reprendre
choose_first = Choisissez d’abord une partie
rename_game = Renommer
export_game = Exporter
export_game_tip = Enregistrer cette partie dans un fichier
export_listed = Tout exporter
export_listed_tip = Enregistrer les parties de la liste dans un seul fichier
bin_game = Jeter
bin_game_tip = Jeter cette partie à la corbeille, d’où vous pourrez la restaurer  (Suppr)
game_in_bin = « { $name } » est maintenant dans la corbeille.
open_file = Ouvrir un fichier
open_file_tip = Ouvrir une partie depuis un fichier
import_games = Importer
import_games_tip = Ajouter à la bibliothèque les parties d’un fichier
new_name = Nom
new_name_tip = Le nom du fichier de la partie dans la bibliothèque
name_empty = Tapez un nom.
name_impossible = Interdits : / \ : * ? " < > |, un point ou un trait d’union au début, un point à la fin, un nom réservé par Windows (comme CON), un nom trop long.
name_taken = Une autre partie porte ce nom.
rename_cancel = Annuler

bin_empty = La corbeille est vide
bin_empty_tip = Les parties que vous jetez sont conservées ici. Elles ne sont jamais supprimées.
bin_counted =
    { $games ->
        [one] { $games } partie dans la corbeille
       *[other] { $games } parties dans la corbeille
    }
restore_game = Restaurer

none_in_progress = Aucune partie en cours
none_in_progress_tip = Une partie interrompue (fenêtre fermée, panne de courant) vous attend ici avec tous ses coups.
players_in_progress = { $black } contre { $white }
game_in_progress =
    { $moves ->
        [one] { $board } · { $moves } coup · { $moment }
       *[other] { $board } · { $moves } coups · { $moment }
    }
continue_game_tip = Reprendre cette partie là où elle s’est arrêtée
no_recent = Aucun fichier pour l’instant
no_recent_tip = Les fichiers que vous ouvrez ou enregistrez apparaissent ici.
recent_tip = Ouvrir ce fichier

statistics_of = Vos parties terminées contre l’ordinateur
statistics_of_tip = Les parties entre deux personnes ne comptent pas
nothing_counted = Pas encore de statistiques
nothing_counted_on_board = Aucune partie sur ce tablier
nothing_counted_tip = Terminez une partie contre l’ordinateur pour voir ici vos victoires, vos écarts et vos séries.

tile_games = Parties
tile_games_tip = Parties terminées contre l’ordinateur
tile_record = Bilan (V · N · D)
tile_record_tip = Victoires, nulles et défaites
tile_score = Score
tile_score_tip = Une victoire compte pour 1, une nulle pour ½
score_in_percent = { $percent } %
tile_streak = Série en cours
tile_streak_tip = Votre dernière série de victoires ou de défaites
streak_of_wins =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
streak_of_losses =
    { $losses ->
        [one] { $losses } défaite
       *[other] { $losses } défaites
    }
tile_best = Meilleure série
tile_best_tip = Votre plus longue série de victoires

plot_levels = Résultats par niveau
plot_course = Résultats, le dernier à droite
plot_margins = Écarts en points, le dernier à droite
plot_lengths = Longueur des parties en coups
legend_won = gagnées
legend_drawn = nulles
legend_lost = perdues

level_tally =
    Niveau { $level }
    Gagnées : { $won }
    Nulles : { $drawn }
    Perdues : { $lost }
course_won = Gagnée
course_drawn = Nulle
course_lost = Perdue
course_won_on = Gagnée, { $date }
course_drawn_on = Nulle, { $date }
course_lost_on = Perdue, { $date }
margin_won =
    { $points ->
        [one] Gagnée de { $points } point
       *[other] Gagnée de { $points } points
    }
margin_lost =
    { $points ->
        [one] Perdue de { $points } point
       *[other] Perdue de { $points } points
    }
no_margins = Aucune de ces parties ne s’est décidée aux points.
games_of_length =
    { $games ->
        [one]
            De { $from } à { $to } coups
            { $games } partie
       *[other]
            De { $from } à { $to } coups
            { $games } parties
    }
