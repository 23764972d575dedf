/**
 * What cards and accessories cost is one figure: at the endpoints of cards, at the price service of
 * all articles, on the page of a design and in the cart. And accessories are ordered once.
 */
import { randomUUID } from 'node:crypto';

import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { callEndpoint } from '../../adapters/http/call-endpoint.ts';
import { cardEndpoints } from '../../adapters/http/card/endpoints.ts';
import { readPrice } from '../../adapters/http/prices.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../core/domain/locale/locales.ts';
import type { Money, Price } from '../../core/domain/money/money.ts';
import {
  cardAccessories,
  cardAccessoriesFor,
} from '../../core/domain/products/card/accessories.ts';
import { printCardFormat } from '../../core/domain/products/card/card-format.ts';
import {
  printCardQuery,
  type DesignedCard,
} from '../../core/domain/products/card/card-hand-off.ts';
import { cardOffer, type CardOffer } from '../../core/domain/products/card/card-offer.ts';
import { cardPrice } from '../../core/domain/products/card/card-price.ts';
import { cardFactsOf } from '../../core/domain/products/card/designs/card-facts.ts';
import { cardDesigns } from '../../core/domain/products/card/designs/designs.ts';
import { cardQuantities } from '../../core/domain/products/card/quantity.ts';
import {
  soldBesideCards,
  soldCardExtras,
} from '../../core/domain/products/card/tables/sold-extras.ts';
import { articleOf } from '../../core/domain/products/article.ts';
import { E } from '../../core/fp.ts';
import { anyCardPicks, pickedCard } from '../arbitraries/card-offer.ts';
import { anyLocale } from '../arbitraries/locale.ts';
import { anyLooseAccessory } from '../arbitraries/products/card.ts';
import { rightOf } from './asked-prices.ts';

const baseUrl = 'http://shop.test';

const scopeIn = (locale: Locale) => ({ channel: 'kartenliebe', locale }) as const;

type WireRecord = Parameters<typeof readPrice>[2];

const priceOf = (locale: Locale, record: WireRecord): Price => {
  const read = readPrice(locale, 'payload', record);
  if (E.isLeft(read)) throw new Error(read.left.kind);
  return read.right;
};

const times = ({ minorUnits, currency }: Money, pieces: number): Money => ({
  minorUnits: minorUnits * pieces,
  currency,
});

/** The question of a card, as its hand-off says it; a list of all its values. */
const questionOf = (card: DesignedCard): Readonly<Record<string, string | readonly string[]>> => {
  const { wished } = card.accessories;
  const alone = { ...card, accessories: { ...card.accessories, wished: undefined } };
  const pairs = printCardQuery({ ...alone, locale: 'de-DE' });
  return {
    ...Object.fromEntries(pairs.filter(([name]) => name !== 'locale')),
    ...(wished && { accessoryTypes: wished }),
  };
};

/** A question that is refused: its address, the field to blame, and the status. */
const refused: readonly (readonly [address: string, field: string, status: 400 | 404])[] = [
  ['/web-api/card-price', 'themeId', 400],
  ['/web-api/card-price?themeId=nobodys', 'themeId', 404],
  ['/web-api/card-price?themeId=a&quantity=many', 'quantity', 400],
  ['/web-api/card-price?themeId=a&envelopeColor=rose', 'envelope', 400],
  ['/web-api/card-price?themeId=a&accessoryTypes[]=hat', 'accessoryTypes', 400],
  ['/web-api/card-accessories?kind=hat', 'kind', 400],
  ['/web-api/card-accessories?formatType=x', 'formatType', 400],
  ['/web-api/card-accessory-price', 'sku', 400],
  ['/price-api/accessory?sku=hat', 'sku', 404],
  ['/price-api/accessory?sku=screw-messing&quantity=0', 'quantity', 400],
  ['/price-api/accessory?sku=screw-messing&quantity=5001', 'quantity', 400],
];

/** An order that is refused, and the field to blame. */
const refusedOrders: readonly (readonly [body: object, field: string])[] = [
  [{ sku: 'hat', quantity: 1 }, 'sku'],
  [{ sku: 'screw-messing', quantity: 0 }, 'quantity'],
  [{ sku: 'screw-messing', quantity: 5_001 }, 'quantity'],
  [{ sku: 'screw-messing', quantity: 1.5 }, 'quantity'],
  [{ sku: 'screw-messing', quantity: 1, orderId: 'again' }, 'orderId'],
  [{ quantity: 1 }, 'sku'],
];

