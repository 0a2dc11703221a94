### L’aide du jeu en mode texte.

how_to_type_abande = Pour entrer une pièce, tapez son intersection : d4. Pour capturer : d5-d4. Pour passer : pass.
how_to_type_anda = Pour poser une pierre, tapez sa case : { $cell }. À votre premier tour : { $cell }+{ $other }. Pour dépenser un point de komi : komi.

help_game = La partie
helps_help = cette liste, et comment taper les coups
helps_board = dessiner le tablier
helps_draw = le dessiner à chaque tour, ou sur demande
helps_turn = à qui de jouer, réserves et score
helps_last = le dernier coup
helps_history = tous les coups joués
helps_moves = tous les coups permis
helps_captures = toutes les captures, ou celles d’une pile
helps_point = ce qui se trouve sur une intersection
helps_row = la rangée de cette lettre ou ce numéro
helps_stacks = toutes les piles d’une couleur
helps_sleepers = piles sans voisine adverse : zéro point
helps_pinned = piles qui ne peuvent bouger, et pourquoi
helps_towers = piles de trois pièces
helps_groups = tous les groupes d’une couleur
helps_breaths = souffles d’un groupe, et qui les touche
helps_territory = cases vides interdites à l’adversaire
helps_score = score si tout finissait là, ou groupes
helps_hands = pièces encore en réserve
helps_position = la position en une ligne, à copier

help_playing = Jouer
helps_undo = annuler coup et réponse, ou N tours
helps_redo = rejouer ce qui a été annulé
helps_go = relancer deux ordinateurs après undo
helps_resign = abandonner la partie
helps_level = niveau de l’ordinateur ; seul : la liste
helps_seat_black = qui joue Noir
helps_seat_white = qui joue Blanc

help_learning = Apprendre
helps_hint = un indice, puis d’autres ; hint all : coup
helps_coach = être averti avant un mauvais coup
helps_review = analyser toute la partie, ou tout noter
helps_next_mistake = à l’erreur suivante trouvée par l’analyse
helps_previous_mistake = aller à l’erreur précédente
helps_lessons = lister les leçons de ce jeu
helps_lesson = commencer une leçon, ou la suivante
helps_puzzles = vos problèmes résolus et votre classement
helps_puzzle = un problème à votre mesure, ou par son nom
helps_solution = montrer la solution du problème
helps_again = réessayer l’étape, le problème ou le coup
helps_next = étape ou problème suivant ; sinon avancer
helps_leave = quitter leçon ou problème, revenir au jeu

help_looking = Revoir la partie et essayer des coups
helps_back = reculer d’un coup ou de N, partie inchangée
helps_forward = avancer d’un coup ou de N
helps_goto = aller à un coup de cette suite
helps_game = revenir à la position actuelle
helps_variations = tous les coups joués ou essayés
helps_variation = aller à la variante de ce numéro
helps_from_here = continuer la partie depuis cette position

help_noting = Notes et modifications sur la position affichée
helps_comment = voir, écrire ou effacer le commentaire
helps_glyph = juger le coup : !! ! !? ?! ? ??
helps_mark = marquer une intersection, ou la démarquer
helps_arrow = tracer une flèche, ou l’effacer
helps_promote = remonter cette variante d’un rang
helps_delete = supprimer ce coup et toute sa suite
helps_cut = de même, pour coller ailleurs
helps_copy = copier ce coup et toute sa suite
helps_paste = insérer ici ce qui a été coupé ou copié
helps_undo_edit = annuler la dernière note ou modification
helps_redo_edit = la rétablir

help_keeping = Parties, fichiers et programme
helps_new = nouvelle partie : new square human ai:3
helps_setup = partie depuis une position en une ligne
helps_games = lister ou chercher dans la bibliothèque
helps_resume = reprendre une partie inachevée
helps_save = écrire la partie dans un fichier
helps_replace = de même, en écrasant un fichier existant
helps_open = ouvrir un fichier ou une partie gardée
helps_record = la partie sous forme de texte, à copier
helps_language = lister les langues, ou en choisir une
helps_quit = quitter

word_board = TABLIER
word_black = NOIR
word_white = BLANC
word_colour = COULEUR
word_depth = PROFONDEUR
word_file = FICHIER
word_level = NIVEAU
word_move = COUP
word_name = NOM
word_position = POSITION
word_tag = CODE
word_text = TEXTE
word_words = MOTS
