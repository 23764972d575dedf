/** What every implementation must do of the ports to what the shop offers beside its prices. */
import { describe, expect, test } from 'vitest';

import { productIds } from '../../core/domain/products/products.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import type { Campaign } from '../../core/domain/campaign/campaign.ts';
import type { Customer } from '../../core/domain/customer/customer.ts';
import type { SkuContainer } from '../../core/domain/designer/sku-container.ts';
import { E } from '../../core/fp.ts';
import type { Campaigns } from '../../core/ports/campaigns.ts';
import type { CustomerPictures } from '../../core/ports/customer-pictures.ts';
import type { ExpressShop } from '../../core/ports/express-shop.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { SkuContainers } from '../../core/ports/sku-containers.ts';
import type { WhitelabelService } from '../../core/ports/whitelabel-service.ts';
import type { MaterialPicture } from '../fakes/customer-pictures.ts';
import { ada } from './customers.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };

/** The campaigns of the suite: two that overlap, and one that comes later. */
export const knownCampaigns: readonly Campaign[] = [
  { id: 'summer', title: 'Summer', startsAt: 0, endsAt: 300 },
  { id: 'canvas', title: 'Canvas week', badge: 'TOP DEAL', startsAt: 100, endsAt: 200 },
  { id: 'advent', title: 'Advent', startsAt: 1_000, endsAt: 2_000 },
];

/** The suite for campaigns. */
export const campaignsContract = (
  name: string,
  start: (campaigns: readonly Campaign[]) => Promise<Campaigns>,
): void => {
  test(`campaigns: ${name} are all listed, whether they run or not`, async () => {
    const campaigns = await start(knownCampaigns);
    expect(await campaigns.list(scope)()).toEqual(E.right(knownCampaigns));
  });
};

/** An express shop, where it has an offer and where it has none, and its instant. */
type RunningExpressShop = {
  readonly offering: { readonly express: ExpressShop; readonly scope: ShopScope };
  readonly without: { readonly express: ExpressShop; readonly scope: ShopScope };
  readonly now: number;
};

/** The suite for the express shop. */
export const expressShopContract = (
  name: string,
  start: () => Promise<RunningExpressShop>,
): void => {
  describe(`express shop: ${name}`, () => {
    test('offers products up to an instant that lies ahead, or is not there', async () => {
      const { offering, without, now } = await start();
      const answer = await offering.express.offer(offering.scope)();
      if (E.isLeft(answer)) throw new Error(answer.left.kind);
      const { products, orderBefore, arrival, surcharge } = answer.right;
      expect(products.length).toBeGreaterThan(0);
      for (const product of products) expect(productIds).toContain(product);
      expect(orderBefore).toBeGreaterThan(now);
      expect(arrival).toBeGreaterThan(orderBefore);
      expect(surcharge.currency).toBe(currencyOf(offering.scope.locale));
      expect(await without.express.offer(without.scope)()).toEqual(
        E.left({ kind: 'no-express-shop' }),
      );
    });
  });
};

/** The customers' pictures of the suite, the newest first. */
export const knownPictures: readonly MaterialPicture[] = (
  ['leinwand', 'poster', 'leinwand'] as const
).map((materialType, index) => ({
  id: `picture-${index}`,
  source: `leadimage/moon-${index + 1}/motif.jpg`,
  alternative: `A moon over a sofa, ${index}`,
  materialType,
}));

/** The suite for customers' pictures. */
export const customerPicturesContract = (
  name: string,
  start: (pictures: readonly MaterialPicture[]) => Promise<CustomerPictures>,
): void => {
  test(`customers’ pictures: ${name} are listed by material, or all`, async () => {
    const pictures = await start(knownPictures);
    const idsOf = async (...[materialType]: [] | ['leinwand'] | ['pvcplane']) => {
      const answer = await pictures.list(scope, materialType)();
      return E.isRight(answer) ? answer.right.map(({ id }) => id) : [answer.left.reason];
    };
    expect(await idsOf()).toEqual(['picture-0', 'picture-1', 'picture-2']);
    expect(await idsOf('leinwand')).toEqual(['picture-0', 'picture-2']);
    expect(await idsOf('pvcplane')).toEqual([]);
  });
};

/** The articles of the suite. */
export const knownContainers: readonly SkuContainer[] = [
  {
    sku: 'calendar-2027',
    parameters: { calendarType: 'wandkalender', formatType: 'a3-quer' },
  },
  { sku: 'posterbar', parameters: {} },
];

/** The suite for stock-keeping units. */
export const skuContainersContract = (
  name: string,
  start: (containers: readonly SkuContainer[]) => Promise<SkuContainers>,
): void => {
  test(`SKUs: ${name} hold their article, and unknown ones none`, async () => {
    const containers = await start(knownContainers);
    for (const container of knownContainers)
      expect(await containers.container(scope, container.sku)()).toEqual(E.right(container));
    expect(await containers.container(scope, 'nobodys')()).toEqual(
      E.left({ kind: 'sku-not-found', sku: 'nobodys' }),
    );
  });
};

/** Somebody whom the white-label service knows, with a usual order. */
export const whitelabelCustomer: Customer = {
  ...ada,
  isWhitelabelCustomer: true,
  number: '4711',
  type: 3,
  order: { isWhitelabelOrder: false, cartArticlesAmount: 2 },
};

/** The suite for the white-label service, for the given customers. */
export const whitelabelServiceContract = (
  name: string,
  start: (customer: Customer) => Promise<WhitelabelService>,
): void => {
  describe(`white-label service: ${name}`, () => {
    test('switches the order and back, and loses nothing of it', async () => {
      const service = await start(whitelabelCustomer);
      for (const isWhitelabelOrder of [true, true, false])
        expect(await service.switchTo(scope, isWhitelabelOrder)()).toEqual(
          E.right({
            ...whitelabelCustomer,
            order: { isWhitelabelOrder, cartArticlesAmount: 2 },
          }),
        );
    });

    test('refuses everybody else', async () => {
      const service = await start({ ...whitelabelCustomer, isWhitelabelCustomer: false });
      expect(await service.switchTo(scope, true)()).toMatchObject({
        left: { kind: 'refused', message: expect.any(String) },
      });
    });
  });
};
