import { E } from '../../../fp.ts';
import { readSides } from '../../format/parse-format.ts';
import { textOf } from '../../text/text.ts';

/** A closed card or an envelope, in whole millimetres (decisions, "Money and formats"). */
export type CardFormat = {
  readonly width: number;
  readonly height: number;
};

/** Not `WxH`, or beyond exact integers. */
export type CardFormatError = { readonly kind: 'malformed-card-format'; readonly text: string };

/** Reads `115x168`, in millimetres. */
export const parseCardFormat = (text: string): E.Either<CardFormatError, CardFormat> => {
  const sides = readSides(text);
  return sides === undefined
    ? E.left({ kind: 'malformed-card-format', text: textOf(text) })
    : E.right(sides);
};

/** `WxH` in millimetres. */
export const printCardFormat = ({ width, height }: CardFormat): string => `${width}x${height}`;

const sidesOf = ({ width, height }: CardFormat): readonly [longer: number, shorter: number] => [
  Math.max(width, height),
  Math.min(width, height),
];

/** Whether a card lies in an envelope of these inner sides, turned if need be. */
export const cardFitsIn = (card: CardFormat, envelope: CardFormat): boolean => {
  const [longer, shorter] = sidesOf(card);
  const [envelopeLonger, envelopeShorter] = sidesOf(envelope);
  return longer <= envelopeLonger && shorter <= envelopeShorter;
};

/** Whether two formats are the same, turned or not. */
export const equalTurnedCardFormats = (first: CardFormat, second: CardFormat): boolean =>
  cardFitsIn(first, second) && cardFitsIn(second, first);
