### Was ein Zug in Abande ändert, in einzelnen Sätzen: für Tipps und für die Analyse.

fact_ended = Die Partie ist zu Ende.
fact_points = Punkte: { $mover } { $own }, { $other } { $others }.
fact_given_away =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } kann von { $by } aus geschlagen werden; das würde { $owner } { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } kosten.
fact_given_away_for_now =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } kann von { $by } aus geschlagen werden; das würde { $owner } { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } kosten, aber Zurückschlagen ist möglich.
fact_offered =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } kann von { $by } aus geschlagen werden; das würde { $owner } nichts kosten.
fact_offered_for_now =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } kann von { $by } aus geschlagen werden; das würde { $owner } nichts kosten, und Zurückschlagen ist möglich.
fact_offered_at_a_loss =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } kann von { $by } aus geschlagen werden, aber das würde { $enemy } { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } kosten.
fact_saved =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } ist nicht mehr in Gefahr.
fact_moved_to_safety =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel hat { $from } verlassen, wo er in Gefahr war.
fact_threatened =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } wird von { $by } aus bedroht; ihn zu schlagen, brächte { $gain ->
        [one] 1 Punkt
       *[other] { $gain } Punkte
    }.
fact_threatened_in_vain =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } wird von { $by } aus bedroht, aber ihn zu schlagen, brächte nichts.
fact_threatened_at_a_loss =
    { $owner-is ->
        [black] Der schwarze
       *[white] Der weiße
    } Stapel auf { $point } wird von { $by } aus bedroht, aber ihn zu schlagen, würde { $cost ->
        [one] 1 Punkt
       *[other] { $cost } Punkte
    } kosten.
fact_tower = { $owner } hat einen neuen Turm auf { $point }.
fact_put_to_sleep =
    { $stacks ->
        [one] { $owner-is ->
            [black] Der schwarze
           *[white] Der weiße
        } Stapel auf { $points } schläft jetzt.
       *[other] { $owner-is ->
            [black] Die schwarzen
           *[white] Die weißen
        } Stapel auf { $points } schlafen jetzt.
    }
fact_woken =
    { $stacks ->
        [one] { $owner-is ->
            [black] Der schwarze
           *[white] Der weiße
        } Stapel auf { $points } wacht auf.
       *[other] { $owner-is ->
            [black] Die schwarzen
           *[white] Die weißen
        } Stapel auf { $points } wachen auf.
    }
fact_pinned =
    { $stacks ->
        [one] { $owner-is ->
            [black] Der schwarze
           *[white] Der weiße
        } Stapel auf { $points } ist jetzt gefesselt.
       *[other] { $owner-is ->
            [black] Die schwarzen
           *[white] Die weißen
        } Stapel auf { $points } sind jetzt gefesselt.
    }
fact_freed =
    { $stacks ->
        [one] { $owner-is ->
            [black] Der schwarze
           *[white] Der weiße
        } Stapel auf { $points } ist nicht mehr gefesselt.
       *[other] { $owner-is ->
            [black] Die schwarzen
           *[white] Die weißen
        } Stapel auf { $points } sind nicht mehr gefesselt.
    }
fact_last_entry = { $player } hat seinen letzten Stein eingesetzt.
