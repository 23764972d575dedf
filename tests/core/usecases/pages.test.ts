import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { frameHolds } from '../../../core/domain/catalogue/frame-holds.ts';
import { materialTypeOptions } from '../../../core/domain/catalogue/material-options.ts';
import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { defaultCollageId } from '../../../core/domain/collage/collages.ts';
import { consents } from '../../../core/domain/consent/consent.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { countdownAt } from '../../../core/domain/countdown/countdown.ts';
import { embeddedDesignerBases } from '../../../core/domain/designer/designers.ts';
import { handOffFromParameters } from '../../../core/domain/designer/from-parameters.ts';
import { printDesignerQuery } from '../../../core/domain/designer/hand-off.ts';
import { flagNames, treatments } from '../../../core/domain/flags/flags.ts';
import { emptyOverride } from '../../../core/domain/flags/override.ts';
import { E } from '../../../core/fp.ts';
import type { Content } from '../../../core/ports/content.ts';
import type { PricedCard } from '../../../core/ports/product-prices.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { chooseDefaultOption, chooseMaterials } from '../../../core/usecases/choose-material.ts';
import { evaluateFlag } from '../../../core/usecases/evaluate-flag.ts';
import { measurePicture } from '../../../core/usecases/measure-picture.ts';
import { openDesigner } from '../../../core/usecases/open-designer.ts';
import {
  priceCalendar,
  priceCard,
  pricePhotobook,
  pricePhotobox,
} from '../../../core/usecases/price-product.ts';
import {
  readHybridLayout,
  readHybridMessages,
  readRichText,
} from '../../../core/usecases/read-content.ts';
import { cachedCollages, showCollage } from '../../../core/usecases/show-collage.ts';
import { showCountdown } from '../../../core/usecases/show-countdown.ts';
import { showErrorPage } from '../../../core/usecases/show-error-page.ts';
import { anyCalendarMoment, calendarConfigurationAt } from '../../arbitraries/calendar.ts';
import { anyRichText } from '../../arbitraries/content-page.ts';
import { anyDesignerHandOff, handOffNow } from '../../arbitraries/designer.ts';
import { anyChannel } from '../../arbitraries/locale.ts';
import { anyPhotobookConfiguration } from '../../arbitraries/photobook.ts';
import { anyPhotoboxConfiguration } from '../../arbitraries/photobox.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCollages, memoryCollages, sampleCollage } from '../../fakes/collages.ts';
import { memoryConsent } from '../../fakes/consent-store.ts';
import { failingFrameMaterials, memoryFrameMaterials } from '../../fakes/frame-materials.ts';
import { memoryImageMetadata } from '../../fakes/image-metadata.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPageFlags } from '../../fakes/page-flags.ts';
import { failingProductPrices, memoryProductPrices } from '../../fakes/product-prices.ts';
import { recordingTracking } from '../../fakes/tracking.ts';
import { documentOf, reading } from '../content/story-writer.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };

const codesOf = ({ reports }: ReturnType<typeof recordingLog>) => reports.map(({ code }) => code);

describe('chooseDefaultOption', () => {
  test.each(materialTypes)('of %s is the catalogue’s', async (materialType) => {
    const log = recordingLog();
    expect(await chooseDefaultOption(materialType)({ log })()).toEqual(
      E.right(materialTypeOptions[materialType].defaultOption),
    );
    expect(log.reports).toEqual([]);
  });

  test.prop([fc.string()])('of anything else is empty, and logged once', async (materialType) => {
    fc.pre(!materialTypes.some((known) => known === materialType));
    const log = recordingLog();
    expect(await chooseDefaultOption(materialType)({ log })()).toEqual(E.right(''));
    expect(log.reports).toEqual([
      { code: 'error-no-default-option-for-material-type', facts: { materialType } },
    ]);
  });
});

