### Les réglages, et ce que le programme dit de lui-même.

language_heading = Langue
language_of_system = Système

page_game = Partie
page_board = Tablier
page_sound = Son
page_keys = Touches
page_accessibility = Accessibilité
page_files = Fichiers
reset_page = Réinitialiser cette page
reset_setting = Réinitialiser : { $setting }
value_of = { $setting } : { $value }
step_back = Moins : { $setting }
step_forward = Plus : { $setting }

seat_in_new_game = { $player } dans une nouvelle partie
seat_level = Ordinateur, niveau { $level }
auto_pass_label = Passer automatiquement
auto_pass_tip = Quand vous ne pouvez que passer
confirm_resign_label = Confirmer avant d’abandonner
confirm_leaving_label = Confirmer avant de quitter une partie non enregistrée
confirm_leaving_tip = Avant de remplacer un fichier, Abande demande toujours confirmation

tips_label = Conseils pour les premiers coups
tips_tip = De brefs conseils à côté du tablier pour les débutants
cards_label = Fiches à côté des piles
cards_tip = Laisser le pointeur sur une pile pour voir ses pièces, ses points et les piles qui peuvent la capturer
quality_label = Qualité graphique
quality_auto = Automatique
quality_low = Basse
quality_medium = Moyenne
quality_high = Haute
lenses_heading = Affiché sur le tablier

sound_on_label = Son
pieces_volume_label = Volume des pièces
signals_volume_label = Volume des signaux
signals_volume_tip = À vous de jouer, coups refusés, résultats
volume_percent = { $percent } %
mono_label = Mono
mono_tip = Le même son des deux côtés, où que se pose une pièce
background_sound_label = Quand une autre fenêtre est au premier plan
background_quieter = Moins fort
background_silent = Muet
background_as_loud = Aussi fort
sound_no_library = Pas de son : la bibliothèque d’ALSA (libasound) n’est pas installée.
sound_no_device = Pas de son : aucun périphérique audio n’a pu être ouvert.
sound_unsupported = Pas de son : cette version d’Abande ne gère pas le son sur ce système.

scale_label = Taille du texte et des panneaux
scale_percent = { $percent } %
scale_auto = Automatique · { $percent } %
theme_label = Couleurs des panneaux
theme_tip = Automatiques : comme le thème de la table ; avec « Noyer et ivoire », comme le système
theme_automatic = Automatiques
theme_dark = Sombres
theme_light = Claires
theme_high_contrast = Contraste élevé
as_the_system = Comme le système
reduced_motion_label = Réduire les animations
reduced_motion_tip = Les pièces et la caméra passent directement à leur nouvelle place
motion_on = Oui
motion_off = Non

data_folder_label = Dossier des données
data_folder_tip = Vos parties, leçons et statistiques
settings_file_label = Fichier des réglages
settings_file_tip = Vous pouvez le modifier quand Abande est fermé
log_folder_label = Journaux
log_folder_tip = Les messages du programme, pour les rapports de bogue
open_path = Ouvrir
copy_path = Copier le chemin
files_portable = Version portable : tout est conservé à côté du programme.
files_not_kept = Rien n’est enregistré sur le disque pendant cette session.

keys_anywhere = Toujours
keys_in_game = Pendant une partie
keys_in_lesson = Pendant une leçon
keys_in_puzzle = Pendant un problème
keys_only_in = Seulement dans { $game }
key_wanted = Appuyez…
key_wanted_help = Appuyez sur la nouvelle touche pour « { $command } ». Échap annule, Suppr retire la touche actuelle.
key_of = { $command } : { $key }
key_add = Autre touche : { $command }
key_clash = { $key } est déjà utilisée pour { $others }.
key_quoted = « { $command } »
key_take = L’utiliser pour « { $command } »
key_keep = Ne rien changer
key_refused = { $key } est réservée à la saisie des intersections ou au copier-coller.
key_unusable = Cette touche ne peut pas être attribuée à une commande. Essayez-en une autre.
keys_reset_all = Réinitialiser toutes les touches

about_version = Version
about_build = Révision
about_engine = Moteur de jeu
about_adapter = Carte graphique
about_driver = API graphique
about_unknown = inconnue
licences_heading = Licences
licences_own = Abande est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix. Ses polices, Inter et M PLUS 1p, sont sous la licence SIL Open Font License.
licences_list = Licences de tous les composants
licences_missing = La liste complète des licences est fournie avec les paquets d’Abande ; cette copie ne la contient pas.
copy_diagnostics = Copier le diagnostic
copy_diagnostics_tip = Versions, carte graphique, réglages et derniers messages, en texte pour un rapport de bogue
