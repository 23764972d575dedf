import { materialArg, textArg } from '../../messages/story-args.ts';
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
      run(`${textArg('story.woven')} `),
      run(textArg('story.no-glare'), { isBold: true }),
      run(' '),
      run(textArg('story.material-guide'), { link: '/magazin/materialien' }),
    ],
  },
  { kind: 'heading', level: 2, children: [run(textArg('story.good-canvas'))] },
  {
    kind: 'paragraph',
    children: [
      run(textArg('story.weight')),
      { kind: 'line-break' },
      run(textArg('story.stretched-after'), { isItalic: true }),
    ],
  },
  {
    kind: 'list',
    isOrdered: false,
    items: [
      [{ kind: 'paragraph', children: [run(textArg('story.spruce'))] }],
      [
        { kind: 'paragraph', children: [run(textArg('story.edges'))] },
        {
          kind: 'list',
          isOrdered: false,
          items: [
            [{ kind: 'paragraph', children: [run(textArg('story.wrapped'))] }],
            [{ kind: 'paragraph', children: [run(textArg('story.mirrored'))] }],
          ],
        },
      ],
      [{ kind: 'paragraph', children: [run(textArg('story.ink'))] }],
    ],
  },
  { kind: 'heading', level: 3, children: [run(textArg('story.how-to-hang'))] },
  {
    kind: 'list',
    isOrdered: true,
    items: [
      [{ kind: 'paragraph', children: [run(textArg('story.two-nails'))] }],
      [{ kind: 'paragraph', children: [run(textArg('story.put-on'))] }],
    ],
  },
];

export const sampleTextWithParts: RichText = [
  {
    kind: 'paragraph',
    children: [run(textArg('story.count-pixels'))],
  },
  {
    kind: 'part',
    part: {
      kind: 'table',
      id: 'resolution',
      caption: textArg('story.resolution'),
      hasRowNames: true,
      cells: sampleTable,
    },
  },
  {
    kind: 'paragraph',
    children: [run(textArg('story.template-shows'))],
  },
  {
    kind: 'part',
    part: {
      kind: 'download',
      id: 'template',
      headline: '',
      items: [
        {
          text: textArg('story.drill-template'),
          file: '/files/drill-template.pdf',
          kilobytes: 240,
        },
      ],
    },
  },
  {
    kind: 'part',
    part: {
      kind: 'accordion',
      id: 'care',
      headline: textArg('story.care'),
      items: [
        {
          title: materialArg('leinwand'),
          text: [{ kind: 'paragraph', children: [run(textArg('story.care-dry'))] }],
        },
        {
          title: materialArg('acrylglas'),
          text: [{ kind: 'paragraph', children: [run(textArg('story.care-damp'))] }],
        },
      ],
    },
  },
  {
    kind: 'part',
    part: {
      kind: 'button',
      id: 'start',
      link: { text: textArg('story.design-now'), url: '/leinwanddruck' },
    },
  },
];

export const sampleAnswer = (text: string): AccordionText => [
  { kind: 'paragraph', children: [run(text)] },
];
