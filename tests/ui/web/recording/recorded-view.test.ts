/** What the statistics may know of a view. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  findMaterial,
  selectedPrice,
  startOption,
} from '../../../../core/domain/configurator/configurator.ts';
import {
  readSelection,
  selectionQuery,
  stateOfSelection,
} from '../../../../core/domain/configurator/selection.ts';
import { readSku } from '../../../../core/domain/configurator/sku.ts';
import { equalFormats } from '../../../../core/domain/format/format.ts';
import { pageQueryOf } from '../../../../core/domain/products/page-query.ts';
import { loadProduct } from '../../../../ui/web/products/load-product.ts';
import { products, pageProducts } from '../../../../ui/web/products/registry.ts';
import { recordedChoice } from '../../../../ui/web/products/wall-picture/recorded-choice.ts';
import {
  arrivedAnswer,
  wayOnOf,
  leadsTo,
  noAnswer,
  shownPageOf,
  type RecordedView,
} from '../../../../ui/web/recording/recorded-view.ts';
import { anyConfiguratorIn } from '../../../arbitraries/configurator.ts';
import { anyLengthUnit } from '../../../arbitraries/format.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { canvasConfigurator } from '../../../fakes/canvas-configurator.ts';
import { bareFacts } from '../../../fakes/configuration-facts.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { requestFor, startDecision } from '../requests.ts';

const anyChosen = anyLengthUnit.chain((unit) =>
  anyConfiguratorIn(unit).chain((configurator) =>
    fc.record({
      unit: fc.constant(unit),
      configurator: fc.constant(configurator),
      material: fc.constantFrom(...configurator.options.map(({ value }) => value)),
    }),
  ),
);

describe('a recorded article', () => {
  property.prop([anyChosen])(
    'is what the address has chosen',
    ({ unit, configurator, material }) => {
      const option = findMaterial(configurator, material) ?? startOption(configurator);
      const [first] = option.formats;
      fc.pre(first !== undefined);
      const state = stateOfSelection(configurator, { material, format: first.format }, undefined);
      const search = `?${new URLSearchParams(
        selectionQuery(configurator, state).map(([name, value]) => [name, value]),
      ).toString()}`;
      const query = new URLSearchParams(search);
      const reread = stateOfSelection(
        configurator,
        readSelection(unit, (name) => query.get(name)),
        undefined,
      );
      const product = { configurator, configuration: bareFacts(reread) };
      const item = recordedChoice(product, { lengthUnit: unit }, search);
      const sku = readSku(unit, item.id);
      expect(sku.format !== undefined && equalFormats(sku.format, reread.format)).toBe(true);
      expect(item.price).toEqual(selectedPrice(configurator, reread)?.priceCurrent);
    },
  );
});

const shell = { channel: 'poster', lengthUnit: 'cm', locale: 'de-DE' } as const;
const head = { title: 'Nicht gefunden', canonical: undefined };

const errorView: RecordedView = {
  shell,
  page: {
    kind: 'error',
    head,
    messages: {},
    path: '/unsubscribe/ada@example.com',
    status: 404,
    error: 'not-found',
    requestId: 'a-request',
    details: undefined,
  },
  place: { pathname: '/unsubscribe/ada@example.com', search: '?token=1', hash: '' },
};

/** An empty content page at a path, with more about it. */
const viewAt = (path: string, search: string, page: object = {}): RecordedView => ({
  shell,
  page: {
    kind: 'page',
    head,
    path,
    navigationType: undefined,
    messages: {},
    treatments: undefined,
    teaser: undefined,
    product: undefined,
    body: [],
    queryKeys: ['dialog', 'list'],
    ...page,
  },
  place: { pathname: path, search, hash: '' },
});

