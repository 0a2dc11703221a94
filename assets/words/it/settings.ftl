### Le impostazioni, e che cosa il programma dice di sé.

language_heading = Lingua
language_of_system = Sistema

page_game = Partita
page_board = Tavoliere
page_sound = Audio
page_keys = Tasti
page_accessibility = Accessibilità
page_files = File
reset_page = Ripristina questa pagina
reset_setting = Ripristina: { $setting }
value_of = { $setting }: { $value }
step_back = Meno: { $setting }
step_forward = Più: { $setting }

seat_in_new_game = { $player } nelle nuove partite
seat_level = Computer, livello { $level }
auto_pass_label = Passa in automatico
auto_pass_tip = Quando puoi solo passare
confirm_resign_label = Chiedi conferma prima di abbandonare
confirm_leaving_label = Chiedi conferma prima di lasciare una partita non salvata
confirm_leaving_tip = Prima di sostituire un file, Abande chiede sempre conferma

tips_label = Consigli per le prime mosse
tips_tip = Brevi indicazioni accanto al tavoliere per chi inizia
cards_label = Schede accanto alle pile
cards_tip = Tieni fermo il puntatore su una pila per vedere le sue pedine, i suoi punti e le pile che possono catturarla
quality_label = Qualità grafica
quality_auto = Automatica
quality_low = Bassa
quality_medium = Media
quality_high = Alta
lenses_heading = Mostra sul tavoliere

sound_on_label = Audio
pieces_volume_label = Volume delle pedine
signals_volume_label = Volume dei segnali
signals_volume_tip = Il tuo turno, mosse rifiutate, risultati
volume_percent = { $percent }%
mono_label = Mono
mono_tip = Lo stesso suono da entrambi i lati, ovunque si posi una pedina
background_sound_label = Quando un’altra finestra è in primo piano
background_quieter = Più basso
background_silent = Muto
background_as_loud = Uguale
sound_no_library = Nessun suono: la libreria di ALSA (libasound) non è installata.
sound_no_device = Nessun suono: non è stato possibile aprire un dispositivo audio.
sound_unsupported = Nessun suono: questa versione di Abande non supporta l’audio su questo sistema.

scale_label = Dimensione di testo e pannelli
scale_percent = { $percent }%
scale_auto = Automatica · { $percent }%
theme_label = Colori dei pannelli
theme_tip = Automatici: come il tema del tavolo; con «Noce e avorio», come il sistema
theme_automatic = Automatici
theme_dark = Scuri
theme_light = Chiari
theme_high_contrast = Contrasto elevato
as_the_system = Come il sistema
reduced_motion_label = Riduci le animazioni
reduced_motion_tip = Pedine e visuale si spostano all’istante
motion_on = Sì
motion_off = No

data_folder_label = Cartella dei dati
data_folder_tip = Le tue partite, lezioni e statistiche
settings_file_label = File delle impostazioni
settings_file_tip = Puoi modificarlo quando Abande non è in esecuzione
log_folder_label = Registri
log_folder_tip = I messaggi del programma, utili per segnalare errori
open_path = Apri
copy_path = Copia il percorso
files_portable = Versione portatile: tutto sta accanto al programma.
files_not_kept = In questa sessione non viene salvato nulla su disco.

keys_anywhere = Sempre
keys_in_game = Durante una partita
keys_in_lesson = Durante una lezione
keys_in_puzzle = Durante un problema
keys_only_in = Solo in { $game }
key_wanted = Premi un tasto…
key_wanted_help = Premi il nuovo tasto per «{ $command }». Esc annulla, Canc toglie questo tasto.
key_of = { $command }: { $key }
key_add = Un altro tasto: { $command }
key_clash = { $key } serve già per { $others }.
key_quoted = «{ $command }»
key_take = Usalo per «{ $command }»
key_keep = Lascialo dov’è
key_refused = { $key } è riservato: serve per le coordinate del tavoliere o per copiare e incollare.
key_unusable = Questo tasto non si può assegnare a un comando. Provane un altro.
keys_reset_all = Ripristina tutti i tasti

about_version = Versione
about_build = Build
about_engine = Motore di gioco
about_adapter = Scheda grafica
about_driver = API grafica
about_unknown = non disponibile
licences_heading = Licenze
licences_own = Abande è software libero: puoi usarlo con la licenza MIT o con la licenza Apache 2.0, come preferisci. I suoi caratteri, Inter e M PLUS 1p, sono distribuiti con la SIL Open Font License.
licences_list = Licenze di tutti i componenti
licences_missing = L’elenco completo delle licenze è nei pacchetti di Abande; questa copia non lo contiene.
copy_diagnostics = Copia la diagnostica
copy_diagnostics_tip = Versioni, grafica, impostazioni e ultimi messaggi, come testo per una segnalazione
