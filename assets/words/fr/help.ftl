### Les pages de l’aide.

help_title = Comment jouer

abande_goal = But du jeu
abande_goal_text = Marquez le plus de points. Une pile appartient au joueur dont la pièce est au sommet ; elle vaut sa hauteur si elle est à côté d’une pile adverse.
abande_enter = Entrer
abande_enter_text = Entrez une pièce de votre réserve sur une intersection libre, à côté d’une pièce déjà posée. Seule la toute première pièce de Noir se place n’importe où.
abande_capture = Capturer
abande_capture_text = Déplacez une de vos piles d’un pas sur une pile adverse. Une pile ne dépasse jamais trois pièces ; une pile de trois est une tour : elle ne bouge plus et ne se capture pas. On ne capture qu’après l’entrée de la deuxième pièce de Noir.
abande_band = Un seul groupe
abande_band_text = Toutes les piles doivent toujours rester reliées. Une pile dont le départ couperait le groupe est clouée : elle ne peut pas bouger.
abande_end = Fin de partie
abande_end_text = Une fois votre réserve vide, vous pouvez passer. Deux passes de suite terminent la partie. Les piles sans voisine adverse dorment et quittent le tablier ; toutes les autres valent leur hauteur.
abande_credit = Abande est un jeu de Dieter Stein (2005). Ce résumé est le nôtre ; les règles complètes sont sur son site, spielstein.com.

anda_goal = But du jeu
anda_goal_text = Les pierres d’une même couleur qui se touchent forment un groupe. Qui perd son dernier groupe perd la partie.
anda_first = Premier tour
anda_first_text = Chaque joueur commence par poser deux pierres au bord du tablier. Le bord compte douze parties : six coins, et les six côtés qui les séparent. Choisissez deux parties qui ne se touchent pas.
anda_place = Poser
anda_place_text = Ensuite, posez une pierre par tour sur une case vide, hors du territoire adverse. Une zone vide qui ne touche que des pierres d’un seul joueur est le territoire de ce joueur, interdit à l’autre.
anda_smother = Étouffer
anda_smother_text = Chaque zone vide qui touche un groupe est un souffle de ce groupe. Un groupe est étouffé s’il n’a aucun souffle, ou si chacun de ses souffles touche exactement un groupe adverse.
anda_leave = Retrait
anda_leave_text = Après votre coup, tous les groupes adverses étouffés quittent le tablier, puis vos propres groupes étouffés. Vous ne pouvez pas poser une pierre qui serait la seule à quitter le tablier.
anda_komi = Komi
anda_komi_text = Blanc peut avoir des points de komi, et en dépenser un au lieu de poser une pierre. Un joueur en fixe le nombre, l’autre choisit son camp.
anda_credit = Anda est un jeu de Saïd Galdseid (2023). Ce résumé est le nôtre.

mouse_and_keys = Souris et clavier

press_point = Cliquer sur une intersection
press_stack = Cliquer sur une pile ou la faire glisser
press_cell = Cliquer sur une case
press_group = Survoler un groupe
press_right_drag = Clic droit glissé
press_wheel = Molette
press_control_wheel = Ctrl + molette
press_double_click = Double-cliquer sur la table
press_shift_drag = Maj + clic droit glissé
press_clipboard = Ctrl+C, Ctrl+V

does_enter = entrer une pièce
does_capture = capturer
does_place = poser une pierre
does_show_breaths = voir ses souffles
does_turn_table = tourner la table
does_zoom = zoomer
does_step = parcourir les coups
does_reset_view = réinitialiser la vue
does_move_table = déplacer la table
does_clipboard = copier ou coller une partie
