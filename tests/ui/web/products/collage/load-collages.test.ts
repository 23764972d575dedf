/** The page of collages: what its address selects, and what stands there while services are away. */
import { describe, expect, test } from 'vitest';

import { emptyChrome } from '../../../../../core/domain/content/chrome.ts';
import { orientations } from '../../../../../core/domain/format/turn-format.ts';
import { printTiles } from '../../../../../core/domain/products/collage/collage-tiles.ts';
import { parseDesignerUrl } from '../../../../../core/domain/products/designer-url.ts';
import { emptyNavigation } from '../../../../../core/domain/navigation/navigation.ts';
import { E, TE } from '../../../../../core/fp.ts';
import type { PriceScope } from '../../../../../core/ports/prices.ts';
import { wishFor } from '../../../../../core/usecases/keep-wishlist.ts';
import { showSharedWishes } from '../../../../../core/usecases/show-wishes.ts';
import { embeddedDesignerBases } from '../../../../../server/embedded-addresses.ts';
import { watchOutages } from '../../../../../server/pages/watch-outages.ts';
import {
  sampleCollageGroups,
  sampleCollages,
} from '../../../../../server/embedded/shop/samples/collage-designs.ts';
import { loadAddress } from '../../../../../ui/web/requests/load-address.ts';
import type {
  CollageAnswer,
  CollageData,
} from '../../../../../ui/web/products/collage/collage-data.ts';
import { collagesAt, questionsOf } from '../../../../../ui/web/products/collage/read-collages.ts';
import { configurationAddress } from '../../../../../core/domain/products/configuration-address.ts';
import { parseDesignerQuery } from '../../../../../core/domain/products/hand-off.ts';
import { pricedArticleOf } from '../../../../../core/domain/products/article.ts';
import { formatMoney } from '../../../../../core/domain/money/format-money.ts';
import { articleFacts } from '../../../../../core/domain/products/article-facts.ts';
import { recordedOf } from '../../../../../ui/web/products/recorded.ts';
import { loadChoice } from '../../../../../ui/web/products/load-choice.ts';
import { embedded } from '../../../../arbitraries/routing.ts';
import { manualClock } from '../../../../fakes/clock.ts';
import { failingCollages } from '../../../../fakes/collages.ts';
import { memoryContent } from '../../../../fakes/content.ts';
import { failingCollageGroups, memoryCollageGroups } from '../../../../fakes/design-groups.ts';
import { recordingLog } from '../../../../fakes/log.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../../../fakes/article-prices.ts';
import { failingPrices, fakePrices } from '../../../../fakes/prices.ts';
import { failingShipping } from '../../../../fakes/shipping.ts';
import { memoryPersonalisations } from '../../../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../../../fakes/picture-uploads.ts';
import { memoryWishlists } from '../../../../fakes/wishlists.ts';
import { plainContent } from '../../../../fakes/plain-page.ts';
import { drawnProduct } from '../../drawn-product.tsx';
import { requestFor, startDecision } from '../../requests.ts';

const content = plainContent('Collages', [
  {
    kind: 'collage',
    id: 'collage',
    headline: 'Collage',
    templatesHeadline: 'Templates',
    startLabel: 'Design it',
    materials: [
      { materialType: 'leinwand' },
      { materialType: 'hahnemuehle' },
      { materialType: 'poster' },
      { materialType: 'pvcplane' },
    ],
  },
]);

const canvas = { materialType: 'leinwand' } as const;

type Ports = NonNullable<Parameters<typeof requestFor>[2]>;

const collagePorts: Ports = {
  content: {
    ...memoryContent([
      {
        channel: 'poster',
        locale: 'de-DE',
        slug: 'home',
        story: { kind: 'page', id: 'p', content },
      },
    ]),
    chrome: () => TE.right(emptyChrome),
    navigation: () => TE.right(emptyNavigation),
  },
  collageGroups: memoryCollageGroups(sampleCollageGroups('de-DE')),
  collages: {
    design: (designId) => {
      const design = sampleCollages.get(designId);
      return design === undefined
        ? TE.left({ kind: 'collage-not-found', designId })
        : TE.right(design);
    },
  },
};

