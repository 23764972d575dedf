/** Collages over HTTP on the embedded service, and what that service has of its own. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { rememberedAnswers } from '../../adapters/shared/remembered-answers.ts';
import { httpCollageGroups, httpCollages } from '../../adapters/http/collage/collages.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { overlappingTile } from '../../core/domain/products/collage/collage-geometry.ts';
import type { CollageTile } from '../../core/domain/products/collage/collage-design.ts';
import { defaultCollageId } from '../../core/domain/products/collage/collages.ts';
import {
  collageTileCounts,
  groupOfCollage,
  type CollageDesignGroup,
} from '../../core/domain/products/collage/collage-groups.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { languages, locales } from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import { collageRoutes } from '../../server/embedded/shop/collages.ts';
import {
  sampleCollageGroups,
  sampleCollages,
} from '../../server/embedded/shop/samples/collage-designs.ts';
import type { Collages } from '../../core/ports/collage/collages.ts';
import type { CollageGroups } from '../../core/ports/collage/collage-groups.ts';
import { manualClock } from '../fakes/clock.ts';
import { failingCollages, memoryCollages, sampleCollage } from '../fakes/collages.ts';
import { memoryCollageGroups } from '../fakes/design-groups.ts';
import { sleepUntilWoken } from '../fakes/fetch.ts';
import { patient } from '../fakes/patient.ts';
import { collageGroupsContract } from './design-groups.ts';
import { collagesContract } from './designs.ts';
import { relayed, routed, shopUrl } from '../fakes/relayed.ts';

const german = { channel: 'poster', locale: 'de-DE' } as const;

const api = (routes: ReturnType<typeof collageRoutes> = collageRoutes()): Fetch => routed(routes);

const withGroups = (groups: readonly CollageDesignGroup[]): Fetch =>
  api(collageRoutes({ groupsIn: () => groups, designs: new Map() }));

const withDesigns = (ids: readonly number[]): Fetch =>
  api(
    collageRoutes({
      groupsIn: () => [],
      designs: new Map(ids.map((id) => [id, sampleCollage(id)])),
    }),
  );

for (const [way, through] of [
  ['over HTTP', (fetch: Fetch) => fetch],
  ['through the relay', relayed],
] as const) {
  collageGroupsContract(way, async (groups) =>
    httpCollageGroups({ baseUrl: shopUrl, fetch: through(withGroups(groups)) }),
  );
  collagesContract(way, async (ids) =>
    httpCollages({ baseUrl: shopUrl, fetch: through(withDesigns(ids)) }),
  );
}

const keeping = () => {
  const clock = manualClock(0);
  const { sleep } = sleepUntilWoken();
  return {
    clock,
    sleep,
    outage: 'collages-unavailable',
    kept: { seconds: 60, staleSeconds: 600, entries: 3 },
  };
};

collagesContract('asked for once each', async (ids) => {
  const collages = memoryCollages(ids);
  return rememberedAnswers<Collages>(() => collages, keeping())(patient);
});

collageGroupsContract('asked for once', async (groups) =>
  rememberedAnswers<CollageGroups>(() => memoryCollageGroups(groups), keeping())(patient),
);

describe('collages that are kept', () => {
  property.prop([fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 })])(
    'are asked for once each, at once and later',
    async (ids) => {
      const collages = memoryCollages([1, 2, 3]);
      const kept = rememberedAnswers<Collages>(() => collages, keeping())(patient);
      await Promise.all(ids.map((id) => kept.design(id)()));
      for (const id of ids) expect(await kept.design(id)()).toEqual(E.right(sampleCollage(id)));
      expect(collages.asked).toEqual([...new Set(ids)]);
    },
  );

  test('are no more than their cache holds', async () => {
    const collages = memoryCollages([1, 2, 3, 4]);
    const kept = rememberedAnswers<Collages>(() => collages, keeping())(patient);
    for (const id of [1, 2, 3, 4, 1]) await kept.design(id)();
    expect(collages.asked).toEqual([1, 2, 3, 4, 1]);
  });

  test('stand in for a service that is away; what is not there is not kept', async () => {
    const settings = keeping();
    const known = memoryCollages([1]);
    let isAway = false;
    const kept = rememberedAnswers<Collages>(
      () => (isAway ? failingCollages() : known),
      settings,
    )(patient);
    await kept.design(1)();
    await kept.design(2)();
    await kept.design(2)();
    expect(known.asked).toEqual([1, 2, 2]);
    isAway = true;
    settings.clock.set(61_000);
    expect(await kept.design(1)()).toEqual(E.right(sampleCollage(1)));
    expect(await kept.design(2)()).toMatchObject({ left: { kind: 'collages-unavailable' } });
    settings.clock.set(661_000);
    expect(await kept.design(1)()).toMatchObject({ left: { kind: 'collages-unavailable' } });
  });
});

const half: CollageTile = { left: 0, top: 0, width: 0.5, height: 1 };

const halved = {
  designId: 1,
  name: '',
  ratio: { width: 3, height: 2 },
  tiles: [half, { ...half, left: 0.5 }],
};

describe('collages over HTTP', () => {
  test('are taken as they are where nothing is wrong', async () => {
    const collages = httpCollages({
      baseUrl: shopUrl,
      fetch: async () => Response.json({ payload: halved }),
    });
    expect(await collages.design(1)()).toEqual(E.right(halved));
  });

  test.each([
    ['another design', { ...halved, designId: 2 }],
    ['no tiles', { ...halved, tiles: [] }],
    ['a tile without a side', { ...halved, tiles: [{ ...half, width: 0 }] }],
    ['a tile beyond the edge', { ...halved, tiles: [half, { ...half, left: 0.6 }] }],
    ['a tile over another one', { ...halved, tiles: [half, { ...half, left: 0.499 }] }],
    ['more tiles than a hand-off takes', { ...halved, tiles: Array(101).fill(half) }],
    ['no ratio', { ...halved, ratio: undefined }],
    ['a ratio without a side', { ...halved, ratio: { width: 0, height: 2 } }],
    ['another shape', { designId: 1 }],
  ])('are refused where the address answers %s', async (_, payload) => {
    const collages = httpCollages({
      baseUrl: shopUrl,
      fetch: async () => Response.json({ payload }),
    });
    expect(await collages.design(1)()).toMatchObject({ left: { kind: 'collages-unavailable' } });
  });

  test('are unavailable where nobody answers', async () => {
    const settings = { baseUrl: shopUrl, fetch: () => Promise.reject(new TypeError('no network')) };
    expect(await httpCollages(settings).design(1)()).toMatchObject({
      left: { kind: 'collages-unavailable' },
    });
    expect(await httpCollageGroups(settings).all(german)()).toMatchObject({
      left: { kind: 'designs-unavailable' },
    });
  });

  test('are listed for a number of photos and an orientation', async () => {
    const ask = async (query: string): Promise<Response> =>
      api()(
        new Request(`${shopUrl}/web-api/collage-designer-design-groups?${query}`, {
          headers: { 'x-channel': 'poster', 'x-locale': 'de-DE' },
        }),
        { bytes: 1_000_000, milliseconds: 5_000 },
      );
    const found: unknown = await (await ask('tileCount=7&orientation=portrait')).json();
    expect(found).toMatchObject({
      payload: {
        designGroups: [
          { designGroupId: 'centrepieces', collages: [{ tileCount: 7, orientation: 'portrait' }] },
          { designGroupId: 'mosaics', collages: [{ tileCount: 7, orientation: 'portrait' }] },
        ],
      },
    });
    for (const query of ['tileCount=0', 'tileCount=x', 'orientation=upside-down'])
      expect((await ask(query)).status).toBe(400);
  });
});

describe('the collages of the embedded shop', () => {
  const groups = sampleCollageGroups('de-DE');
  const grouped = groups.flatMap(({ collages }) => collages);

  test('are more than thirty, for 2 to 20 photos, each with an id of its own', () => {
    expect(grouped.length).toBeGreaterThan(30);
    expect(new Set(grouped.map(({ designId }) => designId)).size).toBe(grouped.length);
    expect(collageTileCounts(groups)).toEqual(Array.from({ length: 19 }, (_, more) => more + 2));
    for (const channel of channels)
      expect(E.isRight(groupOfCollage(groups, defaultCollageId(channel)))).toBe(true);
  });

  property.prop([fc.constantFrom(...grouped)])(
    'have a place for each photo, none upon another, and none too small to see',
    ({ designId, tileCount }) => {
      const tiles = sampleCollages.get(designId)?.tiles ?? [];
      expect(tiles).toHaveLength(tileCount);
      expect(overlappingTile(tiles)).toBeUndefined();
      for (const tile of tiles) {
        expect(Math.min(tile.width, tile.height)).toBeGreaterThan(0.08);
        expect(Math.max(tile.left + tile.width, tile.top + tile.height)).toBeLessThanOrEqual(1);
      }
    },
  );

  test('cover most of their sheet', () => {
    for (const { tiles } of sampleCollages.values()) {
      const covered = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
      expect(covered).toBeGreaterThan(0.8);
    }
  });

  test('are named in every language', () => {
    const names = locales.map((locale) =>
      sampleCollageGroups(locale)
        .map(({ name }) => name)
        .join(),
    );
    expect(new Set(names).size).toBe(languages.length);
  });
});
