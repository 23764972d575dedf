import type {
  CalculatorBlocks,
  CalculatorProduct,
} from '../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { ProductRequest } from '../configurator/asked-configuration.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type { ProductOnServer, SoldProduct, UnpricedProduct } from './product.ts';
import { products, type AnyProductData, type ProductDataOf } from './registry.ts';

/** A product, or the address of a selection that was sent. */
type LoadedProduct<Data> = SoldProduct<Data> | UnpricedProduct | RedirectAnswer;

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
): Promise<LoadedProduct<ProductDataOf[Product]>> =>
  (await productOnServer(asked.block.product)).load(asked);

/** Loads the product that a page sells, priced for its site; undefined for a page without one. */
export const loadProduct = async (
  request: StorefrontRequest,
  decision: PageDecision,
  page: Page,
): Promise<LoadedProduct<AnyProductData> | undefined> => {
  const block = page.calculator;
  return block === undefined ? undefined : loadBlock({ request, decision, page, block });
};
