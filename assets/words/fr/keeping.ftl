### Ce qui peut mal tourner avec les fichiers gardés sur le disque.

disk_full = il n’y a plus de place pour { $file }
disk_read_only = { $file } est sur un disque en lecture seule
write_denied = vous n’avez pas le droit d’écrire dans { $file }
not_there = { $file } est introuvable
in_the_way = autre chose occupe déjà { $file }
held_by_other = une autre fenêtre du programme utilise déjà { $file }
other_trouble = { $file } : { $message }