const open = async (search = '', ports: Ports = {}) => {
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const address = `http://localhost:3000/${search}`;
  const { request, log } = requestFor(decision, embedded, { ...collagePorts, ...ports }, address);
  const watched = watchOutages(request.ports);
  const loaded = await loadAddress({ ...request, ports: watched.ports });
  if (loaded.kind !== 'page' || loaded.page.kind !== 'page') throw new Error('there is no page');
  const html = await drawnProduct(request, loaded.page);
  const [, designer = ''] = /href="([^"]*configurator-collage[^"]*)"/u.exec(html) ?? [];
  const handOff = parseDesignerUrl(embeddedDesignerBases, designer.replaceAll('&amp;', '&'), {
    now: 0,
    channel: 'poster',
  });
  return {
    html,
    handOff: E.isRight(handOff) ? handOff.right : undefined,
    product: loaded.page.product,
    answer: () => loadChoice(request),
    selected: loaded.page.selected,
    isShared: loaded.isShared,
    isWhole: watched.isWhole() && loaded.isWhole !== false,
    status: loaded.status,
    codes: log.reports.map(({ code }) => code),
  };
};

describe('the page of collages', () => {
  test('opens with the channel’s default, in a format in which each photo is a hand’s breadth', async () => {
    const page = await open();
    expect(page.handOff).toMatchObject({
      designer: 'collage',
      collageId: 13,
      tileCount: 16,
      materialType: 'leinwand',
      format: { width: 600, height: 400 },
      locale: 'de-DE',
    });
    expect(page.html).toContain('16 Fotos auf 60 × 40\u00a0cm');
    expect(page.html).toMatch(/57,90\s€/u);
    expect(page.html).toContain('Inkl. MwSt.');
    expect(page.html).toContain('href="/versandkosten"');
    expect(page.html).toContain('dateTime="2026-');
    // Both are drawn of data: no picture is asked for.
    expect(page.html).not.toContain('<img');
    expect([page.isShared, page.isWhole, page.codes]).toEqual([true, true, []]);
  });

  test('can be wished for as it is chosen, and is priced and designed anew from the list', async () => {
    const { html, handOff } = await open('?designId=101&materialType=leinwand&formatType=900x600');
    const [, form = ''] =
      /<form[^>]*action="\/forms\/wishlist"[^>]*>(.*?)<\/form>/su.exec(html) ?? [];
    const fields = new Map(
      [...form.matchAll(/name="([^"]*)" value="([^"]*)"/gu)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')] as const,
      ),
    );
    const wishlists = memoryWishlists();
    const environment = {
      wishlists,
      articlePrices: memoryArticlePrices(),
      personalisations: memoryPersonalisations()('visitor'),
      pictureUploads: memoryPictureUploads(),
      clock: manualClock(0),
      log: recordingLog(),
    };
    const owner = { kind: 'visitor', key: 'v' } as const;
    const wanted = {
      designer: fields.get('designer') ?? '',
      query: fields.get('article') ?? '',
    };
    const kept = await wishFor(scope, owner, wanted)(environment)();
    const key = E.isRight(kept) ? (kept.right.shareKey ?? '') : '';
    const step = await showSharedWishes({ ...scope, platform: 'web' }, key, {
      bases: embeddedDesignerBases,
      sites: embedded,
    })(environment)();
    const [shown] = E.isRight(step) && step.right.kind === 'shown' ? step.right.wishes : [];
    expect(shown?.price).toMatchObject({ priceCurrent: { currency: 'eur' } });
    const again = parseDesignerUrl(embeddedDesignerBases, shown?.designer ?? '', {
      now: 0,
      channel: 'poster',
    });
    expect(again).toEqual(E.right(handOff));
    const away = { ...environment, articlePrices: failingArticlePrices() };
    const unpriced = await showSharedWishes({ ...scope, platform: 'web' }, key, {
      bases: embeddedDesignerBases,
      sites: embedded,
    })(away)();
    expect(unpriced).toMatchObject({ right: { wishes: [{ price: 'unavailable' }] } });
  });

  test('shows what its address selects, and hands that on', async () => {
    const search = '?tileCount=3&designId=101&materialType=leinwand&formatType=900x600';
    const page = await open(search);
    expect(page.handOff).toMatchObject({
      collageId: 101,
      tileCount: 3,
      materialType: 'leinwand',
      format: { width: 900, height: 600 },
    });
    expect(page.selected).toBe(search.slice(1));
    expect(page.html).not.toContain('>4 Fotos');
    // Struck through with what the law wants beside it.
    expect(page.html).toMatch(/<s[ >]/u);
    expect(page.html).toMatch(/30 Tage/u);
    expect(page.isShared).toBe(true);
  });

  test.each([
    [
      'leinwand',
      [
        ['optionTypes', 'leinwand-rand-farbig'],
        ['optionTypes', 'leinwand-keilrahmen-38mm'],
      ],
      ['Keilrahmen: 3,8\u00a0cm'],
    ],
    [
      'poster',
      [
        ['frameType', 'holzrahmen'],
        ['matSize', '43'],
        ['matType', 'mat-weiss'],
        ['glassType', 'museum-glass'],
      ],
      ['Rahmen', '43', 'Museumsglas'],
    ],
  ] as const)('is the way back of a collage on %s with %j', async (material, made, words) => {
    const chosen = [
      ['designId', '101'],
      ['materialType', material],
      ['formatType', '900x600'],
    ] as const;
    const handed = parseDesignerQuery(
      'collage',
      [
        ...chosen,
        ['designName', 'Solo 3'],
        ['tileCount', '3'],
        ['designTiles', printTiles(sampleCollages.get(101)?.tiles ?? [])],
        ...made,
        ['locale', 'de-DE'],
      ],
      { now: 0, channel: 'poster' },
    );
    if (E.isLeft(handed)) throw new Error(JSON.stringify(handed.left));
    const from = { channel: 'poster', platform: 'web' } as const;
    const { path = '' } = configurationAddress<'collage'>(embedded, from, handed.right) ?? {};
    const page = await open(`?${path.split('?')[1]}`);
    expect(page.handOff).toEqual(handed.right);
    for (const word of words) expect(page.html).toContain(word);
    expect(articleFacts<'collage'>('de-DE', handed.right)?.label.details).toContain('Solo 3');
    // What stands there is the price of all of it.
    const asked = [pricedArticleOf(handed.right)];
    const answer = await memoryArticlePrices().price(scope, asked)();
    const price = E.isRight(answer) ? answer.right[0]?.priceCurrent : undefined;
    expect(page.html).toContain(price && formatMoney('de-DE', price));
    expect([page.isShared, page.isWhole, page.codes]).toEqual([false, true, []]);
  });

  test('promises a material that takes longer for later, as any picture on it', async () => {
    const sold = fakePrices();
    // Every material is sold as canvas is.
    const prices = { ...sold, formats: (scope: PriceScope) => sold.formats(scope, canvas) };
    const days = ['?materialType=leinwand', '?materialType=hahnemuehle'].map(async (search) => {
      const { html, handOff } = await open(search, { prices });
      expect(handOff).toMatchObject({ materialType: search.split('=')[1] });
      return /dateTime="([^"]*)"/u.exec(html)?.[1] ?? '';
    });
    const [usual = '', later = ''] = await Promise.all(days);
    expect(later > usual).toBe(true);
  });

  test.each([
    ['?designId=9999', 'Die Collage 9999 gibt es nicht.', 13],
    ['?designId=1&formatType=400x600', '9 Fotos auf 60 × 40', 1],
    ['?designId=1&materialType=pvcplane', '9 Fotos auf', 1],
    ['?tileCount=99', 'Für diese Auswahl gibt es keine Vorlage.', 13],
  ])('at %s says what there is, and is kept for nobody else', async (search, words, collageId) => {
    const page = await open(search);
    expect(page.status).toBe(search.includes('9999') ? 404 : 200);
    expect(page.html).toContain(words);
    expect(page.handOff).toMatchObject({ collageId });
    // Its links do not lead on to what there is not.
    expect(page.html).not.toMatch(/href="\?[^"]*(?:9999|400x600|pvcplane)/u);
    expect([page.isShared, page.isWhole, page.codes]).toEqual([false, true, []]);
  });

  test.each(['?designId=x', '?tileCount=0', '?orientation=round', '?formatType=large'])(
    'at %s is the plain page',
    async (search) => {
      const page = await open(search);
      expect(page.handOff).toMatchObject({ collageId: 13 });
      expect(page.html).not.toContain('gibt es nicht');
    },
  );
});

