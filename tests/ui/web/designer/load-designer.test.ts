/**
 * What the embedded designers answer: each hand-off with all that it says, or why it is refused.
 */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  designerProducts,
  type DesignerProduct,
} from '../../../../core/domain/catalogue/designers.ts';
import {
  parseDesignerQuery,
  printDesignerQuery,
} from '../../../../core/domain/products/hand-off.ts';
import { designerVocabulary } from '../../../../core/domain/products/designer-vocabulary.ts';
import type { DesignerHandOff } from '../../../../core/domain/products/products-by-designer.ts';
import type { QueryPairs } from '../../../../core/domain/query/query.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import type { DesignerDecision } from '../../../../core/domain/routing/route-decision.ts';
import { routeRequest } from '../../../../core/domain/routing/route-request.ts';
import { E, TE } from '../../../../core/fp.ts';
import type { Content } from '../../../../core/ports/content.ts';
import type { Prices } from '../../../../core/ports/prices.ts';
import { contextFacts, contextIdentifiers } from '../../../../ui/web/designer/context-facts.ts';
import { receiveHandOff, wordsOf } from '../../../../ui/web/designer/receive-hand-off.ts';
import { productAtDesigner } from '../../../../ui/web/products/load-at-designer.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import type { StorefrontRequest } from '../../../../ui/web/requests/storefront-request.ts';
import { anyParameterPair, handOffNow } from '../../../arbitraries/designer.ts';
import { anyDesignerHandOff } from '../../../arbitraries/hand-off.ts';
import { embedded, siteFor } from '../../../arbitraries/routing.ts';
import { failingCardThemes, memoryCardThemes } from '../../../fakes/card-themes.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { memoryCollages, sampleCollage } from '../../../fakes/collages.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { failingArticlePrices } from '../../../fakes/article-prices.ts';
import { plainPage } from '../../../fakes/plain-page.ts';
import { failingPrices, fakePrices } from '../../../fakes/prices.ts';
import { sampleTheme } from '../../../fakes/sample-theme.ts';
import { requestFor } from '../requests.ts';

const decisionFor = (
  product: DesignerProduct,
  locale: Locale,
  search: string,
): DesignerDecision => {
  const { host } = siteFor(embedded, 'poster', locale);
  const rawPath = `/configurator-${product}`;
  const decision = routeRequest(embedded, { method: 'GET', host, rawPath, search });
  if (decision.kind !== 'designer') throw new Error(`${rawPath}${search} is ${decision.kind}`);
  return decision;
};

const designerRequest = (
  product: DesignerProduct,
  pairs: QueryPairs,
  locale: Locale = 'de-DE',
  ports: Partial<StorefrontRequest['ports']> = {},
) => {
  const search = `?${new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()}`;
  const address = `http://localhost:3000/configurator-${product}${search}`;
  const collages = { design: (id: number) => TE.right(sampleCollage(id)) };
  const cardThemes = {
    ...memoryCardThemes([]),
    theme: (_: unknown, id: string) => TE.right({ ...sampleTheme, id }),
  };
  return requestFor(
    decisionFor(product, locale, search),
    embedded,
    { collages, cardThemes, ...ports },
    address,
  );
};

const pageOf = async (request: StorefrontRequest) => {
  const loaded = await loadAddress(request);
  if (loaded.kind !== 'page') throw new Error(`a ${loaded.kind}`);
  return { ...loaded, html: loaded.parts.head ?? '' };
};

/** The designer's page of a query as it is written in an address, in German. */
const askFor = (
  product: DesignerProduct,
  search: string,
  ports: Partial<StorefrontRequest['ports']> = {},
) =>
  pageOf(
    designerRequest(product, [...new URLSearchParams(`${search}&locale=de-DE`)], 'de-DE', ports)
      .request,
  );

/** The labels of a product's facts, each with the parameters that tell it. */
const labelsOf = async (product: DesignerProduct) =>
  (({ facts, identifiers }) =>
    [...facts, ...contextFacts, ...identifiers, ...contextIdentifiers].map(
      ([label, parameters]) => [label, parameters] as const,
    ))(await productAtDesigner(product));

