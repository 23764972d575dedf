import type { BacklitTexts } from './page.ts';

/** In German. */
export const texts: BacklitTexts = {
  name: 'Backlitfolie',
  title: 'Foto auf Backlitfolie, von hinten beleuchtet',
  description:
    'Ihr Foto auf Backlitfolie: leuchtet mit Licht von hinten, im LED-Leuchtrahmen oder für Ihren eigenen Leuchtkasten. In Ihrem Wunschformat.',
  headline: 'Ihr Foto, von hinten beleuchtet',
  lead: 'Eine lichtdurchlässige Folie, die das Licht gleichmäßig verteilt. Mit LED-Leuchtrahmen oder für einen vorhandenen Leuchtkasten.',
  picture: 'Heller Mond über dunklen Hügeln',
  tile: 'Leuchtet von hinten',
  sections: {
    material: {
      headline: 'Ein Bild, das selbst leuchtet',
      text: [
        'Die Folie lässt Licht durch und streut es, sodass keine einzelne Lampe zu sehen ist. Helle Stellen strahlen, dunkle bleiben ruhig.',
        'Das passt zu Motiven, in denen Licht vorkommt: Sonnenuntergänge, Städte bei Nacht, Fenster, Wasser. Sehr dunkle Fotos hellen Sie vor dem Druck besser etwas auf.',
      ],
    },
    place: {
      headline: 'Für Räume mit wenig Tageslicht',
      text: [
        'Das Bild eignet sich für Flur, Treppe, Kellerbar, Empfang und Schaufenster. Im Schlafzimmer ersetzt das Bild ein Nachtlicht.',
        'In praller Sonne verliert es seine Wirkung: Dort ist [Acrylglas](acrylic) die bessere Wahl.',
      ],
    },
    mounting: {
      headline: 'Mit oder ohne Leuchtrahmen',
      text: [
        'Mit dem LED-Leuchtrahmen kommt das Bild fertig montiert. Er braucht eine Steckdose in der Nähe.',
        'Ohne Rahmen liefern wir die Folie allein, gerollt. Sie legen sie in Ihren Leuchtkasten ein und können sie jederzeit tauschen.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Nehmen Sie Staub mit einem weichen, trockenen Tuch ab, bei ausgeschaltetem Licht. Bitte kein Wasser an den Rahmen bringen und die Folie nicht knicken.',
      ],
    },
  },
  questions: {
    lamp: {
      question: 'Sieht das Bild auch ohne Licht gut aus?',
      answer:
        'Ja, aber blasser als ein Druck auf Papier, weil die Farben für Licht von hinten gemischt sind. Wenn das Bild meist unbeleuchtet hängt, empfehlen wir [Poster](poster) oder [Leinwand](canvas).',
    },
  },
  promises: {
    delivery:
      'Versand zu Ihnen nach Hause, gerollt in einem festen Rohr; mit Leuchtrahmen flach liegend.',
    origin: 'Gedruckt, geschnitten und geprüft in Bayern.',
  },
};
