/** Words below one another, which stay together whatever is said and whatever is left out. */
import { say, type Part, type Place, type Said } from './kit.ts';
import type { CardWords } from './words.ts';

/** A line or a few of a column: what is said, how, and how far below the one before. */
export type ColumnPart = Omit<Said, 'kind' | 'at' | 'align' | 'stand'> & {
  readonly gap?: number;
};

type Sized = { readonly part: ColumnPart; readonly text: string; readonly gap: number };

const lineHeightOf = ({ voice, lineHeight }: ColumnPart): number =>
  lineHeight ?? (voice === 'text' ? 1_450 : voice === 'display' ? 1_050 : 1_200);

/** How wide a letter is on average, in ems. */
const letterOf = ({ capitals, tracking = 0 }: ColumnPart): number =>
  (capitals === true ? 0.64 : 0.47) + tracking / 1_000;

/** Large words rather become smaller than break, unless they would become much smaller. */
const fitted = (part: ColumnPart, text: string, width: number): ColumnPart => {
  if (part.voice === 'text' || part.role === 'verse') return part;
  const longest = Math.max(...text.split('\n').map(({ length }) => length));
  const fits = width / (longest * letterOf(part));
  return fits < part.size * (text.includes(' ') ? 0.72 : 0.4)
    ? part
    : { ...part, size: Math.min(part.size, fits) };
};

const linesOf = (text: string, part: ColumnPart, width: number): number =>
  text
    .split('\n')
    .reduce(
      (sum, { length }) =>
        sum + Math.max(1, Math.ceil((length * letterOf(part) * part.size) / width - 0.02)),
      0,
    );

/** At a share of their sizes: what is read loses half as much as large words and air do. */
const atShare =
  (share: number) =>
  ({ part, text, gap }: Sized): Sized => ({
    part: {
      ...part,
      size: part.size * (part.voice === 'text' ? Math.min(1, (1 + share) / 2) : share),
    },
    text,
    gap: gap * share,
  });

/** Scripts stand taller in their line than other letters. */
const heightOf = ({ part, text }: Sized, width: number): number =>
  (linesOf(text, part, width) *
    part.size *
    lineHeightOf(part) *
    (part.voice === 'text' ? 1 : 1.16)) /
  1_000;

const shares = Array.from({ length: 46 }, (_, index) => 1.2 - index * 0.02);

/**
 * Parts whose words are not empty, one below another within a place: a little larger where there is
 * room, smaller where there is too little.
 */
export const wordColumn = (
  [left, top, width, height]: Place,
  words: CardWords,
  parts: readonly ColumnPart[],
  { align = 'centre', stand = 'middle' }: Pick<Said, 'align' | 'stand'> = {},
): readonly Part[] => {
  const said = parts
    .map((part) => ({ part, text: part.words ?? words[part.role] }))
    .filter(({ text }) => text !== '')
    .map(({ part, text }, index) => ({ part, text, gap: index === 0 ? 0 : (part.gap ?? 2.5) }));
  const at = (share: number): readonly Sized[] =>
    said.map(atShare(share)).map((one) => ({ ...one, part: fitted(one.part, one.text, width) }));
  const totalOf = (sized: readonly Sized[]): number =>
    sized.reduce((sum, one) => sum + one.gap + heightOf(one, width), 0);
  const share = shares.find((tried) => totalOf(at(tried)) <= height * (tried > 1 ? 0.86 : 1));
  const sized = at(share ?? 0.3);
  const squeezed = Math.min(1, height / totalOf(sized));
  const free = height - totalOf(sized) * squeezed;
  const start = top + (stand === 'top' ? 0 : stand === 'bottom' ? free : free / 2);
  return sized.map(({ part, ...one }, index) => {
    const before = totalOf(sized.slice(0, index)) + one.gap;
    return say({
      ...part,
      lineHeight: lineHeightOf(part),
      at: [left, start + before * squeezed, width, heightOf({ part, ...one }, width) * squeezed],
      align,
    });
  });
};
