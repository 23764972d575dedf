/** The fakes of the ports to what the shop offers, held to the contracts of their ports. */

import type { CalendarDesignGroup } from '../../core/domain/products/calendar/calendar-designs.ts';
import type { ExpressOffer } from '../../core/domain/products/express-offer.ts';
import type { PhotobookDesignGroupSet } from '../../core/domain/products/photobook/photobook-design-set.ts';
import { calendarRowNames } from '../arbitraries/calendar-offer.ts';
import { priceWith } from '../arbitraries/money.ts';
import { photobookRowNames } from '../arbitraries/photobook-offer.ts';
import { photoboxRowNames } from '../arbitraries/photobox-offer.ts';
import { fileOfType } from '../arbitraries/toolbox.ts';
import { memoryBreadcrumbs } from '../fakes/breadcrumbs.ts';
import { memoryCampaigns } from '../fakes/campaigns.ts';
import { memoryCustomerPictures } from '../fakes/customer-pictures.ts';
import { memoryCollageGroups, memoryDesignGroups } from '../fakes/design-groups.ts';
import { memoryExpressShop } from '../fakes/express-shop.ts';
import { memoryInitialData } from '../fakes/initial-data.ts';
import { memoryLocalizedUrls } from '../fakes/localized-urls.ts';
import { memoryLocations } from '../fakes/locations.ts';
import { listedAmount, memoryArticlePrices } from '../fakes/article-prices.ts';
import { memoryOptionPrices } from '../fakes/option-prices.ts';
import { memorySkuContainers } from '../fakes/sku-containers.ts';
import { memoryStoryTransform } from '../fakes/story-transform.ts';
import { brokenBelow, memoryToolbox } from '../fakes/toolbox.ts';
import { memoryWhitelabelService } from '../fakes/whitelabel-service.ts';
import { collageGroupsContract, designGroupsContract } from './design-groups.ts';
import {
  campaignsContract,
  customerPicturesContract,
  expressShopContract,
  skuContainersContract,
  whitelabelServiceContract,
} from './offers.ts';
import { articlePricesContract } from './article-prices.ts';
import { listedPricesContract } from './listed-prices.ts';
import { optionPricesContract } from './option-prices.ts';
import { toolboxContract } from './toolbox.ts';
import {
  breadcrumbsContract,
  initialDataContract,
  localizedUrlsContract,
  locationsContract,
  storyTransformContract,
} from './whereabouts.ts';

const inMemory = 'in memory';

/** Another amount for each row. */
const anyAmounts = (rows: readonly string[]) =>
  Object.fromEntries(
    rows.map((row, index) => [row, priceWith('eur', 100 + 7 * index, 100 + 7 * index)]),
  );

toolboxContract(inMemory, async () => ({
  toolbox: memoryToolbox({ pages: 3 }),
  picture: fileOfType('jpg'),
  brokenPicture: fileOfType('jpg', brokenBelow - 1),
  pdf: fileOfType('pdf'),
  unreadPdfs: {
    'file-unreadable': fileOfType('pdf', brokenBelow - 1),
    'file-locked': fileOfType('pdf', 64, 'file-locked.pdf'),
    'too-many-pages': fileOfType('pdf', 64, 'too-many-pages.pdf'),
  },
}));

designGroupsContract<CalendarDesignGroup>(
  'calendars in memory',
  new Map([
    [
      'forest',
      {
        designGroupId: 'forest',
        name: 'Forest',
        designs: [{ designId: 'forest-a4', format: 'a4-quer' }],
      },
    ],
  ]),
  async (groups) => memoryDesignGroups(groups),
);
designGroupsContract<PhotobookDesignGroupSet>(
  'photo books in memory',
  new Map([
    [
      'baby',
      {
        designGroupSetId: 'baby',
        name: 'Baby',
        designGroups: [{ format: 'a4-hoch', templateId: 'baby-a4' }],
      },
    ],
  ]),
  async (groups) => memoryDesignGroups(groups),
);
collageGroupsContract(inMemory, async (groups) => memoryCollageGroups(groups));

campaignsContract(inMemory, async (campaigns) => memoryCampaigns(campaigns));
const german = { channel: 'poster', locale: 'de-DE' } as const;
const expressOffer: ExpressOffer = {
  products: ['card', 'photobox'],
  orderBefore: 1_000,
  arrival: 2_000,
  surcharge: { minorUnits: 990, currency: 'eur' },
};
expressShopContract(inMemory, async () => ({
  offering: { express: memoryExpressShop(expressOffer), scope: german },
  without: { express: memoryExpressShop(undefined), scope: german },
  now: 999,
}));
optionPricesContract(inMemory, async () => ({ optionPrices: memoryOptionPrices() }));
articlePricesContract(inMemory, async () => ({
  articlePrices: memoryArticlePrices({
    photobook: { 'photobookType=fotoheft': priceWith('eur', listedAmount, listedAmount) },
  }),
  optionPrices: memoryOptionPrices(),
  listed: {
    designer: 'photobook',
    query: 'photobookType=fotoheft&locale=de-DE',
    amount: listedAmount,
  },
}));
const november = Date.UTC(2026, 10, 1);
const listedShop = memoryArticlePrices(
  {
    calendar: anyAmounts(calendarRowNames),
    photobook: anyAmounts(photobookRowNames),
    photobox: anyAmounts(photoboxRowNames),
  },
  november,
);
listedPricesContract(inMemory, november, async () => listedShop);
customerPicturesContract(inMemory, async (pictures) => memoryCustomerPictures(pictures));
skuContainersContract(inMemory, async (containers) => memorySkuContainers(containers));
whitelabelServiceContract(inMemory, async (customer) => memoryWhitelabelService(customer));

locationsContract(inMemory, async (location) => memoryLocations(location));
localizedUrlsContract(inMemory, async (pages) => memoryLocalizedUrls(pages));
breadcrumbsContract(inMemory, async (trails) => memoryBreadcrumbs(trails));
storyTransformContract(inMemory, async () => memoryStoryTransform());
initialDataContract(inMemory, async (data) => memoryInitialData(data));
