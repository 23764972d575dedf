import { pageForTreatments } from '../../../core/domain/content/page-treatments.ts';
import { slugOfRoute } from '../../../core/domain/content/page-slugs.ts';
import { E } from '../../../core/fp.ts';
import { showPage } from '../../../core/usecases/show-page.ts';
import type {
  CalculatorBlocks,
  CalculatorProduct,
} from '../../../core/domain/content/blocks/calculator.ts';
import type { ProductRequest } from '../configurator/asked-configuration.ts';
import type { LoadedConfiguration } from '../configurator/load-configuration.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { liveConfigurator } from './live-configurator.ts';
import { productOnServer } from './load-product.ts';

const answerOf = async <Product extends CalculatorProduct>(
  asked: ProductRequest<CalculatorBlocks[Product] & { readonly product: Product }>,
): Promise<LoadedConfiguration | undefined> =>
  (await productOnServer(asked.block.product)).answer(asked);

/**
 * Loads what is said of the configuration that an address selects on the page of its product;
 * undefined where the page has none, and without prices.
 */
export const loadChoice = async (
  request: StorefrontRequest,
): Promise<LoadedConfiguration | undefined> => {
  const { decision, ports, treatments } = request;
  if (decision.kind !== 'page') return undefined;
  const { site, locale, platform } = decision;
  const slug = slugOfRoute(decision.route);
  const found = await showPage({ channel: site.channel, locale, platform, slug })(ports)();
  if (E.isLeft(found)) return undefined;
  const page = treatments ? pageForTreatments(found.right, treatments) : found.right;
  const block = liveConfigurator(page)?.block;
  if (block === undefined) return undefined;
  return answerOf({ request, decision, page, block });
};
