import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Wann Hochzeitskarten verschicken?',
  title: 'Hochzeitseinladungen: Wann was verschickt wird',
  description:
    'Save-the-Date, Einladung, Antwort, Danksagung: ein Zeitplan für Hochzeitskarten, mit allem, was auf die Einladung gehört.',
  headline: 'Wann verschickt man die Einladung?',
  lead: 'Vom ersten Hinweis bis zum Dank: ein Zeitplan, mit dem keine Karte zu spät kommt.',
  picture: 'Hochzeitskarte mit zwei Ringen in einem Kranz aus Blättern und grünem Umschlag',
  opening: {
    headline: 'Rückwärts vom großen Tag',
    text: [
      'Den Zeitplan rechnet man vom Fest aus rückwärts. Entscheidend ist nicht, wann Sie die Karten haben, sondern wann Restaurant und Standesamt die Zahl der Gäste brauchen. Von diesem Tag zählen Sie vier Wochen für die Antworten zurück und noch einmal acht bis zehn Wochen für die Einladung.',
      'Feiern Sie in den Ferien, an einem Feiertag oder weit weg, rücken alle Termine um einen Monat nach vorn: Ihre Gäste müssen Urlaub nehmen und buchen.',
    ],
  },
  beside: {
    headline: 'Was auf die Einladung gehört',
    text: [
      '- Ihre Namen, so wie Ihre Gäste Sie kennen',
      '- Wochentag, Datum und Uhrzeit',
      '- Ort mit Adresse, bei zwei Orten auch die Zeit des zweiten',
      '- bis wann und wie man antwortet',
      '- Kleidung, Kinder, Übernachtung, wenn es etwas zu sagen gibt',
      'Alles andere passt auf ein Einlegeblatt: Anfahrt, Hotels, Wünsche. Wer etwas vorführen möchte, wendet sich an die Trauzeugen. Nennen Sie deren Telefonnummer.',
    ],
    picture: 'Dieselbe Hochzeitskarte, der Umschlag liegt auf der anderen Seite',
    link: 'Hochzeitskarte gestalten',
  },
  table: {
    caption: 'Ihr Zeitplan',
    header: ['Wann', 'Was', 'Woran Sie denken'],
    rows: [
      ['8 bis 10 Monate vorher', 'Save-the-Date', 'Name, Datum, Ort genügen'],
      ['3 bis 4 Monate vorher', 'Einladung', 'Frist für die Antwort nennen'],
      ['5 bis 6 Wochen vorher', 'Ende der Antwortfrist', 'Fehlende Gäste anrufen'],
      ['2 Wochen vorher', 'Menükarten, Tischkarten', 'Namen noch einmal prüfen'],
      ['Bis 6 Wochen danach', 'Danksagung', 'Foto auswählen, Liste abhaken'],
    ],
  },
  details: {
    headline: 'Wie viele Karten Sie brauchen',
    text: [
      'Zählen Sie Haushalte, nicht Menschen: Ein Paar und eine Familie bekommen eine Karte. Erwachsene Kinder mit eigener Wohnung bekommen ihre eigene. Rechnen Sie ein Zehntel dazu, für Verschriebenes, späte Gäste und das eigene Album.',
      'Schreiben Sie die Umschläge von Hand, am besten an zwei Abenden zu zweit. Danach lesen zwei Menschen jede Adresse einmal laut vor.',
    ],
  },
  figures: [
    {
      alternative: 'Karte mit einer Taube und einem Zweig im Schnabel',
      caption: 'Für die kirchliche Trauung: ein ruhiges Motiv, das auch zum Liedblatt passt.',
    },
    {
      alternative: 'Karte mit einem grauen Zweig auf weißem Papier',
      caption: 'Schlicht: ein Zweig, viel Weiß, eine Schrift für alles.',
    },
  ],
  closing: {
    headline: 'Erst das Papier, dann die Auflage',
    text: [
      'Bestellen Sie Musterkarten, bevor Sie die ganze Auflage drucken lassen. Halten Sie sie ans Fenster und unter die Lampe, schreiben Sie mit Ihrem Stift darauf. Was zu Papier und Veredelung wichtig ist, steht in [](article-paper-and-finish).',
      'Nach dem Fest hilft [](article-wedding-thanks).',
    ],
  },
};
