### La finestra per una nuova partita e l’accordo sul komi.

new_game_title = Nuova partita
players_title = Cambia giocatori
play_from_title = Gioca da qui

start_game = Inizia
play_on_with_these = Continua
cancel_new_game = Annulla
back_from_new_game = Indietro

designed_by = di { $designer }
abande_in_short = Muovi le tue pile su quelle avversarie vicine. Alla fine ogni pila con accanto una pila avversaria dà a chi ha la pedina in cima tanti punti quanto è alta.
anda_in_short = Circonda le pietre avversarie finché il loro gruppo non respira più e lascia il tavoliere. Chi perde il suo ultimo gruppo perde la partita.
learn_game_first = Prima impara { $game }
board_and_size = { $board }, { $size }

komi_heading = Komi
komi_by_pie = Uno lo fissa, l’altro sceglie il colore
komi_agreed = Concordato
komi_pie_means = Uno fissa quante volte il Bianco può rinunciare a posare una pietra; l’altro vede il numero e sceglie il colore.

swap_colours = Scambia i colori
change_places = Scambia i posti
place_names = Fissa il komi
place_picks = Sceglie il colore
choose_computer = Computer
choose_human = Umano
level_and_name = Livello { $level } · { $name }
chair_names_komi = Fissa il komi
chair_picks_side = Poi sceglie il colore
chair_you_begin = Giochi tu e inizi tu
chair_computer_begins = Giochi tu, inizia il computer
chair_begins = Muove per primo
chair_same_screen = Gioca sullo stesso schermo

name_komi_title = Fissa il komi
name_komi_for_player = Scegli un numero che equilibri i due colori: poi l’altro giocatore sceglie il colore.
name_komi_for_computer = Scegli un numero che equilibri i due colori: poi il computer sceglie il colore.
komi_suggested = Consigliamo { $komi }: con un numero vicino a questo il Nero e il Bianco vincono con la stessa frequenza quando il computer gioca contro sé stesso.
name_this_komi = Fissa il komi a { $komi }
less_komi = Meno komi
more_komi = Più komi
pick_side_title = Scegli il colore
player_named_komi = L’altro giocatore ha fissato il komi a { $komi }. { $means }
computer_named_komi = Il computer ha fissato il komi a { $komi }. { $means }
komi_means =
    { $komi ->
        [0] Come il Nero, il Bianco deve posare una pietra a ogni turno.
        [1] Il Bianco può rinunciare una volta a posare una pietra.
        [2] Il Bianco può rinunciare due volte a posare una pietra.
       *[other] Il Bianco può rinunciare { $komi } volte a posare una pietra.
    }
play_as = Gioca con il { $player }
side_begins = muove per primo
side_has_komi =
    { $komi ->
        [one] 1 punto komi
       *[other] { $komi } punti komi
    }
