### Ce qu’un coup change dans une partie d’Abande.

fact_ended = La partie est terminée.
fact_points = Points : { $mover } { $own }, { $other } { $others }.
fact_given_away =
    { $cost ->
        [one] La pile de { $owner } en { $point } peut être capturée depuis { $by }, ce qui coûterait { $cost } point à { $owner }.
       *[other] La pile de { $owner } en { $point } peut être capturée depuis { $by }, ce qui coûterait { $cost } points à { $owner }.
    }
fact_given_away_for_now =
    { $cost ->
        [one] La pile de { $owner } en { $point } peut être capturée depuis { $by }, ce qui coûterait { $cost } point à { $owner }, mais permettrait la reprise.
       *[other] La pile de { $owner } en { $point } peut être capturée depuis { $by }, ce qui coûterait { $cost } points à { $owner }, mais permettrait la reprise.
    }
fact_offered = La pile de { $owner } en { $point } peut être capturée depuis { $by }, ce qui ne coûterait rien à { $owner }.
fact_offered_for_now = La pile de { $owner } en { $point } peut être capturée depuis { $by }, ce qui ne coûterait rien à { $owner } et permettrait la reprise.
fact_offered_at_a_loss =
    { $cost ->
        [one] La pile de { $owner } en { $point } peut être capturée depuis { $by }, mais cela coûterait { $cost } point à { $enemy }.
       *[other] La pile de { $owner } en { $point } peut être capturée depuis { $by }, mais cela coûterait { $cost } points à { $enemy }.
    }
fact_saved = La pile de { $owner } en { $point } n’est plus en danger.
fact_moved_to_safety = La pile de { $owner } a quitté { $from }, où elle était en danger.
fact_threatened =
    { $gain ->
        [one] La pile de { $owner } en { $point } est menacée depuis { $by } : la capturer rapporterait { $gain } point.
       *[other] La pile de { $owner } en { $point } est menacée depuis { $by } : la capturer rapporterait { $gain } points.
    }
fact_threatened_in_vain = La pile de { $owner } en { $point } est menacée depuis { $by }, mais la capturer ne rapporterait rien.
fact_threatened_at_a_loss =
    { $cost ->
        [one] La pile de { $owner } en { $point } est menacée depuis { $by }, mais la capturer coûterait { $cost } point.
       *[other] La pile de { $owner } en { $point } est menacée depuis { $by }, mais la capturer coûterait { $cost } points.
    }
fact_tower = { $owner } a une nouvelle tour en { $point }.
fact_put_to_sleep =
    { $stacks ->
        [one] La pile de { $owner } en { $points } dort désormais.
       *[other] Les piles de { $owner } en { $points } dorment désormais.
    }
fact_woken =
    { $stacks ->
        [one] La pile de { $owner } en { $points } se réveille.
       *[other] Les piles de { $owner } en { $points } se réveillent.
    }
fact_pinned =
    { $stacks ->
        [one] La pile de { $owner } en { $points } est maintenant clouée.
       *[other] Les piles de { $owner } en { $points } sont maintenant clouées.
    }
fact_freed =
    { $stacks ->
        [one] La pile de { $owner } en { $points } n’est plus clouée.
       *[other] Les piles de { $owner } en { $points } ne sont plus clouées.
    }
fact_last_entry = { $player } a entré sa dernière pièce.
