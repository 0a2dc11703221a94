generic_name = Gioco da tavolo
summary = Impila e cattura in 3D
comment = Gioca ad Abande e ad Anda in 3D
keywords = tavoliere;strategia;pile;pedine;esagono;astratto;Anda;
record_kind = Partita di Abande

about_abande = Abande è un gioco di Dieter Stein per due giocatori: inserisci le pedine, cattura salendo sulle pile vicine, tieni tutto collegato e conquista le pile alte dove i due colori si toccano. Le regole si imparano in due minuti.
about_list = Si gioca su un tavolo di legno in 3D:
about_computer = contro il computer, a ogni livello, dalla prima partita alla forza massima
about_friend = in due sullo stesso schermo, o guardando giocare due computer
about_boards = su un esagono, su un quadrato o sulla tassellazione quadrata camusa
about_learning = con lezioni, problemi, suggerimenti, un allenatore e la revisione delle tue partite
about_anda = Il secondo gioco, Anda di Saïd Galdseid, si gioca su esagoni con lati da tre a undici caselle. Il programma spiega perché rifiuta una mossa, e apre e salva le partite come testo. Non serve una scheda grafica, e si può giocare anche in un terminale.

picture_game = Una partita di Abande
picture_result = Alla fine si contano le pile
picture_anda = Una partita di Anda
