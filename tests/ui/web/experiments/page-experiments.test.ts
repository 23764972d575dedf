/** Which experiments a page view shows, and when: over flags in memory and a document that notes. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  flagNames,
  treatments,
  type FlagName,
  type Treatments,
} from '../../../../core/domain/flags/flags.ts';
import { emptyOverride, type FlagOverride } from '../../../../core/domain/flags/override.ts';
import type { ViewedPage } from '../../../../ui/web/experiments/experiment.ts';
import {
  createPageExperiments,
  type ExperimentSurface,
} from '../../../../ui/web/experiments/page-experiments.ts';
import { rootStyle } from '../../../../ui/web/experiments/root-properties.ts';
import { memoryPageFlags } from '../../../fakes/page-flags.ts';

const look = '965_redesign';
const order = '1409_canvas_redesign';

const pageAt = (path: string, given: Treatments = {}): ViewedPage => ({
  path,
  navigationType: undefined,
  treatments: given,
});

const onAt = (shown: Treatments): readonly string[] =>
  Object.entries(shown).flatMap(([flag, treatment]) => (treatment === 'on' ? [flag] : []));

type World = {
  readonly given?: Treatments;
  readonly kept?: Treatments;
  readonly override?: FlagOverride;
  readonly first?: ViewedPage;
  readonly looks?: readonly FlagName[];
  readonly orders?: readonly FlagName[];
};

const open = ({
  given = {},
  kept = {},
  override = emptyOverride,
  first = pageAt('/'),
  looks = [look],
  orders = [],
}: World = {}) => {
  const flags = memoryPageFlags(given);
  const painted: (readonly string[])[] = [];
  const arranged: string[] = [];
  let keptLooks: readonly string[] = [];
  let isOrderSeen = false;
  let come = Promise.resolve();
  let starts = 0;
  const surface: ExperimentSurface = {
    looks: () => looks,
    orders: () => orders,
    paint: (shown) => painted.push(onAt(shown)),
    orderComes: () => come,
    isOrderSeen: () => isOrderSeen,
    arrange: (flag) => arranged.push(flag),
    keep: (shown) => {
      keptLooks = onAt(shown);
    },
  };
  const start = async (known: Treatments) => {
    starts += 1;
    flags.beginView(known);
    return flags;
  };
  const experiments = createPageExperiments({ start, override, kept, surface }, first);
  return {
    ...experiments,
    change: flags.change,
    painted,
    arranged,
    kept: () => keptLooks,
    starts: () => starts,
    see: (isSeen: boolean) => {
      isOrderSeen = isSeen;
    },
    /** Nobody comes near what has an order until the returned function is called. */
    keepAway: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      come = promise;
      return resolve;
    },
  };
};

describe('a look', () => {
  test('that comes late is not shown, and kept for the next page', async () => {
    const { join, painted, kept } = open({ given: { [look]: 'on' } });
    await join();
    expect(painted).toEqual([]);
    expect(kept()).toEqual([look]);
  });

  test('is there from the start of the next view', async () => {
    const { join, begin, painted } = open({ given: { [look]: 'on' } });
    await join();
    begin(pageAt('/next'));
    expect(painted).toEqual([[look]]);
  });

  test('that was painted stays for the view, whatever the flag is now', async () => {
    const { join, begin, flags, painted } = open({
      given: { [look]: 'off' },
      kept: { [look]: 'on' },
    });
    await join();
    expect(painted).toEqual([]);
    expect(await (await flags()).treatment(look)).toBe('on');
    begin(pageAt('/next'));
    expect(painted).toEqual([[]]);
  });

  test('that changes in an open page is the next view’s', async () => {
    const { join, begin, change, painted, kept } = open({ given: { [look]: 'off' } });
    await join();
    change({ [look]: 'on' });
    await expect.poll(kept).toEqual([look]);
    expect(painted).toEqual([]);
    begin(pageAt('/next'));
    expect(painted).toEqual([[look]]);
  });

  test('that a tester forces is shown at once', async () => {
    const override = { forced: { [look]: 'on' } } as const;
    // Flags give what is forced, too.
    const { join, painted, kept } = open({ override, given: override.forced });
    await join();
    expect(painted).toEqual([[look]]);
    expect(kept()).toEqual([look]);
  });

  test('that the server decided is what the page shows', async () => {
    const { join, begin, painted, flags } = open({
      given: { [look]: 'on' },
      first: pageAt('/feed-a', { [look]: 'off' }),
    });
    await join();
    expect(await (await flags()).treatment(look)).toBe('off');
    begin(pageAt('/feed-b', { [look]: 'off' }));
    expect(painted).toEqual([[]]);
  });

  test('that nobody can see asks nothing', async () => {
    const { join, starts } = open({ looks: [], given: { [look]: 'on' } });
    await join();
    expect(starts()).toBe(0);
  });

  property.prop([
    fc.array(fc.dictionary(fc.constantFrom(...flagNames), fc.constantFrom(...treatments)), {
      minLength: 1,
      maxLength: 5,
    }),
  ])('never changes within a view', async (steps) => {
    const { join, begin, change, painted, flags } = open();
    await join();
    for (const [index, step] of steps.entries()) {
      begin(pageAt(`/${index}`));
      change(step);
      await join();
      await (await flags()).nextTreatment(look);
      // One painting for each view, and none after it.
      expect(painted).toHaveLength(index + 1);
    }
    begin(pageAt('/last'));
    expect(painted.at(-1)?.includes(look)).toBe(steps.at(-1)?.[look] === 'on');
  });
});

