import type { AllLandingTexts } from './texts.ts';

/** In German. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Weitere Ideen',
  lastOrdersHeadline: 'Bis wann Sie bestellen sollten',
  pages: {
    'living-room': {
      name: 'Bilder fürs Wohnzimmer',
      title: 'Wandbilder fürs Wohnzimmer: Maß und Material',
      description:
        'Wie groß soll das Bild über dem Sofa sein, wie hoch hängt es, und welches Material passt zum Licht? Rat für Ihr Wohnzimmer, mit Beispielen.',
      headline: 'Das Bild über dem Sofa',
      lead: 'Im Wohnzimmer wirkt ein großes Bild oft besser als viele kleine. Wir sagen Ihnen, welche Größe und welches Material passen.',
      picture: 'Weite Dünen in warmem Abendlicht',
      tile: 'Maß und Material fürs Sofa',
      startLink: 'Leinwand wählen',
      sections: {
        place: {
          headline: 'Eines oder mehrere',
          text: [
            'Ein großes Bild wirkt ruhiger als viele kleine. Mehrere Bilder brauchen überall denselben Abstand, höchstens eine Handbreit. Legen Sie sie vorher auf dem Boden aus. Wie das geht: [](article-gallery-wall).',
          ],
        },
        choice: {
          headline: 'Welches Material',
          text: [
            'Gegenüber vom Fenster ist [Leinwand](canvas) die sichere Wahl: Sie spiegelt nicht. An einer ruhigen Wand ohne Gegenlicht bringt [Acrylglas](acrylic) Ihre Farben zum Leuchten.',
          ],
        },
      },
    },
    nursery: {
      name: 'Bilder fürs Kinderzimmer',
      title: 'Bilder fürs Kinderzimmer: sicher und robust',
      description:
        'Ihre Fotos im Kinderzimmer: welche Materialien leicht und robust sind, wie Sie sie sicher aufhängen und welche Motive lange gefallen.',
      headline: 'Bilder, die mitwachsen',
      lead: 'Das erste Lachen, das Lieblingstier, der Urlaub am Meer. Leicht, robust und leicht zu wechseln.',
      picture: 'Ein Mond über sanften Hügeln',
      tile: 'Leicht, robust, schnell gewechselt',
      startLink: 'Poster wählen',
      sections: {
        place: {
          headline: 'Sicher aufgehängt',
          text: [
            'Über dem Bett zählt das Gewicht: [Poster](poster) und [Leinwand](canvas) sind leicht und haben keine harten Kanten. Schwere Bilder hängen Sie außer Reichweite und an zwei Punkten auf.',
          ],
        },
        choice: {
          headline: 'Was lange Freude macht',
          text: [
            'Klare Motive mit viel Fläche sieht man sich nicht so schnell leid. Wechselt der Geschmack, wechseln Sie im [gerahmten Poster](photo-frame) nur den Druck.',
          ],
        },
      },
    },
    office: {
      name: 'Bilder fürs Büro',
      title: 'Wandbilder fürs Büro, auch in großer Zahl',
      description:
        'Ruhige Motive und unempfindliche Materialien für Arbeitszimmer, Praxis und Empfang. Was zum Licht passt, und wie Sie größere Mengen bestellen.',
      headline: 'Ruhige Bilder für Büro und Praxis',
      lead: 'Ein Bild macht Arbeitszimmer, Praxis und Empfang freundlicher. Wir helfen Ihnen, das passende zu finden.',
      picture: 'Eine Stadtsilhouette in klaren Linien',
      tile: 'Ruhige Motive für die Arbeit',
      startLink: 'Alu-Dibond wählen',
      sections: {
        place: {
          headline: 'Licht und Blick',
          text: [
            'Bildschirme und Leuchten spiegeln sich in glatten Flächen. Gegenüber vom Arbeitsplatz gehört ein mattes Bild, im Flur und am Empfang darf es glänzen.',
          ],
        },
        choice: {
          headline: 'Für viele Wände',
          text: [
            '[Alu-Dibond](aluminium) ist schlank, leicht zu reinigen und bleibt gerade. Für mehrere Räume wählen Sie ein Format und wechseln die Motive. Größere Mengen bespricht unser [Service für Geschäftskunden](business-customers) mit Ihnen.',
          ],
        },
      },
    },
    gifts: {
      name: 'Geschenke mit Foto',
      title: 'Fotogeschenke: Ideen für jeden Anlass',
      description:
        'Ideen für Fotogeschenke zu Weihnachten, zum Geburtstag und zur Hochzeit: Kalender, Leinwand oder Collage. Und wann Sie dafür bestellen sollten.',
      headline: 'Ein Geschenk, das hängen bleibt',
      lead: 'Ein Bild, ein Kalender oder eine Collage aus Ihren Fotos: drei Ideen, und bis wann Sie bestellen sollten.',
      picture: 'Zarte Blätter in gedämpftem Grün',
      tile: 'Ideen für Feste und Jahrestage',
      startLink: 'Alle Wandbilder ansehen',
      sections: {
        place: {
          headline: 'Drei Ideen',
          text: [
            '- Für Großeltern: ein [Fotokalender](photo-calendar), in dem jeder Monat jemanden zeigt, den sie lieben.',
            '- Für ein Paar: der Ort des ersten Treffens auf [Leinwand](canvas).',
            '- Für Freunde: die gemeinsame Reise als [Collage](collage).',
          ],
        },
        choice: {
          headline: 'Rechtzeitig bestellt',
          text: [
            'Sechs Wochen vor Weihnachten, Muttertag und anderen Anlässen steht auf dieser Seite, bis wann Sie bestellen sollten. Das voraussichtliche Lieferdatum sehen Sie immer neben dem Preis. Lieferzeiten und Express: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Fotos drucken',
      title: 'Fotos drucken lassen, vom Abzug zum Wandbild',
      description:
        'Vom Abzug bis zum Wandbild: worauf Sie Ihre Fotos drucken lassen können, welche Auflösung für welches Format reicht und was es kostet.',
      headline: 'Fotos drucken, von klein bis groß',
      lead: 'Ein Foto, viele Möglichkeiten. Wählen Sie Material und Format, der Preis steht sofort da.',
      picture: 'Papierschnitt in warmen Tönen',
      tile: 'Vom Abzug bis zum Wandbild',
      startLink: 'Alle Wandbilder ansehen',
      sections: {
        place: {
          headline: 'Welche Auflösung reicht',
          text: [
            'Je größer das Bild, desto größer der Abstand, aus dem man es sieht, und desto weniger Bildpunkte braucht es. Fotos heutiger Telefone reichen für die meisten Formate. Sobald Ihr Foto geladen ist, sehen Sie zu jedem Format, ob es passt. Alle Größen stehen in den [Foto-Tipps](photo-guide).',
          ],
        },
        choice: {
          headline: 'Klein oder groß',
          text: [
            'Für Album und Rahmen bestellen Sie [Fotoabzüge](photo-prints), zum Blättern eine [Fotobox](photo-box). Für die Wand vergleichen Sie vier Materialien: [](comparison).',
          ],
        },
      },
    },
  },
};
