import type { AluminiumTexts } from './page.ts';

/** In German. */
export const texts: AluminiumTexts = {
  name: 'Alu-Dibond',
  title: 'Foto auf Alu-Dibond drucken, leicht und matt',
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
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, flach liegend und mit geschützten Ecken.',
    origin: 'Gedruckt, zugeschnitten und geprüft in Bayern.',
  },
};
