/** The page of a card's design: what it loads, says of itself, and shows without scripts. */
import { describe, expect, test } from 'vitest';

import { emptyChrome } from '../../../../../core/domain/content/chrome.ts';
import type { PageContent } from '../../../../../core/domain/content/page-codec.ts';
import { emptyNavigation } from '../../../../../core/domain/navigation/navigation.ts';
import type { PageDecision } from '../../../../../core/domain/routing/route-decision.ts';
import { themeSlug } from '../../../../../core/domain/routing/story-folders.ts';
import type { CardTheme } from '../../../../../core/domain/products/card/card-theme.ts';
import { TE } from '../../../../../core/fp.ts';
import { loadAddress } from '../../../../../ui/web/requests/load-address.ts';
import { loadChoice } from '../../../../../ui/web/products/load-choice.ts';
import { recordedChoice } from '../../../../../ui/web/products/card/recorded-choice.ts';
import { embedded, siteFor } from '../../../../arbitraries/routing.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../../fakes/article-prices.ts';
import { failingCardThemes, memoryCardThemes } from '../../../../fakes/card-themes.ts';
import { memoryContent } from '../../../../fakes/content.ts';
import { listedCards } from '../../../../fakes/listed-cards.ts';
import { plainContent } from '../../../../fakes/plain-page.ts';
import { sampleTheme } from '../../../../fakes/sample-theme.ts';
import { count } from '../../../components/static-html.tsx';
import { drawnProduct } from '../../drawn-product.tsx';
import { requestFor, startDecision } from '../../requests.ts';

const content: PageContent = {
  ...plainContent('Card'),
  breadcrumb: [{ text: 'Start', url: '/' }],
  product: {
    kind: 'card',
    id: 'card',
    headline: 'Ihre Karte',
    startLabel: 'Jetzt gestalten',
    sampleLabel: 'Musterkarte bestellen',
    sampleText: 'Die ersten drei sind kostenlos.',
    moreLink: { text: 'Schreiben Sie uns', url: '/kontakt' },
  },
};

type Ports = NonNullable<Parameters<typeof requestFor>[2]>;

const ports: Ports = {
  content: {
    ...memoryContent([
      {
        channel: 'kartenliebe',
        locale: 'de-DE',
        slug: themeSlug,
        story: { kind: 'page', id: 'p', content },
      },
    ]),
    chrome: () => TE.right(emptyChrome),
    navigation: () => TE.right(emptyNavigation),
  },
  cardThemes: memoryCardThemes([sampleTheme]),
  articlePrices: memoryArticlePrices({ card: listedCards }),
};

const requestAt = (id: string, search: string, own: Ports) => {
  const start = startDecision(embedded, 'kartenliebe', 'de-DE');
  const decision: PageDecision = { ...start, route: { kind: 'theme', id } };
  const { host } = siteFor(embedded, 'kartenliebe', 'de-DE');
  const address = `http://${host}/themes/${id}/${search}`;
  return requestFor(decision, embedded, { ...ports, ...own }, address).request;
};

const load = async (id: string, own: Ports = {}) => {
  const loaded = await loadAddress(requestAt(id, '', own));
  if (loaded.kind !== 'page') throw new Error(`${id} is ${loaded.kind}`);
  return loaded;
};

const open = async (search = '', own: Ports = {}) => {
  const request = requestAt('elena', search, own);
  const loaded = await loadAddress(request);
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  const { product, head } = loaded.page;
  if (product?.product !== 'card') throw new Error('there is no card');
  const html = (await drawnProduct(request, loaded.page)).replaceAll('<!-- -->', '');
  return { html, product, head, parts: loaded.parts, isShared: loaded.isShared };
};

