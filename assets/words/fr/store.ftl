generic_name = Jeu de société
summary = Empiler et capturer en 3D
comment = Jouer à Abande et à Anda, deux jeux de société, en 3D
keywords = plateau;stratégie;piles;pierres;hexagone;abstrait;Anda;
record_kind = Partie d’Abande

about_abande = Abande est un jeu de Dieter Stein pour deux joueurs : faites entrer vos pièces, capturez en montant sur les piles voisines, gardez toutes les pièces reliées et emparez-vous des piles hautes là où les deux couleurs se touchent. Les règles s’apprennent en deux minutes.
about_list = On joue sur une table en bois, en 3D :
about_computer = contre l’ordinateur, à tous les niveaux, des premiers pas à la force maximale
about_friend = à deux devant le même écran, ou en spectateur d’une partie entre deux ordinateurs
about_boards = sur un hexagone, un carré ou un pavage carré adouci
about_learning = avec des leçons, des problèmes, des indices, un entraîneur et l’analyse de vos parties
about_anda = Un second jeu, Anda, de Saïd Galdseid, se joue sur des hexagones de trois à onze cases de côté. Le programme dit pourquoi il refuse un coup, ouvre les parties et les enregistre sous forme de texte. Aucune carte graphique n’est nécessaire, et l’on peut aussi jouer dans un terminal.

picture_game = Une partie d’Abande
picture_result = À la fin, on compte les piles
picture_anda = Une partie d’Anda
