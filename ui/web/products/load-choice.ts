import type { PageProductId, ProductBlocks } from '../../../core/domain/products/products.ts';
import { pageForTreatments } from '../../../core/domain/content/page-treatments.ts';
import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { productOnServer } from './load-product.ts';
import { deferredProduct } from './deferred-product.ts';
import type { LoadedAnswer, ProductRequest } from './product.ts';

const answerOf = async <Product extends PageProductId>(
  product: Product,
  asked: ProductRequest<ProductBlocks[Product]>,
): Promise<LoadedAnswer | 'unavailable' | undefined> => {
  const { answer } = await productOnServer(product);
  return answer && ((await answer(asked)) ?? 'unavailable');
};

/**
 * Loads what is said of the configuration that an address selects on the page of its product;
 * undefined where the page has none, `unavailable` where prices or content cannot be had at the moment.
 */
export const loadChoice = async (
  request: StorefrontRequest,
): Promise<LoadedAnswer | 'unavailable' | undefined> => {
  const { decision, ports, treatments } = request;
  if (decision.kind !== 'page') return undefined;
  const { site, locale, platform } = decision;
  const slug = slugOfRoute(decision.route);
  const found = await showPage({ channel: site.channel, locale, platform, slug })(ports)();
  if (E.isLeft(found)) return found.left.kind === 'page-not-found' ? undefined : 'unavailable';
  const page = treatments ? pageForTreatments(found.right, treatments) : found.right;
  const sold = deferredProduct(page);
  return sold && answerOf(sold.product, { request, decision, page, block: sold.block });
};
