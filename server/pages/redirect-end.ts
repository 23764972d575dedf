import { localesOf } from '../../core/domain/locale/markets.ts';
import { foreignPairs } from '../../core/domain/products/page-query.ts';
import { carryPairs } from '../../core/domain/routing/carry-query.ts';
import { readPrefixes } from '../../core/domain/routing/language-prefix.ts';
import type { PageDecision, RedirectDecision } from '../../core/domain/routing/route-decision.ts';
import { siteOrigin, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { leadOn } from '../../ui/web/page/lead-on.ts';
import type { StorefrontRequest } from '../../ui/web/requests/storefront-request.ts';
import type { AskedAddress } from '../http/asked-address.ts';
import type { Routed } from './routed-request.ts';

type RedirectSettings = {
  readonly sites: SiteConfiguration;
  /** An address that nobody has sent. */
  readonly routeAt: (host: string, url: string) => Routed;
  /** With a request for the page, within its time. */
  readonly asking: <A>(
    routed: Routed,
    page: PageDecision,
    answer: (request: StorefrontRequest) => Promise<A>,
  ) => Promise<A>;
};

/**
 * A redirect to the end of its way: the page that it leads to may lead on itself. Where nobody can
 * say, it is the redirect as it is.
 */
export const redirectEnd = async (
  { sites, routeAt, asking }: RedirectSettings,
  { reading: { host, slug } }: AskedAddress,
  decision: RedirectDecision,
): Promise<Pick<RedirectDecision, 'status' | 'location'>> => {
  if (host.kind === 'misdirected' || slug.kind === 'refused') return decision;
  const here = siteOrigin(sites, host.site);
  const target = new URL(decision.location, here);
  const routed = routeAt(target.host, target.pathname + target.search);
  const page = routed.decision;
  if (page.kind !== 'page') return decision;
  const { rest } = readPrefixes(slug.path.segments);
  const [locale] = localesOf(host.site.market);
  const from = page.site.host === host.site.host ? undefined : { locale, slug: rest.join('/') };
  const further = await asking(routed, page, (request) => leadOn(request, page, from)).catch(
    () => undefined,
  );
  if (further === undefined) return decision;
  const { href } = new URL(
    carryPairs(further.location, foreignPairs(target.search)),
    siteOrigin(sites, page.site),
  );
  const isForGood = decision.status === 301 && [301, 308].includes(further.status);
  return {
    status: isForGood ? 301 : 302,
    location:
      decision.location.startsWith('/') && href.startsWith(`${here}/`)
        ? href.slice(here.length)
        : href,
  };
};
