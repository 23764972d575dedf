import { say, type Part, type Place, type Said } from '../kit.ts';
import type { CardWords } from '../words.ts';

/** A text of a stack; `gap` is the space above it where another one precedes. */
export type StackedText = Omit<Said, 'kind' | 'at'> & { readonly gap?: number };

/** The rows that a text takes, about, where it is broken at this width. */
const rowsOf = (
  letters: string,
  { voice, size, capitals = false, tracking = 0 }: StackedText,
  width: number,
): number => {
  if (voice === 'display') return letters.split('\n').length;
  const letter = size * (capitals ? 0.62 + tracking / 1_000 : 0.47);
  return letters
    .split('\n')
    .reduce((rows, line) => rows + Math.max(1, Math.ceil((line.length * letter) / width)), 0);
};

const leadingOf = ({ voice, lineHeight }: StackedText): number =>
  (lineHeight ?? (voice === 'text' ? 1_450 : 1_150)) / 1_000;

/** In large words, "&" never ends a line. */
const joined = ({ voice }: StackedText, letters: string): string =>
  voice === 'display' ? letters.replaceAll('& ', '&\u{A0}') : letters;

/** Large words become this small before what is read becomes smaller, too. */
const leastDisplay = 0.55;

/**
 * Texts below each other, as a group within a place. Those without words take no room. Where the
 * group is higher than the place, first large words and gaps become smaller, then everything.
 */
export const stacked = (
  words: CardWords,
  [left, top, width, height]: Place,
  texts: readonly StackedText[],
  stand: 'top' | 'middle' | 'bottom' = 'middle',
): readonly Part[] => {
  const said = texts
    .map((text) => ({ text, letters: joined(text, text.words ?? words[text.role]) }))
    .filter(({ letters }) => letters !== '')
    .map(({ text, letters }, index) => ({
      text,
      letters,
      gap: index === 0 ? 0 : (text.gap ?? 3),
      rows:
        rowsOf(letters, text, width) *
        text.size *
        leadingOf(text) *
        (text.voice === 'display' ? 1.18 : 1.08),
    }));
  const read = said.reduce((sum, { text, rows }) => sum + (text.voice === 'display' ? 0 : rows), 0);
  const large = said.reduce(
    (sum, { text, rows, gap }) => sum + gap + (text.voice === 'display' ? rows : 0),
    0,
  );
  const largeShare = Math.min(1, Math.max(leastDisplay, (height - read) / Math.max(1, large)));
  const share = Math.min(1, height / Math.max(1, read + large * largeShare));
  const free = height - (read + large * largeShare) * share;
  let at = top + (stand === 'top' ? 0 : stand === 'bottom' ? free : free / 2);
  return said.map(({ text: { gap: _gap, ...text }, letters, gap, rows }) => {
    const own = text.voice === 'display' ? share * largeShare : share;
    const from = at + gap * share * largeShare;
    at = from + rows * own;
    return say({
      ...text,
      words: letters,
      size: text.size * own,
      at: [left, from, width, rows * own],
    });
  });
};
