/** Requests as the storefront hands them to its loaders, over the fakes of all ports. */
import type { Channel, Platform } from '../../../core/domain/locale/channel.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import type { PageDecision } from '../../../core/domain/routing/route-decision.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import type { SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { embeddedDesignerBases } from '../../../server/embedded-addresses.ts';
import type { StorefrontRequest } from '../../../ui/web/storefront-request.ts';
import { embedded, siteFor } from '../../arbitraries/routing.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryAccounts } from '../../fakes/accounts.ts';
import { memoryCollages } from '../../fakes/collages.ts';
import { memoryContent } from '../../fakes/content.ts';
import { memoryCollageGroups } from '../../fakes/design-groups.ts';
import { memoryLocalizedUrls } from '../../fakes/localized-urls.ts';
import { fakeCustomers } from '../../fakes/customers.ts';
import { memoryCustomerPictures } from '../../fakes/customer-pictures.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryExpressShop } from '../../fakes/express-shop.ts';
import { memoryOptionPrices } from '../../fakes/option-prices.ts';
import { memorySkuContainers } from '../../fakes/sku-containers.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { fakeShipping } from '../../fakes/shipping.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { memoryWishlists } from '../../fakes/wishlists.ts';
import { memoryWithdrawalDesk } from '../../fakes/withdrawal-desk.ts';

/** The start page of a locale, as it was routed. */
export const startDecision = (
  sites: SiteConfiguration,
  channel: Channel,
  locale: Locale,
  platform: Platform = 'web',
): PageDecision => {
  const { host } = siteFor(sites, channel, locale);
  const rawPath = pathFor(sites, channel, { locale, platform, route: { kind: 'start' } });
  const decision = routeRequest(sites, { method: 'GET', host, rawPath, search: '' });
  if (decision.kind !== 'page') throw new Error(`${host}${rawPath} is ${decision.kind}`);
  return decision;
};

/** A request for a page, with the log that its ports report to. */
export const requestFor = (
  decision: StorefrontRequest['decision'],
  sites: SiteConfiguration = embedded,
  ports: Partial<StorefrontRequest['ports']> = {},
  address = 'http://localhost:3000/',
) => {
  const log = recordingLog();
  const clock = manualClock(Date.parse('2026-11-20T10:00:00Z'));
  const request: StorefrontRequest = {
    decision,
    sites,
    ports: {
      content: memoryContent([]),
      prices: fakePrices(),
      optionPrices: memoryOptionPrices(),
      skuContainers: memorySkuContainers([]),
      shipping: fakeShipping(clock),
      expressShop: memoryExpressShop(undefined),
      localizedUrls: memoryLocalizedUrls(new Map()),
      locatesVisitors: false,
      customerPictures: memoryCustomerPictures([]),
      collages: memoryCollages([]),
      collageGroups: memoryCollageGroups([]),
      pictureUploads: () => memoryPictureUploads(),
      customersOf: () => fakeCustomers(),
      accountsOf: () => ({ accounts: memoryAccounts([]).accounts, setCookies: () => [] }),
      designerBases: embeddedDesignerBases,
      withdrawalDesk: memoryWithdrawalDesk(clock),
      wishlists: memoryWishlists(),
      carts: memoryCarts(),
      log,
      clock,
      ...ports,
    },
    url: new URL(address),
    requestId: 'a-request',
  };
  return { request, log, clock };
};
