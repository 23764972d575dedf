import { contactPageSegment } from '../../../core/domain/contact/contact-page.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { SupportLink } from '../../components/support-messenger/support-link.tsx';
import { renderPart } from '../page/render-part.server.tsx';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import { placeOf } from '../shell/request-place.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { supportAttributes } from './support-host.ts';

const rendered = memoizeByIdentity<string>();

/**
 * The support link at the end of every document of the web, the same for all pages of a place. It
 * stands outside of the page, so that it keeps its state when pages are replaced. `script` is a
 * vendor's messenger, if one is configured.
 */
export const renderSupport = (request: StorefrontRequest, script: string | undefined): string => {
  const place = placeOf(request);
  const { locale, platform, site } = place;
  if (platform === 'desktop') return '';
  return rendered([request.sites, [site.host, locale, script].join(' ')], () => {
    const route = { kind: 'content', segments: [contactPageSegment(locale)] } as const;
    const href = pathFor(request.sites, site.channel, { locale, platform, route });
    return `<div ${supportAttributes(script)}>${renderPart(place, 'support', <SupportLink href={href} />)}</div>`;
  });
};
