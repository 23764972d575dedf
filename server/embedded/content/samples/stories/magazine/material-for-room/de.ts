import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Welches Material in welchen Raum?',
  title: 'Welches Material passt in welchen Raum?',
  description:
    'Leinwand, Acrylglas, Alu-Dibond, Echtglas oder Poster: was Licht, Dampf und Kinderhände verträgt. Mit einer Tabelle für sechs Räume.',
  headline: 'Welches Material in welchen Raum?',
  lead: 'Drei Fragen führen zum Material: Woher kommt das Licht, wie feucht ist die Luft, und wer fasst das Bild an?',
  picture: 'Bild einer Stadt bei Nacht über einem Schreibtisch im Arbeitszimmer',
  opening: {
    headline: 'Drei Fragen, dann wissen Sie es',
    text: [
      'Stellen Sie sich vor die Wand und sehen Sie sich um. Liegt ein Fenster gegenüber? Wird in diesem Raum gekocht oder geduscht? Hängt das Bild so tief, dass Kinder es anfassen oder Rucksäcke daran entlangstreifen?',
      'Erst das Licht, dann die Luft, zuletzt die Berührung: In dieser Reihenfolge scheiden Materialien aus. Was übrig bleibt, wählen Sie nach Geschmack.',
    ],
  },
  beside: {
    headline: 'Das Licht entscheidet zuerst',
    text: [
      'Glatte Flächen spiegeln. Gegenüber einem Fenster sehen Sie in [Acrylglas](acrylic) und [Echtglas](glass) vor allem das Fenster. Dort sind matte Oberflächen besser: [Leinwand](canvas) oder ein [Poster](poster) ohne Glas.',
      'Kommt das Licht von der Seite, dreht sich das um. Dann gibt Acrylglas den Farben eine Tiefe, die kein mattes Material erreicht.',
    ],
    picture: 'Ecke eines Bildes hinter Acrylglas, an deren Kante sich das Licht bricht',
    link: 'Acrylglas in 90 × 60 cm ansehen',
  },
  table: {
    caption: 'Material nach Raum',
    header: ['Raum', 'Gut geeignet', 'Besser nicht'],
    rows: [
      ['Wohnzimmer mit viel Licht', 'Leinwand, Alu-Dibond', 'Acrylglas gegenüber vom Fenster'],
      ['Schlafzimmer', 'Leinwand, Hahnemühle-Papier', 'schwere Bilder über dem Kopfende'],
      ['Küche', 'Echtglas, Alu-Dibond', 'ungerahmte Poster am Herd'],
      ['Bad', 'Alu-Dibond, Echtglas', 'Leinwand und Papier'],
      ['Kinderzimmer', 'Leinwand, Forex', 'Echtglas in Reichweite'],
      ['Flur', 'Acrylglas, gerahmte Poster', 'weiche Oberflächen im Vorbeigehen'],
    ],
  },
  details: {
    headline: 'Dampf, Spritzer, Sonne',
    text: [
      'Papier und Gewebe nehmen Feuchtigkeit auf und arbeiten. Im Bad werfen sie sich mit der Zeit. [Alu-Dibond](aluminium) nimmt kein Wasser auf und bleibt gerade, nur ins direkte Spritzwasser gehört auch diese Platte nicht. Echtglas verträgt Dampf und Fett und lässt sich mit Glasreiniger putzen.',
      'Direkte Sonne bleicht jedes Papier aus. Hängen Sie Poster und Fine-Art-Drucke an eine Wand, die mittags im Schatten liegt.',
    ],
  },
  figures: [
    {
      alternative: 'Ecke einer Leinwand, deren Motiv um die Kante läuft',
      caption: 'Leinwand: matt, leicht, ohne harte Kanten. Das Motiv läuft um den Rahmen herum.',
    },
    {
      alternative: 'Ecke einer schlanken Platte aus Alu-Dibond mit Schatten an der Wand',
      caption:
        'Alu-Dibond: wenige Millimeter dünn, seidenmatt und unempfindlich gegen feuchte Luft.',
    },
  ],
  closing: {
    headline: 'Wenn Sie noch schwanken',
    text: [
      'Vergleichen Sie vier Materialien nebeneinander, mit demselben Foto und Preisen: [](comparison). Und wenn zwei gleich gut passen, nehmen Sie das leichtere: Es hängt schneller und zieht leichter um.',
      'Wie Sie jedes Material sauber halten, steht in [](article-care).',
    ],
  },
};
