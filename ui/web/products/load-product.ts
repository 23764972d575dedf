import type { PageProductId, ProductBlocks } from '../../../core/domain/products/products.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { deferredProduct } from './deferred-product.ts';
import type { OverviewOnServer } from './design-overview.ts';
import type { LoadedProduct, ProductOnServer, ProductRequest } from './product.ts';
import { designOverview, products, type AnyProductData, type ProductDataOf } from './registry.ts';

/** The server's part of a product. */
export const productOnServer = async <Product extends PageProductId>(
  kind: Product,
): Promise<ProductOnServer<ProductBlocks[Product], ProductDataOf[Product]>> => {
  const { onServer } = products[kind];
  if (onServer === false) throw new Error('Products are loaded by the server alone.');
  return onServer();
};

/** The server's part of the overview of designs. */
export const overviewOnServer = async (): Promise<OverviewOnServer> => {
  const { onServer } = designOverview;
  if (onServer === false) throw new Error('Designs are loaded by the server alone.');
  return onServer();
};

const loadBlock = async <Product extends PageProductId>(
  product: Product,
  asked: ProductRequest<ProductBlocks[Product]>,
): Promise<LoadedProduct<ProductDataOf[Product]>> => (await productOnServer(product)).load(asked);

/** Loads the product that a page sells, priced for its site; undefined for a page without one. */
export const loadProduct = async (
  request: StorefrontRequest,
  decision: PageDecision,
  page: Page,
): Promise<LoadedProduct<AnyProductData> | undefined> => {
  const sold = deferredProduct(page);
  return sold && loadBlock(sold.product, { request, decision, page, block: sold.block });
};

/** The texts of a product: what its view and its open dialog show. */
export const productTables = async <Product extends PageProductId>(
  product: ProductDataOf[Product] & { readonly product: Product },
): Promise<readonly MessageTable[]> => {
  const { messages, dialogMessages } = await productOnServer(product.product);
  return [...messages, ...((await dialogMessages?.(product)) ?? [])];
};
