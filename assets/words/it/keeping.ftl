### Che cosa può andare storto con ciò che sta sul disco: partite, diari, preferenze.

disk_full = non c’è più spazio per { $file }
disk_read_only = { $file } è su un disco di sola lettura
write_denied = non hai il permesso di scrivere in { $file }
not_there = manca { $file }
in_the_way = al posto di { $file } c’è qualcos’altro
held_by_other = un’altra copia del programma sta usando { $file }
too_large_a_file = { $file } è troppo grande
other_trouble = { $file }: { $message }
fault_inside = si è verificato un errore nel programma
disk_silent = il disco non risponde
no_home_folder = manca la cartella home (scegli una cartella con --data-dir e un file di impostazioni con --config)

game_not_being_saved = Questa partita non viene salvata: { $reason }.
game_saved_again = Il salvataggio della partita è ripreso.
game_not_kept = Non è stato possibile salvare la partita in archivio: { $reason }.
game_is_on_the_table = È la partita che stai giocando.
record_would_differ = il file salvato non corrisponderebbe alla partita

journal_cut = Il diario di questa partita era danneggiato: non è stato possibile leggere ciò che segue questa posizione. Una copia del diario è stata conservata.
no_such_interrupted_game = Non c’è nessuna partita interrotta { $id }.
game_is_held = Quella partita è aperta in un’altra copia del programma.
journal_unreadable = Il diario di quella partita non si può leggere. { $reason }
journal_is_empty = È vuoto.
journal_line_damaged = La prima riga è danneggiata.
journal_line_unknown = Il programma non riconosce la prima riga.
journal_too_new = È stato scritto da una versione più recente del programma.
journal_impossible = La prima riga non ha senso.
game_not_resumed = Quella partita non si può riprendere: { $reason }.
record_not_written = Non si può scrivere il file della partita: { $reason }.

no_such_game = In archivio non c’è la partita { $id }.
game_not_read = Quella partita non si può leggere. { $reason }
game_file_trouble = C’è un problema con il file della partita: { $reason }.
game_name_taken = C’è già una partita di nome { $id }.
game_name_impossible = Una partita non può chiamarsi così: il nome è vuoto, è troppo lungo o contiene caratteri non ammessi nei nomi dei file.
game_says_too_little = Nel file non c’è scritto di quale gioco si tratta.

setting_unusable = Riga { $line } delle impostazioni: { $key } dovrebbe essere { $expected }. Si usa il valore predefinito.
settings_unusable = Il file delle impostazioni { $file } contiene { $problems } errori. Il primo: { $first }
settings_not_understood = La riga { $line } delle impostazioni non si può leggere, quindi si usano quelle predefinite.
settings_twice = La riga { $line } delle impostazioni ripete un nome già usato, quindi si usano quelle predefinite.
settings_not_text = La riga { $line } delle impostazioni non è un testo in UTF-8, quindi si usano quelle predefinite.
settings_not_read = Le impostazioni non si possono leggere, quindi si usano quelle predefinite: { $reason }.
expected_truth = true o false
expected_whole = un numero intero da { $low } a { $high }
expected_number = un numero da { $low } a { $high }
expected_pair = due numeri interi da { $low } a { $high }, come in [1, 2]
expected_theme = il nome di un tema o di un file di tema, senza «.toml»
expected_seat = «human» o «ai:LIVELLO», con un livello da 1 a { $strongest }
expected_time_control = una cadenza, come «5», «5+3», «5d3», «5b3x30» o «5h»
expected_handicap = un handicap, come «white-pieces-3», «black-points-5» o «white-captures-12», oppure «pie» per la regola della torta
expected_path = il nome di un file o di una cartella
expected_paths = un elenco di nomi di file
expected_keys = una tabella dei comandi e dei loro tasti, come in {"{"} pass = ["P"] {"}"}
expected_camera = una tabella di numeri, come {"{"} yaw = 0.0, elevation = 0.9, zoom = 1.0, pan = [0.0, 0.0] {"}"}
expected_table = una tabella
