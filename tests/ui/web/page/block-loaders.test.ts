/** Blocks that fetch what they show, on pages with several of them, in any order. */
import { emptyNewsletterStep } from '../../../../core/domain/newsletter/newsletter-step.ts';
import { describe, expect, test } from 'vitest';

import type { CountdownBlock } from '../../../../core/domain/content/blocks/countdown.ts';
import { photoPrintFormats } from '../../../../core/domain/format/photo-print-sizes.ts';
import { calendarTypes } from '../../../../core/domain/products/calendar/calendars.ts';
import { photobookTypes } from '../../../../core/domain/products/photobook/photobooks.ts';
import type { WrittenBlock } from '../../../../core/domain/content/blocks/registry.ts';
import { TE } from '../../../../core/fp.ts';
import type { Prices } from '../../../../core/ports/prices.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../fakes/article-prices.ts';
import { listedCalendars } from '../../../fakes/listed-calendars.ts';
import { listedPhotobooks } from '../../../fakes/listed-photobooks.ts';
import { listedPhotoboxes } from '../../../fakes/listed-photoboxes.ts';
import { failingPrices, fakePrices } from '../../../fakes/prices.ts';
import { failingShipping } from '../../../fakes/shipping.ts';
import { wallPictureOf } from '../../../fakes/wall-picture-of.ts';
import { requestFor, startDecision } from '../requests.ts';
import { tiles, configurator, text, contentWith, open } from './pages-of-blocks.ts';

const countdown = (dates: Partial<CountdownBlock> = {}): CountdownBlock => ({
  kind: 'countdown',
  id: 'countdown',
  headline: 'In time',
  text: '',
  lodStart: undefined,
  lodEnd: undefined,
  safetyLodEnd: undefined,
  expressLodEnd: undefined,
  saturdayLodEnd: undefined,
  ...dates,
});

const newsletter: WrittenBlock = {
  kind: 'newsletter',
  id: 'newsletter',
  headline: 'News',
  text: '',
  consent: 'Yes',
  link: undefined,
  step: emptyNewsletterStep,
};

describe('contact persons', () => {
  const person = {
    id: 'ada',
    name: 'Ada Muster',
    role: 'Service',
    email: undefined,
    telephone: '+49 30 123456',
    picture: undefined,
  };

  test('are those of the content; who is not there is logged', async () => {
    const { html, codes } = await open([
      {
        kind: 'contact-persons',
        id: 'persons',
        headline: 'We',
        text: '',
        persons: { ids: ['gone', 'ada'], found: [person] },
      },
    ]);
    expect(html).toContain('Ada Muster');
    expect(html).toContain('href="tel:+4930123456"');
    expect(codes).toEqual(['contact-form-person-not-found']);
  });
});

describe('the delivery countdown', () => {
  test('travels with all that a browser may say, and stands there by its date', async () => {
    const { body } = await open([
      text('before'),
      countdown({ lodStart: '2026-11-01T00:00:00Z', lodEnd: '2026-12-18T13:00:00Z' }),
      text('after'),
    ]);
    expect(body.map(({ kind }) => kind)).toEqual(['static', 'block', 'static']);
    expect(body[1]).toMatchObject({
      block: {
        kind: 'countdown',
        next: 'normal',
        words: {
          normal: {
            today: 'Bestellen Sie bis heute, 14:00 Uhr.',
            tomorrow: 'Bestellen Sie bis morgen, 14:00 Uhr.',
            later: 'Bestellen Sie bis Fr., 18.\u00a0Dezember, 14:00 Uhr.',
          },
        },
      },
    });
  });

  test('counts down to the shop’s own dates where it has none', async () => {
    const { body } = await open([countdown()]);
    expect(body).toMatchObject([{ kind: 'block', block: { kind: 'countdown' } }]);
  });

  test.each([
    [{ lodStart: '2026-12-01T00:00:00Z', lodEnd: '2026-12-18T13:00:00Z' }, []],
    [
      { lodStart: '2026-10-01T00:00:00Z', lodEnd: '2026-10-18T13:00:00Z' },
      ['countdown-date-in-past'],
    ],
    [{ lodStart: 'soon', lodEnd: '2026-12-18T13:00:00Z' }, ['countdown-date-malformed']],
  ])('of %j is not there', async (dates, logged) => {
    const { html, codes, body } = await open([countdown(dates)]);
    expect(html).not.toContain('In time');
    expect(body).toEqual([{ kind: 'static', part: 'body-0' }]);
    expect(codes).toEqual(logged);
  });

  test('says where the date is found while nobody answers', async () => {
    const { html, isWhole } = await open([countdown()], { shipping: failingShipping() });
    expect(html).toContain('Den Liefertermin nennen wir Ihnen im Warenkorb.');
    expect(isWhole).toBe(false);
  });
});

