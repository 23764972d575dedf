/** What editors write: texts, links, pictures, and texts with parts in them. */
import fc from 'fast-check';

import type { ContentLink } from '../../core/domain/navigation/content-link.ts';
import type { TableCells } from '../../core/domain/content/blocks/table.ts';
import type {
  AccordionPart,
  Inline,
  RichTextNodeOf,
  RichTextPart,
} from '../../core/domain/content/rich-text.ts';
import { printSource } from '../../core/domain/image/sources.ts';
import { anySource } from './pictures.ts';
import { anyWebUrl } from './web-address.ts';

/** Paths that stories are at in the tests of links; other paths have no story. */
export const knownPaths = ['/', '/leinwanddruck', '/kontakt', '/hilfe/auswahl'] as const;

export const anyText = fc.string({ unit: 'grapheme', maxLength: 40 });
export const anyFilledText = anyText.filter((text) => text.trim() !== '');

export const anyOptionalText = fc.option(anyFilledText, { nil: undefined });

const anyUrl = fc.oneof(
  fc.constantFrom(...knownPaths),
  fc.constantFrom('/leinwanddruck#rand', '#oben', 'mailto:service@example.com', 'tel:+49123'),
  anyWebUrl,
);

export const anyLink: fc.Arbitrary<ContentLink> = fc.record({ text: anyFilledText, url: anyUrl });
export const anyOptionalLink = fc.option(anyLink, { nil: undefined });

export const anyPicture = fc.record({
  source: anySource.map(printSource),
  alternative: anyText,
});

const anyInline: fc.Arbitrary<Inline> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Inline>({ kind: 'line-break' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('text' as const),
      text: anyText.filter((text) => text !== ''),
      isBold: fc.boolean(),
      isItalic: fc.boolean(),
      link: fc.option(anyUrl, { nil: undefined }),
    }),
  },
);

const anyInlines = fc.array(anyInline, { minLength: 1, maxLength: 4 });

/** A text with these parts in it, of which nothing is empty: decoding would drop that. */
const anyTextWith = <Part>(
  part: fc.Arbitrary<Part>,
): fc.Arbitrary<readonly RichTextNodeOf<Part>[]> =>
  fc.letrec<{ node: RichTextNodeOf<Part>; text: readonly RichTextNodeOf<Part>[] }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ kind: fc.constant('paragraph' as const), children: anyInlines }),
      fc.record({
        kind: fc.constant('heading' as const),
        level: fc.constantFrom(2 as const, 3 as const, 4 as const),
        children: anyInlines,
      }),
      fc.record({ kind: fc.constant('part' as const), part }),
      fc.record({
        kind: fc.constant('list' as const),
        isOrdered: fc.boolean(),
        items: fc.array(tie('text'), { minLength: 1, maxLength: 3 }),
      }),
    ),
    text: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
  })).text;

const anyDocumentFile = fc.constantFrom(
  '/files/size-chart.pdf' as const,
  '/files/frames/templates.v2.zip' as const,
);
export const anyVideoFile = fc.constantFrom(
  '/files/canvas.mp4' as const,
  '/files/a/canvas.webm' as const,
);

export const anyDownload = fc.record({
  kind: fc.constant('download' as const),
  headline: anyText,
  items: fc.array(
    fc.record({ text: anyFilledText, file: anyDocumentFile, kilobytes: fc.nat({ max: 99_999 }) }),
    { minLength: 1, maxLength: 2 },
  ),
});

/** Cells of a table; a row or a header of blanks alone would be left out. */
const anyCells: fc.Arbitrary<TableCells> = fc.nat({ max: 3 }).chain((more) => {
  const row = fc
    .tuple(anyFilledText, fc.array(anyText, { minLength: more, maxLength: more }))
    .map(([first, rest]) => [first, ...rest]);
  return fc.record({
    header: fc.oneof(fc.constant([]), row),
    rows: fc.array(row, { minLength: 1, maxLength: 3 }),
  });
});

export const anyTable = fc.record({
  kind: fc.constant('table' as const),
  caption: anyFilledText,
  hasRowNames: fc.boolean(),
  cells: anyCells,
});

/** What may stand in the text of an accordion. */
const anyAccordionPart: fc.Arbitrary<AccordionPart> = fc
  .tuple(
    fc.uuid(),
    fc.oneof(
      fc.record({ kind: fc.constant('button' as const), link: anyLink }),
      anyDownload,
      anyTable,
    ),
  )
  .map(([id, part]) => ({ ...part, id }));

export const anyAccordion = fc.record({
  kind: fc.constant('accordion' as const),
  headline: anyText,
  items: fc.array(fc.record({ title: anyFilledText, text: anyTextWith(anyAccordionPart) }), {
    minLength: 1,
    maxLength: 3,
  }),
});

const anyPart: fc.Arbitrary<RichTextPart> = fc.oneof(
  { weight: 3, arbitrary: anyAccordionPart },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.uuid(), anyAccordion).map(([id, part]) => ({ ...part, id })),
  },
);

/** A text as an editor could have written it, of which nothing is empty. */
export const anyRichText = anyTextWith(anyPart);