describe('another order', () => {
  const given = { [order]: 'on' } as const;

  test('comes late where nobody sees it move', async () => {
    const { join, arranged } = open({ looks: [], orders: [order], given });
    await join();
    expect(arranged).toEqual([order]);
  });

  test('waits for the next view where it would be seen', async () => {
    const { join, begin, see, arranged } = open({ looks: [], orders: [order], given });
    see(true);
    await join();
    expect(arranged).toEqual([]);
    begin(pageAt('/next'));
    expect(arranged).toEqual([order]);
  });

  test('asks nothing before somebody comes near it', async () => {
    const { join, keepAway, arranged, starts } = open({ looks: [], orders: [order], given });
    const comeNear = keepAway();
    const joined = join();
    await Promise.resolve();
    expect(starts()).toBe(0);
    comeNear();
    await joined;
    expect(arranged).toEqual([order]);
  });

  test('of a view that was left meanwhile is not changed', async () => {
    const { join, begin, keepAway, arranged } = open({ looks: [], orders: [order], given });
    const comeNear = keepAway();
    const joined = join();
    begin(pageAt('/next'));
    comeNear();
    await joined;
    expect(arranged).toEqual([]);
  });

  test('that a tester forces waits for nobody', async () => {
    const override = { forced: { [order]: 'on' } } as const;
    const { join, keepAway, arranged } = open({
      looks: [],
      orders: [order],
      override,
      given: override.forced,
    });
    keepAway();
    await join();
    expect(arranged).toEqual([order]);
  });

  test('is the usual one while the flag is off', async () => {
    const { join, begin, arranged } = open({
      looks: [],
      orders: [order],
      given: { [order]: 'off' },
    });
    await join();
    begin(pageAt('/next'));
    expect(arranged).toEqual([]);
  });
});

describe('flags that do not come', () => {
  test('leave the page as it is, and may come later', async () => {
    let isAway = true;
    const flags = memoryPageFlags({ [look]: 'on' });
    const painted: Treatments[] = [];
    const surface: ExperimentSurface = {
      looks: () => [look],
      orders: () => [],
      paint: (shown) => painted.push(shown),
      orderComes: () => Promise.resolve(),
      isOrderSeen: () => false,
      arrange: () => undefined,
      keep: () => undefined,
    };
    const start = async () => {
      if (isAway) throw new Error('the chunk did not come');
      return flags;
    };
    const { join, begin } = createPageExperiments(
      { start, override: emptyOverride, kept: {}, surface },
      pageAt('/'),
    );
    await expect(join()).rejects.toThrow('the chunk did not come');
    expect(painted).toEqual([]);
    isAway = false;
    await join();
    begin(pageAt('/next'));
    expect(painted).toEqual([{ [look]: 'on' }]);
  });
});

describe('the root element’s style', () => {
  test('says nothing while nothing is on', () => {
    expect(rootStyle({})).toBe('');
    expect(rootStyle({ [look]: 'off', '967_nudging': 'control' })).toBe('');
  });

  test('has the look of a flag, and the side of its A/B blocks', () => {
    expect(rootStyle({ [look]: 'on' })).toBe(
      [
        '--teaser-picture-order:-1',
        '--teaser-columns:minmax(0, 6fr) minmax(0, 5fr)',
        '--ab-on-965_redesign:contents',
        '--ab-off-965_redesign:none',
      ].join(';'),
    );
    expect(rootStyle({ '967_nudging': 'on' })).toBe(
      '--ab-on-967_nudging:contents;--ab-off-967_nudging:none',
    );
  });

  property.prop([fc.dictionary(fc.constantFrom(...flagNames), fc.constantFrom(...treatments))])(
    'holds custom properties alone, whatever is on',
    (given) => {
      const declarations = rootStyle(given)
        .split(';')
        .filter((text) => text !== '');
      expect(declarations.every((text) => /^--[\w-]+:[\w(), -]+$/u.test(text))).toBe(true);
    },
  );
});
