/** The pages of photo boxes and prints: what they load, say of themselves, and show without scripts. */
import { describe, expect, test } from 'vitest';

import type { PhotoboxKind } from '../../../../../core/domain/products/photobox/photobox-block.ts';
import { recordedChoice } from '../../../../../ui/web/products/photobox/recorded-choice.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../../fakes/article-prices.ts';
import { listedPhotoboxes } from '../../../../fakes/listed-photoboxes.ts';
import { productPage } from '../../product-page.tsx';

const pageOf = (product: PhotoboxKind) =>
  productPage({
    channel: 'poster',
    path: '/bilderbox',
    product: {
      kind: 'photobox',
      id: 'photobox',
      product,
      headline: 'Was soll es sein?',
      startLabel: 'Gestalten',
    },
    ports: { articlePrices: memoryArticlePrices({ photobox: listedPhotoboxes }) },
  });

const open = (kind: PhotoboxKind, search?: string) => pageOf(kind).open(search);

/** What its link hands to the designer. */
const handedBy = (html: string) => {
  const [, handOff = ''] = /href="(\/configurator-photobox\?[^"]*)"/u.exec(html) ?? [];
  return Object.fromEntries(new URLSearchParams(handOff.replaceAll('&amp;', '&').split('?')[1]));
};

describe('the page of photo boxes', () => {
  test('says when it has no prices', async () => {
    const { loaded, page } = await pageOf('photobox').load('', {
      articlePrices: failingArticlePrices(),
    });
    expect(page.product).toBeUndefined();
    expect(loaded.parts.head).toContain('Der Preis lässt sich gerade nicht abrufen.');
  });

  test('shows a small box with 24 photos, its price, and what each photo costs', async () => {
    const { html, parts } = await open('photobox');
    // The box, and each photo, for a euro.
    expect(parts.offers).toContain('"price":"25.00"');
    expect(html).toContain('leadimage/photobox-1/still.jpg');
    expect(html).toContain('24 Fotos, 1,00\u00a0€ je Foto');
    expect(html).toContain('Box ohne Fotos: 1,00\u00a0€');
    expect(html).toContain('alt="Fotobox, 10 × 12\u00a0cm, Einfaches Fotopapier"');
    expect(handedBy(html)).toEqual({
      productType: 'photobox',
      photoboxType: 'small',
      'photoboxFormat[width]': '100',
      'photoboxFormat[height]': '120',
      paperType: 'simple',
      locale: 'de-DE',
    });
  });

  test('can be chosen from by forms and links: the number of photos is typed', async () => {
    const { html } = await open('photobox', '?photoboxType=max&paperType=matte&amount=60');
    for (const key of ['photoboxType', 'photoboxFormat', 'paperType', 'amount'])
      expect(html).toMatch(new RegExp(`<form[^>]*method="get"(?:(?!</form>).)*name="${key}"`, 'u'));
    const [field = ''] = /<input[^>]*type="number"[^>]*>/u.exec(html) ?? [];
    for (const attribute of ['min="24"', 'max="150"', 'value="60"', 'name="amount"', 'required=""'])
      expect(field).toContain(attribute);
    expect(html).toContain('Von 24 bis 150');
    expect(html).toMatch(/href="\?[^"]*amount=100[^"]*#part-amount"/u);
    expect(handedBy(html)).toMatchObject({ photoboxType: 'max', amount: '60', paperType: 'matte' });
  });

  test.each([
    ['photobox', '', true],
    ['photobox', '?photoboxType=max&photoboxFormat=180x130&amount=77', true],
    // Read as max, under another address.
    ['photobox', '?photoboxType=MAX', false],
    ['photobox', '?photoboxFormat=300x200', false],
    ['photobox', '?amount=500', false],
    ['photobox', '?materialType=leinwand', false],
    ['photoprint', '?photoboxFormat=300x200&amount=500', true],
    ['photoprint', '?photoboxType=small', false],
  ] as const)(
    'of kind %s is kept for every visitor, if it has all of %s',
    async (kind, search, is) => {
      expect((await open(kind, search)).isShared).toBe(is);
    },
  );

  test('tells statistics what is chosen', async () => {
    const { product } = await open('photobox');
    if (product.product !== 'photobox') throw new Error(product.product);
    const shell = { channel: 'poster', lengthUnit: 'cm', locale: 'de-DE' } as const;
    expect(recordedChoice(product, shell, '?photoboxType=max&amount=30')).toEqual({
      id: 'max_150x100',
      variant: '150x100',
      price: { minorUnits: 3_100, currency: 'eur' },
    });
  });
});

describe('the page of photo prints', () => {
  test('shows prints of all formats, without a box', async () => {
    const { html, parts } = await open('photoprint', '?photoboxFormat=150x100&amount=30');
    expect(parts.offers).toContain('"price":"24.00"');
    expect(html).toContain('leadimage/prints-4/still.jpg');
    for (const format of ['10 × 10', '10 × 12', '13 × 9', '15 × 10', '18 × 13', '30 × 20'])
      expect(html).toContain(`${format}\u00a0cm`);
    expect(html).not.toContain('name="photoboxType"');
    expect(html).not.toContain('Box ohne Fotos');
    expect(html).toContain('Fotos auswählen');
    expect(handedBy(html)).toMatchObject({
      productType: 'photo-prints',
      photoboxType: 'photoprint',
      'photoboxFormat[width]': '150',
      amount: '30',
    });
  });
});
