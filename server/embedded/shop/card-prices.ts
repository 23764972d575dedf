/** What cards and what is sold beside them cost: the sums of listed rows (docs/decisions/0138). */
import { cardEndpoints } from '../../../adapters/http/card/endpoints.ts';
import type { CardPriceAnswer } from '../../../adapters/http/card/price-codecs.ts';
import { ownedCarts } from '../../../adapters/postgres/stores/carts.ts';
import { listedHistoriesOf } from '../../../adapters/postgres/stores/configurations.ts';
import { designStore } from '../../../adapters/postgres/stores/designs.ts';
import { piecesOf, putOnce, type ItemRefusal } from '../../../core/domain/cart/cart.ts';
import { cartCookie, sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyOf } from '../../../core/domain/cookie/visitor-key.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import {
  accessoryRow,
  cardAccessories,
  cardAccessoryLimits,
  cardAccessoryOf,
  looseAccessory,
  type LooseAccessory,
} from '../../../core/domain/products/card/accessories.ts';
import {
  parseCardFormat,
  printCardFormat,
} from '../../../core/domain/products/card/card-format.ts';
import {
  parseCardQuery,
  type DesignedCard,
} from '../../../core/domain/products/card/card-hand-off.ts';
import { cardProduct } from '../../../core/domain/products/card/card-product.ts';
import {
  cardPriceTiers,
  cardQuestion,
  cardRowsOnce,
} from '../../../core/domain/products/card/card-question.ts';
import { cardQuantities } from '../../../core/domain/products/card/quantity.ts';
import { keptArticleOf } from '../../../core/domain/products/kept-article.ts';
import type { AccessoryRefusal, ListedRow } from '../../../core/domain/products/product.ts';
import type { PriceAmounts, PriceHistory } from '../../../core/domain/pricing/price-history.ts';
import { printQuery, readPairs } from '../../../core/domain/query/query.ts';
import { E, type t } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { route, sharedRoute, type Route } from '../../endpoints/route.ts';
import { newVisitorKey, visitorListCookie } from '../../forms/visitor-list-cookie.ts';
import { newLists } from '../../forms/new-lists.ts';
import type { ShopMessage } from '../../messages/shop-messages.ts';
import { amountsOfRows } from './article-prices.ts';
import { customerOfToken } from './customer-data.ts';
import { keptNothing, type PriceSources } from './prices.ts';
import { printPrice } from './sheet-prices.ts';

type CardSources = PriceSources & {
  /** See `clientOf`. */
  readonly trustedProxies: number;
};

type Rung = NonNullable<t.TypeOf<typeof CardPriceAnswer>['payload']['price']>;

const nothing: PriceAmounts = { original: 0, current: 0 };

const rungOf = (locale: Locale, each: PriceAmounts, quantity: number, once = nothing): Rung => ({
  quantity,
  total: printPrice(locale, {
    original: each.original * quantity + once.original,
    current: each.current * quantity + once.current,
  }),
  each: printPrice(locale, each),
});

/** The rows of one piece, as many of them as cost what the quantity's tier does. */
const rowsOfOne = (card: DesignedCard, quantity: number): readonly ListedRow[] => {
  const { order, accessories } = card;
  const one: DesignedCard = {
    ...card,
    order: order.isSample ? order : { isSample: false, quantity },
    accessories: { ...accessories, wished: undefined },
  };
  return cardQuestion(one).map(({ configuration }) => ({ configuration, pieces: 1 }));
};

const listedRows = (
  { database }: PriceSources,
  { channel, locale }: ShopScope,
  rows: readonly string[],
): Promise<ReadonlyMap<string, PriceHistory>> =>
  listedHistoriesOf(database, {
    channel,
    market: marketOf(locale),
    product: 'card',
    parameters: [...new Set(rows)],
  });

/** The chosen quantity and all others, by what one piece costs in each tier, and by what comes once. */
const pricesOfCard = async (
  sources: PriceSources,
  scope: ShopScope,
  card: DesignedCard,
): Promise<t.TypeOf<typeof CardPriceAnswer>> => {
  const { locale } = scope;
  const { quantity: chosen, isSample } = card.order;
  const tiers = isSample ? [chosen] : cardPriceTiers;
  const rows = tiers.map((tier) => [tier, rowsOfOne(card, tier)] as const);
  const onceRows = cardRowsOnce(card);
  const asked = [...rows.flatMap(([, ofTier]) => ofTier), ...onceRows];
  const names = asked.map(({ configuration }) => configuration);
  const histories = await listedRows(sources, scope, names);
  const moment = { market: marketOf(locale), instant: sources.clock.now() };
  const eachAt = rows.map(
    ([tier, ofTier]) => [tier, amountsOfRows(histories, ofTier, moment)] as const,
  );
  const once = onceRows.length === 0 ? nothing : amountsOfRows(histories, onceRows, moment);
  const rungAt = (quantity: number): readonly Rung[] => {
    const [, each] = eachAt.findLast(([tier]) => tier <= quantity) ?? [];
    return each === undefined || once === undefined ? [] : [rungOf(locale, each, quantity, once)];
  };
  const [price] = rungAt(chosen);
  return {
    payload: {
      isAvailable: price !== undefined,
      ...(price && { price }),
      ladder: isSample ? [] : cardQuantities.flatMap(rungAt),
    },
  };
};

const accessoryRefusal = (refused: AccessoryRefusal, status: 400 | 404): Refusal =>
  refused.kind === 'accessory-unknown'
    ? refusal(status, 'accessory-unknown', 'sku')
    : {
        status: 400,
        problems: [
          {
            message: 'accessory-pieces',
            field: 'quantity',
            values: { count: String(refused.most) },
          },
        ],
      };

