import type {
  ExpressShopAnswer,
  SkuContainerAnswer,
} from '../../../adapters/http/codecs/express-and-skus.ts';
import { serviceEndpoints } from '../../../adapters/http/endpoints/express-and-skus.ts';
import {
  deliveryRuleOf,
  expressCost,
  expressProductsOf,
} from '../../../adapters/postgres/stores/shipping.ts';
import { skuContainerOf } from '../../../adapters/postgres/stores/sku-containers.ts';
import { promiseInMarket } from '../../../core/domain/delivery/holidays.ts';
import { imageAspectRatio } from '../../../core/domain/image/image-size.ts';
import { naturalSizeOf } from '../../../core/domain/image/natural-size.ts';
import { parseSource } from '../../../core/domain/image/parse-source.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { E, type t } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { keptNothing, type PriceSources } from './prices.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, sharedRoute, type Route } from '../../endpoints/route.ts';
import { printAmount } from './sheet-prices.ts';

const noExpress = refusal(404, 'no-express');

/** In the locale's market, up to the next cut-off, where it gains a day. */
const expressShop = async (
  { database, clock }: PriceSources,
  { channel, locale }: ShopScope,
): Promise<E.Either<Refusal, t.TypeOf<typeof ExpressShopAnswer>>> => {
  const { market } = localeTable[locale];
  const [products, rule, surcharge] = await Promise.all([
    expressProductsOf(database, channel, market),
    deliveryRuleOf(database, market),
    expressCost(database, market),
  ]);
  if (products.length === 0 || rule === undefined || surcharge === undefined)
    return E.left(noExpress);
  const promise = promiseInMarket(rule, market, clock.now());
  const { lastOrderDates, arrival, expressArrival } = promise;
  const { lodEnd } = lastOrderDates;
  if (lodEnd === undefined || expressArrival >= arrival) return E.left(noExpress);
  return E.right({
    payload: {
      products,
      orderBefore: new Date(lodEnd).toISOString(),
      arrival: new Date(expressArrival).toISOString(),
      surcharge: printAmount(locale, surcharge),
    },
  });
};

const unknownSku = refusal(404, 'sku-unknown', 'sku');

const skuContainer = async (
  { database }: PriceSources,
  { channel }: ShopScope,
  sku: string,
): Promise<E.Either<Refusal, t.TypeOf<typeof SkuContainerAnswer>>> => {
  const container = await skuContainerOf(database, channel, sku.trim());
  if (container === undefined) return E.left(unknownSku);
  const parameters = Object.fromEntries(
    Object.entries(container.parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
  return E.right({ payload: { sku: container.sku, parameters } });
};

/** The routes of express, SKUs and pictures (storefront §7). */
export const serviceRoutes = (
  sources: PriceSources,
): Readonly<Record<keyof typeof serviceEndpoints, Route>> => {
  const { clock, kept = keptNothing(clock) } = sources;
  return {
    expressShop: route(serviceEndpoints.expressShop, ({ scope }) => expressShop(sources, scope)),
    skuContainer: sharedRoute(serviceEndpoints.skuContainer, {
      kept,
      asked: ({ sku }) => ({ sku }),
      answer: ({ scope, query: { sku } }) => skuContainer(sources, scope, sku),
    }),
    aspectRatio: route(serviceEndpoints.aspectRatio, async ({ query: { source } }) => {
      const found = parseSource(source);
      if (E.isLeft(found)) return E.left(refusal(404, 'picture-unknown', 'source'));
      const { width, height } = naturalSizeOf(found.right);
      return E.right({
        payload: { width, height, aspectRatio: imageAspectRatio({ width, height }) },
      });
    }),
  };
};