describe('chooseMaterials', () => {
  test.prop([fc.constantFrom(...frameTypes), fc.subarray([...materialTypes])])(
    'are those that fit and are sold, in the catalogue’s order; none is logged',
    async (frameType, sold) => {
      const log = recordingLog();
      const frameMaterials = memoryFrameMaterials({ [frameType]: sold });
      const answer = await chooseMaterials(scope, frameType)({ frameMaterials, log })();
      const fitting = frameHolds[frameType].materials.filter((material) => sold.includes(material));
      const none = { kind: 'error-no-materials-for-frame-type', frameType } as const;
      expect(answer).toEqual(fitting.length > 0 ? E.right(fitting) : E.left(none));
      expect(log.reports).toEqual(
        fitting.length > 0 ? [] : [{ code: none.kind, facts: { frameType } }],
      );
    },
  );

  test('are none for an unknown frame, and the shop is not asked', async () => {
    const log = recordingLog();
    const environment = { frameMaterials: failingFrameMaterials(), log };
    expect(await chooseMaterials(scope, 'gold')(environment)()).toEqual(
      E.left({ kind: 'error-no-materials-for-frame-type', frameType: 'gold' }),
    );
    expect(codesOf(log)).toEqual(['error-no-materials-for-frame-type']);
  });

  test('cannot be chosen while the shop does not answer', async () => {
    const log = recordingLog();
    const environment = { frameMaterials: failingFrameMaterials(), log };
    expect(await chooseMaterials(scope, 'artbox')(environment)()).toMatchObject({
      left: { kind: 'frame-materials-unavailable' },
    });
    expect(log.reports).toEqual([{ code: 'prices-unavailable', facts: { reason: 'no answer' } }]);
  });
});

describe('showCountdown', () => {
  const anyDates = fc.record({
    lodStart: fc.nat({ max: 50 }),
    lodEnd: fc.option(fc.nat({ max: 100 }), { nil: undefined }),
    expressLodEnd: fc.option(fc.nat({ max: 100 }), { nil: undefined }),
  });

  test.prop([anyDates, fc.array(fc.nat({ max: 120 }), { maxLength: 6 })])(
    'says what the rule says, and logs a date in the past once a page view',
    async (dates, instants) => {
      const log = recordingLog();
      const clock = manualClock(0);
      let isReported = false;
      for (const now of instants) {
        clock.set(now);
        const shown = await showCountdown(dates, isReported)({ clock, log })();
        if (E.isLeft(shown)) throw new Error('a countdown never fails');
        expect(shown.right.countdown).toEqual(countdownAt(dates, now));
        ({ isReported } = shown.right);
      }
      const wasPast = instants.some((now) => countdownAt(dates, now).kind === 'past');
      expect(isReported).toBe(wasPast);
      expect(codesOf(log)).toEqual(wasPast ? ['countdown-date-in-past'] : []);
    },
  );

  test('begins a page view with nothing logged', async () => {
    const log = recordingLog();
    await showCountdown({ lodStart: 0, lodEnd: 1 })({ clock: manualClock(2), log })();
    expect(codesOf(log)).toEqual(['countdown-date-in-past']);
  });
});

describe('showCollage', () => {
  test.prop([anyChannel, fc.integer({ min: 20, max: 30 })])(
    'is the chosen one, else the channel’s own',
    async (channel, id) => {
      const log = recordingLog();
      const standard = defaultCollageId(channel);
      const environment = { collages: memoryCollages([standard, id]), log };
      const shown = async (designId?: string) => showCollage(channel, designId)(environment)();
      expect(await shown(String(id))).toEqual(E.right(sampleCollage(id)));
      for (const other of [undefined, '', 'x', '99'])
        expect(await shown(other)).toEqual(E.right(sampleCollage(standard)));
      expect(log.reports).toEqual([]);
    },
  );

  test('fails, logged once, where there is not even the channel’s own', async () => {
    const log = recordingLog();
    const collages = memoryCollages([]);
    const missing = E.left({ kind: 'collage-not-found', designId: 13 });
    expect(await showCollage('poster', '7')({ collages, log })()).toEqual(missing);
    expect(collages.asked).toEqual([7, 13]);
    expect(await showCollage('poster', undefined)({ collages, log })()).toEqual(missing);
    expect(collages.asked).toEqual([7, 13, 13]);
    const report = {
      code: 'overview-container-load-failed',
      facts: { part: 'collage', reason: 'collage-not-found' },
    };
    expect(log.reports).toEqual([report, report]);
  });

  test('fails, logged once, while the service does not answer, and asks once', async () => {
    const log = recordingLog();
    let asked = 0;
    const collages = {
      design: (designId: number) => {
        asked += 1;
        return failingCollages().design(designId);
      },
    };
    expect(await showCollage('poster', '7')({ collages, log })()).toEqual(
      E.left({ kind: 'collages-unavailable', reason: 'no answer' }),
    );
    expect(asked).toBe(1);
    expect(log.reports).toEqual([
      {
        code: 'overview-container-load-failed',
        facts: { part: 'collage', reason: 'no answer' },
      },
    ]);
  });
});

