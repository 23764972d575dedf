import type { PosterTexts } from './page.ts';

/** In German. */
export const texts: PosterTexts = {
  name: 'Poster',
  title: 'Foto als Poster drucken, gerahmt oder lose',
  description:
    'Ihr Foto als Poster: festes Fotopapier, glatt oder seidenmatt, auf Wunsch im Holzrahmen. Standardformate oder Ihr eigenes Maß.',
  headline: 'Ihr Foto als Poster',
  lead: 'Festes Papier mit fein gezeichneten Details. Zum Rahmen, Kleben, Klemmen oder Wechseln.',
  picture: 'Abstrakte Flächen aus geschnittenem Papier',
  tile: 'Papier, gerahmt oder pur',
  sections: {
    material: {
      headline: 'Papier mit Griff',
      text: [
        'Wir drucken auf ein kräftiges Papier, das sich nicht wellt, sobald es hängt. Es gibt eine glatte und eine seidenmatte Oberfläche sowie ein ungestrichenes Naturpapier.',
        'Auf Wunsch schützt eine Folie den Druck, glänzend oder matt.',
      ],
    },
    hanging: {
      headline: 'So kommt es an die Wand',
      text: [
        'Ohne Rahmen liefern wir das Poster gerollt in einem festen Rohr. Legen Sie es nach dem Auspacken einen Tag lang flach hin.',
        'Mit dem Holzrahmen kommt das Bild fertig gerahmt und flach verpackt, mit weißem Passepartout und hinter klarem Acryl.',
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
        'Glattes Papier zeigt kräftige Farben, seidenmattes spiegelt weniger und verzeiht Fingerabdrücke. Naturpapier hat einen warmen Ton und passt zu Zeichnungen und ruhigen Motiven.',
    },
  },
  promises: {
    delivery:
      'Versand zu Ihnen nach Hause, gerollt in einem festen Rohr; mit Rahmen flach liegend.',
    origin: 'Gedruckt, geschnitten und geprüft in Bayern.',
  },
};
