import type { RichText, TextRun } from '../../../core/domain/content/rich-text.ts';

const run = (text: string, set: Partial<TextRun> = {}): TextRun => ({
  kind: 'text',
  text,
  isBold: false,
  isItalic: false,
  link: undefined,
  ...set,
});

/** A text with every kind of node, for stories. */
export const sampleText: RichText = [
  {
    kind: 'paragraph',
    children: [
      run('Feines Baumwollgewebe, von Hand auf Fichte gespannt. '),
      run('Matt und ohne Spiegelung', { isBold: true }),
      run(', für Räume mit viel Licht. Mehr dazu im '),
      run('Ratgeber zu unseren Materialien', { link: '/magazin/materialien' }),
      run('.'),
    ],
  },
  { kind: 'heading', level: 2, children: [run('Was eine gute Leinwand ausmacht')] },
  {
    kind: 'paragraph',
    children: [
      run('Das Gewebe wiegt 370 Gramm je Quadratmeter.'),
      { kind: 'line-break' },
      run('Es wird ', {}),
      run('nach', { isItalic: true }),
      run(' dem Druck gespannt, nie davor.'),
    ],
  },
  {
    kind: 'list',
    isOrdered: false,
    items: [
      [{ kind: 'paragraph', children: [run('Keilrahmen aus heimischer Fichte, 2,5 cm tief')] }],
      [
        { kind: 'paragraph', children: [run('Ränder nach Wunsch:')] },
        {
          kind: 'list',
          isOrdered: false,
          items: [
            [{ kind: 'paragraph', children: [run('umgeschlagen')] }],
            [{ kind: 'paragraph', children: [run('gespiegelt')] }],
          ],
        },
      ],
      [{ kind: 'paragraph', children: [run('Pigmenttinte, lichtecht über 75 Jahre')] }],
    ],
  },
  { kind: 'heading', level: 3, children: [run('So hängen Sie sie auf')] },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      [{ kind: 'paragraph', children: [run('Zwei Nägel auf gleiche Höhe setzen.')] }],
      [{ kind: 'paragraph', children: [run('Die Leinwand darauf legen.')] }],
    ],
  },
];

/** An answer of one paragraph, for stories. */
export const sampleAnswer = (text: string): RichText => [
  { kind: 'paragraph', children: [run(text)] },
];
