import type { Format } from '../domain/format/format.ts';
import type { OptionSurcharge } from '../domain/pricing/option-surcharges.ts';
import type { TE } from '../fp.ts';
import type { ArticleType, PriceError, PriceScope } from './prices.ts';

/** Prices of options (storefront §7: `/price-api/photo-options-groups`). */
export type OptionPrices = {
  /**
   * What each option that is sold with an article costs above its default ones, in the currency of
   * the scope's locale.
   */
  readonly surcharges: (
    scope: PriceScope,
    article: ArticleType,
    format: Format,
  ) => TE.TaskEither<PriceError, readonly OptionSurcharge[]>;
};

/** An environment that has prices of options. */
export type HasOptionPrices = { readonly optionPrices: OptionPrices };
