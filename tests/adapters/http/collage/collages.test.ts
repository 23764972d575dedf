import { expect, test } from 'vitest';

import { httpCollageGroups, httpCollages } from '../../../../adapters/http/collage/collages.ts';
import { collageTileLimits } from '../../../../core/domain/products/collage/collage-design.ts';
import { E } from '../../../../core/fp.ts';
import { answering, json, scope, testQuestions, unavailable } from '../api-questions.ts';

const design = {
  designId: 7,
  name: 'Seven',
  ratio: { width: 3, height: 2 },
  tiles: [
    { left: 0, top: 0, width: 0.5, height: 1 },
    { left: 0.5, top: 0, width: 0.5, height: 1 },
  ],
};
const group = {
  designGroupId: 'love',
  name: 'Love',
  collages: [{ designId: 7, tileCount: 2, orientation: 'landscape' }],
} as const;

testQuestions([
  {
    ask: (api) => httpCollageGroups(api).all(scope)(),
    line: 'GET /web-api/collage-designer-design-groups',
    answer: () => json({ payload: { designGroups: [group] } }),
    means: [group],
    away: unavailable('designs-unavailable'),
  },
  {
    ask: (api) => httpCollageGroups(api).group(scope, 'love')(),
    line: 'GET /web-api/collage-designer-design-group?designGroupId=love',
    answer: () => json({ payload: { designGroup: group } }),
    means: group,
    away: unavailable('designs-unavailable'),
    missing: { kind: 'design-group-not-found', id: 'love' },
  },
  {
    ask: (api) => httpCollages(api).design(7)(),
    line: 'GET /web-api/collage-data?designId=7',
    answer: () => json({ payload: design }),
    means: design,
    hasScope: false,
    away: unavailable('collages-unavailable'),
    missing: { kind: 'collage-not-found', designId: 7 },
  },
]);

test('a collage that is not as declared is refused and says where', async () => {
  const [left, right] = design.tiles;
  const read = async (changed: object) => {
    const found = await httpCollages(
      answering(json({ payload: { ...design, ...changed } })).api,
    ).design(7)();
    if (E.isRight(found)) return 'read';
    expect(found.left.kind).toBe('collages-unavailable');
    return 'reason' in found.left ? found.left.reason : 'read';
  };
  expect(await read({})).toBe('read');
  expect(await read({ designId: 8 })).toBe('payload.designId is 8');
  expect(await read({ tiles: [] })).toBe('payload.tiles is empty');
  const many = Array.from({ length: collageTileLimits.maximum + 1 }, () => left);
  expect(await read({ tiles: many })).toBe(`payload.tiles are ${many.length}`);
  const most = many
    .slice(1)
    .map((_, index) => ({ left: index / 100, top: 0, width: 0.01, height: 1 }));
  expect(await read({ tiles: most })).toBe('read');
  expect(await read({ tiles: [{ ...left, width: 0 }, right] })).toBe(
    'payload.tiles.0 is not within the collage',
  );
  for (const wrong of [{ width: 0 }, { height: 0 }, { left: 0.6 }, { top: 0.1 }])
    expect(await read({ tiles: [left, { ...right, ...wrong }] })).toBe(
      'payload.tiles.1 is not within the collage',
    );
  expect(await read({ tiles: [left, { ...right, left: 0.500_1 }] })).toBe('read');
  expect(await read({ tiles: [left, { ...right, left: 0.4 }] })).toBe(
    'payload.tiles.1 lies over another one',
  );
});