describe('cachedCollages', () => {
  test.prop([fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 })])(
    'asks for each design once, at once and later',
    async (designIds) => {
      const collages = memoryCollages([1, 2, 3, 4]);
      const cached = cachedCollages(collages);
      await Promise.all(designIds.map((designId) => cached.design(designId)()));
      for (const designId of designIds)
        expect(await cached.design(designId)()).toEqual(E.right(sampleCollage(designId)));
      expect(collages.asked).toEqual([...new Set(designIds)]);
    },
  );

  test('keeps no failure, returned or thrown', async () => {
    let asked = 0;
    const cached = cachedCollages({
      design: (designId) => async () => {
        asked += 1;
        if (asked === 1) throw new Error('broken');
        return asked === 2
          ? E.left({ kind: 'collages-unavailable', reason: 'down' })
          : E.right(sampleCollage(designId));
      },
    });
    await expect(cached.design(1)()).rejects.toThrow('broken');
    expect(E.isLeft(await cached.design(1)())).toBe(true);
    expect(E.isRight(await cached.design(1)())).toBe(true);
    expect(E.isRight(await cached.design(1)())).toBe(true);
    expect(asked).toBe(3);
  });
});

describe('evaluateFlag', () => {
  const question = { override: emptyOverride, isCrawler: false, isTracking: true };

  test.prop([
    fc.constantFrom(...flagNames),
    fc.constantFrom(...treatments),
    fc.constantFrom(...consents),
    fc.boolean(),
    fc.boolean(),
    fc.option(fc.constantFrom(...treatments), { nil: undefined }),
  ])(
    'tells the statistics of what was evaluated, with consent alone',
    async (name, given, consent, isCrawler, isTracking, forced) => {
      const pageFlags = memoryPageFlags({ [name]: given });
      const tracking = recordingTracking();
      const override =
        forced === undefined ? emptyOverride : { ...emptyOverride, forced: { [name]: forced } };
      const environment = { pageFlags, tracking, consent: memoryConsent(consent) };
      const answer = await evaluateFlag({ name, override, isCrawler, isTracking })(environment)();
      expect(answer).toEqual(E.right(forced ?? (isCrawler ? 'off' : given)));
      const isEvaluated = forced === undefined && !isCrawler;
      expect(pageFlags.asked).toEqual(isEvaluated ? [name] : []);
      const isTold = isEvaluated && given !== 'control' && isTracking && consent === 'granted';
      expect(tracking.events).toEqual(
        isTold ? [{ event: 'split_evaluation', flag: name, treatment: given }] : [],
      );
    },
  );

  test('is off for a crawler, and the client is not asked', async () => {
    const pageFlags = memoryPageFlags({ product_matrix: 'on' });
    const environment = {
      pageFlags,
      tracking: recordingTracking(),
      consent: memoryConsent('granted'),
    };
    const crawled = { ...question, isCrawler: true, name: 'product_matrix' } as const;
    expect(await evaluateFlag(crawled)(environment)()).toEqual(E.right('off'));
    expect(pageFlags.asked).toEqual([]);
    expect(environment.tracking.events).toEqual([]);
  });

  test('is control while nothing is known', async () => {
    const environment = {
      pageFlags: memoryPageFlags({}),
      tracking: recordingTracking(),
      consent: memoryConsent('granted'),
    };
    expect(await evaluateFlag({ ...question, name: 'product_matrix' })(environment)()).toEqual(
      E.right('control'),
    );
    expect(environment.tracking.events).toEqual([]);
  });
});

