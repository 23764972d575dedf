/** Blocks that fetch what they show, on pages with several of them, in any order. */
import { emptyNewsletterStep } from '../../../../core/domain/newsletter/newsletter-step.ts';
import { describe, expect, test } from 'vitest';

import type { CountdownBlock } from '../../../../core/domain/content/blocks/countdown.ts';
import type { WrittenBlock } from '../../../../core/domain/content/blocks/registry.ts';
import { TE } from '../../../../core/fp.ts';
import type { Prices } from '../../../../core/ports/prices.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
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
