import type { AcrylicTexts } from './page.ts';

/** In German. */
export const texts: AcrylicTexts = {
  name: 'Acrylglas',
  title: 'Foto hinter Acrylglas: Farben mit Tiefe',
  description:
    'Ihr Foto hinter Acrylglas: klare Farben, sichtbare Tiefe und glatte Kanten. Mit oder ohne Rahmen, in Standardformaten oder eigenem Maß.',
  headline: 'Ihr Foto hinter Acrylglas',
  lead: 'Klares Acryl mit polierten Kanten. Farben leuchten, dunkle Töne bekommen Tiefe.',
  picture: 'Ruhige Wellen in Blau und Grün',
  tile: 'Klar, tief und glänzend',
  sections: {
    material: {
      headline: 'Leuchtende Farben mit Tiefe',
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
        'Ja, die Oberfläche glänzt, und ein Fenster gegenüber spiegelt sich darin. Für helle Räume empfehlen wir [Leinwand](canvas) oder [Alu-Dibond](aluminium), die beide kaum spiegeln.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, flach liegend, mit Schutzfolie und Kantenschutz.',
    origin: 'Gedruckt, poliert und geprüft in Bayern.',
  },
};
