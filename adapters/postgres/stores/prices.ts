import { and, eq } from 'drizzle-orm';

import type { Format } from '../../../core/domain/format/format.ts';
import type { LengthUnit, Market } from '../../../core/domain/locale/locales.ts';
import type { AreaPriceRule } from '../../../core/domain/pricing/own-format-price.ts';
import type {
  PriceChange,
  PriceHistory,
  Promotion,
} from '../../../core/domain/pricing/price-history.ts';
import type { Database } from '../database.ts';
import { areaPriceRules, priceChanges, promotions } from '../schema/prices.ts';

/** The format lies on its longer side. */
type FormatHistory = PriceHistory & { readonly format: Format };

type Sides = { readonly longer: number; readonly shorter: number };

const keyOf = ({ longer, shorter }: Sides): string => `${longer}x${shorter}`;

/** All that an article ever cost in a market, by standard format. */
export const priceHistoriesOf = async (
  { orm }: Database,
  articleId: string,
  market: Market,
  unit: LengthUnit,
): Promise<readonly FormatHistory[]> => {
  const [changeRows, promotionRows] = await Promise.all([
    orm
      .select()
      .from(priceChanges)
      .where(and(eq(priceChanges.articleId, articleId), eq(priceChanges.market, market))),
    orm
      .select()
      .from(promotions)
      .where(and(eq(promotions.articleId, articleId), eq(promotions.market, market))),
  ]);
  const changes = Map.groupBy(changeRows, keyOf);
  const promoted = Map.groupBy(promotionRows, keyOf);
  return [...changes].flatMap(([key, rows]) =>
    rows.slice(0, 1).map(({ longer, shorter }) => ({
      format: { width: longer, height: shorter, unit },
      changes: rows.map(changeOf),
      promotions: (promoted.get(key) ?? []).map(promotionOf),
    })),
  );
};

const changeOf = ({ validFrom, amount }: typeof priceChanges.$inferSelect): PriceChange => ({
  validFrom: validFrom.getTime(),
  amount,
});

const promotionOf = ({ startsAt, endsAt, amount }: typeof promotions.$inferSelect): Promotion => ({
  startsAt: startsAt.getTime(),
  endsAt: endsAt?.getTime(),
  amount,
});

/** Undefined where no own formats are sold. */
export const areaPriceRuleOf = async (
  { orm }: Database,
  articleId: string,
  market: Market,
): Promise<AreaPriceRule | undefined> => {
  const [row] = await orm
    .select({
      baseAmount: areaPriceRules.baseAmount,
      amountPerSquareDecimetre: areaPriceRules.amountPerSquareDecimetre,
    })
    .from(areaPriceRules)
    .where(and(eq(areaPriceRules.articleId, articleId), eq(areaPriceRules.market, market)));
  return row;
};
