### Die Designs des Tisches: die Farben von Brett, Steinen und Markierungen.

table_theme_label = Design
table_theme_tip = Die Farben von Tisch, Steinen und Bedienfeldern
walnut = Nussbaum und Elfenbein
slate = Schiefer und Porzellan
verdigris = Grünspan und Messing
ink = Tinte und Papier
contrast = Hoher Kontrast
themes_folder_label = Eigene Designs
themes_folder_tip = Jede Datei NAME.toml in diesem Ordner ist ein Design. Wie man eines schreibt, steht in docs/themes.md.

theme_refused = { $file }: { $reason }.
theme_not_used = Das Design in { $file } lässt sich nicht verwenden: { $reason }. Der Tisch erscheint in Nussbaum und Elfenbein.
theme_unknown = Es gibt kein Design namens „{ $name }“. Der Tisch erscheint in Nussbaum und Elfenbein.
theme_not_toml = Die Datei ist kein gültiges TOML
theme_lacks = „{ $key }“ fehlt
theme_key_unknown = „{ $key }“ hat in einem Design keine Bedeutung
theme_not_quoted = der Wert von „{ $key }“ muss in Anführungszeichen stehen
theme_no_colour = „{ $key }“ ist „{ $text }“ statt einer Farbe wie #7C8280
theme_no_texture = „texture“ ist „{ $text }“, möglich sind nur „{ $wood }“, „{ $stone }“ und „{ $plain }“
theme_no_table = „table“ ist „{ $text }“, möglich sind nur „{ $cloth }“, „{ $felt }“, „{ $wood }“, „{ $slate }“, „{ $paper }“ und „{ $plain }“
theme_too_alike = „{ $part }“ und „{ $other }“ sind sich zu ähnlich: Ihr Kontrast ist { $contrast } : 1, nötig sind mindestens { $least } : 1
theme_name_taken = So heißt schon eines der eingebauten Designs