describe('openDesigner', () => {
  const setting = { bases: embeddedDesignerBases, channel: 'poster', isTracking: true } as const;

  test.prop([anyDesignerHandOff, fc.constantFrom(...consents), fc.boolean()])(
    'gives the address of the rule, and tells the statistics with consent alone',
    async (handOff, consent, isTracking) => {
      const tracking = recordingTracking();
      const environment = {
        clock: manualClock(handOffNow),
        tracking,
        consent: memoryConsent(consent),
      };
      const query = printDesignerQuery(handOff);
      const { designer } = handOff;
      const answer = await openDesigner(query, { ...setting, isTracking, designer })(environment)();
      expect(answer).toEqual(
        handOffFromParameters(query, { ...setting, designer, now: handOffNow }),
      );
      expect(E.isRight(answer)).toBe(true);
      expect(tracking.events).toEqual(
        isTracking && consent === 'granted' ? [{ event: 'designer_hand_off', designer }] : [],
      );
    },
  );

  test('without a deciding parameter opens none, and tells nothing', async () => {
    const tracking = recordingTracking();
    const environment = {
      clock: manualClock(handOffNow),
      tracking,
      consent: memoryConsent('granted'),
    };
    expect(await openDesigner([['tag', 'x']], setting)(environment)()).toEqual(
      E.left({ kind: 'no-designer' }),
    );
    expect(tracking.events).toEqual([]);
  });
});

describe('showErrorPage', () => {
  const request = { channel: 'poster', locale: 'de-DE', platform: 'web' } as const;
  const encountered = { code: 'storyblok-page-not-found', path: '/nowhere' } as const;
  const story: Page = {
    id: 'e',
    status: 'published',
    slug: 'error-page',
    title: 'Oh',
    description: '',
    robots: 'noindex',
    canonicalUrl: undefined,
    alternates: {},
    ogImages: [],
    additionalSameAsLinks: [],
    navigationType: undefined,
    breadcrumb: [],
    teaser: undefined,
    uspTeaser: undefined,
    calculator: undefined,
    sku: undefined,
    blocks: [],
  };
  const report = { code: 'nuxt-error-page-encountered', facts: encountered };

  test('shows its story, and logs the encounter once', async () => {
    const log = recordingLog();
    const asked: string[] = [];
    const content: Content = {
      page: (given) => async () => {
        expect(given).toMatchObject(request);
        asked.push(given.slug);
        return E.right(story);
      },
      frame: () => async () => E.left({ kind: 'page-not-found', slug: '' }),
    };
    expect(await showErrorPage(request, encountered)({ content, log })()).toEqual(E.right(story));
    expect(asked).toEqual(['error-page']);
    expect(log.reports).toEqual([report]);
  });

  test('stands without a story, and logs no more for that', async () => {
    const log = recordingLog();
    const none = async () => E.left({ kind: 'content-unavailable', reason: 'down' } as const);
    const content: Content = { page: () => none, frame: () => none };
    expect(await showErrorPage(request, encountered)({ content, log })()).toEqual(
      E.right(undefined),
    );
    expect(log.reports).toEqual([report]);
  });
});

describe('measurePicture', () => {
  const imageMetadata = memoryImageMetadata(
    new Map<string, unknown>([
      ['a.jpg', { width: 3, height: 2 }],
      ['b.jpg', 'broken'],
    ]),
  );

  test('is the size of the picture', async () => {
    const log = recordingLog();
    expect(await measurePicture('a.jpg')({ imageMetadata, log })()).toEqual(
      E.right({ width: 3, height: 2 }),
    );
    expect(log.reports).toEqual([]);
  });

  test.each([
    ['b.jpg', 'image-metadata-unreadable'],
    ['c.jpg', 'image-not-found'],
  ])('is 0 for %s, and logged once', async (source, reason) => {
    const log = recordingLog();
    expect(await measurePicture(source)({ imageMetadata, log })()).toEqual(
      E.right({ width: 0, height: 0 }),
    );
    expect(log.reports).toEqual([{ code: 'image-metadata-failed', facts: { source, reason } }]);
  });
});