/** The collages of a page as its document has them. */
const collagesOf = ({ product }: Awaited<ReturnType<typeof open>>): CollageData => {
  if (product?.product !== 'collage') throw new Error('there are no collages');
  return product;
};

const scope = { channel: 'poster', locale: 'de-DE' } as const;

/** What a page shows at an address. */
const servedAt = async (search: string) => {
  const { offer, choice, componentFacts } = collagesOf(await open(search)).collages;
  return { offer, choice, componentFacts };
};

/** What a page that began elsewhere shows there, by the answer to its question. */
const chosenAt = async (start: string, search: string) => {
  const product = collagesOf(await open(start));
  const questions = questionsOf({ product, answers: [] }, scope, search);
  const loaded = await Promise.all(
    questions.map(async (query) => {
      const one = await (await open(query)).answer();
      if (one === undefined || one === 'unavailable') throw new Error('no answer');
      // What a browser gets is JSON.
      const answer: CollageAnswer = JSON.parse(JSON.stringify(one.answer));
      return { answer, isShared: one.isShared };
    }),
  );
  const answers = loaded.map(({ answer }) => answer);
  return {
    questions,
    areShared: loaded.every(({ isShared }) => isShared),
    shown: collagesAt({ product, answers }, scope, search),
  };
};

test('what is chosen is recorded as the cart records it', async () => {
  const shell = { ...scope, lengthUnit: 'cm' } as const;
  for (const search of [
    '',
    '?designId=101&materialType=pvcplane&formatType=900x600',
    '?materialType=poster&formatType=900x600&frameType=holzrahmen',
  ]) {
    const { product, handOff } = await open(search);
    if (product?.product !== 'collage' || handOff?.designer !== 'collage')
      throw new Error('there is no collage');
    const facts = articleFacts<'collage'>('de-DE', handOff);
    const { id, category, variant, quantity } = (await recordedOf(product, shell, search)) ?? {};
    expect({ id, variant }).toEqual(facts?.recorded);
    expect([category, quantity]).toEqual(['collage', 1]);
  }
  const away = { prices: failingPrices({ kind: 'prices-unavailable', reason: 'away' }) };
  const { product } = await open('', away);
  expect(product && (await recordedOf(product, shell, ''))).toBeUndefined();
});

