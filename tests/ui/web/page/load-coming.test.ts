/** What is not open yet, and a form that is sent to a page. */
import { cartCookie } from '../../../../core/domain/cookie/storefront-cookies.ts';
import { describe, expect, test } from 'vitest';

import { emptyCartStep } from '../../../../core/domain/cart/cart-step.ts';
import { applyCartCommand } from '../../../../core/domain/cart/cart.ts';
import { emptyWithdrawalStep } from '../../../../core/domain/contact/withdrawal-form.ts';
import type { PageContent } from '../../../../core/domain/content/page-codec.ts';
import { formatMoney } from '../../../../core/domain/money/format-money.ts';
import { zeroMoney } from '../../../../core/domain/money/money-arithmetic.ts';
import { routeRequest } from '../../../../core/domain/routing/route-request.ts';
import type { Carts } from '../../../../core/ports/carts.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import type { StorefrontRequest } from '../../../../ui/web/requests/storefront-request.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { failingCarts, memoryCarts } from '../../../fakes/carts.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { memoryArticlePrices } from '../../../fakes/article-prices.ts';
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
      { carts, content: story(slug, cartContent), articlePrices: memoryArticlePrices() },
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
    // Of its row, in all, and with tax for those who see net prices.
    expect(loaded.html.split(formatMoney('de-DE', total))).toHaveLength(4);
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

describe('a page with a form that was sent', () => {
  const path = '/vertrag-widerrufen';
  const slug = 'vertrag-widerrufen';
  const form = { name: 'Ada', orderNumber: '', goods: '', email: 'a@example.com' };
  const errors = [{ field: 'orderNumber', code: 'missing' }] as const;
  const withdrawal = { ...form, orderNumber: 'A-1' };
  const withdrawalId = '4f0c2a9b-0000-4000-8000-000000000000';

  test.each([
    [422, { kind: 'form', form, errors }, 'aria-invalid="true"', 'Fehler: A page'],
    [200, { kind: 'form', form: withdrawal, errors: [] }, 'value="A-1"', 'A page'],
    [200, { kind: 'review', withdrawal, withdrawalId }, 'value="confirm"', 'A page'],
    [503, { kind: 'failed', withdrawal, withdrawalId }, withdrawalId, 'Fehler: A page'],
  ] as const)(
    'is answered with %i, and no cache keeps it: %o',
    async (status, step, shown, title) => {
      const loaded = await load(path, slug, {
        sent: { status, step: { kind: 'withdrawal', step } },
      });
      expect(loaded).toMatchObject({ status, isShared: false, page: { head: { title } } });
      expect(loaded.kind === 'page' && loaded.parts['body-0']).toContain(shown);
    },
  );

  test('shows it again at the address of an application, too', async () => {
    const loaded = await load('/kasse', 'application/checkout', {
      sent: { status: 422, step: { kind: 'withdrawal', step: { kind: 'form', form, errors } } },
    });
    expect(loaded).toMatchObject({ status: 422, isShared: false });
    expect(loaded.kind === 'page' && loaded.parts['body-0']).toContain('value="Ada"');
  });

  test('has the focus on the first field that is wrong, and nowhere before', async () => {
    const step = { kind: 'form', form, errors } as const;
    const loaded = await load(path, slug, {
      sent: { status: 422, step: { kind: 'withdrawal', step } },
    });
    const html = (loaded.kind === 'page' && loaded.parts['body-0']) || '';
    expect(html.match(/<input[^>]*autofocus/gu)).toHaveLength(1);
    expect(html).toMatch(
      /<input[^>]*autofocus[^>]*name="orderNumber"|<input[^>]*name="orderNumber"[^>]*autofocus/u,
    );
    const read = await load(path, slug);
    expect(read.kind === 'page' && read.parts['body-0']).not.toContain('autofocus');
  });

  test('is not sent by whoever only reads the page', async () => {
    expect(await load(path, slug)).toMatchObject({ status: 200, isShared: true });
  });
});
