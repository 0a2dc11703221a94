### The themes of the table: the colours of board, pieces and marks.

# A row of the settings, and a heading in a menu.
table_theme_label = Theme
table_theme_tip = The colours of the table, the pieces and the panels
walnut = Walnut and ivory
slate = Slate and porcelain
verdigris = Verdigris and brass
ink = Ink and paper
contrast = High contrast
themes_folder_label = Your own themes
themes_folder_tip = Each NAME.toml file in this folder is a theme. docs/themes.md shows how to write one.

## Why a file is not used. $reason is one of the parts of sentences below.

# Below the choice of themes.
theme_refused = { $file }: { $reason }.
theme_not_used = The theme in { $file } cannot be used: { $reason }. The table is shown in walnut and ivory.
theme_unknown = There is no theme called “{ $name }”. The table is shown in walnut and ivory.
theme_not_toml = it is not valid TOML
theme_lacks = “{ $key }” is missing
theme_key_unknown = “{ $key }” is not a known key
theme_not_quoted = the value of “{ $key }” must be in quotes
theme_no_colour = “{ $key }” is “{ $text }”, but it must be a colour such as #7C8280
theme_no_texture = “texture” is “{ $text }”, but it can only be “{ $wood }”, “{ $stone }” or “{ $plain }”
theme_no_table = “table” is “{ $text }”, but it can only be “{ $cloth }”, “{ $felt }”, “{ $wood }”, “{ $slate }”, “{ $paper }” or “{ $plain }”
theme_too_alike = “{ $part }” and “{ $other }” are too similar: their contrast is { $contrast }:1, but at least { $least }:1 is needed
theme_name_taken = one of the built-in themes already has this name
