/** The page of calendars: what it loads, says of itself, and shows without scripts. */
import { describe, expect, test } from 'vitest';

import { recordedChoice } from '../../../../../ui/web/products/calendar/recorded-choice.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../../fakes/article-prices.ts';
import { manualClock } from '../../../../fakes/clock.ts';
import { listedCalendars } from '../../../../fakes/listed-calendars.ts';
import { productPage } from '../../product-page.tsx';

const { load, open } = productPage({
  channel: 'poster',
  path: '/fotokalender',
  product: {
    kind: 'calendar',
    id: 'calendar',
    headline: 'Welcher Kalender soll es sein?',
    startLabel: 'Kalender gestalten',
  },
  ports: {
    articlePrices: memoryArticlePrices({ calendar: listedCalendars }),
    clock: manualClock(Date.parse('2026-11-27T12:00Z')),
  },
});

describe('the page of calendars', () => {
  test('says when it has no prices', async () => {
    const { loaded, page } = await load('', { articlePrices: failingArticlePrices() });
    expect(page.product).toBeUndefined();
    expect(loaded.parts.head).toContain('Der Preis lässt sich gerade nicht abrufen.');
  });

  test('shows a wall calendar from January on, with its price', async () => {
    const { html, parts } = await open();
    expect(parts.offers).toContain('"price":"10.00"');
    expect(html).toContain('artwork/lagom-a4-quer-spirale-2027-1/usual/de-DE/laid.jpg');
    expect(html).toContain('artwork/lagom-a4-quer-spirale-2027-9/usual/de-DE/inside.jpg');
    expect(html).toContain('Ihr Kalender beginnt im Januar 2027 und hat zwölf Monate.');
    expect(html).toContain('alt="Wandkalender Lagom: September"');
  });

  test('can be chosen from by forms and links, and handed over whole by a link', async () => {
    const { html } = await open(
      '?calendarType=tischkalender&formatType=145-145&mountingType=holzblock&startMonth=9&year=2026&accessoryTypes=box&amount=3&moonPhases=true&designGroupId=ansicht',
    );
    for (const key of ['calendarType', 'formatType', 'mountingType', 'startMonth', 'year'])
      expect(html).toMatch(new RegExp(`<form[^>]*method="get"(?:(?!</form>).)*name="${key}"`, 'u'));
    expect(html).toContain('<option value="9" selected="">September</option>');
    expect(html).toContain('<option value="3" selected="">3 Kalender · 90,00\u00a0€</option>');
    expect(html).toContain('3 Kalender, 30,00\u00a0€ je Kalender');
    expect(html).toContain('artwork/ansicht-145-145-holzblock-2026-9-moon/usual/de-DE/laid.jpg');
    expect(html).toMatch(/href="\?[^"]*designGroupId=horizont[^"]*#part-look"/u);
    // One accessory more, and the one that is there away.
    expect(html).toMatch(/href="\?[^"]*accessoryTypes[^"]*=box[^"]*accessoryTypes[^"]*=pen/u);
    const [, handOff = ''] = /href="(\/configurator-calendar\?[^"]*)"/u.exec(html) ?? [];
    expect(
      Object.fromEntries(new URLSearchParams(handOff.replaceAll('&amp;', '&').slice(23))),
    ).toEqual({
      calendarType: 'tischkalender',
      formatType: '145-145',
      mountingType: 'holzblock',
      startMonth: '9',
      year: '2026',
      'accessoryTypes[]': 'box',
      amount: '3',
      moonPhases: 'true',
      designGroupId: 'ansicht',
      designId: 'ansicht-145-145',
      locale: 'de-DE',
    });
  });

  test('names groups of formats where a type has several', async () => {
    const { html } = await open();
    for (const group of ['DIN A3', 'DIN A4', 'Quadratisch'])
      expect(html).toContain(`<span>${group}</span>`);
    const kitchen = await open('?calendarType=kuechenkalender');
    expect(kitchen.html).not.toContain('<summary>');
  });

  test.each([
    ['', true],
    ['?calendarType=familienplaner&startMonth=8&year=2028&amount=11', true],
    ['?accessoryTypes=pen&accessoryTypes=box&moonPhases=true', true],
    ['?designGroupId=nobody', false],
    ['?designGroupId=pult', true],
    ['?calendarType=wandkalender&designGroupId=pult', false],
    ['?formatType=a5-quer', false],
    ['?year=2035', false],
    ['?materialType=leinwand', false],
  ])('is kept for every visitor, unless it asks for what there is not: %s', async (search, is) => {
    expect((await open(search)).isShared).toBe(is);
  });

  test('leads to all types, each from its least price on', async () => {
    const { html } = await open('?startMonth=9');
    const [, types = ''] = /Alle Kalender(.*)/su.exec(html) ?? [];
    for (const [type, look] of [
      ['kuechenkalender', 'basilikum-150-400'],
      ['tischkalender', 'pult-a5-quer'],
    ] as const) {
      expect(types).toMatch(new RegExp(`href="\\?calendarType=${type}&amp;startMonth=9`, 'u'));
      expect(types).toContain(`artwork/${look}-spirale-2027-9/usual/de-DE/laid.jpg`);
    }
    expect(types.match(/ab.{0,200}?10,00\u00a0€/gsu)).toHaveLength(5);
  });

  test('has the holidays of the years that can be chosen', async () => {
    const { page } = await load('', {
      holidays: (locale, year) => Promise.resolve([{ day: `${year}-05-01`, name: locale }]),
    });
    expect(page.product).toMatchObject({
      holidays: [2026, 2027, 2028].map((year) => ({ day: `${year}-05-01`, name: 'de-DE' })),
    });
  });

  test('tells statistics what is chosen', async () => {
    const { product } = await open();
    if (product.product !== 'calendar') throw new Error(product.product);
    const shell = { channel: 'poster', lengthUnit: 'cm', locale: 'de-DE' } as const;
    expect(recordedChoice(product, shell, '?calendarType=tischkalender&amount=5')).toEqual({
      id: 'tischkalender_a5-quer',
      variant: 'a5-quer',
      price: { minorUnits: 1_000, currency: 'eur' },
    });
  });
});