describe('a choice in a browser', () => {
  test.each([
    '',
    '?designId=13&materialType=leinwand&formatType=900x600',
    '?materialType=leinwand&formatType=400x600',
    '?materialType=pvcplane',
    '?tileCount=3&orientation=portrait',
    '?tileCount=99',
  ])('to %s shows what the server does, and asks nothing', async (search) => {
    const { questions, shown } = await chosenAt('', search);
    expect(questions).toEqual([]);
    expect(shown).toEqual(await servedAt(search));
  });

  test.each([
    ['', '?designId=101&materialType=leinwand&formatType=900x600', ['?designId=101']],
    ['?tileCount=3', '?tileCount=4&designId=13', ['?tileCount=4']],
    ['?tileCount=3', '?designId=101&tileCount=4', ['?designId=101', '?tileCount=4']],
    [
      '?materialType=leinwand&formatType=900x600&optionTypes=leinwand-rand-farbig',
      '?designId=13&materialType=leinwand&formatType=900x600',
      ['?designId=13'],
    ],
    ['?tileCount=3&orientation=portrait', '?orientation=square', ['?orientation=square']],
    // All templates: those that the filter lacks.
    ['?orientation=square', '', ['?orientation=landscape', '?orientation=portrait']],
    ['?tileCount=3', '', orientations.map((one) => `?orientation=${one}`)],
  ])('from %s to %s shows it by the answers to %j', async (start, search, asked) => {
    const { questions, areShared, shown } = await chosenAt(start, search);
    expect([questions, areShared]).toEqual([asked, true]);
    expect(shown).toEqual(await servedAt(search));
  });

  test('with frame or options asks for their price, and is kept for nobody else', async () => {
    const made = 'materialType=leinwand&formatType=900x600&optionTypes=leinwand-rand-farbig';
    const { questions, areShared, shown } = await chosenAt('', `?designId=101&${made}`);
    expect([questions, areShared]).toEqual([
      ['?designId=101&materialType=leinwand&optionTypes=leinwand-rand-farbig'],
      false,
    ]);
    expect(shown).toEqual(await servedAt(`?designId=101&${made}`));
    // Another format of the same keeps them, without a question.
    const other = `?designId=101&${made.replace('900x600', '600x400')}`;
    expect((await chosenAt(`?designId=101&${made}`, other)).questions).toEqual([]);
  });

  test('of what is not there is kept for nobody else', async () => {
    const missing = await (await open('?designId=9999')).answer();
    expect(missing).toMatchObject({ isShared: false, answer: { shown: { missing: 9999 } } });
    expect(await (await open('?tileCount=99')).answer()).toMatchObject({ isShared: false });
  });

  test('of a filter has no answer while the groups are away', async () => {
    const away = { collageGroups: failingCollageGroups() };
    expect(await (await open('?tileCount=3', away)).answer()).toBe('unavailable');
  });
});

