import type { AllLandingTexts } from './texts.ts';

/** In German. */
export const texts: AllLandingTexts = {
  tilesHeadline: 'Weitere Ideen',
  pages: {
    'living-room': {
      name: 'Bilder fürs Wohnzimmer',
      title: 'Wandbilder fürs Wohnzimmer',
      description:
        'Wie groß, wie hoch, welches Material? So wird aus Ihrem Foto das Bild, das ein Wohnzimmer trägt.',
      headline: 'Das Bild über dem Sofa',
      lead: 'Ein Wohnzimmer verträgt ein großes Bild besser als viele kleine. Hier finden Sie Maß und Material.',
      picture: 'Weite Dünen in warmem Abendlicht',
      tile: 'Maß und Material fürs Sofa',
      startLink: 'Leinwand wählen',
      sections: {
        place: {
          headline: 'Wie groß und wie hoch',
          text: [
            'Über dem Sofa wirkt ein Bild richtig, wenn es etwa zwei Drittel seiner Breite einnimmt. Die Bildmitte liegt auf Augenhöhe, im Sitzen darf es etwas tiefer sein.',
            'Lassen Sie eine Handbreit Luft zur Lehne. Mehrere Bilder hängen ruhiger, wenn ihre Abstände gleich sind.',
          ],
        },
        choice: {
          headline: 'Welches Material',
          text: [
            'Gegenüber vom Fenster ist [Leinwand](canvas) die sichere Wahl: Sie spiegelt nicht. An einer ruhigen Wand ohne Gegenlicht zeigt [Acrylglas](acrylic), was in Ihren Farben steckt.',
          ],
        },
      },
    },
    nursery: {
      name: 'Bilder fürs Kinderzimmer',
      title: 'Bilder fürs Kinderzimmer',
      description:
        'Robuste Materialien, sichere Aufhängung und Motive, die mitwachsen: Ihre Fotos im Kinderzimmer.',
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
      title: 'Wandbilder fürs Büro',
      description:
        'Ruhige Motive und unempfindliche Materialien für Arbeitszimmer, Praxis und Empfang, auch in größerer Zahl.',
      headline: 'Bilder, die nicht stören und doch wirken',
      lead: 'Im Arbeitszimmer, in der Praxis, am Empfang: ein Bild gibt dem Blick ein Ziel.',
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
      title: 'Fotogeschenke für die Wand',
      description:
        'Zu Weihnachten, zum Geburtstag, zur Hochzeit: welches Fotogeschenk passt und wann Sie es bestellen sollten.',
      headline: 'Ein Geschenk, das hängen bleibt',
      lead: 'Wer schon alles hat, hat dieses Bild noch nicht. Drei Ideen und ein Blick auf den Kalender.',
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
            'Das voraussichtliche Lieferdatum steht neben jedem Preis. Vor den Feiertagen sind die Werkstätten voll: Bestellen Sie lieber eine Woche früher. Lieferzeiten und Express: [](shipping).',
          ],
        },
      },
    },
    'print-photos': {
      name: 'Fotos drucken',
      title: 'Fotos drucken lassen',
      description:
        'Vom Abzug bis zum Wandbild: worauf sich Fotos drucken lassen, welche Auflösung reicht und was es kostet.',
      headline: 'Fotos drucken, von klein bis groß',
      lead: 'Ein Foto, viele Möglichkeiten. Wählen Sie Material und Format, der Preis steht sofort da.',
      picture: 'Papierschnitt in warmen Tönen',
      tile: 'Vom Abzug bis zum Wandbild',
      startLink: 'Alle Wandbilder ansehen',
      sections: {
        place: {
          headline: 'Welche Auflösung reicht',
          text: [
            'Je größer das Bild, desto größer der Abstand, aus dem man es sieht, und desto weniger Bildpunkte braucht es. Fotos heutiger Telefone reichen für die meisten Formate. Sobald Ihr Foto geladen ist, sehen Sie zu jedem Format, ob es passt.',
          ],
        },
        choice: {
          headline: 'Klein oder groß',
          text: [
            'Für Album und Rahmen bestellen Sie [Fotoabzüge](photo-prints), zum Blättern eine [Bilderbox](photo-box). Für die Wand vergleichen Sie vier Materialien: [](comparison).',
          ],
        },
      },
    },
  },
};
