### Ce qui peut mal tourner avec les fichiers gardés sur le disque.

disk_full = il n’y a plus de place pour { $file }
disk_read_only = { $file } est sur un disque en lecture seule
write_denied = vous n’avez pas le droit d’écrire dans { $file }
not_there = { $file } est introuvable
in_the_way = un autre élément occupe l’emplacement { $file }
held_by_other = une autre fenêtre du programme utilise déjà { $file }
too_large_a_file = { $file } est trop volumineux
other_trouble = { $file } : { $message }
fault_inside = une erreur s’est produite dans le programme
disk_silent = le disque ne répond pas
no_home_folder = il n’y a pas de dossier personnel (indiquez un dossier avec --data-dir et un fichier de réglages avec --config)

game_not_being_saved = Cette partie ne peut pas être enregistrée : { $reason }.
game_saved_again = L’enregistrement de la partie a repris.
game_not_kept = La partie n’a pas pu être enregistrée dans la bibliothèque : { $reason }.
game_is_on_the_table = C’est la partie que vous êtes en train de jouer.
record_would_differ = le fichier ne correspondrait pas à la partie

journal_cut = Le journal de cette partie est endommagé : la suite n’a pas pu être lue. Une copie du journal a été conservée.
no_such_interrupted_game = Il n’y a pas de partie interrompue « { $id } ».
game_is_held = Cette partie est déjà ouverte dans une autre fenêtre du programme.
journal_unreadable = Le journal de cette partie est illisible. { $reason }
journal_is_empty = Il est vide.
journal_line_damaged = Sa première ligne est endommagée.
journal_line_unknown = Sa première ligne est incompréhensible pour ce programme.
journal_too_new = Il a été écrit par une version plus récente du programme.
journal_impossible = Sa première ligne n’a pas de sens.
game_not_resumed = Cette partie ne peut pas être reprise : { $reason }.
record_not_written = Le fichier de la partie ne peut pas être écrit : { $reason }.

no_such_game = Il n’y a pas de partie « { $id } » dans la bibliothèque.
game_not_read = Cette partie est illisible. { $reason }
game_file_trouble = Il y a un problème avec le fichier de la partie : { $reason }.
game_name_taken = Il y a déjà une partie nommée « { $id } ».
game_name_impossible = Une partie ne peut pas porter ce nom : il est vide, trop long, ou contient des caractères interdits dans un nom de fichier.
game_says_too_little = Le fichier ne dit pas de quel jeu il s’agit.

setting_unusable = Ligne { $line } de vos réglages : pour { $key }, il faut { $expected }. La valeur par défaut est utilisée.
settings_unusable = Votre fichier de réglages { $file } contient { $problems } erreurs. La première : { $first }
settings_not_understood = La ligne { $line } de vos réglages est illisible ; les réglages par défaut sont utilisés.
settings_twice = La ligne { $line } de vos réglages répète un nom déjà utilisé ; les réglages par défaut sont utilisés.
settings_not_text = La ligne { $line } de vos réglages n’est pas du texte UTF-8 ; les réglages par défaut sont utilisés.
settings_not_read = Vos réglages sont illisibles ({ $reason }) ; les réglages par défaut sont utilisés.
expected_truth = true ou false
expected_whole = un nombre entier de { $low } à { $high }
expected_number = un nombre de { $low } à { $high }
expected_pair = deux nombres entiers de { $low } à { $high }, comme [1, 2]
expected_theme = le nom d’un thème, ou celui d’un fichier de thème sans « .toml »
expected_seat = « human » ou « ai:NIVEAU », avec un niveau de 1 à { $strongest }
expected_time_control = une cadence, comme « 5 », « 5+3 », « 5d3 », « 5b3x30 » ou « 5h »
expected_handicap = un handicap, comme « white-pieces-3 », « black-points-5 » ou « white-captures-12 », ou « pie » pour la règle du gâteau
expected_path = le nom d’un fichier ou d’un dossier
expected_paths = une liste de noms de fichiers
expected_keys = une table de commandes avec leurs touches, comme {"{"} pass = ["P"] {"}"}
expected_camera = un tableau de nombres comme {"{"} yaw = 0.0, elevation = 0.9, zoom = 1.0, pan = [0.0, 0.0] {"}"}
expected_table = une table
