import type { Frame, Page } from '../../../core/domain/content/page.ts';
import { E } from '../../../core/fp.ts';
import { showFrame } from '../../../core/usecases/show-page.ts';
import type { StorefrontRequest } from '../storefront-request.ts';
import { marketLinks } from '../page/market-links.ts';
import type { FooterData } from '../page/static-parts.server.tsx';
import { placeOf } from './place.ts';
import { resolveLinks } from './resolve-link.ts';
import { siteLinks, wordHref } from './site-links.ts';

const emptyFrame: Frame = { navigation: [], service: [], footer: [], promises: [] };

/** The frame of the request's site; it never fails (see `showFrame`). */
export const loadFrame = async (request: StorefrontRequest): Promise<Frame> => {
  const { locale, site } = placeOf(request);
  const frame = await showFrame({ channel: site.channel, locale })(request.ports)();
  return E.isRight(frame) ? frame.right : emptyFrame;
};

/** What stands in the footer of a page; `alternates` are the page's own slugs elsewhere. */
export const loadFooter = async (
  request: StorefrontRequest,
  alternates: Page['alternates'] | undefined,
): Promise<FooterData> => {
  const { footer } = await loadFrame(request);
  const links = siteLinks(request, '/');
  const place = request.decision.kind === 'page' ? request.decision : placeOf(request);
  return {
    columns: footer.map(({ headline, links: column }) => ({
      headline,
      links: resolveLinks(links, column),
    })),
    shippingHref: wordHref(request, 'shippingCosts'),
    markets: marketLinks(request.sites, place, alternates),
    year: new Date(request.ports.clock.now()).getUTCFullYear(),
  };
};
