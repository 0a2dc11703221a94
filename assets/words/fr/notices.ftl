### Messages brefs.

pasted_is_no_game = Le texte collé n’est pas une partie : { $fault }
game_copied = Partie copiée dans le presse-papiers
position_copied = Position copiée dans le presse-papiers
computer_picked = Komi { $komi } : l’ordinateur choisit { $side }
computer_cannot_move = L’ordinateur ne peut pas jouer ici. Annulez un coup, ou cliquez sur son nom en haut pour jouer à sa place.
