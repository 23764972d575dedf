import type { Page } from '../../../../../core/domain/content/page.ts';
import { localeTable } from '../../../../../core/domain/locale/locales.ts';
import {
  cardOverviewAt,
  cardOverviewRoot,
  printCardOverviewAddress,
} from '../../../../../core/domain/products/card/overview-address.ts';
import { canonicalQuery } from '../../../../../core/domain/products/page-query.ts';
import { pathFor } from '../../../../../core/domain/routing/pages.ts';
import type { PageDecision } from '../../../../../core/domain/routing/route-decision.ts';
import type { StorefrontRequest } from '../../../requests/storefront-request.ts';
import { cardOverviewOf } from './page-head.ts';

/** Where the state of an overview has its address; undefined on it, and on all other pages. */
export const overviewAddress = (
  { url, sites }: Pick<StorefrontRequest, 'url' | 'sites'>,
  { site, locale, platform }: PageDecision,
  page: Pick<Page, 'blocks'>,
): string | undefined => {
  const block = cardOverviewOf(page);
  if (block === undefined) return undefined;
  const { language } = localeTable[locale];
  const addressOf = (overview: ReturnType<typeof cardOverviewAt>) =>
    printCardOverviewAddress(language, overview);
  const asked = canonicalQuery('design-overview', url.search);
  const { word, search } = addressOf(cardOverviewAt(block.path, asked));
  const here = addressOf(cardOverviewAt(block.path, ''));
  if (word === here.word && canonicalQuery('design-overview', search) === asked) return undefined;
  const root = cardOverviewRoot(language);
  const segments = word === undefined ? ([root] as const) : ([root, word] as const);
  const route = { kind: 'content', segments } as const;
  const path = pathFor(sites, site.channel, { locale, platform, route });
  return search === '' ? path : `${path}?${search}`;
};
