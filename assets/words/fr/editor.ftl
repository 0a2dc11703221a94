### La création de position.

editor_title = Créer une position
editor_ready = Position jouable
editor_faults =
    { $faults ->
        [one] { $faults } anomalie
       *[other] { $faults } anomalies
    }

setup_board = { $game } · { $board }, { $size }
setup_choose_board = Tablier
setup_empty_board = Tablier vide
setup_from_game = Depuis la partie
setup_from_game_tip = Repartir de la position affichée dans la partie

brush_eraser = Retirer
click_puts_piece = Cliquez sur une intersection pour y ajouter une pièce, faites un clic droit pour en retirer une. Faites glisser une pile pour la déplacer.
click_puts_stone = Cliquez sur une case pour y poser une pierre, faites un clic droit pour la retirer. Faites-la glisser pour la déplacer.
click_takes_piece = Cliquez sur une pile pour retirer la pièce du dessus. Faites glisser une pile pour la déplacer.
click_takes_stone = Cliquez sur une pierre pour la retirer. Faites-la glisser pour la déplacer.
stack_is_full = Une pile compte trois pièces au plus.
stone_is_there = Il y a déjà une pierre ici.

setup_to_move = Au trait
setup_turn = À { $player } de jouer
setup_hand = Rés. de { $player }
setup_fill_hands = Compléter
setup_fill_hands_tip = Mettre en réserve toutes les pièces qui ne sont pas sur le tablier
setup_passes = Passes
setup_no_pass = Aucune passe
setup_one_pass = Une passe
setup_two_passes = Deux passes
setup_passes_tip = Passes de suite avant ce tour : deux terminent la partie
setup_komi_left = Komi restant
setup_drop_handicap = Sans le handicap
one_less = { $what } : retirer 1
one_more = { $what } : ajouter 1

position_over = Dans cette position, la partie est terminée.
position_faulty = Quelque chose ne va pas dans cette position.
point_out_tip = Montrer l’anomalie sur le tablier

position_text = Position en texte
copy_position_text = Copier
copy_position_text_tip = Copier la position sous forme de texte
paste_position_text = Coller
paste_position_text_tip = Coller une position  (Ctrl+V)
text_is_no_position = Cette position n’est pas valide. { $reason }

setup_study = Étudier
setup_study_tip = Jouer les deux camps, sans l’ordinateur
setup_cancel = Quitter
setup_cancel_tip = Revenir à la partie
setup_play = Jouer à partir d’ici
