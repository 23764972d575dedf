import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Worte für die Geburtstagskarte',
  title: 'Geburtstagskarte schreiben: Worte, die passen',
  description:
    'Anrede, eine Erinnerung, ein Wunsch: So schreiben Sie eine Geburtstagskarte in fünf Sätzen, mit Beispielen für Familie, Freunde und Kollegen.',
  headline: 'Worte, die zum Geburtstag passen',
  lead: 'Drei Schritte und fünf Beispiele: So wird aus „Alles Gute“ eine Karte, die aufgehoben wird.',
  picture: 'Geburtstagskarte mit drei Luftballons und rosafarbenem Umschlag',
  opening: {
    headline: 'Fünf Sätze genügen',
    text: [
      'Eine gute Geburtstagskarte braucht keinen Reim und kein Zitat. Sie braucht etwas, das nur Sie schreiben können. Beginnen Sie mit dem Glückwunsch, erzählen Sie eine Erinnerung aus dem letzten Jahr, und enden Sie mit einem Wunsch, der zu diesem Menschen passt.',
      'Schreiben Sie, wie Sie sprechen. Lesen Sie den Text einmal laut: Wo Sie stocken, ist ein Satz zu lang.',
    ],
  },
  beside: {
    headline: 'Der Satz, der bleibt',
    text: [
      'Die Erinnerung ist das Herz der Karte. Je genauer, desto besser: nicht „unsere schönen Ausflüge“, sondern „der Regen am See, und du hast trotzdem den Grill angemacht“. Ein Ort, ein Geräusch, ein Satz von damals.',
      'Fällt Ihnen nichts ein? Sehen Sie die Fotos des letzten Jahres durch. Meist liegt die Karte schon darin, und das Foto kann gleich mit auf die Vorderseite.',
    ],
    picture: 'Geburtstagskarte mit einer Torte und fünf Kerzen',
    link: 'Geburtstagskarte gestalten',
  },
  table: {
    caption: 'Beispiele zum Weiterschreiben',
    header: ['Für wen', 'So könnten Sie beginnen'],
    rows: [
      [
        'Großeltern',
        '„Kein Kuchen schmeckt wie deiner. Danke, dass bei dir immer Platz am Tisch ist.“',
      ],
      [
        'Beste Freundin',
        '„Noch ein Jahr, in dem du als Erste angerufen hast. Heute rufe ich dich an.“',
      ],
      ['Kollege', '„Alles Gute! Ohne Sie wäre der Montag nur ein Montag.“'],
      ['Patenkind', '„Sieben! Jetzt bist du groß genug für das Geheimnis mit dem Baumhaus.“'],
      ['Runder Geburtstag', '„Sechzig Jahre, und immer noch die besten Fragen am Tisch.“'],
    ],
  },
  details: {
    headline: 'Anrede und Unterschrift',
    text: [
      'Schreiben Sie, wie Sie einander anreden. In Briefen dürfen Sie „du“ klein oder groß schreiben, nur einheitlich sollte es sein. Kolleginnen und Nachbarn bekommen ein freundliches Sie und keine Anspielung auf das Alter.',
      'Unterschreiben alle aus der Familie, schreibt jede und jeder selbst, auch der Dreijährige seinen Strich. Unter den Text gehört das Datum: In zwanzig Jahren freut sich jemand darüber.',
    ],
  },
  figures: [
    {
      alternative: 'Kinderkarte zum Geburtstag mit Torte, der Umschlag liegt links',
      caption:
        'Für Kinder: wenige Worte, große Schrift, und eine Frage, die man beantworten möchte.',
    },
    {
      alternative: 'Dunkelgrüne Karte mit goldenem Stern aus Strahlen',
      caption: 'Zum runden Geburtstag darf es glänzen: Folie in Gold auf dunklem Papier.',
    },
  ],
  closing: {
    headline: 'Rechtzeitig im Briefkasten',
    text: [
      'Legen Sie im Kalender zwei Erinnerungen an: zehn Tage vorher für die Bestellung, vier Tage vorher für den Briefkasten. Wer viele Geburtstage hat, bestellt ein Motiv in kleiner Auflage und schreibt jede Karte neu.',
      'Alle Anlässe finden Sie unter [](cards). Papier und Glanz erklärt [](article-paper-and-finish).',
    ],
  },
};
