/** `FLAGS="1785_wall_picture_teaser=50,967_nudging=0"`; flags that are not named stay at 0. */
import { type FlagName, flagNames, isFlagName } from '../../../core/domain/flags/flags.ts';
import { E } from '../../../core/fp.ts';

/** Whole percent of users, 0 to 100. */
export type FlagPercentages = ReadonlyMap<FlagName, number>;

/** `found`: the wrong part of the variable. */
type PercentagesRefusal =
  | { readonly kind: 'not-a-pair'; readonly found: string }
  | { readonly kind: 'unknown-flag'; readonly found: string }
  | { readonly kind: 'not-a-percentage'; readonly found: string }
  | { readonly kind: 'repeated-flag'; readonly found: string };

const wholeNumber = /^(?:0|[1-9]\d{0,2})$/;

const decodePair = (text: string): E.Either<PercentagesRefusal, readonly [FlagName, number]> => {
  const [name = '', share, ...rest] = text.split('=').map((part) => part.trim());
  if (share === undefined || rest.length > 0) return E.left({ kind: 'not-a-pair', found: text });
  if (!isFlagName(name)) return E.left({ kind: 'unknown-flag', found: name });
  return wholeNumber.test(share) && Number(share) <= 100
    ? E.right([name, Number(share)])
    : E.left({ kind: 'not-a-percentage', found: share });
};

/** The first wrong pair refuses all; empty: every flag at 0. */
export const decodeFlagPercentages = (
  text: string,
): E.Either<PercentagesRefusal, FlagPercentages> => {
  const found = new Map<FlagName, number>();
  for (const part of text.trim() === '' ? [] : text.split(',')) {
    const pair = decodePair(part.trim());
    if (E.isLeft(pair)) return pair;
    const [name, share] = pair.right;
    if (found.has(name)) return E.left({ kind: 'repeated-flag', found: name });
    found.set(name, share);
  }
  return E.right(found);
};

/** For the operator: what was wrong, and what is allowed. */
export const describePercentagesRefusal = ({ kind, found }: PercentagesRefusal): string => {
  switch (kind) {
    case 'not-a-pair':
      return `"${found}" is not of the form flag=percentage`;
    case 'unknown-flag':
      return `"${found}" is not a flag; allowed are ${flagNames.join(', ')}`;
    case 'not-a-percentage':
      return `"${found}" is not a whole number from 0 to 100`;
    case 'repeated-flag':
      return `"${found}" is given twice; each flag is allowed once`;
  }
};
