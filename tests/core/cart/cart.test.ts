import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import { cartCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { articleKey } from '../../../core/domain/products/article-key.ts';
import {
  articleOf,
  longestArticleQuery,
  readArticle,
} from '../../../core/domain/products/article.ts';
import {
  cartAnswerAt,
  cartAnswerId,
  cartAnswers,
  readCartQuantity,
} from '../../../core/domain/cart/cart-forms.ts';
import {
  applyCartCommand,
  cartLimits,
  emptyCart,
  isEmptyCart,
  piecesOf,
  putOnce,
  rememberedPuts,
  type Cart,
} from '../../../core/domain/cart/cart.ts';
import { emptyCartStep } from '../../../core/domain/cart/cart-step.ts';
import { parseCart, printCart } from '../../../core/domain/cart/parse-cart.ts';
import { E } from '../../../core/fp.ts';
import {
  anyCart,
  anyArticle,
  anyCartCommand,
  anyCartQuantity,
  cartAfter,
} from '../../arbitraries/cart.ts';
import { anyGiftOrder } from '../../arbitraries/voucher.ts';
import { anyHandOff as anyWallPictureHandOff } from '../../arbitraries/products/wall-picture.ts';

const quantityOf = ({ items }: Cart, key: string): number =>
  items.find(({ article }) => articleKey(article) === key)?.quantity ?? 0;

const defaults = { channel: 'poster', now: 0 } as const;

describe('a cart', () => {
  property.prop([anyCart, anyCartCommand])(
    'keeps its limits, whatever is asked',
    (cart, command) => {
      const after = cartAfter(cart, [command]);
      const { items, gifts, vouchers } = after;
      for (const [ids, most] of [
        [gifts?.map(({ id }) => id), cartLimits.gifts],
        [vouchers, cartLimits.vouchers],
      ] as const) {
        expect(ids).not.toEqual([]);
        expect(new Set(ids).size).toBe(ids?.length ?? 0);
        expect(ids?.length ?? 0).toBeLessThanOrEqual(most);
      }
      expect(isEmptyCart(after)).toBe(piecesOf(after) === 0);
      if (isEmptyCart(after)) expect(vouchers).toBeUndefined();
      expect(items.length).toBeLessThanOrEqual(cartLimits.items);
      expect(new Set(items.map(({ article }) => articleKey(article))).size).toBe(items.length);
      for (const { quantity } of items) {
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(cartLimits.quantity);
      }
    },
  );

  property.prop([anyCart, anyArticle, anyCartQuantity])(
    'gets as many more as are put there, or none',
    (cart, article, quantity) => {
      const after = applyCartCommand(cart, { kind: 'put', article, quantity });
      const before = quantityOf(cart, articleKey(article));
      if (before + quantity > cartLimits.quantity)
        expect(after).toEqual(E.left({ kind: 'too-many-pieces' }));
      else {
        if (E.isLeft(after)) throw new Error(after.left.kind);
        expect(quantityOf(after.right, articleKey(article))).toBe(before + quantity);
        expect(piecesOf(after.right)).toBe(piecesOf(cart) + quantity);
        expect(after.right.lastPut).toEqual({ article, quantity });
      }
    },
  );

  property.prop([anyCart, anyArticle, anyCartQuantity])(
    'has as many as were set, and none that were taken away',
    (cart, article, quantity) => {
      const key = articleKey(article);
      const set = applyCartCommand(cart, { kind: 'set-quantity', key, quantity });
      if (quantityOf(cart, key) === 0) expect(set).toEqual(E.left({ kind: 'not-in-cart' }));
      else expect(E.isRight(set) && quantityOf(set.right, key)).toBe(quantity);
      const removed = applyCartCommand(cart, { kind: 'remove', key });
      if (E.isLeft(removed)) throw new Error('Taking away is never refused.');
      expect(quantityOf(removed.right, key)).toBe(0);
      expect(piecesOf(removed.right)).toBe(piecesOf(cart) - quantityOf(cart, key));
      expect(removed.right.lastPut).toBeUndefined();
    },
  );

  test('that is full takes more of what it has, and nothing else', () => {
    const article = (number: number) =>
      ({ designer: 'collage', query: `designId=${number}` }) as const;
    const full = cartAfter(
      emptyCart,
      Array.from({ length: cartLimits.items }, (_, index) => ({
        kind: 'put' as const,
        article: article(index),
        quantity: 1,
      })),
    );
    expect(full.items).toHaveLength(cartLimits.items);
    const put = (number: number) =>
      applyCartCommand(full, { kind: 'put', article: article(number), quantity: 1 });
    expect(put(cartLimits.items)).toEqual(E.left({ kind: 'cart-full' }));
    expect(E.isRight(put(0))).toBe(true);
  });

  test('takes 1 to 99 pieces of an article', () => {
    const article = { designer: 'collage', query: 'designId=13' } as const;
    const put = (quantity: number) =>
      applyCartCommand(emptyCart, { kind: 'put', article, quantity });
    const most = put(cartLimits.quantity);
    if (E.isLeft(most)) throw new Error(most.left.kind);
    const set = (quantity: number) =>
      applyCartCommand(most.right, { kind: 'set-quantity', key: articleKey(article), quantity });
    const refused = E.left({ kind: 'too-many-pieces' });
    for (const quantity of [0, -1, 1.5, Number.NaN, cartLimits.quantity + 1]) {
      expect(put(quantity)).toEqual(refused);
      expect(set(quantity)).toEqual(refused);
    }
    for (const quantity of [1, cartLimits.quantity])
      expect(set(quantity)).toEqual(
        E.right({ items: [{ article, quantity }], lastPut: undefined }),
      );
  });

  property.prop([anyCart, anyGiftOrder])(
    'gets a gift voucher once, and gives it back whole',
    (cart, order) => {
      if (cart.gifts?.length === cartLimits.gifts) return;
      const gift = { ...order, id: 'new' };
      const put = cartAfter(cart, [{ kind: 'put-gift', gift }]);
      expect(put).toEqual({ ...cart, gifts: [...(cart.gifts ?? []), gift], lastPut: undefined });
      expect(applyCartCommand(put, { kind: 'put-gift', gift })).toEqual(E.right(put));
      expect(cartAfter(put, [{ kind: 'remove', key: 'new' }])).toEqual({
        ...cart,
        lastPut: undefined,
      });
    },
  );

  property.prop([anyCart])('is paid by a voucher once, while there is anything to pay', (cart) => {
    const command = { kind: 'add-voucher', id: 'new' } as const;
    const added = applyCartCommand(cart, command);
    if (piecesOf(cart) === 0) {
      expect(added).toEqual(E.left({ kind: 'cart-empty' }));
      return;
    }
    if (cart.vouchers?.length === cartLimits.vouchers) return;
    const paid = { ...cart, vouchers: [...(cart.vouchers ?? []), 'new'], lastPut: undefined };
    expect(added).toEqual(E.right(paid));
    expect(applyCartCommand(paid, command)).toEqual(E.left({ kind: 'voucher-added' }));
    expect(cartAfter(paid, [{ kind: 'remove', key: 'new' }])).toEqual({
      ...cart,
      lastPut: undefined,
    });
    const keys = [
      ...paid.items.map(({ article }) => articleKey(article)),
      ...(paid.gifts ?? []).map(({ id }) => id),
    ];
    expect(
      cartAfter(
        paid,
        keys.map((key) => ({ kind: 'remove', key })),
      ),
    ).toEqual(emptyCart);
  });

  property.prop([anyGiftOrder])('has room for so many gift vouchers and vouchers', (order) => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
    const gifts = ids(cartLimits.gifts + 1).map((id) => ({ ...order, id }));
    const full = cartAfter(
      emptyCart,
      gifts.map((gift) => ({ kind: 'put-gift', gift })),
    );
    expect(full.gifts).toEqual(gifts.slice(0, cartLimits.gifts));
    expect(applyCartCommand(full, { kind: 'put-gift', gift: { ...order, id: 'x' } })).toEqual(
      E.left({ kind: 'cart-full' }),
    );
    const vouchers = ids(cartLimits.vouchers + 1);
    const paid = cartAfter(
      full,
      vouchers.map((id) => ({ kind: 'add-voucher', id })),
    );
    expect(paid.vouchers).toEqual(vouchers.slice(0, cartLimits.vouchers));
    expect(applyCartCommand(paid, { kind: 'add-voucher', id: 'x' })).toEqual(
      E.left({ kind: 'too-many-vouchers' }),
    );
    expect(parseCart(printCart({ ...emptyCart, gifts, vouchers }))).toEqual({
      ...emptyCart,
      gifts: full.gifts,
      vouchers: paid.vouchers,
    });
  });

  property.prop([anyGiftOrder])('loses bad gift vouchers and vouchers alone', (order) => {
    const good = { ...order, id: 'a' };
    const bad = [
      null,
      ...Object.keys(good).map((name) => ({ ...good, [name]: 7 })),
      ...['design', 'locale'].map((name) => ({ ...good, [name]: 'gold' })),
      { ...good, amount: { ...good.amount, minorUnits: '7' } },
      { ...good, amount: { ...good.amount, currency: 7 } },
      { ...good, amount: { ...good.amount, currency: 'gold' } },
    ];
    const read = (stored: object) =>
      parseCart(JSON.stringify({ version: 1, items: [], ...stored }));
    const more = { ...good, amount: { ...good.amount, more: 1 }, more: 1 };
    expect(read({ gifts: [...bad, more], vouchers: ['b'] })).toEqual({
      ...emptyCart,
      gifts: [good],
      vouchers: ['b'],
    });
    for (const gifts of [[], bad, { length: 1, 0: good }, 'a', null])
      for (const vouchers of [[], [7], 'b', null])
        expect(read({ gifts, vouchers })).toEqual(emptyCart);
  });

  test('is no longer than it may be, whatever was stored', () => {
    const items = Array.from({ length: cartLimits.items + 1 }, (_, index) => ({
      article: { designer: 'collage', query: `designId=${index}` },
      quantity: 1,
    }));
    const stored = parseCart(JSON.stringify({ version: 1, items }));
    expect(stored.items).toEqual(items.slice(0, cartLimits.items));
  });

  property.prop([anyCart, fc.uuid()])('is read as it was stored', (cart, name) => {
    expect(parseCart(printCart(cart))).toEqual(cart);
    const named = { ...cart, named: [name] };
    expect(parseCart(printCart(named))).toEqual(named);
    // Names of another kind spoil nothing.
    const spoiled = { version: 1, ...cart, named: [7] };
    expect(parseCart(JSON.stringify(spoiled))).toEqual(cart);
  });

  property.prop([anyCart, anyArticle, fc.uuid(), fc.array(anyCartCommand, { maxLength: 4 })])(
    'gets what is put under a name once, whatever is done between',
    (cart, article, name, commands) => {
      const wanted = { article, quantity: 1 };
      const once = putOnce(cart, name, wanted);
      const plain = applyCartCommand(cart, { kind: 'put', ...wanted });
      if (E.isLeft(once)) {
        expect(once).toEqual(plain);
        return;
      }
      expect(E.isRight(plain) && plain.right.items).toEqual(once.right.items);
      const later = cartAfter(once.right, commands);
      expect(putOnce(later, name, wanted)).toEqual(E.right(later));
      const other = putOnce(later, `${name}-2`, wanted);
      if (E.isRight(other)) expect(piecesOf(other.right)).toBe(piecesOf(later) + 1);
    },
  );

  test('remembers the last names', () => {
    const article = { designer: 'collage', query: 'designId=13' } as const;
    const names = Array.from({ length: rememberedPuts + 1 }, (_, index) => `order-${index}`);
    const after = names.reduce((cart, name) => {
      const put = putOnce(cart, name, { article, quantity: 1 });
      return E.isRight(put) ? put.right : cart;
    }, emptyCart);
    expect(after.named).toEqual(names.slice(1).toReversed());
    const [first = ''] = names;
    const once = putOnce(emptyCart, first, { article, quantity: 1 });
    expect(E.isRight(once) && once.right.named).toEqual([first]);
    // Of what is stored no more are read than are remembered.
    expect(parseCart(printCart({ ...emptyCart, named: names })).named).toEqual(
      names.slice(0, rememberedPuts),
    );
  });

  test('shows nothing and offers nothing while it is empty', () => {
    expect(emptyCartStep).toEqual({
      kind: 'shown',
      items: [],
      extras: [],
      gifts: [],
      vouchers: [],
    });
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('is empty where nothing is stored', (text) => {
    expect(parseCart(text)).toEqual(emptyCart);
  });

  test('loses bad items alone', () => {
    const good = { article: { designer: 'collage', query: 'designId=13' }, quantity: 2 };
    const bad = [
      null,
      { ...good, quantity: 0 },
      { ...good, quantity: 1.5 },
      { ...good, article: { designer: 'album', query: '' } },
      { ...good, article: { designer: 'collage', query: 'x'.repeat(longestArticleQuery + 1) } },
      { ...good, quantity: 9 },
    ];
    const text = JSON.stringify({ version: 1, items: [good, ...bad], lastPut: 'rubbish' });
    expect(parseCart(text)).toEqual({ items: [good], lastPut: undefined });
    expect(parseCart(JSON.stringify({ version: 2, items: [good] }))).toEqual(emptyCart);
  });
});

describe('an article', () => {
  property.prop([anyWallPictureHandOff])('is read as it was handed over', (handOff) => {
    const article = articleOf({ designer: 'photo-frame', ...handOff });
    const read = readArticle(article, defaults);
    if (E.isLeft(read)) throw new Error(article.query);
    expect(articleOf(read.right)).toEqual(article);
    expect(read.right).toMatchObject({ optionTypes: handOff.optionTypes, locale: handOff.locale });
    expect(article.query).not.toMatch(/gclid|referralSource|sku|addToCart/u);
  });

  test('of a collage is read as one', () => {
    const query = 'designId=13&materialType=leinwand&formatType=600x400&locale=de-DE';
    expect(readArticle({ designer: 'collage', query }, defaults)).toMatchObject({
      right: { designer: 'collage', collageId: 13, materialType: 'leinwand' },
    });
  });

  test('may be as long as the longest', () => {
    const good = 'materialType=leinwand&locale=de-DE&x=';
    const query = good.padEnd(longestArticleQuery, 'x');
    const article = { designer: 'photo-frame', query } as const;
    expect(E.isRight(readArticle(article, defaults))).toBe(true);
    const items = [{ article, quantity: 1 }];
    expect(parseCart(JSON.stringify({ version: 1, items })).items).toEqual(items);
  });

  test('is nothing that its designer refuses, or that has no price', () => {
    const refused = E.left({ kind: 'article-refused' });
    for (const [designer, query] of [
      ['photo-frame', ''],
      ['photo-frame', 'materialType=gold&locale=de-DE'],
      ['photo-frame', 'materialType=leinwand'],
      ['photo-frame', `materialType=leinwand&locale=de-DE&x=${'x'.repeat(longestArticleQuery)}`],
      ['collage', 'designId=x&locale=de-DE'],
      ['calendar', 'locale=de-DE'],
      ['toString', 'locale=de-DE'],
    ] as const)
      expect(readArticle({ designer, query }, defaults)).toEqual(refused);
  });
});

describe('the forms', () => {
  test('name their answers as places on a page', () => {
    for (const answer of cartAnswers) expect(cartAnswerAt(`#${cartAnswerId(answer)}`)).toBe(answer);
    expect(cartAnswerAt('#cart-')).toBeUndefined();
    expect(cartAnswerAt('cart-added')).toBeUndefined();
  });

  test('hold whole quantities', () => {
    expect(['1', '99', '0', '100', '007'].map(readCartQuantity)).toEqual([1, 99, 0, 100, 7]);
    for (const text of ['', '-1', '1.5', '1e3', ' 1', '12345', 'x'])
      expect(readCartQuantity(text)).toBeUndefined();
  });

  test('know whose cart it is by a key of ours', () => {
    const key = 'a-_0'.repeat(8);
    expect(visitorKeyIn(`a=b; ${cartCookie}=${key}`, cartCookie)).toBe(key);
    expect(visitorKeyIn(`${cartCookie}=${key}x`, cartCookie)).toBeUndefined();
    expect(visitorKeyIn('', cartCookie)).toBeUndefined();
  });
});
