import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Weihnachtskarten rechtzeitig',
  title: 'Weihnachtskarten: Zeitplan und gute Worte',
  description:
    'Adressen im Oktober, Foto im November, Briefkasten Anfang Dezember: ein Plan für Weihnachtskarten, mit Texten für Familie und Firma.',
  headline: 'Karten zu Weihnachten, rechtzeitig',
  lead: 'Fünf kleine Schritte von Oktober bis Dezember, und die Karten sind da, bevor die Kerzen brennen.',
  picture: 'Weihnachtskarte mit einem Baum aus grünen Bögen und dunkelrotem Umschlag',
  opening: {
    headline: 'Vom Briefkasten aus gerechnet',
    text: [
      'Eine Weihnachtskarte soll in der zweiten Adventswoche ankommen: früh genug, um noch eine Weile zu stehen. Für Post im eigenen Land werfen Sie sie in der ersten Dezemberwoche ein, nach Übersee zwei bis drei Wochen früher.',
      'Bestellen Sie bis Mitte November, dann bleiben Ihnen zwei Wochen zum Schreiben.',
    ],
  },
  beside: {
    headline: 'Ein Foto aus dem ganzen Jahr',
    text: [
      'Sie brauchen keine roten Mützen. Ein Bild vom Sommer, auf dem alle lachen, erzählt mehr als das gestellte vor dem Baum. Achten Sie auf eine ruhige Fläche für die Schrift: Himmel, Wiese, eine Wand.',
      'Fehlt das gemeinsame Bild, nehmen Sie vier kleine, eines für jede Jahreszeit. Oder gar keines: Ein gezeichneter Baum und ein guter Satz sind auch eine Karte.',
    ],
    picture: 'Dunkelgrüne Karte mit goldenem Stern, daneben ein dunkelroter Umschlag',
    link: 'Weihnachtskarte gestalten',
  },
  table: {
    caption: 'Fünf Schritte bis Weihnachten',
    header: ['Wann', 'Was zu tun ist'],
    rows: [
      ['Oktober', 'Adressen prüfen, Umzüge und neue Namen nachtragen'],
      ['Anfang November', 'Foto und Motiv wählen, Musterkarte ansehen'],
      ['Mitte November', 'Auflage bestellen, ein paar Karten mehr'],
      ['Ende November', 'An zwei Abenden schreiben, zuerst nach Übersee'],
      ['Erste Dezemberwoche', 'Letzte Karten in den Briefkasten'],
    ],
  },
  details: {
    headline: 'Worte für Familie und Firma',
    text: [
      'Für die Familie: ein Satz über das Jahr, ein Dank, ein Plan. „Im März sind wir umgezogen, im Juli kam Leo. Danke, dass ihr beides mitgetragen habt. Wann seht ihr die neue Küche?“',
      'Für Geschäftspartner: Dank für etwas Bestimmtes, gute Wünsche, eine echte Unterschrift. Lassen Sie Werbung weg. Wer verschiedene Länder anschreibt, wünscht schöne Feiertage und ein gutes neues Jahr, das passt überall.',
    ],
  },
  figures: [
    {
      alternative: 'Weihnachtskarte mit grünem Baum, Umschlag auf der rechten Seite',
      caption: 'Privat: weißes Papier, ein Baum, viel Platz für die Hand.',
    },
    {
      alternative: 'Dunkelgrüne Karte mit goldenem Stern, Umschlag auf der linken Seite',
      caption: 'Geschäftlich: dunkles Papier, Gold, auf der Rückseite Ihr Zeichen.',
    },
  ],
  closing: {
    headline: 'Die Liste fürs nächste Jahr',
    text: [
      'Haken Sie ab, wer geschrieben hat und wem Sie geschrieben haben, und legen Sie die Liste zu den Kerzen. Wer Ihnen zum ersten Mal schreibt, bekommt eine der übrigen Karten, auch noch zwischen den Jahren.',
      'Firmen bekommen für größere Auflagen ein eigenes Angebot: [](business-customers). Was Papier und Gold bewirken, steht in [](article-paper-and-finish).',
    ],
  },
};