describe('while a service is away', () => {
  test('designs: one can begin with the channel’s default', async () => {
    const page = await open('?materialType=leinwand', { collages: failingCollages() });
    expect(page.html).toContain('Die Vorlage lässt sich gerade nicht laden.');
    expect(page.html).toContain('9 Fotos');
    expect(page.handOff).toMatchObject({ collageId: 13, materialType: 'leinwand' });
    expect(page.isWhole).toBe(false);
  });

  test('groups: the chosen collage stands alone', async () => {
    const page = await open('', { collageGroups: failingCollageGroups() });
    expect(page.html).toContain('Die Vorlagen lassen sich gerade nicht laden.');
    expect(page.html).toContain('16 Fotos auf 60 × 40');
    expect([page.isWhole, page.codes]).toEqual([false, ['overview-container-load-failed']]);
  });

  test('prices: the way on stays', async () => {
    const prices = failingPrices({ kind: 'prices-unavailable', reason: 'away' });
    const page = await open('?designId=101', { prices });
    expect(page.html).toContain('Die Preise lassen sich gerade nicht laden.');
    expect(page.html).not.toContain('€');
    expect(page.handOff).toMatchObject({ collageId: 101 });
    expect([page.isWhole, page.codes]).toEqual([false, ['prices-unavailable']]);
  });

  test('dates: the price stands without them', async () => {
    const page = await open('', { shipping: failingShipping() });
    expect(page.html).toContain('€');
    expect(page.html).not.toContain('<time');
    expect(page.isWhole).toBe(false);
  });
});
