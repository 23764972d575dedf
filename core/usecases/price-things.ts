import type { ArticleType } from '../domain/catalogue/article-type.ts';
import type { DesignerProduct } from '../domain/catalogue/designers.ts';
import { isShopProduct } from '../domain/catalogue/shop-products.ts';
import { materialValue } from '../domain/configurator/configurator.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import type { Currency } from '../domain/locale/locales.ts';
import type { LowestPrice } from '../domain/money/lowest-price.ts';
import type { Price } from '../domain/money/money.ts';
import { soldTable } from '../domain/products/declarations.ts';
import type { PricedThing } from '../domain/products/priced-thing.ts';
import { productsByDesigner } from '../domain/products/products-by-designer.ts';
import { giftVoucherAmounts } from '../domain/voucher/gift-vouchers.ts';
import { E } from '../fp.ts';
import type { HasArticlePrices } from '../ports/article-prices.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasPrices } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { pricesFrom } from './price-formats.ts';
import { reportOutage } from './report.ts';

type Lists = ReadonlyMap<DesignerProduct, Readonly<Record<string, Price>>>;

const valueOf = ({ materialType, frameType }: ArticleType): string =>
  materialValue(materialType, frameType);

/** The designer whose list is asked; undefined where there is none. */
const designerOf = (thing: PricedThing): DesignerProduct | undefined => {
  if (thing.kind === 'material' || !isShopProduct(thing.page)) return undefined;
  const { designer } = soldTable[thing.page];
  return productsByDesigner[designer].leastPrice && designer;
};

const leastGiftVoucher = <C extends Currency>(currency: C): LowestPrice<C> => {
  const { minimum: minorUnits } = giftVoucherAmounts[currency];
  const price: Price<C> = {
    priceOriginal: { minorUnits, currency },
    priceCurrent: { minorUnits, currency },
  };
  return { price, isFrom: true };
};

const leastListed = (
  scope: ShopScope,
  { page, query }: Extract<PricedThing, { readonly kind: 'product' }>,
  lists: Lists,
): LowestPrice | undefined => {
  if (!isShopProduct(page)) return leastGiftVoucher(currencyOf(scope.locale));
  const { designer } = soldTable[page];
  const list = lists.get(designer);
  return (
    list && productsByDesigner[designer].leastPrice?.({ scope, page, query }, (row) => list[row])
  );
};

/**
 * The lowest price of each thing, in their order; undefined where one is not sold here, or its prices
 * cannot be had at the moment, which is logged. One question for all materials, and one for each
 * product.
 */
export const priceThings =
  (scope: ShopScope, things: readonly PricedThing[]) =>
  ({ prices, articlePrices, log }: HasPrices & HasArticlePrices & HasLog) =>
  async (): Promise<readonly (LowestPrice | undefined)[]> => {
    const articles = new Map(
      things.flatMap((thing) =>
        thing.kind === 'material' ? [[valueOf(thing.article), thing.article] as const] : [],
      ),
    );
    const designers = [...new Set(things.flatMap((thing) => designerOf(thing) ?? []))];
    const ofMaterials = pricesFrom(scope, [...articles.values()])({ prices, log });
    const [from, ...lists] = await Promise.all([
      ofMaterials(),
      ...designers.map(async (designer) => {
        const listed = await articlePrices.listed(scope, designer)();
        if (E.isRight(listed)) return [[designer, listed.right] as const];
        reportOutage(log, `${designer}-prices`, listed.left, 'prices-unavailable');
        return [];
      }),
    ]);
    const listed: Lists = new Map(lists.flat());
    const known = E.isRight(from) ? from.right : [];
    const values = [...articles.keys()];
    return things.map((thing) =>
      thing.kind === 'material'
        ? known[values.indexOf(valueOf(thing.article))]
        : leastListed(scope, thing, listed),
    );
  };
