### Che cosa risponde il gioco nel terminale.

welcome = { $game } di { $designer }. { $board }, { $size }.
both_seats = Nero: { $black }. Bianco: { $white }.
komi_of_game = Komi: { $komi }.
handicap_of_game = Partita con handicap. { $handicap }.
pie_of_game = Regola della torta: dopo la prima pedina del Nero, il Bianco può scambiare i colori invece di muovere.
typing_abande = Scrivi un’intersezione come d4 per inserire una pedina, d5-d4 per catturare o pass per passare. Per l’elenco dei comandi, scrivi: help
reading_abande = Sul tavoliere, b è il Nero e w il Bianco. Le pile si leggono dal basso in alto, e la maiuscola indica di chi sono.
typing_anda = Nel tuo primo turno, scrivi due caselle come { $near }+{ $far }. Poi scrivine una sola, come { $near }. Per l’elenco dei comandi, scrivi: help
reading_anda = Sul tavoliere, B è il Nero e W il Bianco.

prompt_turn = { $player }, mossa { $number }
prompt_turn_timed = { $player }, mossa { $number }, { $time }
prompt_paused = In pausa, mossa { $number }
prompt_over = Partita finita
prompt_line = Mossa { $ply } di { $last }
prompt_line_turn = Mossa { $ply } di { $last }, tocca al { $player }
prompt_variation = Variante, mossa { $ply } di { $last }
prompt_variation_turn = Variante, mossa { $ply } di { $last }, tocca al { $player }

line_too_long = La riga è troppo lunga. Per l’elenco dei comandi, scrivi: help
line_not_text = La riga non è testo UTF-8. Per l’elenco dei comandi, scrivi: help
list_of_commands = Per l’elenco dei comandi, scrivi: help
games_not_kept = Le partite non verranno salvate: { $reason }.
command_of_other_game = In { $game } questo comando non c’è. Per l’elenco dei comandi, scrivi: help
number_is_too_large = { $number } è un numero troppo grande.
game_not_saved = Questa partita non è salvata. Per salvarla, scrivi: save FILE. Per scartarla, ripeti lo stesso comando.

computer_refused = Il computer ha scelto una mossa illegale. { $reason } Muovi tu al suo posto.
position_again =
    { $plies ->
        [0] Questa posizione si era già presentata all’inizio.
        [one] Questa posizione si era già presentata dopo 1 mossa.
       *[other] Questa posizione si era già presentata dopo { $plies } mosse.
    }
pass_would_end =
    { $how ->
        [win] Se il { $player } passa, la partita finisce e il { $player } vince { $mine } a { $theirs }.
        [draw] Se il { $player } passa, la partita finisce patta, { $mine } a { $theirs }.
       *[lose] Se il { $player } passa, la partita finisce e il { $player } perde { $mine } a { $theirs }.
    }
must_pass = Il { $player } può solo passare.

time_control_of_both = Tempo per ciascuno: { $time }.
time_control_of_each = Tempo del Nero: { $black }. Tempo del Bianco: { $white }.
times_left = Tempo rimasto: Nero { $black }, Bianco { $white }.
time_and_periods = { $time } ×{ $periods }
little_time_left = Al { $player } resta poco tempo: { $time }.
time_up_goes_on = Il { $player } ha esaurito il tempo. La partita continua.
clock_starts_with_first_move = L’orologio parte con la prima mossa.
clock_is_paused = L’orologio è fermo. Per farlo ripartire, scrivi: resume
clock_runs_again = L’orologio è ripartito.
time_was_given = Il { $player } riceve { $time } in più.
give_example = Quanti secondi, da 1 a 3600? Per esempio: give 30
no_time_control = «{ $text }» non è una cadenza. Per esempio: new clock 5+3, new clock 10b3x30 oppure new clock off

undo_example = Per esempio: undo, oppure: undo 2
nothing_to_take_back = Non c’è niente da ritirare.
nothing_more_to_take_back = Non c’è altro da ritirare.
resignation_taken_back = L’abbandono è stato ritirato.
end_taken_back = La partita continua.
moves_taken_back =
    { $moves ->
        [one] È stata ritirata una mossa.
       *[other] Sono state ritirate { $moves } mosse.
    }
redo_example = Per esempio: redo, oppure: redo 2
nothing_to_replay = Non c’è niente da rigiocare.
nothing_more_to_replay = Non c’è altro da rigiocare.
moves_replayed =
    { $moves ->
        [one] È stata rigiocata una mossa.
       *[other] Sono state rigiocate { $moves } mosse.
    }
computers_wait = I computer aspettano. Per farli continuare, scrivi: go
computer_does_not_wait = Il computer non sta aspettando.
computer_to_move = Tocca al computer.
over_already = La partita è già finita.

new_example = Per esempio: new square human ai:3
new_komi_example = Quanti punti komi? Per esempio: new anda-5 komi 2
one_word_too_many = «{ $word }» è una parola di troppo.
no_such_player = Il giocatore «{ $name }» non esiste: usa human, ai, ai:LIVELLO oppure ai:PERSONAGGIO.
no_such_level = Il livello «{ $level }» non esiste: i livelli vanno da 1 a { $abande } in Abande e da 1 a { $anda } in Anda.
levels = I livelli vanno da { $weakest } a { $strongest }.
level_line = { $level } · { $name }. { $suits }
no_computer = Il computer non gioca con nessun colore. Per farlo giocare con il Bianco, scrivi: white ai:{ $level }
level_adapts = Dalla prossima partita il computer giocherà al livello adatto al tuo rating. Per scegliere tu un livello, scrivi: level N
level_this_time = Stavolta livello { $level }: segue il tuo rating di partita in partita.
no_komi = In { $game } non ci sono punti komi.
drawing_example = Per esempio: draw on, oppure: draw off
drawing_on = Il tavoliere viene disegnato a ogni turno.
drawing_off = Il tavoliere viene disegnato solo quando lo chiedi.

which_position = Quale posizione? Per vedere come esempio quella attuale, scrivi: position
cannot_set_up = Questa posizione non si può impostare sul tavoliere { $board }:
fits_other_board = È una posizione per { $board }. Per impostarla, scrivi: setup { $board } POSIZIONE

no_advice = Il computer non ha consigli da darti.
sure_win =
    { $points ->
        [one] Così si vince sicuramente di 1 punto.
       *[other] Così si vince sicuramente di { $points } punti.
    }
sure_draw = Così la patta è sicura.
sure_loss =
    { $points ->
        [one] Se entrambi giocano al meglio, così si perde di 1 punto; nessuna mossa perde di meno.
       *[other] Se entrambi giocano al meglio, così si perde di { $points } punti; nessuna mossa perde di meno.
    }

languages_known = Lingue: { $languages }. Per sceglierne una, scrivi per esempio: language en
language_of = { $tag } ({ $name })
language_unknown = La lingua «{ $text }» non è disponibile. Scegli { $tags }.
language_not_shown = La lingua «{ $tag }» non può essere mostrata qui: il terminale è impostato su ASCII, non su UTF-8.
language_chosen = Lingua: { $name }.
choice_not_kept = La scelta non è stata salvata: { $reason }.
