/** What lies behind a stock-keeping unit (storefront §7, `sku/container`). */
import { E } from '../../fp.ts';
import type { ParameterName } from './parameters.ts';
import { textOf } from '../text/text.ts';

/** An article by its SKU, as the configuration parameters that make it. */
export type SkuContainer = {
  readonly sku: string;
  readonly parameters: Readonly<
    Partial<Record<ParameterName, string | readonly string[] | undefined>>
  >;
};

/** The text is not a SKU: 1 to 64 letters, digits, dashes or underscores. */
export type SkuError = { readonly kind: 'malformed-sku'; readonly text: string };

const skuPattern = /^[\w-]{1,64}$/u;

/** Reads a SKU as an address or a page brings it, without blanks around it. */
export const parseSku = (given: string): E.Either<SkuError, string> => {
  const text = textOf(given);
  const sku = text.trim();
  return skuPattern.test(sku) ? E.right(sku) : E.left({ kind: 'malformed-sku', text });
};
