import type { FormatOption } from '../../../core/domain/configurator/configurator.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import type { Price } from '../../../core/domain/money/money.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';

/** Prices that a page did not bring along, for experiments and dialogs. */
export type PagePrices = {
  /** Empty where they cannot be had. */
  readonly formats: (article: ArticleType) => Promise<readonly FormatOption[]>;
  /** Undefined where it cannot be had. */
  readonly inFormat: (article: ArticleType, format: Format) => Promise<Price | undefined>;
};
