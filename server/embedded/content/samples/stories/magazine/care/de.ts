import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Wandbilder richtig pflegen',
  title: 'Wandbilder pflegen: reinigen ohne Schaden',
  description:
    'Staub auf Leinwand, Fingerabdrücke auf Acrylglas, Fett auf Glas: was Sie für jedes Material brauchen und was Sie besser im Schrank lassen.',
  headline: 'Wandbilder richtig pflegen',
  lead: 'Meist genügt ein weiches, trockenes Tuch. Was sonst hilft und was schadet, steht hier für jedes Material.',
  picture: 'Poster mit Zweigen in einem dunklen Holzrahmen',
  opening: {
    headline: 'Trocken, bevor es feucht wird',
    text: [
      'Staub ist feiner Sand. Wer ihn mit einem nassen Tuch verreibt, schleift. Nehmen Sie ihn deshalb immer zuerst trocken ab: mit einem weichen Pinsel oder einem sauberen Mikrofasertuch, von oben nach unten und ohne Druck.',
      'Zweimal im Jahr genügt. Häufiger wird nur gewischt, was in der Küche hängt oder auf Höhe von Kinderhänden.',
    ],
  },
  beside: {
    headline: 'Leinwand und Papier',
    text: [
      '[Leinwand](canvas) stauben Sie mit einem weichen, trockenen Tuch ab. Wasser und Reiniger gehören nicht darauf. Hat das Gewebe nach einem Umzug eine Delle, legen Sie das Bild einen Tag flach in einen warmen Raum, oft zieht es sich glatt.',
      '[Poster](poster) und Fine-Art-Papier fassen Sie nur am Rand an. Hinter Glas putzen Sie die Scheibe und sprühen auf das Tuch, nie auf den Rahmen.',
    ],
    picture: 'Ecke einer Leinwand, auf der ein dunkler Wald um die Kante läuft',
    link: 'Leinwand in 90 × 60 cm ansehen',
  },
  table: {
    caption: 'Was zu welchem Material passt',
    header: ['Material', 'So reinigen Sie', 'Bitte nicht'],
    rows: [
      ['Leinwand', 'weiches Tuch, trocken', 'Wasser, Reiniger'],
      ['Acrylglas', 'Mikrofasertuch, etwas Wasser', 'Glasreiniger mit Alkohol, Küchenrolle'],
      ['Alu-Dibond', 'feuchtes Tuch', 'Scheuermilch, Lösemittel'],
      ['Echtglas', 'Glasreiniger auf dem Tuch', 'Reiniger direkt auf die Kante'],
      ['Forex', 'leicht feuchtes Tuch', 'Druck, auf die Ecke stellen'],
      ['Poster und Fine-Art-Papier', 'weicher Pinsel, trocken', 'Wasser, Finger auf der Fläche'],
    ],
  },
  details: {
    headline: 'Fingerabdrücke und Fett',
    text: [
      'Auf [Acrylglas](acrylic) hilft lauwarmes Wasser auf einem Mikrofasertuch. Alkohol macht die Oberfläche mit der Zeit trüb, und Papiertücher hinterlassen feine Kratzer. [Echtglas](glass) ist härter: Hier dürfen Sie Glasreiniger nehmen.',
      'Fett an [Alu-Dibond](aluminium) löst ein Tropfen Spülmittel im Wischwasser. Wischen Sie mit klarem Wasser nach und trocknen Sie ab, damit keine Ränder bleiben.',
    ],
  },
  figures: [
    {
      alternative: 'Ecke eines Bildes hinter Acrylglas mit glänzender Kante',
      caption: 'Acrylglas: nur Mikrofaser und Wasser, auch an der polierten Kante.',
    },
    {
      alternative: 'Ecke einer Platte aus Alu-Dibond vor einer grauen Wand',
      caption: 'Alu-Dibond: ein feuchtes Tuch genügt.',
    },
  ],
  closing: {
    headline: 'Der Platz pflegt mit',
    text: [
      'Die beste Pflege ist ein guter Platz: nicht in der Mittagssonne, nicht dicht über der Heizung, mit etwas Luft hinter dem Bild. Vor einem Umzug wickeln Sie das Bild in Seidenpapier oder ein Laken, Luftpolsterfolie kommt erst darüber: Auf Acryl und Lack drückt sie sonst ihr Muster ein.',
      'Welches Material an welchen Platz gehört: [](article-material-for-room).',
    ],
  },
};
