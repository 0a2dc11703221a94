### Che cosa può andare storto con ciò che sta sul disco: partite, diari, preferenze.

disk_full = non c’è più spazio per { $file }
disk_read_only = { $file } è su un disco di sola lettura
write_denied = non hai il permesso di scrivere { $file }
not_there = { $file } non c’è
in_the_way = al posto di { $file } c’è qualcos’altro
held_by_other = un’altra copia del programma sta usando { $file }
other_trouble = { $file }: { $message }
