### Das Spiel im Terminal: Zurückblättern, Varianten, Notizen und Änderungen am Zugbaum.

back_example = Zum Beispiel: back oder: back 3
forward_example = Zum Beispiel: forward oder: forward 3
goto_example = Wohin? Zum Beispiel: goto 12, goto start, goto end
at_the_start = Das ist der Anfang.
at_the_line_end = Das ist das Ende der Zugfolge.
line_reaches = Diese Zugfolge geht von Zug { $first } bis { $last }.
already_at_game_position = Du bist schon bei der aktuellen Stellung.
here_is_start = Die Anfangsstellung.
this_is_game_position = Das ist die aktuelle Stellung der Partie.
place_shown = { $mv }: { $what }
back_to_game = Um zur Partie zurückzukehren, gib ein: game
looking_back =
    { $plies ->
        [one] Du bist bei Zug { $ply }; die Partie hat 1 Zug.
       *[other] Du bist bei Zug { $ply }; die Partie hat { $plies } Züge.
    }
looking_at_variation = Du bist in einer Variante, bei Zug { $ply }.

depth_example = Zum Beispiel: variations, variations 5, variations all
nothing_tried = Bisher wurde kein Zug gespielt oder ausprobiert.
no_variations = Es gibt noch keine Varianten. Um eine auszuprobieren, gib back ein und danach einen anderen Zug.
one_variation = Es gibt eine Variante. Um sie anzusehen, gib ein: variation 1
variations_numbered = Die Varianten haben die Nummern 1 bis { $last }. Um sie zu sehen, gib ein: variations
variation_begins = Das ist eine Variante: Du spielst beide Farben, und die Partie selbst ändert sich nicht.
next_moves = Als Nächstes: { $moves }.
next_variation = Variante { $number }: { $mv }
game_already_here = Das ist schon die aktuelle Stellung der Partie. Um zu einem früheren Zug zu gehen, gib ein: back
game_goes_on_here = Die Partie geht von hier aus weiter. Um die zurückgenommenen Züge wiederherzustellen, gib ein: redo
game_is_now_this = Das ist jetzt die Partie. Die bisherigen Züge bleiben als Variante erhalten.
marker_here = (hier)
marker_game_position = (die Partie)
marker_start_here = Anfang (hier)
marker_start_is_game_position = Anfang (die Partie)
more_variations =
    {"..."} { $variations ->
        [one] 1 Variante
       *[other] { $variations } Varianten
    }, { $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    }: Um mehr zu sehen, gib ein: variations { $depth }

no_comment = Hier steht kein Kommentar. Um einen zu schreiben, gib ein: comment TEXT
no_comment_to_remove = Hier steht kein Kommentar.
comment_added = Kommentar hinzugefügt.
comment_replaced = Kommentar ersetzt.
comment_removed = Kommentar gelöscht.
glyphs_need_moves = Bewertungen gehören zu Zügen, und am Anfang steht kein Zug.
no_glyph = Hier steht keine Bewertung. Um den Zug zu bewerten, gib zum Beispiel ein: glyph !?
no_glyph_to_remove = Hier steht keine Bewertung.
glyphs_known = Mögliche Bewertungen sind !!, !, !?, ?!, ?, ?? oder eine Zahl wie $14; löschen kannst du sie mit: glyph -
glyph_there = { $glyph } steht schon hier.
glyph_added = { $glyph } hinzugefügt.
glyphs_removed = Bewertungen gelöscht.

mark_example = Zum Beispiel: mark d4 oder: mark d4 red
nothing_marked = Hier ist nichts markiert. Zum Markieren gib zum Beispiel ein: mark d4 oder: arrow d4 d5 red
no_mark_to_remove = Hier gibt es keine Markierung.
mark_added = { $point } ist markiert.
mark_removed = { $point } ist nicht mehr markiert.
marks_removed = Markierungen gelöscht.
colours_known = Mögliche Farben sind { $colours }.
arrow_example = Zum Beispiel: arrow d4 d5 oder: arrow d4 d5 red
arrow_too_short = Ein Pfeil braucht Anfang und Ende.
no_arrow_to_remove = Hier gibt es keinen Pfeil.
arrow_added = Pfeil von { $from } nach { $to } hinzugefügt.
arrow_removed = Pfeil von { $from } nach { $to } gelöscht.
arrows_removed = Pfeile gelöscht.
marks_here = Markiert: { $marks }.
arrows_here = Pfeile: { $arrows }.
mark_named = { $point } { $colour }
arrow_named = { $from } nach { $to } { $colour }
colour_green = grün
colour_red = rot
colour_yellow = gelb
colour_blue = blau

branch_promoted = Die Variante ist um einen Platz aufgerückt.
branch_deleted =
    { $after ->
        [0] { $mv } gelöscht. Zum Wiederherstellen gib ein: undo-edit
        [one] { $mv } und der folgende Zug gelöscht. Zum Wiederherstellen gib ein: undo-edit
       *[other] { $mv } und die { $after } folgenden Züge gelöscht. Zum Wiederherstellen gib ein: undo-edit
    }
branch_cut =
    { $after ->
        [0] { $mv } ausgeschnitten. Zum Einfügen geh an die gewünschte Stelle und gib ein: paste
        [one] { $mv } und der folgende Zug ausgeschnitten. Zum Einfügen geh an die gewünschte Stelle und gib ein: paste
       *[other] { $mv } und die { $after } folgenden Züge ausgeschnitten. Zum Einfügen geh an die gewünschte Stelle und gib ein: paste
    }
branch_copied =
    { $moves ->
        [one] 1 Zug kopiert. Zum Einfügen geh an die gewünschte Stelle und gib ein: paste
       *[other] { $moves } Züge kopiert. Zum Einfügen geh an die gewünschte Stelle und gib ein: paste
    }
branch_pasted =
    { $moves ->
        [one] 1 Zug eingefügt.
       *[other] { $moves } Züge eingefügt.
    }
nothing_to_paste = Noch ist nichts ausgeschnitten oder kopiert. Geh zu einem Zug und gib cut oder copy ein.
pasted_from_other_board = Die ausgeschnittenen oder kopierten Züge stammen von einem anderen Brett.
edit_undone = Die letzte Änderung am Zugbaum wurde rückgängig gemacht.
edit_redone = Die Änderung am Zugbaum wurde wiederhergestellt.
no_edit_to_redo = Es gibt keine Änderung, die sich wiederherstellen lässt.

is_game_line = Die Züge der Partie selbst lassen sich nicht verschieben oder löschen. Um eine Variante zur Partie zu machen, geh dorthin und gib ein: from-here
no_edit_to_undo = Am Zugbaum gibt es nichts rückgängig zu machen. Um einen Zug zurückzunehmen, gib ein: undo
