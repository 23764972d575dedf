import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Das richtige Bild über dem Sofa',
  title: 'Bild über dem Sofa: Größe nach Sofabreite',
  description:
    'Zwei Drittel der Sofabreite, eine Handbreit Abstand: die Bildgröße für jedes Sofa als Tabelle, für ein Bild, ein Paar oder eine Reihe.',
  headline: 'Das richtige Bild über dem Sofa',
  lead: 'Zwei Drittel der Sofabreite: Mit dieser Regel finden Sie die Größe. Die Tabelle rechnet sie für fünf Sofas aus.',
  picture: 'Breites Bild einer Bergkette bei Sonnenaufgang über einem grauen Sofa',
  opening: {
    headline: 'Die Regel der zwei Drittel',
    text: [
      'Ein Bild über dem Sofa wirkt richtig, wenn es etwa zwei Drittel der Sofabreite einnimmt. Ist es schmaler als die Hälfte, schwimmt es auf der Wand. Ist es breiter als das Sofa, drückt es.',
      'Gemessen wird das ganze Sofa mit Armlehnen. Bei einem Ecksofa zählt nur die Seite, über der das Bild hängt.',
    ],
  },
  beside: {
    headline: 'Abstand zur Lehne',
    text: [
      'Lassen Sie zwischen Lehne und Unterkante eine Handbreit bis 20 cm. Weniger, und wer sich anlehnt, stößt mit dem Kopf an. Mehr, und Bild und Sofa gehören nicht mehr zusammen.',
      'Ist die Decke niedrig, nehmen Sie ein flaches, breites Format. Ein Panorama streckt die Wand.',
    ],
    picture: 'Bild rosafarbener Dünen in 105 × 70 cm über einem grauen Sofa',
    link: 'Leinwand in 120 × 80 cm ansehen',
  },
  table: {
    caption: 'Bildgröße nach Sofabreite',
    header: ['Sofa', 'Breite des Bildes', 'Ein Bild', 'Zwei Bilder, je'],
    rows: [
      ['160 cm', 'etwa 105 cm', '100 × 70 cm', '50 × 70 cm'],
      ['180 cm', 'etwa 120 cm', '120 × 80 cm', '60 × 80 cm'],
      ['200 cm', 'etwa 135 cm', '135 × 90 cm', '60 × 90 cm'],
      ['220 cm', 'etwa 145 cm', '150 × 100 cm', '70 × 100 cm'],
      ['250 cm', 'etwa 165 cm', '165 × 80 cm', '80 × 80 cm'],
    ],
  },
  details: {
    headline: 'Eins, zwei oder drei?',
    text: [
      'Ein Bild ist am ruhigsten und braucht ein Motiv, das man lange ansieht: eine Landschaft, eine Stadt, ein Porträt mit viel Raum. Zwei Hochformate nebeneinander passen zu hohen Wänden. Drei gleiche Bilder in einer Reihe erzählen eine kleine Geschichte.',
      'Bei zwei und drei Bildern zählt der Abstand mit: Rechnen Sie 5 bis 8 cm zwischen den Bildern ein und messen Sie die Gruppe von Kante zu Kante.',
    ],
  },
  figures: [
    {
      alternative: 'Kleines Bild von 60 × 40 cm über einem Sofa von gut 2 m Breite',
      caption:
        'Zu klein: 60 cm Breite über einem Sofa von gut 2 m. Das Bild schwimmt auf der Wand.',
    },
    {
      alternative: 'Breites Bild von 135 × 70 cm über demselben Sofa',
      caption: 'Richtig: 135 cm über demselben Sofa, rund zwei Drittel seiner Breite.',
    },
  ],
  closing: {
    headline: 'Zur Probe aus Papier',
    text: [
      'Kleben Sie Zeitungspapier in der Größe des Bildes an die Wand und setzen Sie sich gegenüber. Zwei Größen zur Auswahl zeigen mehr als jede Regel. Schwanken Sie zwischen zwei Formaten, nehmen Sie das größere: An der leeren Wand wirkt ein Bild im Kopf größer, als es später ist.',
      'Material und Licht im Wohnzimmer: [](living-room). Die Höhe über dem Boden: [](article-hanging-height).',
    ],
  },
};
