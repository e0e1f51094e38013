table-board = Das runde Brett bei Nacht
table-hand = Was du tun kannst
table-pieces = Kinder, Gruppen und Geister
table-goals = Wohin die gewählte Figur gehen kann
table-road = Weg
table-girl = Mädchen von { $owner }, { $place }
table-boy = Junge von { $owner }, { $place }
table-ghost = Geist { $ghost }, { $place }
table-group = Gruppe von { $count }, { $place }
table-group-note = { $count } · { $place }
table-short-girl = Mädchen von { $owner }
table-short-boy = Junge von { $owner }
table-short-ghost = Geist { $ghost }
table-goal = { $place }, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
table-ahead = { $tiles ->
    [0] an der Linde
    [one] ein Feld vor der Linde
   *[other] { $tiles } Felder vor der Linde
}
table-why-roll = Kann mit diesem Wurf nicht ziehen.
table-why-group = Diese Gruppe kann mit diesem Wurf nicht ziehen.
table-tile-grey = Hier darf jeder gehen und rasten.
table-tile-yellow = Ein Unterschlupf: Hierher kommt kein Geist.
table-tile-blue = Hier spukt es: Kinder gehen vorbei und bleiben nie stehen.
table-tile-red = Allein wartet ein Kind hier; zu zweit oder mehr geht es sofort hinüber.
table-tile-green = Ein verborgener Pfad, sicher vor Geistern; nur mit 1, 2 oder 3.
table-tile-brown = Der Burgpfad: Kinder nur mit 1, 2 oder 3, Geister frei.
table-prompt-both = Zieh ein Kind (bis zu { $six }) oder einen Geist (genau { $eight }).
table-prompt-child = Zieh nun ein Kind: bis zu { $six }.
table-prompt-ghost = Zieh nun einen Geist: genau { $eight }.
table-prompt-group = Ein Pasch! Welche Gruppe geht { $six }?
table-prompt-goal-child = Wohin?
table-prompt-goal-ghost = In welche Richtung schwebt der Geist?
table-prompt-goal-group = Wohin geht die Gruppe?
table-prompt-who = { $place }: Wer geht dorthin?
table-rolls = { $name } würfelt
table-double = Ein Pasch: Eine Gruppe zieht
table-expired = Keine Gruppe kann ziehen: Der Pasch verfällt
table-dice-lie = Die Würfel zeigen { $six } für ein Kind und { $eight } für einen Geist
table-dice-double = Ein Pasch: { $six } für eine Gruppe
table-hint = G Mädchen, B Junge, 1–4 Geister. Pfeiltasten wechseln zwischen Figuren und Zielen, Enter nimmt, Escape geht zurück.
