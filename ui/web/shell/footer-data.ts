import { emptyChrome, type Chrome } from '../../../core/domain/content/chrome.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { E } from '../../../core/fp.ts';
import { showChrome } from '../../../core/usecases/show-page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { loadMarketLinks } from './market-links.ts';
import type { MarketLinks } from '../../components/market-switcher/market-switcher.tsx';
import { placeOf } from './request-place.ts';
import { resolveLinks, type ResolvedLink } from './resolve-link.ts';
import { siteLinks, wordHref } from './site-links.ts';

/** What the footer of a page holds. */
export type FooterData = {
  readonly columns: readonly {
    readonly headline: string;
    readonly links: readonly ResolvedLink[];
  }[];
  readonly shippingHref: string;
  readonly markets: readonly MarketLinks[];
  readonly year: number;
};

/** The chrome of the request's site; it never fails (see `showChrome`). */
export const loadChrome = async (request: StorefrontRequest): Promise<Chrome> => {
  const { locale, site } = placeOf(request);
  const chrome = await showChrome({ channel: site.channel, locale })(request.ports)();
  return E.isRight(chrome) ? chrome.right : emptyChrome;
};

/** What stands in the footer of a page; `alternates` are the page's own slugs elsewhere. */
export const loadFooter = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<FooterData> => {
  const [{ footer }, markets] = await Promise.all([
    loadChrome(request),
    loadMarketLinks(request, alternates),
  ]);
  const links = siteLinks(request, '/');
  return {
    columns: footer.map(({ headline, links: column }) => ({
      headline,
      links: resolveLinks(links, column),
    })),
    shippingHref: wordHref(request, 'shippingCosts'),
    markets,
    year: new Date(request.ports.clock.now()).getUTCFullYear(),
  };
};
