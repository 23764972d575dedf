import type {
  CalculatorBlocks,
  CalculatorProduct,
} from '../../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { RedirectAnswer } from '../loaded-page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import type { ProductRequest } from './calculator/load-calculator.ts';
import type { PricedProductData, ProductData, ProductDataOf } from './product-data.ts';
import type { ProductOnServer } from './product.ts';
import { products } from './registry.ts';

/** What loading a product comes to: the product, or the address of a selection that was sent. */
type LoadedProduct = { readonly kind: 'product'; readonly product: ProductData } | RedirectAnswer;

/** Whether a product has its prices. */
export const isPriced = (product: ProductData | undefined): product is PricedProductData =>
  product?.calculator !== undefined;

/** The server's part of a product. */
export const productOnServer = async <Product extends CalculatorProduct>(
  kind: Product,
): Promise<ProductOnServer<Product>> => {
  const { onServer } = products[kind];
  if (onServer === false) throw new Error('Products are loaded by the server alone.');
  return onServer();
};

const loadKind = async <Product extends CalculatorProduct>(
  kind: Product,
  asked: ProductRequest<CalculatorBlocks[Product]>,
): Promise<ProductDataOf[Product] | RedirectAnswer> => (await productOnServer(kind)).load(asked);

const loadBlock = ({
  block,
  ...asked
}: ProductRequest<CalculatorBlocks[CalculatorProduct]>): Promise<ProductData | RedirectAnswer> => {
  switch (block.product) {
    case 'framedMaterial':
      return loadKind(block.product, { ...asked, block });
    case 'photoFrame':
      return loadKind(block.product, { ...asked, block });
  }
};

/** Loads the product that a page sells, priced for its site; undefined for a page without one. */
export const loadProduct = async (
  request: StorefrontRequest,
  decision: PageDecision,
  page: Page,
): Promise<LoadedProduct | undefined> => {
  const block = page.calculator;
  if (block === undefined) return undefined;
  const loaded = await loadBlock({ request, decision, page, block });
  return 'kind' in loaded ? loaded : { kind: 'product', product: loaded };
};
