import { productAddress, configurationAddress } from '../domain/products/configuration-address.ts';
import { parseDesignerQuery } from '../domain/products/hand-off.ts';
import { inferDesigner, inferProductType } from '../domain/products/product-inference.ts';
import type { QueryPairs } from '../domain/query/query.ts';
import type { PageDecision } from '../domain/routing/route-decision.ts';
import type { SiteConfiguration } from '../domain/routing/sites.ts';
import { E } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasContent } from '../ports/content.ts';
import { productHref } from './show-page.ts';

/**
 * The page that sells what the query of a product detail page configures, with all that is chosen:
 * by its hand-off, else by its product type (storefront §4; decisions, "Closed in November 2026").
 * Undefined where it configures nothing, or there is no such page.
 */
export const findConfigured =
  (
    sites: SiteConfiguration,
    { site, locale, platform }: Pick<PageDecision, 'site' | 'locale' | 'platform'>,
    query: QueryPairs,
  ) =>
  async (environment: HasClock & HasContent): Promise<string | undefined> => {
    const { channel } = site;
    const from = { channel, platform };
    const designer = inferDesigner(query);
    const handOff =
      designer.kind === 'designer'
        ? parseDesignerQuery(designer.designer, [...query, ['locale', locale]], {
            channel,
            now: environment.clock.now(),
          })
        : undefined;
    const type = inferProductType(query);
    const ofType = () =>
      type.kind === 'product'
        ? productAddress(sites, from, type.productType, locale, query)
        : undefined;
    const address =
      handOff !== undefined && E.isRight(handOff)
        ? configurationAddress(sites, from, handOff.right)
        : ofType();
    const href = address && (await productHref(sites, site, address)(environment)());
    return href && E.isRight(href) ? href.right : undefined;
  };
