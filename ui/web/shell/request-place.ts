import { defaultLocaleOf } from '../../../core/domain/locale/locale.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';

/**
 * Where a request is answered; a redirect counts to the default site. A designer speaks the
 * language of its `locale` parameter where the site's market has it.
 */
export const placeOf = ({ decision, sites }: StorefrontRequest): RoutePlace => {
  if (decision.kind === 'designer') {
    const { site, platform, designerLocale } = decision;
    const isHere = localeTable[designerLocale].market === site.market;
    return isHere ? { site, locale: designerLocale, platform } : decision;
  }
  if (decision.kind !== 'redirect') return decision;
  const site = sites.defaultSite;
  return { site, locale: defaultLocaleOf(site.market), platform: 'web' };
};
