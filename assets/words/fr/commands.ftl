### Les commandes et leurs infobulles.

undo_label = Annuler
undo_tip = Annuler votre dernier coup
undo_change_tip = Annuler la dernière modification
undo_nothing = Il n’y a rien à annuler.
redo_label = Rétablir
redo_tip = Rejouer le coup annulé
redo_change_tip = Rétablir la modification
redo_nothing = Il n’y a rien à rétablir.
pass_label = Passer
pass_tip = Passer votre tour
spend_komi_label = Dépenser un komi · reste { $left }
spend_komi_tip = Si vous jouez Blanc : dépenser un point de komi au lieu de poser une pierre
resign_label = Abandonner
resign_tip = Abandonner cette partie
new_game_label = Nouvelle partie
new_game_tip = Commencer une nouvelle partie
open_label = Ouvrir
open_tip = Ouvrir une partie enregistrée
save_label = Enregistrer
save_tip = Enregistrer cette partie
library_label = Bibliothèque
library_tip = Vos parties et vos statistiques
set_up_label = Créer une position
set_up_tip = Créer une position
coordinates_label = Coordonnées
moves_label = Coups
help_label = Comment jouer
help_tip = Règles, souris et touches

lens_entry_points = Intersections où vous pouvez entrer
lens_open_cells = Cases permises et interdites
lens_sleepers = Piles dormantes
lens_pinned = Piles clouées
lens_breaths = Souffles du groupe survolé
lens_removals = Pierres qu’un coup retirerait
lens_territory = Territoires
lens_danger = Groupes à un coup d’être étouffés

movement_heading = Animation
movement_of = Animation : { $speed }
movement_off = Sans
movement_slow = Lente
movement_normal = Normale
movement_fast = Rapide

copy_game = Copier la partie
copy_position = Copier la position
copy_for_abstract_play = Copier pour Abstract Play

## Touches

with_control = Ctrl+{ $key }
with_alt = Alt+{ $key }
key_home = Début
key_end = Fin
key_page_up = Page préc.
key_page_down = Page suiv.
key_escape = Échap
key_enter = Entrée
key_space = Espace
key_insert = Inser
key_of_number_pad = Pavé { $key }
key_backspace = Retour arrière
tip_with_keys = { $tip }  ({ $keys })

## Autres commandes

coordinates_tip = Afficher ou masquer les lettres et les chiffres du bord
move_now_tip = Faire jouer à l’ordinateur le meilleur coup trouvé jusqu’ici
cancel_label = Reposer
cancel_tip = Reposer ce que vous avez pris
back_to_game_tip = Revenir à la position actuelle de la partie
view_mine_label = Ma place
view_above_label = Vue de dessus
view_side_label = Vue de côté
view_opponent_label = Place de l’adversaire
turn_left_label = Tourner la table à gauche
turn_right_label = Tourner la table à droite
higher_label = Regarder de plus haut
lower_label = Regarder de plus bas
nearer_label = Se rapprocher
farther_label = S’éloigner
play_page_label = Partie
play_page_tip = À qui de jouer, le score et le résultat
moves_page_tip = Tous les coups, avec variantes et commentaires
analyse_page_label = Analyse
analyse_page_tip = L’avis du moteur, et l’analyse de la partie
engine_label = Moteur
engine_tip = Activer ou arrêter le moteur qui montre les meilleurs coups
review_label = Analyser cette partie
review_short = Analyser
review_tip = Faire juger chaque coup de la partie et dresser la liste des erreurs
review_not_yet = La partie pourra être analysée une fois terminée.
next_mistake_label = Erreur suivante
next_mistake_tip = Aller à l’erreur suivante de la partie
previous_mistake_label = Erreur précédente
previous_mistake_tip = Revenir à l’erreur précédente
try_again_label = Réessayer ici
try_again_tip = Aller à la position d’avant l’erreur et chercher un meilleur coup
game_menu_label = Menu
game_menu_tip = Nouvelle partie, fichiers, bibliothèque, aide
view_menu_label = Vue
view_menu_tip = Ce que montre le tablier, et d’où le regarder
palette_label = Chercher une commande
palette_tip = Chercher parmi les commandes, les tabliers, les langues et les réglages
players_label = Changer de joueurs
players_tip = Choisir qui joue Noir et Blanc
quit_label = Quitter
quit_tip = Fermer le programme
spend_komi_short = Komi · { $left }

settings_label = Réglages
settings_tip = Touches, couleurs, taille du texte, langue et plus
larger_text_label = Texte plus grand
larger_text_tip = Agrandir le texte et les panneaux
smaller_text_label = Texte plus petit
smaller_text_tip = Réduire le texte et les panneaux
normal_text_label = Taille de texte normale
normal_text_tip = Texte et panneaux à la taille adaptée à la fenêtre
about_label = À propos d’Abande
about_tip = Version, carte graphique, licences et diagnostic
