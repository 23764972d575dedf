/** Collages over HTTP on the embedded service, and what that service has of its own. */
import { fc, test as property } from '@fast-check/vitest';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { httpCollageGroups, httpCollages } from '../../adapters/http/collages.ts';
import type { Fetch } from '../../adapters/http/fetch.ts';
import { defaultCollageId } from '../../core/domain/collage/collages.ts';
import {
  collageTileCounts,
  groupOfCollage,
  type CollageDesignGroup,
} from '../../core/domain/design/collage-groups.ts';
import { channels } from '../../core/domain/locale/channel.ts';
import { languages, locales } from '../../core/domain/locale/locales.ts';
import { E } from '../../core/fp.ts';
import type { CollageTile } from '../../core/ports/collages.ts';
import { collageRoutes } from '../../server/services/shop/collages/collages.ts';
import {
  sampleCollageGroups,
  sampleCollages,
} from '../../server/services/shop/collages/designs.ts';
import { shopEndpoints } from '../../server/services/shop/endpoints.ts';
import { shopRelay } from '../../server/services/shop/relay.ts';
import { addRoutes } from '../../server/services/shop/route.ts';
import { sampleCollage } from '../fakes/collages.ts';
import { recordingLog } from '../fakes/log.ts';
import { collageGroupsContract } from './design-groups.ts';
import { collagesContract } from './designs.ts';

const baseUrl = 'http://shop.test';
const german = { channel: 'poster', locale: 'de-DE' } as const;

const api = (routes: ReturnType<typeof collageRoutes> = collageRoutes()): Fetch => {
  const app = new Hono();
  addRoutes(app, Object.values(routes));
  return async (request) => app.fetch(request);
};

const relayed = (upstream: Fetch): Fetch => {
  const app = shopRelay(Object.values(shopEndpoints), {
    baseUrl,
    fetch: upstream,
    log: recordingLog(),
  });
  return async (request) => app.fetch(request);
};

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
    httpCollageGroups({ baseUrl, fetch: through(withGroups(groups)) }),
  );
  collagesContract(way, async (ids) => httpCollages({ baseUrl, fetch: through(withDesigns(ids)) }));
}

const half: CollageTile = { left: 0, top: 0, width: 0.5, height: 1 };

describe('collages over HTTP', () => {
  test.each([
    ['another design', { designId: 2, name: '', tiles: [half] }],
    ['no tiles', { designId: 1, name: '', tiles: [] }],
    ['a tile without a side', { designId: 1, name: '', tiles: [{ ...half, width: 0 }] }],
    ['a tile beyond the edge', { designId: 1, name: '', tiles: [half, { ...half, left: 0.6 }] }],
    ['another shape', { designId: 1 }],
  ])('are refused where the address answers %s', async (_, payload) => {
    const collages = httpCollages({ baseUrl, fetch: async () => Response.json({ payload }) });
    expect(await collages.design(1)()).toMatchObject({ left: { kind: 'collages-unavailable' } });
  });

  test('are unavailable where nobody answers', async () => {
    const settings = { baseUrl, fetch: () => Promise.reject(new TypeError('no network')) };
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
        new Request(`${baseUrl}/web-api/collage-designer-design-groups?${query}`, {
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

const overlap = (one: CollageTile, other: CollageTile): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

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
      for (const [place, tile] of tiles.entries()) {
        expect(Math.min(tile.width, tile.height)).toBeGreaterThan(0.08);
        expect(Math.max(tile.left + tile.width, tile.top + tile.height)).toBeLessThanOrEqual(1);
        expect(tiles.slice(place + 1).some((other) => overlap(tile, other))).toBe(false);
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
