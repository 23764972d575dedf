/** What the sample shop asks for products that are listed by their configurations. */
import type { Channel } from '../../../core/domain/locale/channel.ts';
import { markets, type Market } from '../../../core/domain/locale/locales.ts';
import type { ProductId } from '../../../core/domain/products/products.ts';
import type { configurationPrices, configurations, products } from '../schema/configurations.ts';
import { calendarSeeds } from './calendar-prices.ts';
import { cardSeed } from './card-prices.ts';
import { photobookSeed } from './photobook-prices.ts';
import { photoboxSeeds } from './photobox-prices.ts';

export type ListedSeed = {
  readonly channel: Channel;
  readonly product: ProductId;
  /** What one piece costs in a market, by the configuration that the product's price question names. */
  readonly prices: Readonly<Record<string, (market: Market) => number>>;
};

/** A product that becomes sold has its prices here. */
export const listedSeeds: readonly ListedSeed[] = [
  cardSeed,
  ...calendarSeeds,
  photobookSeed,
  ...photoboxSeeds,
];

/** The rows of listed products, valid from an instant on. */
export const listedRows = (
  seeds: readonly ListedSeed[],
  validFrom: Date,
): {
  readonly products: (typeof products.$inferInsert)[];
  readonly configurations: (typeof configurations.$inferInsert)[];
  readonly prices: (typeof configurationPrices.$inferInsert)[];
} => {
  const listed = seeds.flatMap(({ channel, product, prices }) =>
    Object.entries(prices).map(([parameters, amount]) => ({
      productId: `${channel}/${product}`,
      id: `${channel}/${product}?${parameters}`,
      parameters,
      amount,
    })),
  );
  return {
    products: seeds.map(({ channel, product }) => ({
      id: `${channel}/${product}`,
      channel,
      product,
    })),
    configurations: listed.map(({ id, productId, parameters }) => ({ id, productId, parameters })),
    prices: listed.flatMap(({ id, amount }) =>
      markets.map((market) => ({
        configurationId: id,
        market,
        validFrom,
        amount: amount(market),
      })),
    ),
  };
};
