### Les thèmes de la table : les couleurs du tablier, des pièces et des marques.

table_theme_label = Thème
table_theme_tip = Les couleurs de la table, des pièces et des panneaux
walnut = Noyer et ivoire
slate = Ardoise et porcelaine
verdigris = Vert-de-gris et laiton
ink = Encre et papier
contrast = Contraste élevé
themes_folder_label = Vos propres thèmes
themes_folder_tip = Chaque fichier NOM.toml de ce dossier est un thème. docs/themes.md explique comment en écrire un.

theme_refused = { $file } : { $reason }.
theme_not_used = Le thème du fichier { $file } est inutilisable : { $reason }. La table s’affiche en noyer et ivoire.
theme_unknown = Il n’y a pas de thème « { $name } ». La table s’affiche en noyer et ivoire.
theme_not_toml = ce n’est pas du TOML valide
theme_lacks = il manque « { $key } »
theme_key_unknown = « { $key } » n’est pas une clé connue
theme_not_quoted = la valeur de « { $key } » doit être entre guillemets
theme_no_colour = « { $key } » vaut « { $text } », mais il faut une couleur comme #7C8280
theme_no_texture = « texture » vaut « { $text } », mais ne peut être que « { $wood } », « { $stone } » ou « { $plain } »
theme_no_table = « table » vaut « { $text } », mais ne peut être que « { $cloth } », « { $felt } », « { $wood } », « { $slate } », « { $paper } » ou « { $plain } »
theme_too_alike = « { $part } » et « { $other } » se ressemblent trop : leur contraste est de { $contrast } : 1, mais il faut au moins { $least } : 1
theme_name_taken = c’est déjà le nom d’un thème d’Abande
