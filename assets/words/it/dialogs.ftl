### Domande, finestre per i file e risposte.

close_dialog = Chiudi
close_dialog_tip = Chiudi  (Esc)
keep_playing = Continua a giocare

resign_title = Vuoi abbandonare?
resign_as = Giochi con il { $player }: se abbandoni, vince il { $other }.
resign_for = Se il { $player } abbandona, vince il { $other }.

leave_title = Vuoi lasciare questa partita?
leave_question = La partita non è finita e non è stata salvata.
leave_finished_question = La partita non è stata salvata.
leave_it = Lascia

offer_title = Partita in sospeso
offer_game =
    { $moves ->
        [one] { $game } · { $board }. { $black } contro { $white }, 1 mossa
       *[other] { $game } · { $board }. { $black } contro { $white }, { $moves } mosse
    }
offers_more =
    { $games ->
        [one] C’è un’altra partita in sospeso
       *[other] Ci sono altre { $games } partite in sospeso
    }
offer_continue = Continua
offer_continue_tip = Riprendi questa partita da dove era rimasta
offer_later = Non ora
offer_later_tip = La partita resta in archivio

picture_title = Salva un’immagine
picture_shows = Contenuto
picture_of_position = Questa posizione (PNG)
picture_photo = Foto (PNG)
picture_of_game = Tutta la partita (GIF)
picture_of_result = Scheda del risultato (PNG)
picture_turning = Tavolo in rotazione (GIF)
picture_drawn_as = Aspetto
picture_of_table = Tavolo 3D
picture_size = Dimensioni in pixel
picture_speed = Velocità
picture_below = Sotto l’immagine
picture_without_caption = Niente
picture_with_caption = Punti e commento
picture_preview = Anteprima
picture_preview_pending = Creazione…
pixels = { $width } × { $height }
choice_of = { $what }: { $choice }
choose_picture_file = Salva con nome…
photo_frame = Inquadratura
photo_window = Finestra
photo_wide = 16:9
photo_portrait = 4:5
photo_leave = Esci dalla modalità foto

open_file_title = Apri una partita
save_file_title = Salva la partita
import_file_title = Importa partite
export_file_title = Esporta partite
files_with_games = Partite
files_with_pictures = Immagini
files_with_endings = Partite ({ $endings })
all_files = Tutti i file

any_ending = Qualsiasi
open_chosen_file = Apri
save_file = Salva
cancel_file = Annulla
replace_file = Sostituisci
replace_question = Questo file esiste già. Vuoi sostituirlo?
show_hidden_files = Mostra i file nascosti
pinned_folders = Preferiti
usual_folders = Cartelle
devices = Dispositivi
removable_devices = Rimovibili
home_folder = Home
desktop_folder = Scrivania
documents_folder = Documenti
downloads_folder = Scaricati
music_folder = Musica
pictures_folder = Immagini
videos_folder = Video
pin_folder = Aggiungi ai preferiti
unpin_folder = Togli dai preferiti
rename_folder = Rinomina
file_selected = File scelto:
file_name = Nome del file:
name_missing = Scrivi un nome.
folder_of_same_name = C’è già una cartella con questo nome.
file_of_same_name = C’è già un file con questo nome.
library_instead = Cerca nell’archivio

system_dialog_title = Scegli un file nella finestra di sistema
system_dialog_note = Può essere nascosta dietro questa finestra. Se non la trovi, usa quella integrata.
use_built_in_dialog = Usa la finestra integrata

## The search for commands

# In grey in the field, until somebody types.
palette_hint = Comandi, tavolieri, lezioni, lingue, impostazioni
palette_nothing = Nessun risultato.
palette_new_game = Nuova partita: { $game }
palette_language = Lingua: { $language }
palette_lesson = Lezione: { $lesson }

palette_setting = Impostazioni: { $setting }
