import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'So hoch hängt ein Bild',
  title: 'Wie hoch hängt ein Bild? Maße für jede Wand',
  description:
    'Die Bildmitte gehört auf Augenhöhe, etwa 147 cm über den Boden. So rechnen Sie aus, wo der Nagel hinkommt, mit Maßen für jeden Raum.',
  headline: 'So hoch hängt ein Bild',
  lead: 'Die Mitte des Bildes gehört auf Augenhöhe. Wir zeigen, wie Sie daraus den Punkt für den Nagel berechnen.',
  picture: 'Bild eines Sonnenuntergangs über dem Meer, das über einer Konsole im Flur hängt',
  opening: {
    headline: 'Die Mitte zählt, nicht die Kante',
    text: [
      'Ausstellungen hängen Bilder meist so, dass ihre Mitte auf Augenhöhe liegt: ungefähr 147 cm über dem Boden. Das gilt für kleine wie für große Formate, denn der Blick sucht die Mitte und nicht den oberen Rand. Wer nach der Oberkante misst, hängt kleine Bilder fast immer zu hoch.',
      'Mehrere Bilder behandeln Sie wie ein einziges: Die Mitte der ganzen Gruppe liegt auf dieser Höhe.',
    ],
  },
  beside: {
    headline: 'So finden Sie den Punkt für den Nagel',
    text: [
      '- Teilen Sie die Höhe des Bildes durch zwei.',
      '- Messen Sie, wie weit die Aufhängung unter der Oberkante sitzt, und ziehen Sie diesen Wert ab.',
      '- Zählen Sie das Ergebnis zu 147 cm dazu. Dort kommt der Nagel hin.',
      'Ein Beispiel: Das Bild ist 60 cm hoch, die Aufhängung sitzt 5 cm unter der Kante. Die Hälfte sind 30 cm, abzüglich 5 cm bleiben 25 cm. Der Nagel sitzt also auf 172 cm.',
    ],
    picture: 'Rückseite eines Rahmens mit zwei Aufhängern, darunter zwei Haken aus Messing',
    link: 'Leinwand in 90 × 60 cm ansehen',
  },
  table: {
    caption: 'Wo die Bildmitte hängt',
    header: ['Ort', 'Höhe der Mitte', 'Warum'],
    rows: [
      ['Flur und Treppe', '150 cm', 'Hier schauen alle im Stehen.'],
      ['Über dem Sofa', '145 cm', 'Zwischen Lehne und Bild bleibt eine Handbreit frei.'],
      ['Am Esstisch', '135 cm', 'Man sitzt und blickt geradeaus.'],
      ['Am Schreibtisch', '130 cm', 'Das Bild soll über dem Bildschirm zu sehen sein.'],
      ['Im Kinderzimmer', '115 cm', 'Auf Augenhöhe des Kindes, aber nicht über dem Kopfkissen.'],
    ],
  },
  details: {
    headline: 'Ein Haken oder zwei?',
    text: [
      'Kleine Bilder hängen an einem Nagel. Größere bekommen zwei Haken auf gleicher Höhe: So bleiben sie gerade, auch wenn eine Tür zufällt. Sehr große und schwere Bilder brauchen zwei Schrauben mit Dübeln, die zur Wand passen.',
      'Bohren Sie nie senkrecht über oder unter Steckdosen und Schaltern, dort laufen oft Leitungen. In Gipskarton halten nur Hohlraumdübel, in Altbauten hilft eine dünne Bohrung zur Probe.',
    ],
  },
  figures: [
    {
      alternative: 'Keilrahmen einer Leinwand mit Zackenaufhänger, daneben ein Nagel',
      caption:
        'Ein Nagel genügt: Am Zackenaufhänger rücken Sie das Bild noch ein wenig nach links oder rechts.',
    },
    {
      alternative: 'Rückseite einer Platte mit Schiene aus Aluminium, darunter zwei Haken',
      caption: 'Zwei Haken und eine Schiene: Die Platte hält Abstand zur Wand und bleibt gerade.',
    },
  ],
  closing: {
    headline: 'Vorher ausprobieren',
    text: [
      'Schneiden Sie ein Stück Packpapier in der Größe des Bildes zu und kleben Sie es mit Malerband an die Wand. Lassen Sie es einen Tag hängen und gehen Sie ein paar Mal daran vorbei. Stimmt die Höhe, stechen Sie den Nagel einfach durch das Papier.',
      'Welche Größe über das Sofa passt, steht in [](article-above-sofa). Für mehrere Bilder lesen Sie [](article-gallery-wall).',
    ],
  },
};
