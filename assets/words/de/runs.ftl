### Serien von Rätseln, etwa auf Zeit, und das Rätsel des Tages.

daily_title = Rätsel des Tages
daily_about = { $date }, ohne Wertung
daily_about_solved = { $date }, gelöst
daily_tip = Für alle dasselbe, und jeden Tag ein neues
unrated_puzzle = Dieses Rätsel ändert deine Wertung nicht.

rush_label = Sprint
streak_label = Serie
rush_about = 3 Minuten, 3 Fehler
streak_about = Bis zum ersten Fehler
run_about_best = { $about } · Rekord: { $best }
offer_read_aloud = { $title }: { $about }
rush_begins = Sprint: Löse in drei Minuten so viele Rätsel, wie du kannst. Nach dem dritten falschen Zug ist Schluss.
streak_begins = Serie: Löse so viele Rätsel, wie du kannst. Nach dem ersten falschen Zug ist Schluss. Ein Rätsel darfst du überspringen.

run_title = { $run }: { $board }
run_time_left = Restzeit: { $time }
run_minute_left = Noch eine Minute
run_seconds_left = Noch 20 Sekunden
run_score = Gelöst: { $count }
run_mistakes_left = Fehler übrig: { $count }
run_skip_label = Überspringen
run_skip_tip = Zum nächsten Rätsel; das geht nur einmal
run_stop_label = Beenden
run_stop_tip = Aufhören und das Ergebnis ansehen

run_time_up = Die Zeit ist um.
run_third_mistake = Das war der dritte falsche Zug.
run_first_mistake = Das war ein falscher Zug.
run_none_left = Es gibt keine weiteren Rätsel.
run_stopped = Du hast aufgehört.
run_solved = { $count } Rätsel gelöst
run_new_best = Ein neuer Rekord!
run_best = Rekord: { $best }
run_highest = Schwerstes gelöstes Rätsel: Wertung { $rating }
run_missed_heading = Nicht gelöste Rätsel
run_missed_unrated = Sie ändern deine Wertung nicht.
run_missed_row = { $board }, Wertung { $rating }
run_missed_next_tip = Zum nächsten nicht gelösten Rätsel, am Ende zurück zum Ergebnis
run_again_label = Nochmal
run_again_tip = Von vorn beginnen
