### I temi del tavolo: i colori del tavoliere, delle pedine e dei segni.

table_theme_label = Tema
table_theme_tip = I colori del tavolo, delle pedine e dei pannelli
walnut = Noce e avorio
slate = Ardesia e porcellana
verdigris = Verderame e ottone
ink = Inchiostro e carta
contrast = Contrasto elevato
themes_folder_label = I tuoi temi
themes_folder_tip = Ogni file NOME.toml in questa cartella è un tema. docs/themes.md spiega come scriverne uno.

theme_refused = { $file }: { $reason }.
theme_not_used = Il tema nel file { $file } non si può usare: { $reason }. Il tavolo appare in noce e avorio.
theme_unknown = Non esiste un tema chiamato «{ $name }». Il tavolo appare in noce e avorio.
theme_not_toml = non è TOML valido
theme_lacks = manca «{ $key }»
theme_key_unknown = «{ $key }» non è una chiave nota
theme_not_quoted = il valore di «{ $key }» dev’essere tra virgolette
theme_no_colour = «{ $key }» è «{ $text }», ma deve essere un colore come #7C8280
theme_no_texture = «texture» è «{ $text }», ma può essere solo «{ $wood }», «{ $stone }» o «{ $plain }»
theme_no_table = «table» è «{ $text }», ma può essere solo «{ $cloth }», «{ $felt }», «{ $wood }», «{ $slate }», «{ $paper }» o «{ $plain }»
theme_too_alike = «{ $part }» e «{ $other }» si assomigliano troppo: il loro contrasto è { $contrast } : 1, ma serve almeno { $least } : 1
theme_name_taken = un tema di Abande si chiama già così
