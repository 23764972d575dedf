import { sampleTable } from '../table/sample-table.ts';
import type { AccordionText, RichText, TextRun } from '../../../core/domain/content/rich-text.ts';

const run = (text: string, set: Partial<TextRun> = {}): TextRun => ({
  kind: 'text',
  text,
  isBold: false,
  isItalic: false,
  link: undefined,
  ...set,
});

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

export const sampleTextWithParts: RichText = [
  {
    kind: 'paragraph',
    children: [run('Ob ein Foto für ein großes Bild genügt, sagt die Zahl seiner Bildpunkte:')],
  },
  {
    kind: 'part',
    part: {
      kind: 'table',
      id: 'resolution',
      caption: 'Welche Auflösung genügt',
      hasRowNames: true,
      cells: sampleTable,
    },
  },
  {
    kind: 'paragraph',
    children: [run('Die Schablone zeigt, wo die Löcher zu bohren sind.')],
  },
  {
    kind: 'part',
    part: {
      kind: 'download',
      id: 'template',
      headline: '',
      items: [{ text: 'Bohrschablone', file: '/files/drill-template.pdf', kilobytes: 240 }],
    },
  },
  {
    kind: 'part',
    part: {
      kind: 'accordion',
      id: 'care',
      headline: 'Pflege',
      items: [
        {
          title: 'Leinwand',
          text: [{ kind: 'paragraph', children: [run('Mit einem trockenen Tuch abwischen.')] }],
        },
        {
          title: 'Acrylglas',
          text: [{ kind: 'paragraph', children: [run('Mit einem feuchten Mikrofasertuch.')] }],
        },
      ],
    },
  },
  {
    kind: 'part',
    part: { kind: 'button', id: 'start', link: { text: 'Jetzt gestalten', url: '/leinwanddruck' } },
  },
];

export const sampleAnswer = (text: string): AccordionText => [
  { kind: 'paragraph', children: [run(text)] },
];
