import type { AllDesignedTexts } from './texts.ts';

/** In German. */
export const texts: AllDesignedTexts = {
  shared: {
    questionsHeadline: 'Häufige Fragen',
    othersHeadline: 'Mehr aus Ihren Fotos',
    price: {
      question: 'Was kostet es?',
      answer:
        'Das hängt von Größe, Ausführung und Menge ab. Den Preis sehen Sie, bevor Sie bestellen; was der Versand kostet, steht unter [](shipping).',
    },
    withdrawal: {
      question: 'Kann ich es zurückgeben?',
      answer:
        'Was mit Ihren Fotos entsteht, fertigen wir nach Ihren Vorgaben. Dafür gibt es **kein Widerrufsrecht**. Kommt es fehlerhaft oder beschädigt an, ersetzen wir es: [](guarantee).',
    },
    pages: '{minimum} bis {maximum} Seiten, in Schritten von {step}',
  },
  pages: {
    'photo-box': {
      name: 'Fotobox',
      title: 'Fotobox mit Ihren schönsten Fotos füllen',
      description:
        'Ihre Fotos als Abzüge in einer schönen Box: zum Blättern, Aufstellen und Verschenken. In zwei Größen und auf vier Papieren.',
      headline: 'Eine Box voller Bilder',
      lead: 'Ihre schönsten Abzüge, griffbereit in einer Box. Zum Blättern am Tisch und zum Weitergeben.',
      picture: 'Eine Box, gefüllt mit Abzügen',
      tile: 'Abzüge, die zusammenbleiben',
      startLink: 'Fotobox gestalten',
      choiceHeadline: 'Welche Fotobox passt?',
      sections: {
        uses: {
          headline: 'Zum Anfassen gemacht',
          text: [
            'Eine Box ist schneller gefüllt als ein Album und wird öfter geöffnet. Sie nehmen ein Bild heraus, stellen es auf und stecken am nächsten Tag ein anderes davor.',
            'Beliebt ist sie zur Taufe, nach der Reise und als Geschenk für Großeltern, die lieber Papier als Bildschirme mögen.',
          ],
        },
        sizes: {
          headline: 'Größen',
          text: ['Die Abzüge gibt es in diesen Größen. Große Abzüge liegen in der Fotobox MAX.'],
        },
        making: {
          headline: 'Papiere',
          text: ['Jedes Papier gibt es für jede Größe. Was jedes kostet, steht dabei.'],
        },
      },
      question: {
        question: 'Kann ich später Bilder nachlegen?',
        answer:
          'Ja. Bestellen Sie [](photo-prints) in derselben Größe und auf demselben Papier, dann passen sie in Ihre Box.',
      },
    },
    'photo-prints': {
      name: 'Fotoabzüge',
      title: 'Fotoabzüge online bestellen: sechs Größen',
      description:
        'Ihre Fotos als Abzüge auf Papier: sechs Größen, vier Papiere, vom kleinen Quadrat für die Pinnwand bis zum Abzug für den großen Rahmen.',
      headline: 'Abzüge, die man in die Hand nimmt',
      lead: 'Aus der Galerie Ihres Telefons auf Papier. In sechs Größen und auf vier Papieren.',
      picture: 'Drei Abzüge auf einem Tisch',
      tile: 'In sechs Größen auf Papier',
      startLink: 'Abzüge gestalten',
      choiceHeadline: 'Welche Größe brauchen Sie?',
      sections: {
        uses: {
          headline: 'Für Album, Rahmen und Kühlschrank',
          text: [
            'Kleine Quadrate passen auf die Pinnwand, das klassische Querformat ins Album, der große Abzug in den Rahmen.',
            'Wer viele Bilder hat, sammelt sie in einer [Fotobox](photo-box). Wer nur eines hat, das er täglich sehen möchte, hängt es als Wandbild auf.',
          ],
        },
        sizes: {
          headline: 'Größen',
          text: ['Vom Quadrat bis zum großen Abzug, jede Größe auf jedem Papier.'],
        },
        making: {
          headline: 'Papiere',
          text: [
            'Einfach für viele Bilder, glänzend für kräftige Farben, matt ohne Spiegelung, FineArt für das eine Bild.',
          ],
        },
      },
      question: {
        question: 'Reicht die Auflösung meines Telefons?',
        answer:
          'Für Abzüge bis zur größten Größe genügen die Fotos heutiger Telefone. Stark beschnittene Bilder und solche aus Messengern sind oft zu klein: Nehmen Sie dann das Original.',
      },
    },
    'photo-calendar': {
      name: 'Fotokalender',
      title: 'Fotokalender mit eigenen Fotos gestalten',
      description:
        'Wandkalender, Familienplaner, Küchen-, Tisch- und Terminkalender mit Ihren Fotos. Viele Formate, und der erste Monat ist frei wählbar.',
      headline: 'Zwölf Monate mit Ihren Bildern',
      lead: 'Wandkalender, Familienplaner oder Tischkalender: Sie wählen die Art, jeder Monat bekommt sein Bild.',
      picture: 'Ein Tischkalender mit Dünen',
      tile: 'Zwölf Monate, zwölf Bilder',
      startLink: 'Kalender gestalten',
      choiceHeadline: 'Welcher Kalender soll es sein?',
      sections: {
        uses: {
          headline: 'Für jede Wand und jeden Tisch',
          text: [
            'Der Wandkalender zeigt ein großes Bild. Im Familienplaner hat jede Person ihre Spalte. Der Küchenkalender ist schmal und passt neben die Tür. Der Tischkalender steht auf dem Schreibtisch.',
            'Ihr Kalender beginnt in dem Monat, den Sie wählen: am Jahresanfang, zum Schuljahr oder am Hochzeitstag.',
          ],
        },
        sizes: {
          headline: 'Formate',
          text: ['Jede Art hat ihre eigenen Formate. Alle zusammen:'],
        },
        making: {
          headline: 'Aufhängung und Fuß',
          text: [
            'Wandkalender haben eine Spirale oder ein Loch zum Aufhängen. Tischkalender haben einen Fuß aus Holz, oder Sie bekommen lose Blätter.',
          ],
        },
      },
      question: {
        question: 'Muss der Kalender am Jahresanfang beginnen?',
        answer:
          'Nein. Monat und Jahr wählen Sie vor dem Gestalten. Wenn Sie nichts wählen, beginnt er am Jahresanfang, ab Juli am nächsten.',
      },
    },
    photobook: {
      name: 'Fotobuch',
      title: 'Fotobuch gestalten: gebunden und persönlich',
      description:
        'Echtfotobuch, Digitalfotobuch oder Fotoheft: Wählen Sie Papier, Bindung und Format und gestalten Sie Ihr Buch online, Seite für Seite.',
      headline: 'Ein Buch, das Ihre Geschichte erzählt',
      lead: 'Ein Jahr, eine Reise oder ein Fest in einem Buch: auf Fotopapier oder digital gedruckt und fest gebunden.',
      picture: 'Ein gebundenes Fotobuch mit Dünen auf dem Einband',
      tile: 'Ihre Geschichte, gebunden',
      startLink: 'Fotobuch gestalten',
      choiceHeadline: 'Welches Buch passt?',
      sections: {
        uses: {
          headline: 'Drei Bücher für drei Anlässe',
          text: [
            'Das **Echtfotobuch** wird auf Fotopapier belichtet und liegt flach auf: Bilder laufen ohne Falz über die Doppelseite. Es ist das Buch zur Hochzeit.',
            'Das **Digitalfotobuch** hat die meisten Seiten und Papiere und erzählt auch lange Reisen. Das **Fotoheft** ist leicht, weich gebunden und schnell verschenkt.',
          ],
        },
        sizes: {
          headline: 'Formate und Seiten',
          text: ['Quer, hoch oder quadratisch. So viele Seiten hat jedes Buch:'],
        },
        making: {
          headline: 'Papier und Bindung',
          text: ['Einband, Bindung und die Papiere, unter denen Sie vor dem Gestalten wählen:'],
        },
      },
      question: {
        question: 'Wie viele Fotos brauche ich?',
        answer:
          'Rechnen Sie mit zwei bis drei Fotos je Seite, für ruhige Bücher mit einem. Weitere Seiten fügen Sie beim Gestalten hinzu.',
      },
    },
    collage: {
      name: 'Fotocollage',
      title: 'Fotocollage als Wandbild selbst gestalten',
      description:
        'Viele Fotos, ein Wandbild: Wählen Sie Vorlage, Format und Material für Ihre Collage auf Leinwand, Acrylglas, Alu-Dibond oder als Poster.',
      headline: 'Viele Fotos, ein Bild',
      lead: 'Sie wählen eine Vorlage und laden Ihre Fotos. Wir fertigen daraus ein Wandbild.',
      picture: 'Eine Collage aus sieben Fotos an der Wand',
      tile: 'Viele Fotos auf einem Wandbild',
      startLink: 'Collage gestalten',
      choiceHeadline: 'Ihre Collage',
      sections: {
        uses: {
          headline: 'Wenn ein Foto nicht reicht',
          text: [
            'Ein Jahr mit Kindern, alle Gäste eines Festes, die Etappen einer Reise: In einer Collage haben sie alle Platz.',
            'Wählen Sie ein Foto als Hauptbild und dazu Fotos mit ähnlichem Licht. So wirkt die Collage ruhig.',
          ],
        },
        sizes: {
          headline: 'Formate',
          text: [
            'Sie sehen zu jeder Vorlage die Formate, die zu ihr passen, und wie groß das kleinste Foto darin wird. Rechnen Sie je Foto mit einer Handbreit, dann bleiben Gesichter erkennbar.',
          ],
        },
        making: {
          headline: 'Materialien',
          text: ['Diese Materialien stehen zur Wahl:'],
        },
      },
      question: {
        question: 'Was, wenn ein Foto zu klein ist?',
        answer:
          'In einer Collage wird jedes Foto kleiner gezeigt als allein. Darum passen oft auch ältere Aufnahmen, die für ein großes Bild nicht reichen.',
      },
    },
  },
};
