import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Beileid: was man schreibt',
  title: 'Beileidskarte schreiben: Worte, die trösten',
  description:
    'Was in eine Beileidskarte gehört, welche Sätze trösten und welche man besser weglässt. Mit Beispielen für Freunde, Nachbarn und Kollegen.',
  headline: 'Beileid: was man schreibt',
  lead: 'Niemand erwartet die richtigen Worte. Es hilft schon, dass Sie schreiben. Ein Aufbau in vier Schritten.',
  picture: 'Trauerkarte mit einem grauen Zweig und hellem Umschlag',
  opening: {
    headline: 'Schreiben Sie bald und schlicht',
    text: [
      'Eine Beileidskarte darf kurz sein. Am besten kommt sie in den ersten zwei Wochen, aber auch nach einem Monat ist sie willkommen: Dann sind die anderen Briefe gelesen, und es ist still geworden.',
      'Schreiben Sie von Hand und mit dunkler Tinte. Nennen Sie den Namen des Menschen, der gestorben ist. Trauernde hören ihn in den Wochen danach immer seltener.',
    ],
  },
  beside: {
    headline: 'Vier Schritte, die tragen',
    text: [
      '- Sagen Sie, dass Sie vom Tod erfahren haben und was Sie fühlen.',
      '- Erzählen Sie etwas, das Sie mit dem Menschen verbinden.',
      '- Denken Sie an die, die zurückbleiben.',
      '- Bieten Sie etwas an, das Sie wirklich tun werden.',
      'Das letzte ist das wichtigste. „Ich melde mich“ verlangt nichts. „Ich bringe am Freitag Suppe vorbei“ hilft.',
    ],
    picture: 'Karte mit einer blauen Taube, die einen Zweig trägt',
    link: 'Trauerkarte gestalten',
  },
  table: {
    caption: 'Was tröstet, und was nicht',
    header: ['Besser nicht', 'Stattdessen'],
    rows: [
      ['„Die Zeit heilt alle Wunden.“', '„Ich denke an dich, heute und in den nächsten Wochen.“'],
      ['„Er hat es jetzt gut.“', '„Er fehlt. Sein Lachen im Hof werde ich nicht vergessen.“'],
      ['„Ich weiß, wie du dich fühlst.“', '„Ich kann nur ahnen, wie schwer das ist.“'],
      [
        '„Melde dich, wenn du etwas brauchst.“',
        '„Ich rufe am Sonntag an. Du musst nicht rangehen.“',
      ],
      ['„Kopf hoch.“', '„Du musst gerade nichts.“'],
    ],
  },
  details: {
    headline: 'Für Nachbarn, Kollegen und Vereine',
    text: [
      'Kannten Sie den Verstorbenen kaum, schreiben Sie von den Lebenden: „Wir haben gern gesehen, wie Sie zusammen im Garten saßen.“ Das ist ehrlich und genügt. Im Betrieb unterschreiben alle, die möchten; eine Person schreibt den Text.',
      'Glauben Sie nicht oder wissen Sie nicht, was die Familie glaubt, lassen Sie Religiöses weg. Ein Zweig, ein Licht oder ein leeres Feld sagen genug.',
    ],
  },
  figures: [
    {
      alternative: 'Karte mit einem grauen Zweig, der Umschlag liegt links',
      caption: 'Ein Zweig statt eines Spruchs: Innen bleibt Platz für Ihre eigenen Worte.',
    },
    {
      alternative: 'Karte mit einer Taube in dünnem Rahmen, Umschlag in hellem Blau',
      caption: 'Die Taube steht für Frieden und passt auch, wenn Sie den Glauben nicht kennen.',
    },
  ],
  closing: {
    headline: 'Wenn Sie selbst danken',
    text: [
      'Danksagungen haben Zeit: Vier bis acht Wochen nach der Beerdigung sind üblich. Ein Satz für alle, gedruckt, und darunter eine Zeile von Hand für die, die besonders geholfen haben. Das genügt, niemand erwartet mehr.',
      'Trauerkarten und alle anderen Anlässe: [](cards). Fragen zu Text und Menge beantworten wir über die [Kontaktseite](contact).',
    ],
  },
};
