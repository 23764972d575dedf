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
      name: 'Bilderbox',
      title: 'Bilderbox mit Ihren Fotos',
      description:
        'Eine Box voller Abzüge: zum Blättern, Verschenken und Umstecken. In zwei Größen und auf vier Papieren.',
      headline: 'Eine Box voller Bilder',
      lead: 'Ihre schönsten Abzüge, griffbereit in einer Box. Zum Blättern am Tisch und zum Weitergeben.',
      picture: 'Eine Box, gefüllt mit Abzügen',
      tile: 'Abzüge, die zusammenbleiben',
      startLink: 'Bilderbox gestalten',
      choiceHeadline: 'Welche Box passt?',
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
          text: ['Jedes Papier gibt es für jede Größe. Sie wählen es beim Gestalten.'],
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
      title: 'Fotoabzüge bestellen',
      description:
        'Fotoabzüge in sechs Größen, auf vier Papieren: vom kleinen Quadrat bis zum Abzug für den großen Rahmen.',
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
            'Wer viele Bilder hat, sammelt sie in einer [Bilderbox](photo-box). Wer nur eines hat, das er täglich sehen möchte, hängt es als Wandbild auf.',
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
      title: 'Fotokalender gestalten',
      description:
        'Wandkalender, Familienplaner, Küchen-, Tisch- und Terminkalender mit Ihren Fotos, in vielen Formaten.',
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
            'Der Wandkalender lebt vom großen Bild. Im Familienplaner hat jede Person ihre Spalte, der Küchenkalender ist schmal genug für die Wand neben der Tür, und der Tischkalender steht dort, wo gearbeitet wird.',
            'Ihr Kalender beginnt, wann Sie möchten: im Januar, zum Schuljahr oder am Hochzeitstag.',
          ],
        },
        sizes: {
          headline: 'Formate',
          text: ['Jede Art hat ihre eigenen Formate. Alle zusammen:'],
        },
        making: {
          headline: 'Aufhängung und Fuß',
          text: [
            'Was hängt, hat eine Spirale oder eine Lochung. Was steht, bekommt Holz oder kommt lose.',
          ],
        },
      },
      question: {
        question: 'Muss der Kalender im Januar beginnen?',
        answer:
          'Nein. Startmonat und Startjahr wählen Sie beim Gestalten. Ohne Wahl beginnt er im Januar.',
      },
    },
    photobook: {
      name: 'Fotobuch',
      title: 'Fotobuch gestalten',
      description:
        'Echtfotobuch, Digitalfotobuch oder Fotoheft: Papiere, Bindungen und Formate für Ihre Bilder im Überblick.',
      headline: 'Ein Buch, das Ihre Geschichte erzählt',
      lead: 'Das Jahr, die Reise, das Fest: auf Fotopapier belichtet oder digital gedruckt, gebunden wie ein Buch.',
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
          text: ['Was Sie beim Gestalten wählen können:'],
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
      title: 'Fotocollage für die Wand',
      description:
        'Viele Fotos, ein Wandbild: Wählen Sie Vorlage, Format und Material für Ihre Collage auf Leinwand, Acrylglas, Alu-Dibond oder als Poster.',
      headline: 'Viele Fotos, ein Bild',
      lead: 'Manchmal erzählt erst die Reihe die Geschichte. Sie laden Ihre Fotos, wir machen daraus ein Wandbild.',
      picture: 'Eine Collage aus sieben Fotos an der Wand',
      tile: 'Viele Fotos auf einem Wandbild',
      startLink: 'Collage gestalten',
      choiceHeadline: 'Ihre Collage',
      sections: {
        uses: {
          headline: 'Wenn ein Foto nicht reicht',
          text: [
            'Ein Jahr mit Kindern, alle Gäste eines Festes, die Etappen einer Reise: Eine Collage hält zusammen, was zusammengehört.',
            'Gute Collagen haben ein Hauptbild, dem die anderen zuarbeiten. Wählen Sie Fotos mit ähnlichem Licht, dann wirkt die Wand ruhig.',
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
