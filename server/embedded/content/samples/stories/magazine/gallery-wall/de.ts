import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Eine Bilderwand planen',
  title: 'Bilderwand planen: Anordnung und Abstände',
  description:
    'Raster, Reihe oder rund um eine Mitte: So planen Sie eine Bilderwand auf dem Boden, halten die Abstände gleich und hängen sie ohne Fehlbohrung auf.',
  headline: 'Eine Bilderwand planen',
  lead: 'Eine gute Bilderwand entsteht auf dem Boden. Mit vier Anordnungen, festen Abständen und einem Rezept für fünf Bilder.',
  picture: 'Vier gleiche Bilder mit dem Mond an einer hellen Wand',
  opening: {
    headline: 'Erst der Boden, dann die Wand',
    text: [
      'Legen Sie alle Bilder auf dem Boden aus, bevor Sie einen Nagel in die Hand nehmen. Beginnen Sie mit dem größten und rücken Sie die anderen darum herum. Fotografieren Sie jede Variante von oben: Auf dem kleinen Bild sehen Sie sofort, ob eine Seite zu schwer ist.',
      'Lassen Sie das Ganze über Nacht liegen. Was am nächsten Morgen noch gefällt, darf an die Wand.',
    ],
  },
  beside: {
    headline: 'Was die Gruppe zusammenhält',
    text: [
      'Eine Wand wirkt ruhig, wenn sich etwas wiederholt. Sind die Motive verschieden, nehmen Sie überall den gleichen Rahmen. Sind die Rahmen verschieden, sollten sich die Farben der Fotos gleichen.',
      'Ein Passepartout gibt kleinen Fotos Gewicht und lässt Nachbarn Luft. Bilder ohne Rahmen, etwa auf [Leinwand](canvas), dürfen enger hängen.',
    ],
    picture: 'Zweig mit Blättern in einem Rahmen aus Eiche mit cremefarbenem Passepartout',
    link: 'Gerahmtes Poster in 60 × 40 cm ansehen',
  },
  table: {
    caption: 'Vier Anordnungen',
    header: ['Anordnung', 'Bilder', 'Abstand', 'Passt zu'],
    rows: [
      ['Raster', '4, 6 oder 9 gleiche', '5 cm', 'Serien in einem Stil'],
      ['Reihe', '3 bis 5 gleich hohe', '6 cm', 'Flur, Bett, Sideboard'],
      ['Um eine Mitte', '5 bis 7', '8 bis 10 cm', 'Wohnzimmer'],
      ['Treppe', '4 und mehr', '8 cm', 'Die Mitten folgen der Steigung'],
    ],
  },
  details: {
    headline: 'Ein Rezept für fünf Bilder',
    text: [
      'In die Mitte kommt ein Hochformat von 60 × 90 cm. Links und rechts hängen je zwei Quadrate von 40 × 40 cm übereinander. Überall bleiben 10 cm frei. So schließen die Quadrate oben und unten genau mit dem großen Bild ab, und die Gruppe misst 160 × 90 cm.',
      'Sie passt über ein Sofa von etwa 2,4 m Breite. Das große Bild trägt das stärkste Motiv, die vier kleinen zeigen Einzelheiten: Hände, Blätter, ein Fenster.',
    ],
  },
  figures: [
    {
      alternative:
        'Vier Bilder einer Berglandschaft im Raster an einer Wand, von der Seite gesehen',
      caption: 'Ein Raster lebt von der Ordnung: gleiche Größe, gleicher Abstand, ein Thema.',
    },
    {
      alternative: 'Collage aus neun Fotos mit weißen Stegen in einem Bild',
      caption: 'Wenig Platz? Eine Collage zeigt neun Fotos und braucht nur einen Nagel.',
    },
  ],
  closing: {
    headline: 'Ohne Fehlbohrung an die Wand',
    text: [
      'Schneiden Sie jedes Bild aus Papier aus und zeichnen Sie die Aufhängung ein. Kleben Sie die Schablonen mit Malerband an und prüfen Sie Kanten und Abstände mit der Wasserwaage. Die Mitte der Gruppe liegt auf Augenhöhe, wie in [](article-hanging-height) beschrieben.',
      'Dann nageln Sie durch das Papier und reißen es ab. Wenn ein Bild für alle reicht, ist eine [Collage](collage) die einfachste Bilderwand.',
    ],
  },
};
