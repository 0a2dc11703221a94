### Nouvelle partie, et accord sur le komi.

new_game_title = Nouvelle partie
players_title = Changer de joueurs
play_from_title = Jouer à partir d’ici

start_game = Commencer
play_on_with_these = Continuer
cancel_new_game = Annuler
back_from_new_game = Retour

designed_by = de { $designer }
abande_in_short = Déplacez vos piles sur les piles adverses voisines. À la fin, chaque pile à côté d’une pile adverse rapporte sa hauteur en points au joueur dont la pièce est au sommet.
anda_in_short = Entourez les pierres adverses pour que leur groupe ne respire plus et quitte le tablier. Qui perd son dernier groupe perd la partie.
learn_game_first = Apprendre { $game } d’abord
board_and_size = { $board }, { $size }

komi_heading = Komi
komi_by_pie = L’un le fixe, l’autre choisit son camp
komi_agreed = Convenu
komi_pie_means = L’un fixe combien de fois Blanc pourra jouer sans poser de pierre ; l’autre voit ce nombre, puis choisit son camp.

swap_colours = Échanger les couleurs
change_places = Échanger les places
place_names = Fixe le komi
place_picks = Choisit son camp
choose_computer = Ordinateur
choose_human = Humain
level_and_name = Niveau { $level } · { $name }
chair_names_komi = Fixe le komi
chair_picks_side = Choisit ensuite son camp
chair_you_begin = Vous jouez en premier
chair_computer_begins = Vous jouez en second
chair_begins = Commence
chair_same_screen = Joue sur le même écran

name_komi_title = Fixer le komi
name_komi_for_player = Fixez un nombre qui donne les mêmes chances aux deux camps : l’autre joueur choisira ensuite son camp.
name_komi_for_computer = Fixez un nombre qui donne les mêmes chances aux deux camps : l’ordinateur choisira ensuite son camp.
komi_suggested = Nous proposons { $komi } : autour de ce nombre, Noir et Blanc gagnent aussi souvent l’un que l’autre quand l’ordinateur joue contre lui-même.
name_this_komi = Fixer à { $komi }
less_komi = Moins de komi
more_komi = Plus de komi
pick_side_title = Choisir son camp
player_named_komi = L’autre joueur a fixé le komi à { $komi }. { $means }
computer_named_komi = L’ordinateur a fixé le komi à { $komi }. { $means }
komi_means =
    { $komi ->
        [0] Comme Noir, Blanc doit poser une pierre à chaque coup.
        [1] Blanc pourra jouer une fois sans poser de pierre.
       *[other] Blanc pourra jouer { $komi } fois sans poser de pierre.
    }
play_as = Jouer { $player }
side_begins = commence
side_has_komi =
    { $komi ->
        [one] { $komi } point de komi
       *[other] { $komi } points de komi
    }
