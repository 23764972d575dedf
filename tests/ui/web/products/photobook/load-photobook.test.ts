/** The page of photo books: what it loads, says of itself, and shows without scripts. */
import { describe, expect, test } from 'vitest';

import { recordedChoice } from '../../../../../ui/web/products/photobook/recorded-choice.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../../fakes/article-prices.ts';
import { listedPhotobooks } from '../../../../fakes/listed-photobooks.ts';
import { productPage } from '../../product-page.tsx';

const { load, open } = productPage({
  channel: 'kartenliebe',
  path: '/fotobuch/',
  product: {
    kind: 'photobook',
    id: 'photobook',
    headline: 'Welches Buch passt?',
    startLabel: 'Fotobuch gestalten',
  },
  ports: { articlePrices: memoryArticlePrices({ photobook: listedPhotobooks }) },
});

describe('the page of photo books', () => {
  test('says when it has no prices', async () => {
    const { loaded, page } = await load('', { articlePrices: failingArticlePrices() });
    expect(page.product).toBeUndefined();
    expect(loaded.parts.head).toContain('Der Preis lässt sich gerade nicht abrufen.');
  });

  test('shows a real photo book with its price, and says what more pages cost', async () => {
    const { html, parts } = await open();
    expect(parts.offers).toContain('"price":"10.00"');
    expect(html).toContain('<option value="26" selected="">26 Seiten · 10,00\u00a0€</option>');
    expect(html).toContain('16 Seiten mehr kosten 160,00\u00a0€ je Exemplar.');
    expect(html).toMatch(/href="\?photobookType=fotoheft#part-type"/u);
    for (const [view, spread] of [
      ['laid', 1],
      ['open', 3],
      ['spine', 1],
    ])
      expect(html).toContain(
        `artwork/fjord-echtfotobuch-a4-quer-glaenzend-26-${spread}/usual/de-DE/${view}.jpg`,
      );
    expect((await open('?photobookPageCount=118')).html).toContain(
      'Mehr Seiten fasst dieses Buch nicht.',
    );
  });

  test('compares the types in a table, each with a way to it', async () => {
    const { html } = await open('?photobookType=fotoheft');
    const [table = ''] = /<table(?:(?!<\/table>).)*<\/table>/u.exec(html) ?? [];
    const rows = [...table.matchAll(/<tr>(?:(?!<\/tr>).)*<\/tr>/gu)].map(([row]) =>
      [...row.matchAll(/<t[dh][^>]*>((?:(?!<\/t[dh]>).)*)/gu)].map(([, cell = '']) =>
        cell.replaceAll(/<[^>]*>/gu, ''),
      ),
    );
    expect(rows).toContainEqual(['', 'Digitalfotobuch', 'Echtfotobuch', 'Fotoheft']);
    expect(rows).toContainEqual(['Seiten', '24–160', '26–118', '24–48']);
    expect(rows).toContainEqual(['Einband', 'Hardcover', 'Hardcover', 'Softcover']);
    expect(rows).toContainEqual(['Bindung', 'PUR-Klebebindung', 'Layflat-Bindung', 'Heftbindung']);
    const from = 'ab 10,00\u00a0€';
    expect(rows).toContainEqual(['Preis', from, from, from]);
    expect(rows).toContainEqual(['Auswählen', 'Auswählen', 'Auswählen', 'Ausgewählt']);
    expect(table).toContain('href="?photobookType=digitalfotobuch#part-type"');
  });

  test('can be chosen from by forms and links, and handed over whole by a link', async () => {
    const { html } = await open(
      '?photobookType=digitalfotobuch&photobookFormat=300-300&photobookPageCount=64&photobookPaper=feinstweiss&photobookCoverLamination=matt&refinementType=gold&amount=3&designGroupSetId=kompass',
    );
    for (const key of [
      'photobookFormat',
      'photobookPageCount',
      'photobookPaper',
      'photobookCoverLamination',
      'refinementType',
      'amount',
    ])
      expect(html).toMatch(new RegExp(`<form[^>]*method="get"(?:(?!</form>).)*name="${key}"`, 'u'));
    // A book, a paper, a lamination, a refinement and 40 pages, each for ten euros.
    const total = '1.320,00\u00a0€';
    expect(html).toContain(`<option value="3" selected="">3 Exemplare · ${total}</option>`);
    expect(html).toContain('3 Exemplare, 440,00\u00a0€ je Exemplar');
    expect(html).toMatch(/href="\?[^"]*designGroupSetId=fjord[^"]*#part-look"|#part-look/u);
    // What only another type is made in says so.
    expect(html).toContain('Nur: Fotoheft');
    const [, handOff = ''] = /href="(\/configurator-photobook\?[^"]*)"/u.exec(html) ?? [];
    expect(
      Object.fromEntries(new URLSearchParams(handOff.replaceAll('&amp;', '&').split('?')[1])),
    ).toEqual({
      photobookType: 'digitalfotobuch',
      photobookPrinting: 'digital',
      photobookCover: 'hard',
      photobookBinding: 'pur',
      photobookPaper: 'feinstweiss',
      photobookFormat: '300-300',
      photobookPageCount: '64',
      amount: '3',
      photobookCoverLamination: 'matt',
      refinementType: 'gold',
      designGroupSetId: 'kompass',
      templateId: 'kompass-300-300',
      graduationsPageCount: '96',
      locale: 'de-DE',
    });
  });

  test.each([
    ['', true],
    ['?photobookType=fotoheft&photobookPageCount=48&amount=11', true],
    ['?photobookPageCount=27', false],
    ['?designGroupSetId=nobody', false],
    ['?designGroupSetId=kompass', true],
    ['?photobookPaper=feinstweiss', false],
    ['?photobookType=fotoheft&photobookFormat=300-300', false],
    ['?materialType=leinwand', false],
  ])('is kept for every visitor, unless it asks for what there is not: %s', async (search, is) => {
    expect((await open(search)).isShared).toBe(is);
  });

  test('tells statistics what is chosen', async () => {
    const { product } = await open();
    if (product.product !== 'photobook') throw new Error(product.product);
    const shell = { channel: 'kartenliebe', lengthUnit: 'cm', locale: 'de-DE' } as const;
    expect(recordedChoice(product, shell, '?photobookType=fotoheft&amount=5')).toEqual({
      id: 'fotoheft_a5-quer',
      variant: 'a5-quer',
      price: { minorUnits: 1_000, currency: 'eur' },
    });
  });
});
