import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Dankeskarten nach der Hochzeit',
  title: 'Danksagung nach der Hochzeit: Text und Zeit',
  description:
    'Wer bekommt eine Dankeskarte, wann sollte sie ankommen und was schreibt man? Mit Beispielen und einer Liste, die beim Auspacken hilft.',
  headline: 'Dankeskarten nach der Hochzeit',
  lead: 'Sechs Wochen, eine Liste und zwei Sätze von Hand: So wird aus dem Dank keine Pflicht.',
  picture: 'Karte mit Foto von Zweigen, darunter ein Schriftzug, daneben ein grüner Umschlag',
  opening: {
    headline: 'Die Liste beginnt beim Auspacken',
    text: [
      'Wer Geschenke auspackt, schreibt sofort mit: Name, Geschenk, ein Wort dazu. Nach zwanzig Päckchen weiß sonst niemand mehr, von wem die blaue Schale war. Ein Foto jeder Karte neben ihrem Geschenk tut es auch.',
      'Auf die Liste gehören auch alle, die nichts Verpacktes gebracht haben: Trauzeugen, Musik, Kuchen, die Nachbarin, die den Hund hatte.',
    ],
  },
  beside: {
    headline: 'Ein Foto, das alle noch nicht kennen',
    text: [
      'Nehmen Sie ein ruhiges Bild von Ihnen beiden und nicht das Gruppenfoto: Das haben alle schon auf dem Telefon. Querformat für Paare in der Landschaft, Hochformat für Nähe.',
      'Warten Sie nicht auf alle Bilder. Bitten Sie um zwei oder drei vorab, die genügen für die Karte. Der Rest wird ein [Fotobuch](photobook).',
    ],
    picture: 'Fotobuch mit einem Sonnenuntergang über dem Meer auf dem Einband',
    link: 'Dankeskarte gestalten',
  },
  table: {
    caption: 'Was Sie schreiben können',
    header: ['Für', 'Ein Satz, der passt'],
    rows: [
      ['Ein Geschenk', '„Die Schale steht schon auf dem Tisch, mit den ersten Äpfeln.“'],
      ['Geld', '„Ihr habt uns drei Tage Lissabon geschenkt. Wir schicken eine Postkarte.“'],
      ['Hilfe', '„Ohne dich hätte es keinen Kuchen gegeben und keine Ruhe.“'],
      ['Weite Anreise', '„Dass ihr acht Stunden gefahren seid, vergessen wir nicht.“'],
      ['Absage', '„Ihr habt gefehlt. Das nächste Glas trinken wir zusammen.“'],
    ],
  },
  details: {
    headline: 'Gedruckt und von Hand',
    text: [
      'Der gedruckte Text darf für alle gleich sein: Dank, Foto, Namen, Datum. Lassen Sie darunter Platz für zwei Zeilen mit der Hand. Diese zwei Zeilen werden gelesen und aufgehoben.',
      'Schreiben Sie jeden Abend zehn Karten, abwechselnd. Nach einer Woche sind siebzig geschafft, und keine klingt wie die vorige.',
    ],
  },
  figures: [
    {
      alternative: 'Geöffnete Fotobox in hellem Rot mit einem Stapel Fotos',
      caption: 'Für die Eltern: eine Fotobox mit den Bildern, die nicht auf die Karte passten.',
    },
    {
      alternative: 'Drei Abzüge mit weißem Rand, übereinander gelegt',
      caption: 'Drei Abzüge in den Umschlag gelegt, und die Karte wird zum kleinen Geschenk.',
    },
  ],
  closing: {
    headline: 'Bis wann?',
    text: [
      'Sechs Wochen nach dem Fest sind eine gute Frist, drei Monate sind noch in Ordnung. Wer in die Flitterwochen fährt, bestellt die Karten davor und schreibt danach. Den ganzen Zeitplan vom ersten Hinweis bis zum Dank finden Sie in [](article-wedding-invitations).',
    ],
  },
};