describe('a body with several live blocks', () => {
  test('keeps their order; a second configurator is a form that needs no script', async () => {
    const { body, parts, product } = await open([
      text('first'),
      configurator('one'),
      text('between'),
      newsletter,
      configurator('two'),
      text('last'),
    ]);
    expect(body).toMatchObject([
      { kind: 'static', part: 'body-0' },
      { kind: 'product', id: 'one' },
      { kind: 'static', part: 'body-1' },
      { kind: 'block', id: 'newsletter', block: { kind: 'newsletter' } },
      { kind: 'static', part: 'body-2' },
    ]);
    expect(wallPictureOf(product)?.headline).toBe('configurator one');
    const form = parts['body-2'] ?? '';
    expect(form).toContain('configurator two');
    expect(form).toContain('action="/configurator-photo-frame"');
    expect(form).toContain('name="materialType" value="leinwand"');
    expect(form).toMatch(/type="radio"[^>]*name="formatType"|name="formatType"[^>]*type="radio"/u);
    expect(form.indexOf('configurator two')).toBeLessThan(form.indexOf('last'));
  });

  test('without prices has its materials as links', async () => {
    const prices: Prices = {
      ...fakePrices(),
      formats: () => TE.left({ kind: 'prices-unavailable', reason: 'away' }),
    };
    const { html, product } = await open([configurator('one'), configurator('two')], { prices });
    expect(product).toBeUndefined();
    expect(html.match(/\?material=leinwand/gu)).toHaveLength(4);
  });
});

describe('products beside another one', () => {
  const words = { startLabel: 'Start' };
  const products: readonly WrittenBlock[] = [
    { kind: 'calendar', id: 'calendar', headline: 'Calendars', ...words },
    { kind: 'photobook', id: 'book', headline: 'Books', ...words },
    { kind: 'photobox', id: 'box', product: 'photobox', headline: 'Boxes', ...words },
    { kind: 'photobox', id: 'prints', product: 'photoprint', headline: 'Prints', ...words },
  ];
  const listed = memoryArticlePrices({
    calendar: listedCalendars,
    photobook: listedPhotobooks,
    photobox: listedPhotoboxes,
  });

  test('are links to what can be chosen, each from its price on, and to the designer', async () => {
    const { html } = await open([configurator('one'), ...products], { articlePrices: listed });
    const linked = [...html.matchAll(/href="(?<href>\/[^"?]+\?[^"]+)"/gu)].map(
      ({ groups }) => groups?.['href']?.replaceAll('&amp;', '&') ?? '',
    );
    const links = linked.filter((href) => !href.startsWith('/configurator-'));
    expect(links).toEqual([
      ...calendarTypes.map((type) => `/fotokalender?calendarType=${type}`),
      ...photobookTypes.map((type) => `/fotobuch?photobookType=${type}`),
      ...['small', 'max'].map((type) => `/bilderbox?photoboxType=${type}`),
      ...photoPrintFormats.map((format) => `/fotoabzuege?photoboxFormat=${format}`),
    ]);
    const designers = linked.filter((href) => href.startsWith('/configurator-'));
    expect(designers.map((href) => /[^?]+/u.exec(href)?.[0])).toEqual([
      '/configurator-calendar',
      '/configurator-photobook',
      '/configurator-photobox',
      '/configurator-photobox',
    ]);
    // A calendar and a book at 10 €, a box at 1 € with the prints that it holds at least, one print.
    for (const [price, count] of [
      ['10,00', 8],
      ['13,00', 1],
      ['25,00', 1],
      ['1,00', 6],
    ] as const)
      expect(html.match(new RegExp(`>ab[^0-9]*${price}`, 'gu')) ?? []).toHaveLength(count);
  });

  test('lead nowhere while their prices cannot be had', async () => {
    const { html, isWhole } = await open([configurator('one'), ...products], {
      articlePrices: failingArticlePrices(),
    });
    for (const headline of ['Calendars', 'Books', 'Boxes', 'Prints'])
      expect(html).toContain(headline);
    expect(html).not.toContain('fotokalender');
    expect(isWhole).toBe(false);
  });

  test('have a price on a tile, too, by what its link chooses', async () => {
    const item = {
      text: '',
      picture: { source: 'leadimage/moon-1/motif.jpg', alternative: '' },
      materialType: undefined,
      frameType: undefined,
    };
    const { html } = await open(
      [
        {
          kind: 'product-tiles',
          id: 'tiles',
          headline: 'Gifts',
          items: [
            {
              ...item,
              link: { text: 'Max', url: '/bilderbox?photoboxType=max' },
              sells: 'photobox',
            },
            { ...item, link: { text: 'Voucher', url: '/gutschein' }, sells: 'gift-voucher' },
            { ...item, link: { text: 'None', url: '/other' }, sells: undefined },
          ],
        },
      ],
      { articlePrices: listed },
    );
    const prices = [...html.matchAll(/>ab[^0-9]*(?<price>[\d,]+)/gu)].map(
      ({ groups }) => groups?.['price'],
    );
    expect(prices).toEqual(['25,00', '10,00']);
  });
});

test('what was loaded is not kept as long as its story', async () => {
  const content = contentWith([tiles]);
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const page = await content.page({
    channel: 'poster',
    locale: 'de-DE',
    platform: 'web',
    slug: 'home',
  })();
  const kept = { ...content, page: () => () => Promise.resolve(page) };
  const bodyWith = async (prices: Prices): Promise<string> => {
    const { request } = requestFor(decision, embedded, { content: kept, prices });
    const loaded = await loadAddress(request);
    return loaded.kind === 'page' ? (loaded.parts['body-0'] ?? '') : '';
  };
  const away = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
  expect(await bodyWith(away)).not.toContain('€');
  expect(await bodyWith(fakePrices())).toContain('€');
});