const parameters = (await Promise.all(designerProducts.map(labelsOf))).flatMap((labels) =>
  labels.flatMap(([, told]) => told),
);

/** A price service that sells every article for what canvas costs. */
const everything: Prices = {
  ...fakePrices(),
  formats: (scope) => fakePrices().formats(scope, { materialType: 'leinwand' }),
};

const requestOf = (handOff: DesignerHandOff): StorefrontRequest =>
  designerRequest(handOff.designer, printDesignerQuery(handOff), handOff.locale, {
    clock: manualClock(handOffNow),
    prices: everything,
  }).request;

/** What React writes of a text. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Parameters whose value is shown as it came: identifiers, and numbers of a product's own. */
const verbatim: readonly string[] =
  'sku designId designGroupId themeId gclid templateId designGroupSetId category tag punching ribbon ribbonColor screw seal bow envelopeColor inlay inlayPaper quantity amount tileCount photobookPageCount graduationsPageCount year'.split(
    ' ',
  );

describe('a hand-off', () => {
  property.prop([anyDesignerHandOff])(
    'of any product tells each parameter that it prints, in words as far as there are any',
    async (handOff) => {
      const request = requestOf(handOff);
      const receipt = await receiveHandOff(request, handOff.designer);
      if (receipt.kind !== 'received') throw new Error(`it is ${receipt.kind}`);
      const { text } = wordsOf(request);
      const { facts, identifiers = [] } = receipt.received;
      const told = [...facts, ...identifiers].map(([name, values]) => {
        expect(values).not.toHaveLength(0);
        return name;
      });
      const words = facts.flatMap(([, values]) => values).filter((word) => word !== handOff.sku);
      for (const [printed, value] of printDesignerQuery(handOff)) {
        // Numbers, an article number, a name and a layout are the same in every language.
        if (!/^\d+$/u.test(value) && !['sku', 'designName', 'designTiles'].includes(printed))
          expect([printed, words]).not.toEqual([printed, expect.arrayContaining([value])]);
        const labels = (await labelsOf(handOff.designer)).flatMap(([label, names]) =>
          names.some((name) => name === printed.replace(/\[\]$/u, '')) ? [text(label)] : [],
        );
        // One label for what has words and for what has none.
        const said = new Set(labels.filter((label) => told.includes(label)));
        expect([printed, said.size]).toEqual([printed, 1]);
      }
    },
  );

  property.prop([anyDesignerHandOff], { numRuns: 40 })(
    'of any product is a page with every identifier and number of it',
    async (handOff) => {
      const { status, page, html, isShared } = await pageOf(requestOf(handOff));
      expect([status, page.kind, isShared]).toEqual([200, 'designer', false]);
      for (const [name, value] of printDesignerQuery(handOff))
        if (verbatim.includes(name)) expect(html).toContain(value);
    },
  );

  test('is described in the language of the page', async () => {
    const search = 'calendarType=wandkalender&startMonth=3&year=2027&accessoryTypes[]=pen';
    const { html } = await askFor('calendar', search);
    for (const words of ['Wandkalender', 'März 2027', 'Stift', 'Deutschland, Deutsch'])
      expect(html).toContain(words);
    const english = designerRequest(
      'calendar',
      [...new URLSearchParams(`${search}&locale=en-US`)],
      'en-US',
    );
    expect((await pageOf(english.request)).html).toContain('March 2027');
  });

  test('of a card is told in words wherever the shop has some', async () => {
    const search =
      'themeId=ceres&quantity=40&designGroupId=folded&designId=sage&formatType=115x168&paperType=baumwolle&refinementType=gold&punching=hole&category=hochzeit&tag=new&ribbon=satin&ribbonColor=rose&screw=messing&seal=wachs&bow=jute&envelope=spitz&envelopeColor=salbei&inlay=transparent&accessoryTypes[]=box&accessoryTypes[]=pen&isSample=true&addToCart=true&referralSource=shopping-ad&gclid=click-1';
    const { html } = await askFor('card', search);
    const [words = '', identifiers = ''] = html.split('<details');
    const said =
      'Ceres, Konfirmationskarte|Klappkarte|Salbei|11,5 × 16,8|Baumwollpapier|Goldfolie|Loch für ein Band|Hochzeit|Neu|Band: Satin, Rosé|Buchschraube: Messing|Siegel: Wachs|Schleife: Jute|Umschlag: Spitze Klappe, Salbei|Einlegeblatt: Transparentpapier|Schachtel|Stift|Musterkarte|Gleich in den Warenkorb|Shopping-Anzeige';
    for (const word of said.split('|')) expect(words).toContain(word);
    // The advertisement alone has no words.
    expect(identifiers).toContain('click-1');
    for (const name of ['baumwolle', 'folded', 'salbei', 'transparent', 'hole'])
      expect(identifiers).not.toContain(`>${name}<`);
  });

  test('of an accessory says what, how many, and at what price', async () => {
    const { html } = await askFor('card', 'sku=seal-wachs-salbei&quantity=25');
    for (const word of ['Wachssiegel', 'Salbei', '25', 'seal-wachs-salbei'])
      expect(html).toContain(word);
    expect((await askFor('card', 'sku=seal-wachs-salbei&quantity=0')).status).toBe(400);
    expect((await askFor('card', 'sku=hat')).status).toBe(400);
  });

  test('of photo prints goes to the photo box designer', async () => {
    const { html } = await askFor('photobox', 'photoboxType=photoprint&amount=30');
    expect(html).toContain('Fotoabzüge');
    expect(html).toContain('leadimage/prints-1/still.jpg');
    expect(html).toContain('<dt>Anzahl der Fotos</dt><dd>30</dd>');
  });

  test('of a collage is called by its design, whatever the address calls it', async () => {
    const search = 'designId=13&materialType=leinwand&formatType=600x400';
    const design = { ...sampleCollage(13), name: 'Atelier 16' };
    const collages = { design: () => TE.right(design) };
    for (const name of ['', '&designName=Gewonnen']) {
      const { html } = await askFor('collage', `${search}${name}`, { collages });
      expect(html).toContain('Atelier 16');
      expect(html).toContain('60 × 40');
      expect(html).toContain('Preis');
      // So does what its photos are given for.
      expect(html).toMatch(/name="handOff" value="designId=13&amp;designName=Atelier%2016&amp;/u);
      expect(html).not.toContain('Gewonnen');
    }
    const refused = await askFor('collage', `${search}&designName=www.example.com`, { collages });
    expect(refused.status).toBe(400);
  });

  test.each([
    ['materialType=leinwand', '60 × 40'],
    ['frameType=artbox', 'Acrylglas'],
  ])('of a wall picture with nothing but %s has what it stands for', async (search, words) => {
    const { status, html } = await askFor('photo-frame', search);
    expect(status).toBe(200);
    expect(html).toContain(words);
  });

  test('has its price with options, and none with options that are not sold here', async () => {
    const search = 'materialType=leinwand&formatType=600x400&optionTypes[]=leinwand-rand-';
    expect((await askFor('photo-frame', `${search}farbig`)).html).toContain('Preis');
    expect((await askFor('photo-frame', `${search}umgeschlagen`)).html).toContain('Preis');
    expect((await askFor('photo-frame', `${search}gespiegelt`)).html).not.toContain('Preis');
  });
});

describe('a hand-off for another market', () => {
  test('has that market’s price and shipping, and leads to its shop', async () => {
    const query = 'materialType=leinwand&formatType=600x400&locale=fr-CH';
    const { request } = designerRequest('photo-frame', [...new URLSearchParams(query)]);
    const { status, html } = await pageOf(request);
    expect(status).toBe(200);
    expect(html).toContain('CHF Versand');
    expect(html).not.toContain('€ Versand');
    expect(html).toContain(
      `href="${escaped(`http://ch.localhost:3000/configurator-photo-frame?${query}`)}"`,
    );
    expect(html).toContain('Schweiz, Französisch');
    expect(html).not.toContain('In den Warenkorb');
  });

  test('says the widths of mats in its unit', async () => {
    const query =
      'materialType=poster&frameType=holzrahmen&formatType=240x160&matType=mat-weiss&matSize=30&locale=en-US';
    const { request } = designerRequest('photo-frame', [...new URLSearchParams(query)], 'en-US', {
      prices: everything,
    });
    const { html } = await pageOf(request);
    expect(html).toContain('1.2\u00a0in');
    expect(html).not.toContain('30\u00a0mm');
  });

  test('of this one has its cart', async () => {
    const { html } = await askFor('photo-frame', 'materialType=leinwand&formatType=600x400');
    expect(html).toContain('In den Warenkorb');
    expect(html).toContain('€ Versand');
    expect(html).not.toContain('zum Shop');
  });
});

describe('every parameter of a designer', () => {
  test.each(designerProducts)('%s has a word that a refusal calls it by', async (product) => {
    const named: readonly string[] = (await labelsOf(product)).flatMap(([, names]) => names);
    expect(named).toEqual(expect.arrayContaining([...designerVocabulary(product)]));
  });
});

describe('the way back', () => {
  test('is the start page where the product has no page', async () => {
    const { html } = await askFor('photo-frame', 'materialType=leinwand');
    expect(html).toContain('href="/"');
    expect(html).not.toContain('leinwanddruck');
    expect((await askFor('card', 'themeId=1')).html).toContain('href="/"');
  });

  /** A content service that has every page. */
  const content: Content = {
    ...memoryContent([]),
    page: ({ slug }) => TE.right(plainPage(slug)),
  };

  test.each([
    [
      'photo-frame',
      'materialType=hahnemuehle&formatType=600x900&frameType=alurahmen&matSize=50&matType=mat-creme',
      '/fine-art-druck?materialType=hahnemuehle&frameType=alurahmen&formatType=600x900&matType=mat-creme&matSize=50',
    ],
    [
      'photo-frame',
      'materialType=echtglas&formatType=605x400',
      '/echtglas-druck?materialType=echtglas&formatType=605x400',
    ],
    [
      'photo-frame',
      'frameType=artbox&formatType=600x400',
      '/acrylglas-druck?materialType=acrylglas&frameType=artbox&formatType=600x400',
    ],
    [
      'collage',
      'designId=5&materialType=poster&formatType=600x400',
      '/fotocollage?designId=5&materialType=poster&formatType=600x400',
    ],
    [
      'card',
      'themeId=1&designId=sage&quantity=40',
      'http://kartenliebe.localhost:3000/themes/1/?quantity=40&designId=sage',
    ],
    [
      'photobook',
      'photobookType=fotoheft&photobookPageCount=36&designGroupSetId=kompass',
      'http://kartenliebe.localhost:3000/fotobuch/?photobookType=fotoheft&photobookPageCount=36&designGroupSetId=kompass',
    ],
    [
      'calendar',
      'calendarType=tischkalender&startMonth=3&year=2027&amount=2&moonPhases=true',
      '/fotokalender?calendarType=tischkalender&startMonth=3&year=2027&amount=2&moonPhases=true',
    ],
    [
      'photobox',
      'photoboxType=photoprint&photoboxFormat=150x100&amount=30',
      '/fotoabzuege?photoboxFormat=150x100&amount=30',
    ],
  ] as const)('of %s?%s is the page that sells it', async (product, search, href) => {
    const { html } = await askFor(product, search, { content, prices: everything });
    expect(html).toContain(`href="${escaped(href)}"`);
  });

  test('leads to the locale in which it was chosen', async () => {
    const { request } = designerRequest(
      'photo-frame',
      [...new URLSearchParams('materialType=poster&formatType=600x400&locale=fr-CH')],
      'de-DE',
      { content, prices: everything },
    );
    const href =
      'http://ch.localhost:3000/fr/impression-poster?materialType=poster&formatType=600x400';
    expect((await pageOf(request)).html).toContain(`href="${escaped(href)}"`);
  });
});

describe('a refusal', () => {
  const anyQuery = fc.array(
    fc.oneof(
      anyParameterPair,
      fc.tuple(fc.constantFrom(...parameters), fc.string({ unit: 'grapheme' })),
      fc.tuple(fc.string(), fc.string()),
    ),
    { maxLength: 12 },
  );

  property.prop([fc.constantFrom(...designerProducts), anyQuery])(
    'is the only answer to a query that is not a hand-off',
    async (product, query) => {
      const { request } = designerRequest(product, [['locale', 'de-DE'], ...query]);
      const { status, html } = await pageOf(request).catch((error: unknown) => {
        throw new Error(`${product} ${JSON.stringify(query)}`, { cause: error });
      });
      expect([200, 400]).toContain(status);
      const read = parseDesignerQuery(product, [...request.url.searchParams], {
        now: request.ports.clock.now(),
        channel: 'poster',
      });
      if (E.isLeft(read)) {
        expect(status).toBe(400);
        expect(html).toContain(`(${read.left.parameter})`);
      }
    },
  );

  test.each([
    ['calendar', '', 'Es fehlt die Angabe „Art“ (calendarType).'],
    [
      'calendar',
      'calendarType=wandkalender&formatType=a9',
      'Die Angabe „Format“ (formatType) hat einen Wert, den wir nicht kennen: „a9“.',
    ],
    [
      'calendar',
      'calendarType=tischkalender&formatType=a3-hoch',
      'passt nicht zur Angabe „Art“ (calendarType).',
    ],
    ['card', '', 'Es fehlt die Angabe „Motiv“ (themeId).'],
    [
      'card',
      'themeId=1&quantity=viele',
      'Die Angabe „Anzahl“ (quantity) hat einen Wert, den wir nicht verwenden können: „viele“.',
    ],
    ['collage', 'designId=x', '„Design“ (designId)'],
    ['photo-frame', '', 'Es fehlt die Angabe „Material“ (materialType).'],
    ['photo-frame', 'materialType=poster', 'Das bieten wir hier nicht an: „Material“'],
    ['photo-frame', 'frameType=alurahmen', 'Das bieten wir hier nicht an: „Rahmen“ (frameType)'],
    [
      'photo-frame',
      'materialType=leinwand&optionTypes[]=leinwand-rand-farbig&optionTypes[]=leinwand-rand-gespiegelt',
      'enthält Werte, die einander ausschließen',
    ],
    ['photobook', 'photobookType=fotoheft&photobookCover=hard', '„Einband“ (photobookCover)'],
    ['photobox', 'photoboxFormat[width]=100', '„Format“ (photoboxFormat[height])'],
  ] as const)('of %s?%s says why', async (product, search, reason) => {
    const { status, html, page } = await askFor(product, search);
    expect(status).toBe(400);
    expect(html).toContain(reason);
    expect(page.head.title).toBe('Diese Auswahl konnten wir nicht übernehmen | Passepartout');
  });

  test('of a design that does not exist is 404', async () => {
    const { status, html } = await askFor('collage', 'designId=9999&materialType=leinwand', {
      collages: memoryCollages([13]),
    });
    expect(status).toBe(404);
    expect(html).toContain('(designId)');
  });

  test('of a card’s design that does not exist is 404; themes that do not come keep none away', async () => {
    const unknown = await askFor('card', 'themeId=9', { cardThemes: memoryCardThemes([]) });
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('(themeId)');
    const away = await askFor('card', 'themeId=9', { cardThemes: failingCardThemes() });
    expect(away.status).toBe(200);
  });

  test('shows of a value what is short and harmless', async () => {
    const long = `<script>\u202e${'x'.repeat(1000)}`;
    const { html } = await askFor('photo-frame', `materialType=${encodeURIComponent(long)}`);
    expect(html).toContain(escaped(`„<script>${'x'.repeat(51)}…“`));
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('\u202e');
  });
});

describe('an outage of the price service', () => {
  const away = failingPrices({ kind: 'prices-unavailable', reason: 'away' });

  test('is one of the page where the format is not known without it', async () => {
    const { status, page } = await askFor('photo-frame', 'materialType=leinwand', { prices: away });
    expect([status, page.kind]).toEqual([503, 'error']);
  });

  test('is a line of the page where the price alone is not known', async () => {
    const search = 'materialType=leinwand&formatType=600x400';
    const articlePrices = failingArticlePrices();
    const { status, html } = await askFor('photo-frame', search, { articlePrices });
    expect(status).toBe(200);
    expect(html).toContain('Der Preis lässt sich gerade nicht laden.');
  });

  test('does not concern a product without prices', async () => {
    expect((await askFor('photobox', 'photoboxType=small', { prices: away })).status).toBe(200);
  });
});
