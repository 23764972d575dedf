import { emptyChrome, type Chrome } from '../../../core/domain/content/chrome.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { consentSection } from '../../../core/domain/routing/legal-pages.ts';
import { E } from '../../../core/fp.ts';
import { showChrome } from '../../../core/usecases/show-page.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { loadMarketLinks } from './market-links.ts';
import { consentDialog } from '../../components/consent/consent-dialog.ts';
import type { LegalLink } from '../../components/footer/footer.tsx';
import type { MarketLinks } from '../../components/market-switcher/market-switcher.tsx';
import { oncePerRequest } from './once-per-request.ts';
import { placeOf } from './request-place.ts';
import { resolveLinks, type ResolvedLink } from './resolve-link.ts';
import { legalHref, siteLinks, wordHref } from './site-links.ts';

export type FooterData = {
  readonly columns: readonly {
    readonly headline: string;
    readonly links: readonly ResolvedLink[];
  }[];
  readonly legal: readonly LegalLink[];
  readonly shippingHref: string;
  readonly markets: readonly MarketLinks[];
  readonly year: number;
};

/** Of the request's site; it never fails (`showChrome`). */
export const loadChrome = oncePerRequest<Chrome>(async (request) => {
  const { locale, site } = placeOf(request);
  const chrome = await showChrome({ channel: site.channel, locale })(request.ports)();
  return E.isRight(chrome) ? chrome.right : emptyChrome;
});

/** `alternates` are the page's own slugs elsewhere. */
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
    legal: [
      {
        kind: 'privacy-settings',
        href: `${legalHref(request, 'privacy')}#${consentSection}`,
        opens: consentDialog,
      },
    ],
    shippingHref: wordHref(request, 'shippingCosts'),
    markets,
    year: new Date(request.ports.clock.now()).getUTCFullYear(),
  };
};
