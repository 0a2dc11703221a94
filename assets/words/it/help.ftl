### Le pagine dell’aiuto.

help_title = Come si gioca

abande_goal = Scopo
abande_goal_text = Vince chi fa più punti. Ogni pila appartiene a chi ha la pedina in cima, e vale tanti punti quante sono le sue pedine, se accanto ha una pila avversaria.
abande_enter = Inserire
abande_enter_text = Metti una pedina della tua riserva su un’intersezione vuota accanto a una pedina qualsiasi. Solo la primissima pedina del Nero può andare ovunque.
abande_capture = Catturare
abande_capture_text = Muovi di un passo una tua pila sopra una pila avversaria. Nessuna pila può essere più alta di tre: una pila di tre è una torre, che non si muove e non si cattura. Si può catturare solo dopo che il Nero ha inserito la seconda pedina.
abande_band = Un solo gruppo
abande_band_text = Tutte le pile devono restare sempre collegate. Una pila che tiene unito il gruppo è inchiodata: non può muoversi.
abande_end = Fine della partita
abande_end_text = Quando la tua riserva è vuota, puoi passare. Se entrambi passano di seguito, la partita finisce. Le pile senza avversarie accanto dormono e lasciano il tavoliere; ogni altra pila vale quanto è alta.
abande_credit = Abande è un gioco di Dieter Stein (2005). Questo riassunto è nostro; le regole complete sono sul suo sito, spielstein.com.

anda_goal = Scopo
anda_goal_text = Le pietre di uno stesso colore che si toccano formano un gruppo. Chi perde l’ultimo gruppo perde la partita.
anda_first = Primo turno
anda_first_text = Ognuno comincia con due pietre sul bordo del tavoliere. Il bordo ha dodici parti: i sei angoli e i sei lati tra un angolo e l’altro. Scegli due parti che non si toccano.
anda_place = Posare
anda_place_text = Poi, a ogni turno, posa una pietra su una casella vuota fuori dal territorio avversario: una zona vuota che tocca pietre di un solo colore è il territorio di quel colore, chiuso all’altro.
anda_smother = Soffocare
anda_smother_text = Ogni zona vuota accanto a un gruppo è un suo respiro. Un gruppo è soffocato se non ha respiri, o se ogni suo respiro tocca un solo gruppo avversario.
anda_leave = Togliere
anda_leave_text = Dopo ogni turno lasciano il tavoliere tutti i gruppi avversari soffocati, poi i tuoi. Non puoi posare una pietra che sarebbe l’unica a lasciare il tavoliere.
anda_komi = Komi
anda_komi_text = Il Bianco può avere punti komi e usarne uno invece di posare una pietra. Un giocatore ne fissa il numero, l’altro sceglie il colore.
anda_credit = Anda è un gioco di Saïd Galdseid (2023). Questo riassunto è nostro.

mouse_and_keys = Mouse e tasti

press_point = Clicca su un’intersezione
press_stack = Clicca o trascina una pila
press_cell = Clicca su una casella
press_group = Mouse su un gruppo
press_right_drag = Trascina col destro
press_wheel = Rotella
press_control_wheel = Ctrl + rotella
press_double_click = Doppio clic sul tavolo
press_shift_drag = Maiusc + trascina col destro
press_clipboard = Ctrl+C, Ctrl+V

does_enter = inserisci
does_capture = cattura
does_place = posa una pietra
does_show_breaths = mostra i respiri
does_turn_table = ruota il tavolo
does_zoom = avvicina o allontana
does_step = scorri le mosse
does_reset_view = ripristina la visuale
does_move_table = sposta il tavolo
does_clipboard = copia o incolla partite
