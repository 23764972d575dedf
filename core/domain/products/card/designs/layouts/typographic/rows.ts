import { rule, within } from '../../frames/lines.ts';
import { type Part, type Place, say } from '../../kit.ts';
import type { CardLayout, CardSide } from '../../layout.ts';
import { initialsOf, peopleOf } from '../../names.ts';
import { type DrawnRow, type TextRow, wordColumn } from '../../word-column.ts';

const label = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'title',
  voice: 'text',
  size: 4.1,
  tracking: 140,
  capitals: true,
  gap: 0,
  ...more,
});

const names = (size: number, more: Partial<TextRow> = {}): TextRow => ({
  role: 'names',
  voice: 'display',
  size,
  lineHeight: 1_020,
  gap: 4,
  ...more,
});

const verse = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'verse',
  voice: 'text',
  size: 4.3,
  lineHeight: 1_450,
  gap: 4,
  ...more,
});

const date = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'date',
  voice: 'text',
  size: 4.5,
  gap: 4,
  ...more,
});

const place = (more: Partial<TextRow> = {}): TextRow => ({
  role: 'place',
  voice: 'text',
  size: 4.2,
  gap: 1,
  ...more,
});

const start = { align: 'start' } as const;

/** A fine line as a row, `width` of the column. */
const hairline = (width: number, gap = 4, beside?: DrawnRow['beside']): DrawnRow => ({
  sketch: [rule([-width / 2, 0], [width / 2, 0], 0.3, 'ink')],
  size: 100,
  height: 0.6,
  gap,
  ...(beside && { beside }),
});

/** What stands for those named, as large as a picture: their "&", or the one's initial. */
const emblemOf = ({ words }: CardSide): string =>
  peopleOf(words.names).length > 1 ? '&' : (initialsOf(words.names)[0] ?? '');

/** A line for each of two, or for each word of one name. */
const lineNames = ({ words }: CardSide): readonly string[] => {
  const [one, ...others] = peopleOf(words.names);
  if (one !== undefined && others.length > 0) return [one, `& ${others.join(' & ')}`];
  const lines = words.names.split('\n');
  return lines.length === 1 ? words.names.split(' ') : lines;
};

/**
 * Each line as wide as the place, one under another upon its foot; short ones are not larger than
 * `largest`.
 */
const filling = (
  lines: readonly string[],
  [left, top, width, height]: Place,
  largest: number,
  colour: 'ink' | 'paper',
): readonly Part[] => {
  const sized = lines.map((words) => {
    const fitting = width / (Math.max(1, words.length) * 0.56);
    return { words, size: Math.min(largest, fitting) };
  });
  const needed = sized.reduce((sum, { size }) => sum + size * 1.02, 0);
  const share = Math.min(1, height / Math.max(1, needed));
  let y = top + height - needed * share;
  return sized.map(({ words, size }) => {
    const row = size * 1.02 * share;
    y += row;
    return say({
      role: 'names',
      words,
      at: [left, y - row, width, row],
      voice: 'display',
      size: size * share * 1.16,
      align: 'start',
      lineHeight: 860,
      colour,
      ...(colour === 'ink' && { layer: 'foil' as const }),
    });
  });
};

export const typographicSides: Required<Pick<CardLayout, 'insideLeft' | 'insideRight' | 'back'>> = {
  insideLeft: (side) => [
    say({
      role: 'names',
      words: emblemOf(side),
      at: [12, side.height * 0.2, side.width - 24, side.height * 0.6],
      voice: 'display',
      size: Math.min(side.width, side.height) * 0.48,
      lineHeight: 1_000,
      colour: 'soft',
    }),
  ],
  insideRight: (side) => [
    ...wordColumn(
      side.words,
      within(side, 17, 18),
      [
        label({ ...start, size: 4 }),
        { ...hairline(side.width - 34, 3, 'title') },
        { role: 'letter', voice: 'text', size: 4.6, gap: 7, ...start },
      ],
      'middle',
    ),
  ],
  back: (side) => {
    const initials = initialsOf(side.words.names).slice(0, 2).join(' & ');
    return wordColumn(
      side.words,
      [16, side.height * 0.6, side.width - 32, side.height * 0.4 - 14],
      [
        {
          role: 'names',
          words: side.words.title === '' ? '' : initials,
          voice: 'display',
          size: 9,
          lineHeight: 1_200,
        },
        hairline(12, 3, 'back'),
        { role: 'back', voice: 'text', size: 4, gap: 4 },
      ],
      'bottom',
    );
  },
};

/** What the layouts of the style are set with. */
export const typographicRows = {
  label,
  names,
  verse,
  date,
  place,
  start,
  hairline,
  emblemOf,
  lineNames,
  filling,
} as const;