describe('a recorded view', () => {
  test('of a page that is not there says nothing of the address', async () => {
    expect(await shownPageOf(errorView, noAnswer)).toEqual({
      page: { kind: 'error', path: '', title: head.title, locale: 'de-DE', channel: 'poster' },
      item: undefined,
      newsletter: undefined,
      signUp: undefined,
      added: undefined,
    });
    expect(wayOnOf(errorView)).toBeUndefined();
  });

  test('leaves the query out', async () => {
    const view = viewAt('/leinwanddruck', '?name=Ada');
    expect((await shownPageOf(view, noAnswer)).page.path).toBe('/leinwanddruck');
    expect(JSON.stringify(await shownPageOf(view, noAnswer))).not.toContain('Ada');
  });

  test('of a product in a body says what is chosen of it, once something is', async () => {
    const decision = startDecision(embedded, 'poster', 'de-DE');
    const { request } = requestFor(decision, embedded);
    const sold = await loadProduct(request, decision, {
      ...plainPage('leinwanddruck'),
      product: canvasConfigurator,
    });
    if (sold?.kind !== 'product') throw new Error('no product');
    const itemAt = async (search: string) => {
      const view: RecordedView = {
        shell,
        page: {
          kind: 'page',
          head,
          path: '/',
          navigationType: undefined,
          messages: {},
          treatments: undefined,
          teaser: undefined,
          product: sold.product,
          body: [{ kind: 'product', id: canvasConfigurator.id }],
          queryKeys: pageQueryOf(sold.product.product).keys,
        },
        place: { pathname: '/', search, hash: '' },
      };
      return (await shownPageOf(view, noAnswer)).item;
    };
    expect(await itemAt('')).toBeUndefined();
    expect(await itemAt('?dialog=room-view')).toBeUndefined();
    // As the cart records it.
    expect(await itemAt('?materialType=leinwand&formatType=600x400')).toMatchObject({
      id: 'leinwand_600x400',
      category: 'photo-frame',
      variant: '600x400',
      quantity: 1,
    });
  });

  test.each(pageProducts)('of %s is told of by a key that its page reads', (name) => {
    expect(pageQueryOf(name).keys).toContain(products[name].chosenBy);
  });

  test('tells what was put into the cart where the page answers that form alone', async () => {
    const lastPut = {
      id: 'a',
      category: 'photo-frame',
      variant: 'b',
      quantity: 2,
      price: undefined,
    };
    const view = (page: object) => viewAt('/warenkorb', '', page);
    const added = { ...noAnswer, isAdded: true };
    expect((await shownPageOf(view({ lastPut }), added)).added).toEqual(lastPut);
    expect((await shownPageOf(view({ lastPut }), noAnswer)).added).toBeUndefined();
    expect((await shownPageOf(view({}), added)).added).toBeUndefined();
  });
});

describe('an answer to a form', () => {
  const sent = {
    type: 'navigate',
    referrer: 'https://shop.example.com/newsletter',
    href: 'https://shop.example.com/newsletter#newsletter-mail-sent',
  };
  const signedUp = { ...sent, href: 'https://shop.example.com/#signed-up-password' };

  test('is what the address names, right after the form', () => {
    expect(arrivedAnswer(sent)).toEqual({ ...noAnswer, newsletter: 'mail-sent' });
    expect(arrivedAnswer(signedUp)).toEqual({ ...noAnswer, signUp: 'password' });
    expect(arrivedAnswer({ ...sent, href: `${sent.href}x` })).toEqual(noAnswer);
    expect(arrivedAnswer({ ...sent, href: 'https://shop.example.com/' })).toEqual(noAnswer);
  });

  test('is that something is in the cart', () => {
    const put = { ...sent, href: 'https://shop.example.com/warenkorb#cart-added' };
    expect(arrivedAnswer(put)).toEqual({ ...noAnswer, isAdded: true });
    expect(arrivedAnswer({ ...put, type: 'reload' })).toEqual(noAnswer);
    expect(
      arrivedAnswer({ ...put, href: 'https://shop.example.com/warenkorb#cart-changed' }),
    ).toEqual(noAnswer);
  });

  test.each(['reload', 'back_forward', 'prerender', undefined])('is not given by %s', (type) => {
    expect(arrivedAnswer({ ...sent, type })).toEqual(noAnswer);
    expect(arrivedAnswer({ ...signedUp, type })).toEqual(noAnswer);
  });

  test.each(['', 'https://mail.example.com/', 'https://shop.example.com.evil.example/', 'rubbish'])(
    'is not given where %j led here',
    (referrer) => {
      expect(arrivedAnswer({ ...sent, referrer })).toEqual(noAnswer);
      expect(arrivedAnswer({ ...signedUp, referrer })).toEqual(noAnswer);
    },
  );
});

describe('a link to the designer', () => {
  const base = 'https://designer.example.com/frames';

  test.each(['', '?materialType=leinwand', '/new', '#a'])('is %j after its address', (rest) => {
    expect(leadsTo(base, `${base}${rest}`)).toBe(true);
    expect(leadsTo(`${base}?shop=1`, `${base}?shop=1&materialType=leinwand`)).toBe(true);
  });

  test.each(['x', '-pro?a=1'])('does not match with %j after it', (rest) => {
    expect(leadsTo(base, `${base}${rest}`)).toBe(false);
    expect(leadsTo(base, `https://posters.example.com/${base}`)).toBe(false);
  });
});
