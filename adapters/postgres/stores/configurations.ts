import { and, eq, inArray } from 'drizzle-orm';

import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { Market } from '../../../core/domain/locale/locales.ts';
import type { PriceHistory } from '../../../core/domain/pricing/price-history.ts';
import type { Database } from '../database.ts';
import { configurationPrices, configurations, products } from '../schema/configurations.ts';

type ListedConfigurations = {
  readonly channel: Channel;
  readonly market: Market;
  readonly product: string;
  /** Absent means all. */
  readonly parameters?: readonly string[];
};

/** What one piece of each configuration ever cost in a market; one that is not listed is not there. */
export const listedHistoriesOf = async (
  { orm }: Database,
  { channel, market, product, parameters }: ListedConfigurations,
): Promise<ReadonlyMap<string, PriceHistory>> => {
  const rows = await orm
    .select({
      parameters: configurations.parameters,
      validFrom: configurationPrices.validFrom,
      amount: configurationPrices.amount,
    })
    .from(configurationPrices)
    .innerJoin(configurations, eq(configurations.id, configurationPrices.configurationId))
    .innerJoin(products, eq(products.id, configurations.productId))
    .where(
      and(
        eq(products.channel, channel),
        eq(products.product, product),
        parameters && inArray(configurations.parameters, [...parameters]),
        eq(configurationPrices.market, market),
      ),
    );
  return new Map(
    [...Map.groupBy(rows, (row) => row.parameters)].map(([configuration, prices]) => [
      configuration,
      {
        changes: prices.map(({ validFrom, amount }) => ({
          validFrom: validFrom.getTime(),
          amount,
        })),
        promotions: [],
      },
    ]),
  );
};
