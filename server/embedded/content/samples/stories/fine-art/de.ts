import type { FineArtTexts } from './page.ts';

/** In German. */
export const texts: FineArtTexts = {
  name: 'Hahnemühle FineArt',
  title: 'FineArt-Druck auf Papier von Hahnemühle',
  description:
    'Ihr Foto auf Künstlerpapier von Hahnemühle: matte Oberfläche, feine Abstufungen, sichtbare Faser. Lose oder fertig gerahmt hinter Acryl.',
  headline: 'Ihr Foto auf Hahnemühle FineArt',
  lead: 'Künstlerpapier mit sichtbarer Faser, mit Pigmenttinten bedruckt. Für Fotos, die wie eine Grafik wirken sollen.',
  picture: 'Graue Bergrücken im Nebel',
  tile: 'Künstlerpapier mit feiner Faser',
  sections: {
    material: {
      headline: 'Papier, das man anfassen möchte',
      text: [
        'Das Papier ist kräftig und matt, mit einer feinen, unregelmäßigen Struktur. Wer es glatter mag, wählt die Ausführung aus Baumwolle.',
        'Pigmenttinten zeichnen auch in hellen und dunklen Stellen fein. Schwarz-Weiß, Porträts, Zeichnungen und Reproduktionen kommen darauf am besten zur Geltung.',
      ],
    },
    place: {
      headline: 'Licht und Räume',
      text: [
        'Ohne Glas spiegelt das Papier nicht. Es mag trockene Räume und gleichmäßiges Licht; direkte Sonne bleicht jedes Papier aus.',
        'Arbeitszimmer, Schlafzimmer, Bibliothek und Flur sind gute Plätze. Für Bad und Küche nehmen Sie besser [Alu-Dibond](aluminium).',
      ],
    },
    mounting: {
      headline: 'Lose oder im Rahmen',
      text: [
        'Lose liefern wir den Druck gerollt. Legen Sie ihn vor dem Rahmen einen Tag lang flach hin und fassen Sie ihn nur an den Rändern an.',
        'Im Rahmen aus Holz oder Aluminium kommt er fertig zum Aufhängen, auf Wunsch mit Passepartout und hinter Museumsglas.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Ungerahmt nur mit einem weichen Pinsel abstauben. Wasser, Reiniger und Finger hinterlassen auf der offenen Oberfläche Spuren.',
      ],
    },
  },
  questions: {
    poster: {
      question: 'Was unterscheidet FineArt von einem Poster?',
      answer:
        'Papier und Tinte. Künstlerpapier hat eine eigene Oberfläche und wird mit Pigmenten bedruckt, die langsamer verblassen. Ein [Poster](poster) ist glatter, günstiger und leichter zu wechseln.',
    },
  },
  promises: {
    delivery:
      'Versand zu Ihnen nach Hause, gerollt in einem festen Rohr; mit Rahmen flach liegend.',
    origin: 'Gedruckt, geschnitten und geprüft in Bayern.',
  },
};
