/** Storefront §7, `sku/container`. */
import { E } from '../../fp.ts';
import type { QueryPair } from '../query/query.ts';
import type { ParameterName } from './parameters.ts';
import { textOf } from '../text/text.ts';

/** An article by its configuration parameters. */
export type SkuContainer = {
  readonly sku: string;
  readonly parameters: Readonly<
    Partial<Record<ParameterName, string | readonly string[] | undefined>>
  >;
};

/** Of a product page's address, in its order. */
const selectionNames = [
  'materialType',
  'frameType',
  'formatType',
  'optionTypes',
  'matType',
  'matSize',
] as const;

/**
 * What a product page's address selects (supporting §4, "A preselected product sets material and
 * format on load"); nothing but for wall pictures.
 */
export const selectionOfSku = ({ parameters }: SkuContainer): readonly QueryPair[] =>
  parameters.materialType === undefined && parameters.frameType === undefined
    ? []
    : selectionNames.flatMap((name) => {
        const value = parameters[name] ?? [];
        return (typeof value === 'string' ? [value] : value).map((text): QueryPair => [name, text]);
      });

/** Not 1 to 64 letters, digits, dashes or underscores. */
export type SkuError = { readonly kind: 'malformed-sku'; readonly text: string };

const skuPattern = /^[\w-]{1,64}$/u;

/** Blanks around it are left out. */
export const parseSku = (given: string): E.Either<SkuError, string> => {
  const text = textOf(given);
  const sku = text.trim();
  return skuPattern.test(sku) ? E.right(sku) : E.left({ kind: 'malformed-sku', text });
};