const cartMessages = {
  'cart-full': 'cart-full',
  'too-many-pieces': 'cart-full',
  'not-in-cart': 'cart-full',
} as const satisfies Readonly<Record<ItemRefusal['kind'], ShopMessage>>;

/** So many pieces at one price each; undefined where they are not sold here. */
const priceOfAccessory = async (
  sources: PriceSources,
  scope: ShopScope,
  { accessory, quantity }: LooseAccessory,
): Promise<Rung | undefined> => {
  const row = accessoryRow(accessory);
  const histories = await listedRows(sources, scope, [row]);
  const moment = { market: marketOf(scope.locale), instant: sources.clock.now() };
  const each = amountsOfRows(histories, [{ configuration: row, pieces: 1 }], moment);
  return each && rungOf(scope.locale, each, quantity);
};

/** The routes of prices of cards and accessories, and of orders of the latter. */
export const cardPriceRoutes = (
  sources: CardSources,
): Readonly<Record<Exclude<keyof typeof cardEndpoints, 'cardThemes'>, Route>> => {
  const { database, clock, trustedProxies, kept = keptNothing(clock) } = sources;
  const designs = designStore(database, 'card');
  const mayKeep = newLists();

  return {
    cardPrice: route(cardEndpoints.cardPrice, async ({ scope, query }) => {
      const read = parseCardQuery(readPairs(printQuery({ ...query, locale: scope.locale })));
      if (E.isLeft(read)) return E.left(refusal(400, 'field-invalid', read.left.parameter));
      const { themeId } = read.right;
      return (await designs.design(themeId)) === undefined
        ? E.left(refusal(404, 'design-unknown', 'themeId'))
        : E.right(await pricesOfCard(sources, scope, read.right));
    }),
    cardAccessories: sharedRoute(cardEndpoints.cardAccessories, {
      kept,
      asked: ({ kind, formatType }) => ({ kind, formatType }),
      answer: async ({ scope, query }) => {
        const { kind, formatType } = query;
        const format = formatType === undefined ? undefined : parseCardFormat(formatType);
        if (format !== undefined && E.isLeft(format))
          return E.left(refusal(400, 'format-invalid', 'formatType'));
        const asked = cardAccessories.filter(
          (one) =>
            (kind === undefined || one.kind === kind) &&
            (format === undefined ||
              one.format === undefined ||
              printCardFormat(one.format) === printCardFormat(format.right)),
        );
        const { locale } = scope;
        const histories = await listedRows(sources, scope, asked.map(accessoryRow));
        const moment = { market: marketOf(locale), instant: clock.now() };
        const accessories = asked.flatMap((accessory) => {
          const rows = [{ configuration: accessoryRow(accessory), pieces: 1 }];
          const amounts = amountsOfRows(histories, rows, moment);
          if (amounts === undefined) return [];
          const { sku, colour } = accessory;
          return [
            {
              sku,
              kind: accessory.kind,
              name: cardProduct.label(locale, { accessory, quantity: 1 }).name,
              price: printPrice(locale, amounts),
              most: cardAccessoryLimits.maximum,
              ...(colour && { colour }),
              ...(accessory.format && { formatType: printCardFormat(accessory.format) }),
            },
          ];
        });
        return E.right({ payload: { accessories } });
      },
    }),
    cardAccessoryPrice: sharedRoute(cardEndpoints.cardAccessoryPrice, {
      kept,
      asked: ({ sku, quantity = '1' }) => ({ sku, quantity }),
      answer: async ({ scope, query: { sku, quantity } }) => {
        const unknown = refusal(404, 'accessory-unknown', 'sku');
        const accessory = cardAccessoryOf(sku);
        if (accessory === undefined) return E.left(unknown);
        const loose = { accessory, quantity: Number(quantity) };
        const price = await priceOfAccessory(sources, scope, loose);
        return price === undefined ? E.left(unknown) : E.right({ payload: { sku, ...price } });
      },
    }),
    cardAccessoryOrder: route(
      cardEndpoints.cardAccessoryOrder,
      async ({ scope, body: { orderId, sku, quantity }, cookie, setCookie, clientOf }) => {
        const loose = looseAccessory(sku, quantity);
        if (E.isLeft(loose)) return E.left(accessoryRefusal(loose.left, 400));
        if ((await priceOfAccessory(sources, scope, loose.right)) === undefined)
          return E.left(refusal(400, 'accessory-unknown', 'sku'));
        const { isLoggedIn, number } = await customerOfToken(sources, cookie(sessionCookie));
        const key = visitorKeyOf(cookie(cartCookie)) ?? newVisitorKey();
        const owner: Owner = isLoggedIn ? { kind: 'customer', number } : { kind: 'visitor', key };
        if (!isLoggedIn && !(await mayKeep(clientOf(trustedProxies), key)))
          return E.left(refusal(503, 'service-unavailable'));
        const article = keptArticleOf({ designer: 'card', ...loose.right, locale: scope.locale });
        const changed = await ownedCarts.change(
          database,
          owner,
          (before) => putOnce(before, orderId, { article, quantity: 1 }),
          clock.now(),
        );
        if (E.isLeft(changed)) return E.left(refusal(400, cartMessages[changed.left.kind]));
        if (!isLoggedIn) setCookie(visitorListCookie(cartCookie, key));
        return E.right({ payload: { cartArticlesAmount: piecesOf(changed.right) } });
      },
    ),
  };
};
