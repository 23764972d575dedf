type CardQuantityStretch = {
  readonly first: number;
  readonly last: number;
  readonly step: number;
};

/** Pieces (decisions, "Cards"; storefront §9). */
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

/** Quantities that cards are sold in, rising: 192 rungs (decisions, "Cards"). */
export const cardQuantities: readonly number[] = cardQuantityStretches.flatMap(rungsOf);

/** Position of the preselected rung (storefront §9). */
export const defaultCardQuantityIndex = 10;

export const defaultCardQuantity = 28;

/** Pieces in one order (storefront §9). */
export const cardQuantityLimits = { minimum: 1, maximum: 5_000 } as const;

/** Pieces of a sample, whatever quantity is chosen (storefront §3). */
export const cardSampleQuantity = 1;

/**
 * `quantity` is always a rung: the wish itself, the next one up (`raised`), 5,000 with a hint at
 * the contact form (`capped`), or `preselected` for what is not a number.
 */
export type CardQuantityAnswer =
  | { readonly kind: 'exact' | 'raised' | 'preselected'; readonly quantity: number }
  | { readonly kind: 'capped'; readonly quantity: number; readonly hint: 'contact-form' };

/** Whether a quantity is a rung. */
export const isCardQuantity = (quantity: number): boolean => cardQuantities.includes(quantity);

/**
 * Between two rungs the upper one, at least 1, at most 5,000 (decisions, "Cards"). Infinities lie
 * beyond the ends.
 */
export const cardQuantityFor = (wanted: number): CardQuantityAnswer => {
  if (Number.isNaN(wanted)) return { kind: 'preselected', quantity: defaultCardQuantity };
  const rung = cardQuantities.find((quantity) => quantity >= wanted);
  if (rung === undefined) {
    return { kind: 'capped', quantity: cardQuantityLimits.maximum, hint: 'contact-form' };
  }
  return { kind: rung === wanted ? 'exact' : 'raised', quantity: rung };
};

/** The pieces to order: one of a sample, else a rung (storefront §3). */
export const cardOrderQuantity = (isSample: boolean, wanted: number): number =>
  isSample ? cardSampleQuantity : cardQuantityFor(wanted).quantity;
