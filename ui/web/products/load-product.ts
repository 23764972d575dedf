import type {
  CalculatorBlocks,
  CalculatorProduct,
} from '../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type { ProductRequest } from '../configurator/asked-configuration.ts';
import type { ProductOnServer } from './product.ts';
import {
  products,
  type PricedProductData,
  type ProductData,
  type ProductDataOf,
} from './registry.ts';

/** What loading a product comes to: the product, or the address of a selection that was sent. */
type LoadedProduct = { readonly kind: 'product'; readonly product: ProductData } | RedirectAnswer;

/** Whether a product has its prices. */
export const isPriced = (product: ProductData | undefined): product is PricedProductData =>
  product?.configurator !== undefined;

/** The server's part of a product. */
export const productOnServer = async <Product extends CalculatorProduct>(
  kind: Product,
): Promise<ProductOnServer<CalculatorBlocks[Product], ProductDataOf[Product]>> => {
  const { onServer } = products[kind];
  if (onServer === false) throw new Error('Products are loaded by the server alone.');
  return onServer();
};

const loadBlock = async <Product extends CalculatorProduct>(
  asked: ProductRequest<CalculatorBlocks[Product] & { readonly product: Product }>,
): Promise<ProductDataOf[Product] | RedirectAnswer> =>
  (await productOnServer(asked.block.product)).load(asked);

/** Loads the product that a page sells, priced for its site; undefined for a page without one. */
export const loadProduct = async (
  request: StorefrontRequest,
  decision: PageDecision,
  page: Page,
): Promise<LoadedProduct | undefined> => {
  const block = page.calculator;
  if (block === undefined) return undefined;
  const loaded: ProductData | RedirectAnswer = await loadBlock({ request, decision, page, block });
  return 'kind' in loaded ? loaded : { kind: 'product', product: loaded };
};
