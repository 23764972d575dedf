import {
  configurationAddress,
  productAddress,
} from '../../../core/domain/products/configuration-address.ts';
import { E } from '../../../core/fp.ts';
import { productHref } from '../../../core/usecases/show-page.ts';
import { displayPath } from '../../../core/domain/routing/paths.ts';
import type { DesignerDecision } from '../../../core/domain/routing/route-decision.ts';
import type { Loaded, PageHead } from '../requests/loaded-page.ts';
import { loadErrorPage, type ErrorPageData } from '../page/load-error-page.ts';
import type { CompiledMessages } from '../../messages/format-message.ts';
import { renderChromeParts } from '../page/chrome-parts.server.tsx';
import { placeOf } from '../shell/request-place.ts';
import { pageTitle } from '../shell/shop-names.ts';
import { siteLinks, startPath } from '../shell/site-links.ts';
import { loadSurrounding } from '../shell/surrounding.ts';
import { awaitingFronts, type AwaitingPlaces } from '../page/awaiting-places.ts';
import type { StorefrontRequest } from '../requests/storefront-request.ts';
import { productAtDesigner } from '../products/load-at-designer.ts';
import { receiveHandOff, wordsOf, type Receipt } from './receive-hand-off.ts';
import { renderDesigner } from './render-designer.server.tsx';

/** The page of an embedded designer, as a browser gets it: all that it shows is HTML. */
export type DesignerPage = {
  readonly kind: 'designer';
  readonly head: PageHead;
  /** A browser formats none of its texts. */
  readonly messages: CompiledMessages;
  /** What of it shows what this device keeps. */
  readonly awaiting?: AwaitingPlaces | undefined;
};

const noMessages: CompiledMessages = {};

type Shown = Exclude<Receipt, { readonly kind: 'outage' }>;

const summaryOf = async (
  request: StorefrontRequest,
  { product }: DesignerDecision,
  receipt: Shown,
): Promise<string> => {
  const place = placeOf(request);
  const from = { channel: place.site.channel, platform: place.platform };
  const address =
    receipt.kind === 'received'
      ? configurationAddress(request.sites, from, receipt.handOff)
      : productAddress(request.sites, from, (await productAtDesigner(product)).page, place.locale);
  const href = address && (await productHref(request.sites, place.site, address)(request.ports)());
  const backHref = href && E.isRight(href) ? href.right : startPath(request);
  return renderDesigner(
    place,
    receipt.kind === 'received'
      ? { ...receipt.received, backHref }
      : { kind: 'refused', refusal: receipt.refusal, backHref },
  );
};

/**
 * Loads the page of a designer: 200 with what it was handed, 400 with why that was refused, 404 for a design that does not exist. Where a
 * service does not answer that is needed, it is the error page with 503.
 */
export const loadDesigner = async (
  request: StorefrontRequest,
  decision: DesignerDecision,
): Promise<Loaded<DesignerPage | ErrorPageData>> => {
  // Side by side: neither needs the other, and the page has little time.
  const [receipt, surrounding] = await Promise.all([
    receiveHandOff(request, decision.product),
    loadSurrounding(request, undefined),
  ]);
  if (receipt.kind === 'outage') {
    const path = displayPath(request.url.pathname);
    return loadErrorPage(request, { path, status: 503, code: 'prices-unavailable' });
  }
  const head = await summaryOf(request, decision, receipt);
  const links = siteLinks(request, startPath(request));
  const isReceived = receipt.kind === 'received';
  const place = placeOf(request);
  const title = pageTitle(
    place.site.channel,
    wordsOf(request).text(isReceived ? 'designer.title' : 'designer.refused'),
  );
  return {
    kind: 'page',
    page: {
      kind: 'designer',
      head: { title, canonical: undefined },
      messages: noMessages,
      awaiting:
        receipt.kind === 'received' && receipt.front
          ? await awaitingFronts([[0, receipt.front]])
          : undefined,
    },
    parts: { ...renderChromeParts(place, links, surrounding), head },
    status: receipt.kind === 'received' ? 200 : receipt.status,
    isShared: false,
  };
};