describe('the page of a design', () => {
  test('is there for designs that are known, and says when it cannot tell', async () => {
    expect(await load('nobody')).toMatchObject({ status: 404, page: { kind: 'error' } });
    const away = { cardThemes: failingCardThemes() };
    expect(await load('elena', away)).toMatchObject({ status: 503, page: { kind: 'error' } });
    const unpriced = await load('elena', { articlePrices: failingArticlePrices() });
    expect(unpriced).toMatchObject({ status: 200, page: { product: undefined } });
    expect(unpriced.parts.head).toContain('Die Preise sind im Augenblick nicht da');
    expect(unpriced.parts.head).toContain('artwork/elena/usual/de-DE/laid.jpg');
  });

  test('has no answers to choices: it has all that they need', async () => {
    for (const own of [{}, { articlePrices: failingArticlePrices() }])
      expect(await loadChoice(requestAt('elena', '', own))).toBeUndefined();
  });

  test('shows its card in a still life, where one has a card of its shape', async () => {
    const { html } = await open('?designId=forest');
    expect(html).toContain('artwork/elena/forest/de-DE/occasion.jpg');
    const away = { articlePrices: failingArticlePrices() };
    const long = memoryCardThemes([{ ...sampleTheme, shape: 'long' }]);
    const [upright, other] = [
      await load('elena', away),
      await load('elena', { ...away, cardThemes: long }),
    ];
    expect(upright.parts.head).toContain('artwork/elena/usual/de-DE/occasion.jpg');
    expect(other.parts.head).not.toContain('occasion.jpg');
  });

  test('speaks of its design, with the price of what it shows first', async () => {
    const { head, parts } = await open();
    expect(head.title).toContain('Elena: Hochzeitskarte');
    expect(parts.machines).toContain('artwork/elena/usual/de-DE/laid.jpg');
    expect(parts.machines).toContain('Hochzeitskarte in 2 Farben');
    expect(parts.offers).toContain('"price":"56.00"');
  });

  test('can be chosen from by forms, and handed over whole by a link', async () => {
    const { html } = await open('?designId=forest&quantity=40&refinementType=gold&envelope=spitz');
    for (const key of ['designId', 'formatType', 'paperType', 'refinementType', 'envelope'])
      expect(html).toMatch(new RegExp(`<form[^>]*method="get"(?:(?!</form>).)*name="${key}"`, 'u'));
    expect(html).toContain(
      '<option value="40" selected="">40 Karten · 240,00\u00a0€ · 6,00\u00a0€ je Karte</option>',
    );
    expect(html).toContain('40 Karten, 6,00\u00a0€ je Karte');
    expect(html).toContain('artwork/elena/forest+gold/de-DE/inside.jpg');
    expect(html).toContain('B6, passend zur Karte.');
    const [, handOff = ''] = /href="(\/configurator-card\?[^"]*)"/u.exec(html) ?? [];
    expect(
      Object.fromEntries(new URLSearchParams(handOff.replaceAll('&amp;', '&').slice(19))),
    ).toEqual({
      themeId: 'elena',
      quantity: '40',
      designGroupId: 'folded',
      designId: 'forest',
      formatType: '115x168',
      paperType: 'feinstpapier',
      refinementType: 'gold',
      envelope: 'spitz',
      envelopeColor: 'weiss',
      locale: 'de-DE',
    });
  });

  test('adds a ribbon in a colour, relief, and what comes once, to address, price and hand-off', async () => {
    const chosen =
      'refinementType=relief&ribbon=satin&ribbonColor=rose&accessoryTypes=bag&accessoryTypes=pen';
    const [{ html: plain }, { html, isShared }] = await Promise.all([
      open('?refinementType=relief&ribbon=satin'),
      open(`?${chosen}`),
    ]);
    expect(isShared).toBe(true);
    expect(html).toContain('artwork/elena/sage+relief+ribbon-satin-rose/de-DE/laid.jpg');
    // Each of them may be taken away again, and the other stays.
    expect(html).toMatch(/<input type="hidden" name="accessoryTypes" value="pen"/u);
    expect(html).toMatch(/name="accessoryTypes" checked="" value="bag"/u);
    expect(html).toMatch(/<input type="hidden" name="ribbonColor" value="rose"/u);
    // Once, whatever the quantity: the price of each piece stays.
    const eachOf = (page: string) => /28 Karten, ([\d,]+)/u.exec(page)?.[1];
    expect(eachOf(html)).toBe(eachOf(plain));
    const totalOf = (page: string) => /28 Karten · ([\d,]+)/u.exec(page)?.[1];
    expect(totalOf(html)).not.toBe(totalOf(plain));
    const [, handOff = ''] = /href="\/configurator-card\?([^"]*)"/u.exec(html) ?? [];
    const handed = new URLSearchParams(handOff.replaceAll('&amp;', '&'));
    expect(handed.getAll('accessoryTypes[]')).toEqual(['bag', 'pen']);
    expect(handed.get('ribbonColor')).toBe('rose');
    expect(handed.get('refinementType')).toBe('relief');
  });

  test('asks for the words of its front, and for nothing where it cannot draw one', async () => {
    const { html, product } = await open();
    expect(product.card.front?.roles).toEqual(['names', 'date', 'title', 'place']);
    expect(html).toMatch(/<input[^>]*placeholder="Anna &amp; Philipp"[^>]*name="names"/u);
    expect(html).toContain('Namen, Datum und Ort setzen Sie im Gestalter ein.');
    // No form would send what is written.
    expect(html).not.toMatch(/<form(?:(?!<\/form>).)*name="names"/u);
    const unknown = { ...sampleTheme, id: 'other' };
    const request = requestAt('other', '', { cardThemes: memoryCardThemes([unknown]) });
    const loaded = await loadAddress(request);
    if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('no page');
    expect(loaded.page).toMatchObject({ product: { card: { front: undefined } } });
    expect(await drawnProduct(request, loaded.page)).not.toContain('own-words-title');
  });

  test('shows one leaf without an inside, and how it is cut', async () => {
    const folded = await open();
    expect(folded.html).not.toContain('name="punching"');
    expect(folded.html).toContain('Klappkarte');
    const { html } = await open('?designGroupId=flat&punching=hole');
    expect(html).toContain('artwork/elena/sage+flat+hole/de-DE/back.jpg');
    expect(html).not.toContain('/inside.jpg');
    expect(html).toContain('Loch für ein Band');
    // The card and its cut.
    expect(html).toContain('28 Karten, 4,00\u00a0€ je Karte');
    expect(html).toMatch(/configurator-card\?[^"]*designGroupId=flat[^"]*punching=hole/u);
  });

  test('prints counts as the market does', async () => {
    const { html } = await open('?quantity=5000');
    expect(html).toContain('5.000 Karten, 2,00\u00a0€ je Karte');
    expect(html).toContain('Sie brauchen mehr als 5.000 Karten?');
  });

  test('leads to what else belongs to its suite, in its colour', async () => {
    const menu: CardTheme = { ...sampleTheme, id: 'elena-menu', piece: 'menu' };
    const cardThemes = memoryCardThemes([{ ...sampleTheme, suite: ['elena-menu', 'gone'] }, menu]);
    const { html } = await open('?designId=forest', { cardThemes });
    expect(html).toContain('Passend zu Elena');
    expect(html).toContain('href="/themes/elena-menu/?designId=forest"');
    expect(html).toContain('artwork/elena-menu/forest/de-DE/laid.jpg');
    expect(html).toContain('Menükarte');
    expect(html).toContain('je ein Stück zusammen ab 4,00\u00a0€.');
    expect((await open()).html).not.toContain('Passend zu');
  });

  test('compares the papers, with a sample of each', async () => {
    const { html } = await open('?designId=forest&quantity=40');
    expect(html).toContain('<a href="#papers">');
    expect(html).toContain('/paper/baumwolle.jpg');
    expect(html).toContain('350\u00a0g/m²');
    expect(html).toContain('href="?isSample=true&amp;designId=forest&amp;paperType=baumwolle"');
  });

  test('offers a sample, and says what it costs', async () => {
    const usual = await open('?paperType=baumwolle');
    expect(usual.html).toContain('href="?isSample=true&amp;paperType=baumwolle"');
    const { html } = await open('?isSample=true');
    expect(html).toContain('Die ersten drei Ihrer Bestellung sind kostenlos.');
    expect(html).toMatch(/configurator-card\?[^"]*isSample=true/u);
    expect(count(html, /2,00\u00a0€/gu)).toBeGreaterThan(0);
  });

  test.each([
    ['', true],
    ['?designId=forest&quantity=100&refinementType=gold&envelope=spitz', true],
    ['?isSample=true', true],
    ['?designGroupId=flat&punching=rounded&formatType=115x168', true],
    ['?designGroupId=folded', true],
    ['?punching=rounded', false],
    ['?designId=another', false],
    ['?quantity=9', false],
    ['?formatType=99x99', false],
    ['?ribbon=any', false],
    ['?materialType=leinwand', false],
  ])('is kept for every visitor, unless it asks for what there is not: %s', async (search, is) => {
    expect((await open(search)).isShared).toBe(is);
  });

  test('tells statistics what is chosen', async () => {
    const { product } = await open();
    const shell = { channel: 'kartenliebe', lengthUnit: 'cm', locale: 'de-DE' } as const;
    expect(recordedChoice(product, shell, '?quantity=40')).toEqual({
      id: 'elena',
      variant: '40',
      price: { minorUnits: 200, currency: 'eur' },
    });
  });
});