describe('reading content', () => {
  test.prop([anyRichText])('gives a right text, and logs nothing', async (text) => {
    const log = recordingLog();
    expect(await readRichText(reading, documentOf(text))({ log })()).toEqual(E.right(text));
    expect(log.reports).toEqual([]);
  });

  test.prop([fc.jsonValue()])('gives some text whatever it reads, logged once', async (value) => {
    const log = recordingLog();
    const read = await readRichText(reading, { type: 'doc', content: [{ type: 'x' }, value] })({
      log,
    })();
    expect(E.isRight(read)).toBe(true);
    expect(codesOf(log)).toEqual(['richtext-render-error']);
  });

  test('says what is wrong with a text', async () => {
    const log = recordingLog();
    const content = [{ type: 'table' }, { type: 'video' }, 7];
    expect(await readRichText(reading, { type: 'doc', content })({ log })()).toEqual(E.right([]));
    expect(await readRichText(reading, 'no document')({ log })()).toEqual(E.right([]));
    expect(log.reports.map(({ facts }) => facts)).toEqual([
      { problem: 'unknown-node table', others: 2 },
      { problem: 'not-a-document', others: 0 },
    ]);
  });

  test.each([
    ['{"header":"<b>"}', { header: '<b>' }, []],
    ['{', { header: 'own' }, ['hybrid-parse-error']],
    ['{}', { header: 'own' }, ['empty-hybrid-layout']],
  ])('takes the layout %s, or our own', async (json, layout, codes) => {
    const log = recordingLog();
    expect(await readHybridLayout(json, { header: 'own' })({ log })()).toEqual(E.right(layout));
    expect(codesOf(log)).toEqual(codes);
  });

  test.each([
    ['{"a.b":"c"}', { 'a.b': 'c' }, []],
    ['[]', { own: '' }, ['translator-parse-error']],
  ])('takes the messages %s, or our own', async (json, messages, codes) => {
    const log = recordingLog();
    expect(await readHybridMessages(json, { own: '' })({ log })()).toEqual(E.right(messages));
    expect(codesOf(log)).toEqual(codes);
  });
});

describe('prices of products', () => {
  const card = { format: { width: 115, height: 168 }, refinement: 'gold', quantity: 28 } as const;
  const euros = { minorUnits: 990, currency: 'eur' } as const;
  const price = E.right({ priceOriginal: euros, priceCurrent: euros });
  const all = fc.record({
    calendar: anyCalendarMoment.chain(calendarConfigurationAt),
    photobook: anyPhotobookConfiguration,
    photobox: anyPhotoboxConfiguration,
  });

  test.prop([all])('are those of the product’s own service', async (products) => {
    const { calendar, photobook, photobox } = products;
    const log = recordingLog();
    const only = <A>(wanted: A) =>
      memoryProductPrices<A>((given) => (given === wanted ? 990 : undefined));
    expect(await priceCalendar(scope, calendar)({ calendarPrices: only(calendar), log })()).toEqual(
      price,
    );
    expect(
      await pricePhotobook(scope, photobook)({ photobookPrices: only(photobook), log })(),
    ).toEqual(price);
    expect(await pricePhotobox(scope, photobox)({ photoboxPrices: only(photobox), log })()).toEqual(
      price,
    );
    expect(log.reports).toEqual([]);
  });

  test('of what is not sold are none, which is no news', async () => {
    const log = recordingLog();
    expect(
      await priceCard(scope, card)({ cardPrices: memoryProductPrices(() => 990), log })(),
    ).toEqual(price);
    const unsold = memoryProductPrices<PricedCard>(() => undefined);
    expect(await priceCard(scope, card)({ cardPrices: unsold, log })()).toEqual(
      E.left({ kind: 'product-not-sold' }),
    );
    expect(log.reports).toEqual([]);
  });

  test('that cannot be had are logged, once', async () => {
    const log = recordingLog();
    expect(await priceCard(scope, card)({ cardPrices: failingProductPrices(), log })()).toEqual(
      E.left({ kind: 'product-prices-unavailable', reason: 'no answer' }),
    );
    expect(log.reports).toEqual([{ code: 'prices-unavailable', facts: { reason: 'no answer' } }]);
  });
});
