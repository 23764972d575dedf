import { defaultLocaleOf } from '../../../core/domain/locale/locale.ts';
import type { Place } from '../../../core/domain/routing/route-decision.ts';
import type { StorefrontRequest } from '../context.ts';

/** Where a request is answered; one that is sent elsewhere counts to the default site. */
export const placeOf = ({ decision, sites }: StorefrontRequest): Place => {
  if (decision.kind !== 'redirect') return decision;
  const site = sites.defaultSite;
  return { site, locale: defaultLocaleOf(site.market), platform: 'web' };
};
