### Questions, boîtes de dialogue et réponses.

close_dialog = Fermer
close_dialog_tip = Fermer  (Échap)
keep_playing = Continuer à jouer

resign_title = Abandonner ?
resign_as = Vous jouez { $player } : si vous abandonnez, { $other } gagne.
resign_for = Si { $player } abandonne, { $other } gagne.

leave_title = Quitter cette partie ?
leave_question = Cette partie n’est ni terminée ni enregistrée.
leave_finished_question = Cette partie n’est pas enregistrée.
leave_it = Quitter

offer_title = Partie inachevée
offer_game =
    { $moves ->
        [one] { $game } · { $board }. { $black } contre { $white }, { $moves } coup
       *[other] { $game } · { $board }. { $black } contre { $white }, { $moves } coups
    }
offers_more =
    { $games ->
        [one] { $games } autre partie en attente
       *[other] { $games } autres parties en attente
    }
offer_continue = Reprendre
offer_continue_tip = Reprendre cette partie là où elle s’est arrêtée
offer_later = Plus tard
offer_later_tip = La partie reste dans la bibliothèque

picture_title = Enregistrer une image
picture_shows = Contenu
picture_of_position = Cette position (PNG)
picture_photo = Photo (PNG)
picture_of_game = Toute la partie (GIF)
picture_of_result = Carte du résultat (PNG)
picture_turning = Table en rotation (GIF)
picture_drawn_as = Présentation
picture_of_table = Table en 3D
picture_size = Taille en pixels
picture_speed = Vitesse
picture_below = Sous l’image
picture_without_caption = Rien
picture_with_caption = Points et commentaire
picture_preview = Aperçu
picture_preview_pending = Création…
pixels = { $width } × { $height }
choice_of = { $what } : { $choice }
choose_picture_file = Enregistrer sous…
photo_frame = Cadre
photo_window = Fenêtre
photo_wide = 16:9
photo_portrait = 4:5
photo_leave = Quitter le mode photo

open_file_title = Ouvrir une partie
save_file_title = Enregistrer la partie
import_file_title = Importer des parties
export_file_title = Exporter des parties
files_with_games = Parties
files_with_pictures = Images
files_with_endings = Parties ({ $endings })
all_files = Tous les fichiers

any_ending = Toutes
open_chosen_file = Ouvrir
save_file = Enregistrer
cancel_file = Annuler
replace_file = Remplacer
replace_question = Ce fichier existe déjà. Le remplacer ?
show_hidden_files = Afficher les fichiers cachés
pinned_folders = Épinglés
usual_folders = Emplacements
devices = Périphériques
removable_devices = Amovibles
home_folder = Dossier personnel
desktop_folder = Bureau
documents_folder = Documents
downloads_folder = Téléchargements
music_folder = Musique
pictures_folder = Images
videos_folder = Vidéos
pin_folder = Épingler
unpin_folder = Désépingler
rename_folder = Renommer
file_selected = Fichier choisi :
file_name = Nom du fichier :
name_missing = Tapez un nom.
folder_of_same_name = Il y a déjà un dossier de ce nom.
file_of_same_name = Il y a déjà un fichier de ce nom.
library_instead = Voir plutôt la bibliothèque

system_dialog_title = Choisissez un fichier dans la fenêtre du système
system_dialog_note = La fenêtre du système est peut-être derrière celle-ci. Si vous ne la trouvez pas, utilisez la fenêtre intégrée.
use_built_in_dialog = Utiliser la fenêtre intégrée

## The search for commands

# In grey in the field, until somebody types.
palette_hint = Commandes, tabliers, leçons, langues, réglages
palette_nothing = Aucun résultat.
palette_new_game = Nouvelle partie : { $game }
palette_language = Langue : { $language }
palette_lesson = Leçon : { $lesson }

palette_setting = Réglages : { $setting }
