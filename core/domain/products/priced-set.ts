import type { Format } from '../format/format.ts';
import type { PlacedSet } from '../image/picture-sets.ts';
import type { Money, Price } from '../money/money.ts';
import type { Article } from './article-key.ts';

/** All pictures of a set that have one format, and the price of one. */
export type SetPiece = {
  readonly format: Format;
  readonly count: number;
  readonly article: Article;
  /** Undefined for what is not sold so. */
  readonly price: Price | undefined;
};

export type PricedSet = {
  readonly placed: PlacedSet;
  readonly pieces: readonly SetPiece[];
  /** Undefined where a piece has no price. */
  readonly total: Money | undefined;
};
