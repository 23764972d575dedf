/**
 * `/web-api/*` and `/price-api/*` over the database (storefront §7); asked in process, or another
 * one at `SHOP_API_URL`.
 */
import { sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';

import type { ReadIdToken } from '../../../adapters/google/id-tokens.ts';
import { descriptionEndpoints } from '../../../adapters/http/endpoints/description.ts';
import { frontendEndpoints } from '../../../adapters/http/endpoints/frontends.ts';
import { locationEndpoints } from '../../../adapters/http/endpoints/location.ts';
import { storyTransformEndpoints } from '../../../adapters/http/endpoints/story-transform.ts';
import { storyEndpoints } from '../../../adapters/http/endpoints/stories.ts';
import type { PictureUploadStore } from '../../../adapters/media/picture-uploads.ts';
import type { DrawPdf } from '../../../adapters/media/draw-pdf-in-thread.ts';
import type { ToolboxResults } from '../../../adapters/media/toolbox-results.ts';
import { observeQueries } from '../../../adapters/postgres/observe-queries.ts';
import { E } from '../../../core/fp.ts';
import type { Log } from '../../../core/ports/log.ts';
import type { VatRegister } from '../../../core/ports/vat-register.ts';
import { accountRoutes } from './accounts.ts';
import { assortmentRoutes } from './assortment.ts';
import { calendarRoutes } from './calendars.ts';
import { campaignRoutes } from './campaigns.ts';
import { cardPriceRoutes } from './card-prices.ts';
import { cardThemeRoutes } from './card-themes.ts';
import { collageRoutes } from './collages.ts';
import { contactRoutes } from './contact.ts';
import { customerRoutes } from './customer-data.ts';
import { customerPictureRoutes } from './customer-pictures.ts';
import { shopEndpoints } from '../../../adapters/http/endpoints/shop-endpoints.ts';
import type { LocationHeaders } from './location.ts';
import { localizedUrlsRoutes, type PageSources } from './localized-urls.ts';
import { newsletterRoutes } from './newsletter.ts';
import { openApiDocument } from '../../endpoints/openapi.ts';
import { articlePriceRoutes } from './article-prices.ts';
import { optionPriceRoutes } from './option-prices.ts';
import { priceSheets } from './price-sheets.ts';
import { priceRoutes, type PriceSources } from './prices.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { addRoutes, refuse, route, type Route } from '../../endpoints/route.ts';
import { serviceRoutes } from './express-and-skus.ts';
import { shippingRoutes } from './shipping.ts';
import { photobookRoutes } from './photobooks.ts';
import { photoboxRoutes } from './photoboxes.ts';
import { pictureUploadRoutes } from './picture-uploads.ts';
import { toolboxRoutes } from './toolbox.ts';
import { embeddedVatRegister } from './vat-register.ts';
import { whitelabelRoutes } from './whitelabel.ts';
import { voucherRoutes, type VoucherSources } from './vouchers.ts';
import { withdrawalRoutes, type WithdrawalSources } from './withdrawals.ts';

type ShopServiceSettings = PriceSources &
  PageSources &
  WithdrawalSources &
  VoucherSources & {
    readonly results: ToolboxResults;
    readonly drawPdf: DrawPdf;
    readonly uploads: PictureUploadStore;
    readonly locationHeaders?: LocationHeaders | undefined;
    /** See `clientOf`. */
    readonly trustedProxies: number;
    /** Undefined: Google's sign-in is not offered. */
    readonly readIdToken?: ReadIdToken | undefined;
    /** The embedded stand-in when left out. */
    readonly vatRegister?: VatRegister | undefined;
    readonly log: Log;
  };

/** Reports the first failure of a series; the rest is the same news. */
const outageLog = (
  log: Log,
): { failed: (error: DrizzleQueryError) => void; passed: () => void } => {
  let isDown = false;
  return {
    failed: ({ cause }) => {
      // The query may hold what identifies a customer: only the engine's words are kept.
      if (!isDown) log.report('database-unavailable', { reason: cause?.message ?? 'unknown' });
      isDown = true;
    },
    passed: () => {
      isDown = false;
    },
  };
};

/** All that this process answers, whoever the shop API is. */
const describedEndpoints = {
  ...shopEndpoints,
  ...storyEndpoints,
  ...storyTransformEndpoints,
  ...locationEndpoints,
  ...frontendEndpoints,
};

/** A route for each endpoint; the compiler names one that is missing. */
const shopRoutes = (
  settings: ShopServiceSettings,
): Readonly<Record<keyof typeof shopEndpoints, Route>> => {
  const { database, clock, keptSeconds = 0 } = settings;
  const sheets = priceSheets({ database, clock, keptSeconds });
  const document = openApiDocument(describedEndpoints, sessionCookie);
  return {
    ...priceRoutes(settings, sheets),
    ...optionPriceRoutes(settings, sheets),
    ...articlePriceRoutes(settings, sheets),
    ...assortmentRoutes(settings, sheets),
    ...shippingRoutes(settings),
    ...campaignRoutes(settings),
    ...serviceRoutes(settings),
    ...customerRoutes(settings),
    ...accountRoutes({ ...settings, vatRegister: settings.vatRegister ?? embeddedVatRegister }),
    ...whitelabelRoutes(settings),
    ...localizedUrlsRoutes(settings),
    ...customerPictureRoutes(),
    ...collageRoutes(),
    ...calendarRoutes(settings, sheets),
    ...photobookRoutes(settings, sheets),
    ...photoboxRoutes(settings),
    ...cardThemeRoutes(settings),
    ...cardPriceRoutes(settings),
    ...contactRoutes(settings),
    ...newsletterRoutes(settings),
    ...withdrawalRoutes(settings),
    ...voucherRoutes(settings),
    ...toolboxRoutes(settings),
    ...pictureUploadRoutes(settings.uploads, settings.trustedProxies),
    openApiDocument: route(descriptionEndpoints.openApiDocument, async () => E.right(document)),
  };
};

/** The service as an application to be mounted at the root. */
export const shopService = (settings: ShopServiceSettings): Hono => {
  const { log } = settings;
  const app = new Hono();
  const outage = outageLog(log);

  app.onError((error, context) => {
    if (error instanceof DrizzleQueryError) {
      outage.failed(error);
      return refuse(context, refusal(503, 'service-unavailable'));
    }
    log.report('request-failed', { path: context.req.path, reason: error.message });
    return refuse(context, refusal(500, 'service-failed'));
  });
  observeQueries(settings.database, async (_text, run) => {
    const rows = await run();
    outage.passed();
    return rows;
  });
  addRoutes(app, Object.values(shopRoutes(settings)));
  app.notFound((context) => refuse(context, refusal(404, 'not-found')));
  return app;
};
