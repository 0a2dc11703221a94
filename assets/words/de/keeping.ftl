### Was mit dem schiefgehen kann, was auf dem Datenträger liegt: Partien, Protokolle, Einstellungen.

disk_full = für { $file } ist kein Platz mehr
disk_read_only = { $file } liegt auf einem schreibgeschützten Datenträger
write_denied = dir fehlt die Schreibberechtigung für { $file }
not_there = { $file } fehlt
in_the_way = unter { $file } liegt schon etwas anderes
held_by_other = das Programm läuft ein zweites Mal und benutzt { $file }
other_trouble = { $file }: { $message }