/** The suite; `start` begins the API over the sample shop with its library of designs. */
export const cardPricesContract = (name: string, start: () => Promise<Fetch>): void => {
  const settings = async () => ({ baseUrl, fetch: await start() });

  const offerOf = async (locale: Locale, position: number): Promise<CardOffer> => {
    const listed = await rightOf(
      httpArticlePrices(await settings()).listed(scopeIn(locale), 'card'),
    );
    const design = cardDesigns[position % cardDesigns.length];
    const offer =
      design &&
      cardOffer(cardFactsOf(design), (row) => listed[row], soldCardExtras, soldBesideCards);
    if (offer === undefined) throw new Error('Nothing is sold.');
    return offer;
  };

  type Sent = Omit<RequestInit, 'headers'> & {
    readonly headers?: Readonly<Record<string, string>>;
  };

  const asked = async (address: string, init: Sent = {}): Promise<Response> => {
    const headers = { 'x-channel': 'kartenliebe', 'x-locale': 'fr-FR', ...init.headers };
    const fetch = await start();
    return fetch(new Request(`${baseUrl}${address}`, { ...init, headers }), {
      bytes: 1_000_000,
      milliseconds: 60_000,
    });
  };

  const order = async (body: object, init: Sent = {}): Promise<Response> =>
    asked('/web-api/card-accessory-order', {
      ...init,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...init.headers },
      body: JSON.stringify({ orderId: randomUUID(), ...body }),
    });

  describe(`prices of cards: ${name}`, () => {
    property.prop([anyLocale, fc.nat(5_000), anyCardPicks, fc.boolean()], { numRuns: 6 })(
      'are one, on the page, at both endpoints, and on every rung of the ladder',
      async (locale, position, picks, isSample) => {
        const offer = await offerOf(locale, position);
        const picked = pickedCard(offer, picks);
        const card: DesignedCard = isSample
          ? { ...picked, order: { isSample, quantity: 1 } }
          : picked;
        const { payload } = await rightOf(
          callEndpoint(await settings(), cardEndpoints.cardPrice, {
            scope: scopeIn(locale),
            query: { themeId: card.themeId, ...questionOf(card) },
            body: undefined,
          }),
        );
        const here = cardPrice(offer, card);
        const { price } = payload;
        if (here === undefined || price === undefined) throw new Error('It is not sold.');
        expect(payload.isAvailable).toBe(true);
        expect(price.quantity).toBe(card.order.quantity);
        expect(priceOf(locale, price.total)).toEqual(here.total);
        expect(priceOf(locale, price.each)).toEqual(here.each);
        const handOff = { designer: 'card', ...card, locale } as const;
        const article = httpArticlePrices(await settings());
        expect(await rightOf(article.price(scopeIn(locale), [articleOf(handOff)]))).toEqual([
          here.total,
        ]);
        const rungs = payload.ladder.map(({ quantity, total, each }) => ({
          quantity,
          total: priceOf(locale, total),
          each: priceOf(locale, each),
        }));
        expect(rungs).toEqual(
          card.order.isSample
            ? []
            : cardQuantities.map((quantity) => ({ quantity, ...cardPrice(offer, card, quantity) })),
        );
      },
    );

    test('are those of what is not sold: none, and no ladder', async () => {
      const [design] = cardDesigns;
      const address = `/web-api/card-price?themeId=${design?.id}&formatType=1x2`;
      expect(await (await asked(address)).json()).toEqual({
        payload: { isAvailable: false, ladder: [] },
      });
    });

    property.prop([anyLocale, anyLooseAccessory], { numRuns: 12 })(
      'of accessories are one, by the piece and altogether, at every endpoint',
      async (locale, { accessory, quantity }) => {
        const { sku } = accessory;
        const scope = scopeIn(locale);
        const settled = await settings();
        const { payload } = await rightOf(
          callEndpoint(settled, cardEndpoints.cardAccessoryPrice, {
            scope,
            query: { sku, quantity: String(quantity) },
            body: undefined,
          }),
        );
        const each = priceOf(locale, payload.each);
        const total = priceOf(locale, payload.total);
        expect(payload).toMatchObject({ sku, quantity });
        expect(total.priceCurrent).toEqual(times(each.priceCurrent, quantity));
        expect(each.priceCurrent.currency).toBe(currencyOf(locale));
        const handOff = { designer: 'card', accessory, quantity, locale } as const;
        const articlePrices = httpArticlePrices(settled);
        expect(await rightOf(articlePrices.price(scope, [articleOf(handOff)]))).toEqual([total]);
        // The price API answers the same.
        const other = await asked(`/price-api/accessory?sku=${sku}&quantity=${quantity}`, {
          headers: { 'x-locale': locale },
        });
        expect(await other.json()).toEqual({ payload });
        const listed = await rightOf(
          callEndpoint(settled, cardEndpoints.cardAccessories, {
            scope,
            query: { kind: accessory.kind },
            body: undefined,
          }),
        );
        const found = listed.payload.accessories.find((one) => one.sku === sku);
        expect(found && priceOf(locale, found.price)).toEqual(each);
        expect(found).toMatchObject({ kind: accessory.kind, most: 5_000 });
      },
    );

    test('has a list of all accessories in every locale, and of those for a format', async () => {
      const listed = async (locale: Locale, formatType?: string) => {
        const { payload } = await rightOf(
          callEndpoint(await settings(), cardEndpoints.cardAccessories, {
            scope: scopeIn(locale),
            query: formatType === undefined ? {} : { formatType },
            body: undefined,
          }),
        );
        return payload.accessories;
      };
      const skus = cardAccessories.map(({ sku }) => sku);
      for (const locale of locales)
        expect((await listed(locale)).map(({ sku }) => sku)).toEqual(skus);
      const format = { width: 145, height: 145 };
      expect((await listed('de-DE', printCardFormat(format))).map(({ sku }) => sku)).toEqual(
        cardAccessoriesFor(format).map(({ sku }) => sku),
      );
      // Nothing goes with pictures on walls.
      const posters = await asked('/web-api/card-accessories', {
        headers: { 'x-channel': 'poster' },
      });
      expect(await posters.json()).toEqual({ payload: { accessories: [] } });
    });

    test.each(refused)(
      'refuse %s for %s with %i, in the language',
      async (address, field, status) => {
        const answer = await asked(address);
        expect([answer.status, answer.headers.get('Content-Language')]).toEqual([status, 'fr']);
        expect(await answer.json()).toMatchObject({
          message: { text: expect.any(String) },
          payload: { errors: { [field]: expect.any(String) } },
        });
      },
    );
  });

  describe(`orders of accessories: ${name}`, () => {
    const seals = { sku: 'seal-wachs-salbei', quantity: 25 };
    const put = (orderId: string, sku: string, cookies = '') => {
      const calls = withVisitorCookies(async (...sent) => (await start())(...sent), cookies);
      return {
        setCookies: calls.setCookies,
        answer: callEndpoint({ baseUrl, fetch: calls.fetch }, cardEndpoints.cardAccessoryOrder, {
          scope: scopeIn('de-DE'),
          query: {},
          body: { ...seals, orderId, sku },
        }),
      };
    };
    const amounts = (count: number) => E.right({ payload: { cartArticlesAmount: count } });

    test('are put into the cart once each, whose key is kept by the browser', async () => {
      const id = randomUUID();
      const first = put(id, seals.sku);
      expect(await first.answer()).toEqual(amounts(1));
      const [line = ''] = first.setCookies();
      expect(line).toMatch(/^__Host-cart=[\w-]{32};.*HttpOnly; Secure; SameSite=Lax$/u);
      const cookie = line.split(';', 1)[0] ?? '';
      expect(await put(id, seals.sku, cookie).answer()).toEqual(amounts(1));
      expect(await put(randomUUID(), seals.sku, cookie).answer()).toEqual(amounts(2));
      expect(await put(randomUUID(), 'bow-jute', cookie).answer()).toEqual(amounts(3));
      // At once, and sent again: none is lost, and none counts twice.
      const many = Array.from({ length: 8 }, () => randomUUID());
      const answers = await Promise.all(
        [...many, ...many].map((one) => put(one, 'screw-messing', cookie).answer()),
      );
      expect(answers.every(E.isRight)).toBe(true);
      expect(await put(id, seals.sku, cookie).answer()).toEqual(amounts(11));
    });

    test.each(refusedOrders)('refuse %o for %s, in the language', async (body, field) => {
      const answer = await order(body);
      expect([answer.status, answer.headers.get('Content-Language')]).toEqual([400, 'fr']);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(await answer.json()).toMatchObject({
        message: { text: expect.any(String) },
        payload: { errors: { [field]: expect.any(String) } },
      });
    });

    test('refuse what another channel sells, and what is no JSON', async () => {
      const elsewhere = await order(seals, { headers: { 'x-channel': 'poster' } });
      expect(elsewhere.status).toBe(400);
      const form = await order(seals, {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      });
      expect(form.status).toBe(415);
    });
  });
};
