/** A stretch of the ladder: from the first rung to the last one by equal steps, both included. */
type CardQuantityStretch = {
  readonly first: number;
  readonly last: number;
  readonly step: number;
};

/** The stretches of the quantity ladder, in pieces (decisions, "Cards"; storefront §9). */
const cardQuantityStretches = [
  { first: 1, last: 5, step: 1 },
  { first: 8, last: 248, step: 4 },
  { first: 250, last: 500, step: 5 },
  { first: 510, last: 1_000, step: 10 },
  { first: 1_100, last: 2_500, step: 100 },
  { first: 2_750, last: 5_000, step: 250 },
] as const satisfies readonly CardQuantityStretch[];

const rungsOf = ({ first, last, step }: CardQuantityStretch): readonly number[] =>
  Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);

/** The quantities in which a card is sold, in pieces, rising: 192 rungs (decisions, "Cards"). */
export const cardQuantities: readonly number[] = cardQuantityStretches.flatMap(rungsOf);

/** The position of the preselected rung (storefront §9: index 10). */
export const defaultCardQuantityIndex = 10;

/** The preselected quantity, in pieces: the rung at `defaultCardQuantityIndex`. */
export const defaultCardQuantity = 28;

/** The fewest and the most pieces that can be ordered at once (storefront §9). */
export const cardQuantityLimits = { minimum: 1, maximum: 5_000 } as const;

/** The pieces of a sample, whatever quantity is chosen (storefront §3). */
export const cardSampleQuantity = 1;

/**
 * The rung that answers a wish for so many pieces; `quantity` is always a rung.
 *
 * - `exact`: the wish is a rung.
 * - `raised`: the next rung up, or 1 for a wish below it.
 * - `capped`: the wish is above 5,000; the shopper is pointed to the contact form.
 * - `preselected`: the wish is not a number; the preselected rung stands in.
 */
export type CardQuantityAnswer =
  | { readonly kind: 'exact' | 'raised' | 'preselected'; readonly quantity: number }
  | { readonly kind: 'capped'; readonly quantity: number; readonly hint: 'contact-form' };

/** Whether a quantity is a rung of the ladder. */
export const isCardQuantity = (quantity: number): boolean => cardQuantities.includes(quantity);

/**
 * The rung for the pieces that somebody wants: between two rungs the upper one, below 1 is 1,
 * above 5,000 is 5,000 with a hint (decisions, "Cards"). Fractions lie between rungs, infinities
 * beyond the ends, and what is not a number is answered by the preselected rung.
 */
export const cardQuantityFor = (wanted: number): CardQuantityAnswer => {
  if (Number.isNaN(wanted)) return { kind: 'preselected', quantity: defaultCardQuantity };
  const rung = cardQuantities.find((quantity) => quantity >= wanted);
  if (rung === undefined) {
    return { kind: 'capped', quantity: cardQuantityLimits.maximum, hint: 'contact-form' };
  }
  return { kind: rung === wanted ? 'exact' : 'raised', quantity: rung };
};

/** The pieces to order: one of a sample, else the rung for what is wanted (storefront §3). */
export const cardOrderQuantity = (isSample: boolean, wanted: number): number =>
  isSample ? cardSampleQuantity : cardQuantityFor(wanted).quantity;
