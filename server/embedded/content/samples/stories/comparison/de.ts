import type { ComparisonTexts } from './page.ts';

/** In German. */
export const texts: ComparisonTexts = {
  name: 'Materialien im Vergleich',
  title: 'Wandbild-Materialien im direkten Vergleich',
  description:
    'Leinwand, Acrylglas, Alu-Dibond und Poster im Vergleich: wie sie mit Licht umgehen, wie sie sich anfühlen und wohin sie passen.',
  headline: 'Welches Material passt zu Ihrem Bild?',
  lead: 'Dasselbe Foto wirkt auf jedem Material anders. Hier sehen Sie, worin sie sich unterscheiden.',
  start: {
    usual: {
      headline: 'Beginnen Sie mit dem Raum',
      text: [
        'Überlegen Sie zuerst, wo das Bild hängen soll: Das Licht dort ist wichtiger als das Motiv.',
      ],
    },
    nudging: {
      headline: 'Beginnen Sie mit Leinwand',
      text: [
        'Sie spiegelt nicht und passt in fast jeden Raum. Wenn Sie unsicher sind, ist [Leinwand](canvas) eine gute Wahl.',
      ],
    },
  },
  sections: {
    light: {
      headline: 'Licht',
      text: [
        '[Leinwand](canvas) und [Poster](poster) sind matt und schlucken das Licht. [Acrylglas](acrylic) gibt Farben Tiefe und spiegelt dafür, was gegenüber liegt.',
      ],
    },
    surface: {
      headline: 'Oberfläche',
      text: [
        'Auf Leinwand sieht man aus der Nähe das Gewebe. [Alu-Dibond](aluminium) ist glatt und zeigt jedes Detail.',
      ],
    },
    place: {
      headline: 'Ort',
      text: [
        'In Bad und Küche hält [Alu-Dibond](aluminium) am längsten. Leinwand und Papier hängen besser in trockenen Räumen.',
      ],
    },
  },
  tilesHeadline: 'Alle Materialien',
};
