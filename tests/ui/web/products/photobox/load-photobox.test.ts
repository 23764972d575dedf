/** The pages of photo boxes and prints: what they load, say of themselves, and show without scripts. */
import { describe, expect, test } from 'vitest';

import { emptyChrome } from '../../../../../core/domain/content/chrome.ts';
import type { PageContent } from '../../../../../core/domain/content/page-codec.ts';
import { emptyNavigation } from '../../../../../core/domain/navigation/navigation.ts';
import type { PhotoboxKind } from '../../../../../core/domain/products/photobox/photobox-block.ts';
import { TE } from '../../../../../core/fp.ts';
import { recordedChoice } from '../../../../../ui/web/products/photobox/recorded-choice.ts';
import { loadAddress } from '../../../../../ui/web/requests/load-address.ts';
import { embedded, siteFor } from '../../../../arbitraries/routing.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../../fakes/article-prices.ts';
import { memoryContent } from '../../../../fakes/content.ts';
import { listedPhotoboxes } from '../../../../fakes/listed-photoboxes.ts';
import { plainContent } from '../../../../fakes/plain-page.ts';
import { drawnProduct } from '../../drawn-product.tsx';
import { requestFor, startDecision } from '../../requests.ts';

const slug = 'bilderbox';

const contentOf = (product: PhotoboxKind): PageContent => ({
  ...plainContent('Fotos'),
  breadcrumb: [{ text: 'Start', url: '/' }],
  product: {
    kind: 'photobox',
    id: 'photobox',
    product,
    headline: 'Was soll es sein?',
    startLabel: 'Gestalten',
  },
});

type Ports = NonNullable<Parameters<typeof requestFor>[2]>;

const portsOf = (product: PhotoboxKind): Ports => ({
  content: {
    ...memoryContent([
      {
        channel: 'poster',
        locale: 'de-DE',
        slug,
        story: { kind: 'page', id: 'p', content: contentOf(product) },
      },
    ]),
    chrome: () => TE.right(emptyChrome),
    navigation: () => TE.right(emptyNavigation),
  },
  articlePrices: memoryArticlePrices({ photobox: listedPhotoboxes }),
});

const load = async (product: PhotoboxKind, search = '', own: Ports = {}) => {
  const start = startDecision(embedded, 'poster', 'de-DE');
  const decision = { ...start, route: { kind: 'content', segments: [slug] } } as const;
  const { host } = siteFor(embedded, 'poster', 'de-DE');
  const address = `http://${host}/${slug}${search}`;
  const { request } = requestFor(decision, embedded, { ...portsOf(product), ...own }, address);
  const loaded = await loadAddress(request);
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  return { request, loaded, page: loaded.page };
};

const open = async (kind: PhotoboxKind, search = '') => {
  const { request, loaded, page } = await load(kind, search);
  const { product } = page;
  if (product?.product !== 'photobox') throw new Error('there is no photo box');
  const html = (await drawnProduct(request, page)).replaceAll('<!-- -->', '');
  return { html, product, parts: loaded.parts, isShared: loaded.isShared };
};

/** What its link hands to the designer. */
const handedBy = (html: string) => {
  const [, handOff = ''] = /href="(\/configurator-photobox\?[^"]*)"/u.exec(html) ?? [];
  return Object.fromEntries(new URLSearchParams(handOff.replaceAll('&amp;', '&').split('?')[1]));
};

describe('the page of photo boxes', () => {
  test('says when it has no prices', async () => {
    const { loaded, page } = await load('photobox', '', { articlePrices: failingArticlePrices() });
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
