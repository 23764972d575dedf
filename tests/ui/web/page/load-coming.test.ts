/** What is not open yet, and a form that is sent to a page. */
import { describe, expect, test } from 'vitest';

import { cartCookie } from '../../../../core/domain/cart/cart-forms.ts';
import { emptyCartStep } from '../../../../core/domain/cart/cart-step.ts';
import { applyCartCommand } from '../../../../core/domain/cart/cart.ts';
import { emptyWithdrawalStep } from '../../../../core/domain/contact/withdrawal-form.ts';
import type { PageContent } from '../../../../core/domain/content/page-codec.ts';
import { formatMoney } from '../../../../core/domain/money/format-money.ts';
import { zeroMoney } from '../../../../core/domain/money/money-arithmetic.ts';
import { routeRequest } from '../../../../core/domain/routing/route-request.ts';
import type { Carts } from '../../../../core/ports/carts.ts';
import { loadAddress } from '../../../../ui/web/load-address.ts';
import type { StorefrontRequest } from '../../../../ui/web/storefront-request.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { failingCarts, memoryCarts } from '../../../fakes/carts.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { memoryOptionPrices } from '../../../fakes/option-prices.ts';
import { closedWithdrawalDesk, memoryWithdrawalDesk } from '../../../fakes/withdrawal-desk.ts';
import { plainContent } from '../../../fakes/plain-page.ts';
import { requestFor } from '../requests.ts';

const content = {
  ...plainContent('A page', [
    { kind: 'withdrawal', id: 'withdrawal', headline: '', step: emptyWithdrawalStep },
  ]),
  robots: 'noindex, follow',
};

const story = (slug: string, shown: PageContent = content) =>
  memoryContent([
    { channel: 'poster', locale: 'de-DE', slug, story: { kind: 'page', id: 'p', content: shown } },
  ]);

const decide = (rawPath: string): StorefrontRequest['decision'] => {
  const asked = { method: 'GET', host: 'localhost:3000', rawPath, search: '' };
  const decision = routeRequest(embedded, asked);
  if (decision.kind !== 'page' && decision.kind !== 'application') throw new Error(rawPath);
  return decision;
};

const load = (path: string, slug: string, rest: Partial<StorefrontRequest> = {}, ports = {}) => {
  const address = `http://localhost:3000${path}`;
  const { request } = requestFor(
    decide(path),
    embedded,
    { content: story(slug), ...ports },
    address,
  );
  return loadAddress({ ...request, ...rest });
};

describe('an address that is not open yet', () => {
  test.each([
    ['/kundenkonto', 'application/account'],
    ['/abmelden', 'application/account'],
    ['/warenkorb', 'application/order'],
    ['/kasse', 'application/checkout'],
    ['/magazin', 'application/magazine'],
    ['/fotobuch-gestalten', 'application/designer'],
    ['/themes/42', 'theme'],
    ['/merkzettel', 'wishlist'],
    ['/products', 'products'],
  ])('%s shows the story %s', async (path, slug) => {
    expect(await load(path, slug)).toMatchObject({
      kind: 'page',
      status: 200,
      page: { kind: 'page', path },
    });
  });

  test('is the error page where the content service has no such story', async () => {
    expect(await load('/kundenkonto', 'elsewhere')).toMatchObject({
      status: 404,
      page: { kind: 'error', error: 'application' },
    });
  });
});

describe('the cart’s page', () => {
  const cookies = `${cartCookie}=${'k'.repeat(32)}`;
  const slug = 'application/order';
  const query = 'materialType=leinwand&formatType=600x400&locale=de-DE';
  const cartContent = {
    ...content,
    blocks: [{ kind: 'cart', id: 'cart', headline: '', step: emptyCartStep }],
  } as const;

  const loadCart = async (carts: Carts, more: Partial<StorefrontRequest> = {}) => {
    const loaded = await load(
      '/warenkorb',
      slug,
      { cookies, ...more },
      { carts, content: story(slug, cartContent), optionPrices: memoryOptionPrices() },
    );
    if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('There is no page.');
    return { ...loaded, page: loaded.page, html: loaded.parts['body-0'] ?? '' };
  };

  const filled = async (): Promise<Carts> => {
    const carts = memoryCarts();
    await carts.change({ kind: 'visitor', key: 'k'.repeat(32) }, (before) =>
      applyCartCommand(before, {
        kind: 'put',
        article: { designer: 'photo-frame', query },
        quantity: 3,
      }),
    )();
    return carts;
  };

  test('shows the visitor’s own with prices and a total, and nobody keeps it', async () => {
    const loaded = await loadCart(await filled());
    expect(loaded).toMatchObject({ status: 200, isShared: false });
    expect(loaded.parts.machines).toContain('noindex');
    const { price } = loaded.page.lastPut ?? {};
    expect(loaded.page.lastPut).toMatchObject({ id: 'leinwand_600x400', quantity: 3 });
    expect(loaded.html).toContain('Leinwand');
    expect(loaded.html).toContain('value="3"');
    expect(loaded.html).toContain(formatMoney('de-DE', price ?? zeroMoney('eur')));
    const total = { minorUnits: 3 * (price?.minorUnits ?? 0), currency: 'eur' } as const;
    expect(loaded.html.split(formatMoney('de-DE', total))).toHaveLength(3);
    expect(loaded.html).toContain('MwSt.');
  });

  test('is empty for everybody else, and still nobody keeps it', async () => {
    const loaded = await loadCart(await filled(), { cookies: undefined });
    expect(loaded).toMatchObject({ status: 200, isShared: false });
    expect(loaded.page.lastPut).toBeUndefined();
    expect(loaded.html).not.toContain('Leinwand');
  });

  test('says that it cannot be read', async () => {
    const loaded = await loadCart(failingCarts());
    expect(loaded).toMatchObject({ status: 503, isShared: false });
  });
});

describe('a withdrawal that is sent to its page', () => {
  const path = '/vertrag-widerrufen';
  const slug = 'vertrag-widerrufen';
  const fields = { name: 'Ada', orderNumber: 'A-1', goods: '', email: 'a@example.com' };
  const withdrawalId = '4f0c2a9b-0000-4000-8000-000000000000';

  const send = (more: Readonly<Record<string, string>>, ports = {}) =>
    load(path, slug, { form: new URLSearchParams({ ...fields, ...more }) }, ports);

  test.each([
    [200, { wants: 'review' }, 'value="confirm"'],
    [200, { wants: 'edit' }, 'value="A-1"'],
    [200, { wants: 'confirm', withdrawalId }, '4F0C-2A9B'],
    [422, { wants: 'confirm', orderNumber: '' }, 'aria-invalid="true"'],
  ])('is answered with %i for %o, and no cache keeps it', async (status, more, shown) => {
    const loaded = await send(more, { withdrawalDesk: memoryWithdrawalDesk() });
    expect(loaded).toMatchObject({ status, isShared: false });
    expect(loaded.kind === 'page' && loaded.parts['body-0']).toContain(shown);
  });

  test('that is not kept is a 503 with the same statement to confirm', async () => {
    const loaded = await send(
      { wants: 'confirm', withdrawalId },
      { withdrawalDesk: closedWithdrawalDesk() },
    );
    expect(loaded).toMatchObject({ status: 503, isShared: false });
    expect(loaded.kind === 'page' && loaded.parts['body-0']).toContain(`value="${withdrawalId}"`);
  });

  test('is not sent by whoever only reads the page', async () => {
    expect(await load(path, slug)).toMatchObject({ status: 200, isShared: true });
  });
});
