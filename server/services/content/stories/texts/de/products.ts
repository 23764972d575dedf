import type { ProductPagesTexts } from '../texts.ts';

/** The pages that sell wall art, in German. */
export const products: ProductPagesTexts = {
  shared: {
    calculatorHeadline: 'Ihr Wunschformat zum besten Preis',
    startLabel: 'Jetzt gestalten',
    topDeal: 'TOP DEAL',
    questionsHeadline: 'Häufige Fragen',
    otherMaterialsHeadline: 'Andere Materialien',
    usp: {
      delivery: 'Versand zu Ihnen nach Hause, flach liegend und mit Kantenschutz verpackt.',
      resolution: 'Wir prüfen die Auflösung Ihres Fotos, bevor Sie bestellen.',
      personal: 'Persönlich für Sie gefertigt, daher ohne Widerrufsrecht.',
      origin: 'Gedruckt, gespannt und geprüft in Bayern.',
    },
    links: { delivery: 'Versand und Lieferung', personal: 'Ihre Rechte bei Mängeln' },
    questions: {
      resolution: {
        question: 'Ist mein Foto groß genug?',
        answer:
          'Für 90 × 60 cm genügen rund 2700 × 1800 Pixel, für 30 × 20 cm etwa 1500 × 1000. Große Bilder sieht man aus größerem Abstand, deshalb brauchen sie weniger Bildpunkte je Zentimeter. Sobald Ihr Foto geladen ist, sehen Sie zu jedem Format, ob es passt.',
      },
      ownFormat: {
        question: 'Kann ich ein eigenes Format wählen?',
        answer:
          'Ja. Unter „Eigenes Format“ geben Sie Breite und Höhe auf den Millimeter genau ein und sehen sofort den Preis. Die kleinsten und größten Maße hängen vom Material ab und stehen am Eingabefeld.',
      },
      delivery: {
        question: 'Wann kommt mein Bild an?',
        answer:
          'Das voraussichtliche Lieferdatum steht neben dem Preis und gilt für das Format, das Sie gewählt haben. Alles Weitere finden Sie unter [Versand und Lieferung](shipping).',
      },
      withdrawal: {
        question: 'Kann ich das Bild zurückgeben?',
        answer:
          'Ihr Bild entsteht nach Ihren Vorgaben. Für solche Waren gibt es **kein Widerrufsrecht**. Kommt es beschädigt oder fehlerhaft an, ersetzen wir es: Ihre gesetzlichen Rechte bei [Mängeln](guarantee) bleiben bestehen.',
      },
    },
    manufacturer: {
      headline: 'Hersteller und Sicherheit',
      text: [
        'Hersteller: Musterbild GmbH, Musterstraße 12, 80331 München, Deutschland. Kontakt: [service@example.com](mail).',
        'Hängen Sie das Bild so auf, dass Haken und Dübel zu Wand und Gewicht passen. Über Betten und Sitzplätzen sichern Sie es an zwei Punkten.',
      ],
    },
  },
  canvas: {
    name: 'Leinwand',
    title: 'Foto auf Leinwand drucken',
    description:
      'Ihr Foto auf Leinwand: mattes Baumwollgewebe, von Hand auf Fichte gespannt, in Standardformaten oder Ihrem eigenen Maß.',
    headline: 'Ihr Foto auf Leinwand',
    lead: 'Feines Baumwollgewebe, von Hand auf Fichte gespannt. Matt, ohne Spiegelung, für Räume mit viel Licht.',
    picture: 'Gestaffelte Bergketten im Abendlicht',
    tile: 'Mattes Gewebe auf Holz gespannt',
    sections: {
      material: {
        headline: 'Ein Gewebe, das man sieht und fühlt',
        text: [
          'Wir drucken auf ein dicht gewebtes Tuch mit feiner, gleichmäßiger Struktur. Die Oberfläche ist matt: Sie schluckt das Licht, statt es zurückzuwerfen. So bleibt Ihr Bild auch gegenüber einem Fenster gut zu sehen.',
          'Die Farben wirken weich und warm. Besonders gut eignen sich Landschaften, Porträts und alles mit ruhigen Flächen.',
        ],
      },
      stretcherFrame: {
        headline: 'Der Keilrahmen: 2,5 cm Fichte',
        text: [
          'Gespannt wird auf einen Rahmen aus Fichtenholz, **2,5 cm** tief. Große Formate erhalten eine Querstrebe, damit sich nichts verzieht.',
          'Für mehr Tiefe an der Wand gibt es den Rahmen auch mit 3,8 cm. Sie wählen ihn beim Gestalten.',
        ],
      },
      edge: {
        headline: 'Der Rand: um die Kante gedruckt',
        text: [
          'Ihr Motiv läuft um die Kante weiter, das Bild braucht also keinen Rahmen. Ein schmaler Streifen des Fotos liegt dann auf der Seite. Die Vorschau zeigt genau, wie viel.',
          'Soll alles vorne bleiben, wählen Sie einen gespiegelten oder einfarbigen Rand.',
        ],
      },
      care: {
        headline: 'Pflege',
        text: [
          'Staub nehmen Sie mit einem weichen, trockenen Tuch ab. Bitte kein Wasser und keine Reiniger verwenden.',
          'In Bad und Küche fühlt sich Gewebe nicht wohl. Dort hält [Alu-Dibond](aluminium) länger.',
        ],
      },
    },
    questions: {
      frame: {
        question: 'Brauche ich noch einen Rahmen?',
        answer:
          'Nein, die Leinwand ist fertig zum Aufhängen. Wenn Sie einen Abschluss möchten, wählen Sie den Schattenfugenrahmen: Er umfasst das Bild mit etwas Luft, ohne es zu verdecken.',
      },
    },
  },
  acrylic: {
    name: 'Acrylglas',
    title: 'Foto hinter Acrylglas',
    description:
      'Ihr Foto hinter Acrylglas: klare Farben, sichtbare Tiefe und glatte Kanten. Mit oder ohne Rahmen, in Standardformaten oder eigenem Maß.',
    headline: 'Ihr Foto hinter Acrylglas',
    lead: 'Klares Acryl mit polierten Kanten. Farben leuchten, dunkle Töne bekommen Tiefe.',
    picture: 'Ruhige Wellen in Blau und Grün',
    tile: 'Klar, tief und glänzend',
    sections: {
      material: {
        headline: 'Licht, das durch das Bild geht',
        text: [
          'Ihr Foto liegt hinter einer klaren Platte aus Acrylglas. Licht tritt von vorne und von den Kanten ein, dadurch wirken Farben satt und dunkle Stellen tief.',
          'Das passt zu Motiven mit starken Kontrasten: Wasser, Städte bei Nacht, Nahaufnahmen.',
        ],
      },
      mounting: {
        headline: 'Schwebend oder gerahmt',
        text: [
          'Ohne Rahmen hängt das Bild mit einer verdeckten Aufhängung etwas vor der Wand. In der Artbox sitzt es in einem schmalen, tiefen Rahmen.',
          'Acrylglas ist schwerer als Leinwand. Ab mittleren Formaten hängt es sicherer an zwei Punkten.',
        ],
      },
      care: {
        headline: 'Pflege',
        text: [
          'Fingerabdrücke entfernen Sie mit einem weichen Mikrofasertuch und etwas Wasser. Glasreiniger mit Alkohol greift die Oberfläche an, lassen Sie ihn bitte weg.',
        ],
      },
    },
    questions: {
      reflections: {
        question: 'Spiegelt Acrylglas?',
        answer:
          'Ja, die Oberfläche glänzt, und ein Fenster gegenüber sieht man darin. Für helle Räume empfehlen wir [Leinwand](canvas) oder [Alu-Dibond](aluminium), die beide kaum spiegeln.',
      },
    },
  },
  aluminium: {
    name: 'Alu-Dibond',
    title: 'Foto auf Alu-Dibond drucken',
    description:
      'Ihr Foto auf Alu-Dibond: leichte, steife Platte mit seidenmatter Oberfläche, auch für Bad und Küche. Standardformate oder eigenes Maß.',
    headline: 'Ihr Foto auf Alu-Dibond',
    lead: 'Eine schlanke Platte aus Aluminium, seidenmatt bedruckt. Leicht, plan und unempfindlich gegen Feuchtigkeit.',
    picture: 'Häuserlinie einer Stadt in klaren Formen',
    tile: 'Schlank, plan und seidenmatt',
    sections: {
      material: {
        headline: 'Zwei Lagen Aluminium, ein fester Kern',
        text: [
          'Alu-Dibond besteht aus zwei dünnen Aluminiumschichten mit einem Kern aus Kunststoff. Die Platte ist leicht und bleibt auch in großen Formaten gerade.',
          'Der Druck sitzt direkt auf der Platte. Linien und kleine Details zeichnen sich deutlich ab, darum ist das Material bei Architektur und Schwarz-Weiß beliebt.',
        ],
      },
      mounting: {
        headline: 'Aufhängung',
        text: [
          'Auf der Rückseite kleben Schienen, die das Bild leicht von der Wand abheben. Von vorne ist keine Befestigung zu sehen.',
          'Mit dem Schattenfugenrahmen bekommt die Platte eine Fassung aus Holz.',
        ],
      },
      care: {
        headline: 'Pflege',
        text: [
          'Ein feuchtes Tuch genügt. Bitte nicht scheuern und keine lösemittelhaltigen Reiniger verwenden.',
        ],
      },
    },
    questions: {
      damp: {
        question: 'Kann das Bild ins Bad?',
        answer:
          'Ja. Feuchte Luft macht der Platte nichts aus. Nur direkt im Spritzwasser sollte sie nicht hängen.',
      },
    },
  },
  poster: {
    name: 'Poster',
    title: 'Foto als Poster drucken',
    description:
      'Ihr Foto als Poster: festes Fotopapier, glatt oder seidenmatt, auf Wunsch im Holzrahmen. Standardformate oder Ihr eigenes Maß.',
    headline: 'Ihr Foto als Poster',
    lead: 'Festes Papier mit fein gezeichneten Details. Zum Rahmen, Kleben, Klemmen oder Wechseln.',
    picture: 'Abstrakte Flächen aus geschnittenem Papier',
    tile: 'Papier, gerahmt oder pur',
    sections: {
      material: {
        headline: 'Papier mit Stand',
        text: [
          'Wir drucken auf ein kräftiges Papier, das sich nicht wellt, sobald es hängt. Es gibt eine glatte und eine seidenmatte Oberfläche sowie ein ungestrichenes Ökopapier.',
          'Auf Wunsch schützt eine Folie den Druck, glänzend oder matt.',
        ],
      },
      hanging: {
        headline: 'So kommt es an die Wand',
        text: [
          'Poster liefern wir gerollt in einem festen Rohr. Legen Sie es nach dem Auspacken einen Tag lang flach hin.',
          'Mit dem Holzrahmen kommt das Bild fertig gerahmt, mit weißem Passepartout und hinter klarem Acryl.',
        ],
      },
      care: {
        headline: 'Pflege',
        text: [
          'Papier mag keine direkte Sonne und keine feuchten Räume. Staub lässt sich mit einem trockenen Pinsel abnehmen.',
        ],
      },
    },
    questions: {
      paper: {
        question: 'Welches Papier passt zu meinem Foto?',
        answer:
          'Glattes Papier zeigt kräftige Farben, seidenmattes spiegelt weniger und verzeiht Fingerabdrücke. Ökopapier hat einen warmen Ton und passt zu Zeichnungen und ruhigen Motiven.',
      },
    },
  },
  wallArt: {
    name: 'Wandbilder',
    title: 'Wandbilder mit Ihrem Foto',
    description:
      'Wandbilder mit Ihrem Foto: Leinwand, Acrylglas, Alu-Dibond und Poster im Vergleich, in jedem Format und auf Wunsch gerahmt.',
    headline: 'Wandbilder',
    lead: 'Ein Foto, vier Materialien. Wählen Sie nach Licht, Raum und Gefühl.',
    picture: 'Dünen in warmem Licht',
    tile: 'Alle Materialien im Überblick',
    tilesHeadline: 'Materialien',
    choosing: {
      headline: 'Welches Material passt?',
      text: [
        '- **Leinwand**: matt und warm, für helle Räume und ruhige Motive.',
        '- **Acrylglas**: glänzend und tief, für starke Farben und Kontraste.',
        '- **Alu-Dibond**: schlank und unempfindlich, auch für Bad und Küche.',
        '- **Poster**: leicht zu wechseln, gerahmt oder pur.',
        'Unsicher? Schreiben Sie uns über die [Kontaktseite](contact), wir helfen bei der Wahl.',
      ],
    },
  },
  home: {
    name: 'Start',
    title: 'Ihre Fotos als Wandbild',
    description:
      'Aus Ihren Fotos werden Wandbilder: auf Leinwand, hinter Acrylglas, auf Alu-Dibond oder als Poster. Einzeln gefertigt in Bayern.',
    headline: 'Bilder, die bleiben',
    lead: 'Aus Ihrem Foto wird ein Wandbild. Sie wählen Material und Maß, wir drucken und spannen es von Hand.',
    picture: 'Bergketten in der Dämmerung',
    tile: 'Zur Startseite',
    startLink: 'Wandbilder ansehen',
    tilesHeadline: 'Womit möchten Sie beginnen?',
    about: {
      headline: 'Einzeln gefertigt',
      text: [
        'Jedes Bild entsteht für eine Wand und für eine Person. Darum gibt es bei uns kein Lager: Gedruckt wird, wenn Sie bestellt haben.',
        'Vorher sehen Sie Ihr Foto auf dem Material, in seiner Größe und mit dem Preis, den Sie bezahlen.',
      ],
    },
  },
};
