/** The ports of a page over the fakes of all of them. */
import type { Log } from '../../core/ports/log.ts';
import { embeddedDesignerBases } from '../../server/embedded-addresses.ts';
import type { StorefrontPorts } from '../../ui/web/requests/storefront-request.ts';
import { fakeCustomers } from './customers.ts';
import { fakePrices } from './prices.ts';
import { fakeShipping } from './shipping.ts';
import { memoryArticlePrices } from './article-prices.ts';
import { memoryCampaigns } from './campaigns.ts';
import { memoryCardThemes } from './card-themes.ts';
import { memoryCarts } from './carts.ts';
import { memoryCheckouts } from './checkouts.ts';
import { memoryCollageGroups } from './design-groups.ts';
import { memoryCollages } from './collages.ts';
import { memoryContent } from './content.ts';
import { memoryCustomerPictures } from './customer-pictures.ts';
import { memoryExpressShop } from './express-shop.ts';
import { memoryLocalizedUrls } from './localized-urls.ts';
import { memoryOptionPrices } from './option-prices.ts';
import { memoryPersonalisations } from './personalisations.ts';
import { memoryPictureUploads } from './picture-uploads.ts';
import { memorySkuContainers } from './sku-containers.ts';
import { memoryInvoices } from './invoices.ts';
import { memoryOrders } from './orders.ts';
import { memoryVouchers } from './vouchers.ts';
import { noSalesTaxes } from './sales-taxes.ts';
import { memoryWishlists } from './wishlists.ts';
import { noAccount } from './own-account.ts';
import type { manualClock } from './clock.ts';

/** A shop with nothing in it, whose clock stands. */
export const memoryPorts = (log: Log, clock: ReturnType<typeof manualClock>): StorefrontPorts => ({
  content: memoryContent([]),
  prices: fakePrices(),
  articlePrices: memoryArticlePrices(),
  optionPrices: memoryOptionPrices(),
  skuContainers: memorySkuContainers([]),
  shipping: fakeShipping(clock),
  expressShop: memoryExpressShop(undefined),
  campaigns: memoryCampaigns([]),
  localizedUrls: memoryLocalizedUrls(new Map()),
  locatesVisitors: false,
  takesOrders: false,
  bankAccounts: {},
  playsPayments: false,
  customerPictures: memoryCustomerPictures([]),
  collages: memoryCollages([]),
  collageGroups: memoryCollageGroups([]),
  cardThemes: memoryCardThemes([]),
  pictureUploads: () => memoryPictureUploads(),
  personalisations: memoryPersonalisations(clock),
  customersOf: () => fakeCustomers(),
  ownAccountOf: () => noAccount,
  designerBases: embeddedDesignerBases,
  holidays: () => Promise.resolve([]),
  wishlists: memoryWishlists(),
  carts: memoryCarts(),
  invoices: memoryInvoices(),
  orders: memoryOrders(memoryCarts(), memoryVouchers(clock)),
  checkouts: memoryCheckouts(),
  salesTaxes: noSalesTaxes,
  vouchers: memoryVouchers(clock),
  log,
  clock,
});
