import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Papier und Veredelung erklärt',
  title: 'Papier und Veredelung: So wirken Karten',
  description:
    'Glatt oder rau, Gold oder Relief, gerade oder spitze Klappe: was Papier und Veredelung bewirken und was zu welchem Anlass passt.',
  headline: 'Papier und Veredelung erklärt',
  lead: 'Dasselbe Motiv wirkt auf jedem Papier anders. Ein Rundgang von der Oberfläche bis zum Umschlag.',
  picture: 'Dunkelgrüne Karte mit einem goldenen Stern aus feinen Strahlen',
  opening: {
    headline: 'Zuerst die Oberfläche',
    text: [
      'Gestrichenes Papier ist glatt. Fotos werden darauf scharf und farbstark, ein Füller schmiert aber leicht. Ungestrichenes Papier ist rau und warm, Farben werden weicher, und Tinte trocknet schnell. Wer viel von Hand schreibt, nimmt ungestrichenes.',
      'Das Gewicht spürt man, bevor man liest. Eine Klappkarte darf leichter sein als eine einzelne Karte, weil sie doppelt liegt.',
    ],
  },
  beside: {
    headline: 'Was glänzt, und wo',
    text: [
      'Folie in Gold, Silber oder Roségold wird auf das Papier geprägt und spiegelt das Licht. Sie wirkt am stärksten auf einer ruhigen Fläche: Namen, eine Linie, ein Stern. Auf einem Foto geht sie unter.',
      'Relief hebt das Motiv fühlbar an, ohne Farbe und ohne Glanz. Es passt zu schlichten Entwürfen, zu Taufe und Trauer ebenso wie zur Hochzeit.',
    ],
    picture: 'Hellblaue Karte mit einem Mond und zwei Sternen zur Geburt',
    link: 'Karte in Gold gestalten',
  },
  table: {
    caption: 'Was zu welchem Anlass passt',
    header: ['Anlass', 'Papier', 'Veredelung'],
    rows: [
      ['Hochzeit', 'ungestrichen, fest', 'Gold oder Relief'],
      ['Geburt und Taufe', 'ungestrichen, weich', 'Roségold, sparsam'],
      ['Geburtstag mit Foto', 'gestrichen, glatt', 'ohne'],
      ['Trauer', 'ungestrichen, weiß', 'ohne oder Relief'],
      ['Weihnachten', 'dunkel oder weiß', 'Gold oder Silber'],
    ],
  },
  details: {
    headline: 'Der Umschlag gehört dazu',
    text: [
      'Der Umschlag ist das Erste, was jemand in der Hand hält. Eine gerade Klappe wirkt sachlich, eine spitze festlich. Farbe darf sein, wenn die Adresse lesbar bleibt: Auf Dunkelrot schreiben Sie mit weißem Stift oder kleben ein helles Etikett.',
      'Quadratische und sehr große Umschläge kosten in vielen Ländern mehr Porto. Wiegen Sie eine fertige Karte mit allem, was hineinkommt, bevor Sie Briefmarken kaufen.',
    ],
  },
  figures: [
    {
      alternative: 'Osterkarte mit einem bunten Ei auf cremefarbenem Papier',
      caption: 'Getöntes Papier macht Farben wärmer, und Helles bleibt im Ton des Papiers.',
    },
    {
      alternative: 'Karte zur Firmung mit einer Flamme und dunkelrotem Umschlag',
      caption:
        'Ein dunkler Umschlag rahmt die helle Karte. Die Adresse steht auf einem hellen Etikett.',
    },
  ],
  closing: {
    headline: 'Anfassen, bevor Sie entscheiden',
    text: [
      'Kein Bildschirm zeigt, wie sich Papier anfühlt. Die ersten drei Musterkarten einer Bestellung sind gratis: Nehmen Sie dasselbe Motiv auf verschiedenen Papieren und schreiben Sie auf jede Karte einen Satz.',
      'Zu den Anlässen geht es hier: [](cards). Wann welche Hochzeitskarte fällig ist, steht in [](article-wedding-invitations).',
    ],
  },
};
