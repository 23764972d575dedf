import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  collageTileCounts,
  compareCollages,
  fittingCollageGroups,
  groupOfCollage,
  type CollageDesignGroup,
} from '../../../../core/domain/products/collage/collage-groups.ts';
import {
  fittingTemplates,
  articleOfWork,
  joinedTemplates,
  type CollageMaterial,
  type CollageTemplates,
} from '../../../../core/domain/products/collage/collage-offer.ts';
import { printMadeAs } from '../../../../core/domain/products/collage/collage-selection.ts';
import { E } from '../../../../core/fp.ts';
import { priceWith } from '../../../arbitraries/money.ts';

const anyOrientation = fc.constantFrom(
  'landscape' as const,
  'portrait' as const,
  'square' as const,
);

const anyCollageGroups: fc.Arbitrary<readonly CollageDesignGroup[]> = fc.array(
  fc.record({
    designGroupId: fc.stringMatching(/^[a-z]{1,3}$/u),
    name: fc.constant('Grids'),
    collages: fc.array(
      fc.record({
        designId: fc.integer({ min: 1, max: 20 }),
        tileCount: fc.integer({ min: 1, max: 9 }),
        orientation: anyOrientation,
      }),
      { maxLength: 5 },
    ),
  }),
  { maxLength: 5 },
);

describe('groups of collages', () => {
  property.prop([anyCollageGroups, fc.integer({ min: 1, max: 9 }), anyOrientation])(
    'keep what fits, in their order, and no group without any',
    (groups, tileCount, orientation) => {
      for (const wish of [{}, { tileCount }, { orientation }, { tileCount, orientation }]) {
        const fitting = fittingCollageGroups(groups, wish);
        expect(fitting.every(({ collages }) => collages.length > 0)).toBe(true);
        expect(fitting.flatMap(({ collages }) => collages)).toEqual(
          groups
            .flatMap(({ collages }) => collages)
            .filter((one) => !('tileCount' in wish) || one.tileCount === wish.tileCount)
            .filter((one) => !('orientation' in wish) || one.orientation === wish.orientation),
        );
        expect(fittingCollageGroups(fitting, wish)).toEqual(fitting);
      }
    },
  );

  property.prop([anyCollageGroups])('say for how many photos there are some', (groups) => {
    const counts = collageTileCounts(groups);
    expect(counts).toEqual([...new Set(counts)].toSorted((one, other) => one - other));
    for (let count = 1; count <= 9; count += 1)
      expect(counts.includes(count)).toBe(
        fittingCollageGroups(groups, { tileCount: count }).length > 0,
      );
  });

  property.prop([anyCollageGroups, fc.integer({ min: 1, max: 20 })])(
    'hold a collage, or do not',
    (groups, designId) => {
      const holding = groups.filter(({ collages }) =>
        collages.some((collage) => collage.designId === designId),
      );
      expect(groupOfCollage(groups, designId)).toEqual(
        holding[0] === undefined
          ? E.left({ kind: 'collage-without-group', designId })
          : E.right(holding[0]),
      );
    },
  );
});

/** All that there is, as the page of templates has it. */
const templatesOf = (groups: readonly CollageDesignGroup[]): CollageTemplates => ({
  tileCounts: collageTileCounts(groups),
  designGroupIds: [...new Set(groups.map(({ designGroupId }) => designGroupId))],
  groups: groups.flatMap(({ designGroupId, name, collages }) => {
    const [first, ...others] = collages
      .toSorted(compareCollages)
      .map((one) => ({ ...one, design: undefined }));
    return first === undefined ? [] : [{ designGroupId, name, templates: [first, ...others] }];
  }),
});

const anyTemplates = anyCollageGroups
  .map((groups) => [...new Map(groups.map((group) => [group.designGroupId, group])).values()])
  .map(templatesOf);

describe('templates', () => {
  property.prop([anyTemplates, fc.integer({ min: 1, max: 9 }), anyOrientation])(
    'that fit are those that groups keep',
    (templates, tileCount, orientation) => {
      for (const wish of [{}, { tileCount }, { orientation }, { tileCount, orientation }]) {
        const fitting = fittingTemplates(templates, wish);
        const kept = fittingCollageGroups(
          templates.groups.map((group) => ({ ...group, collages: group.templates })),
          wish,
        );
        expect(fitting.groups.map(({ designGroupId }) => designGroupId)).toEqual(
          kept.map(({ designGroupId }) => designGroupId),
        );
        expect(fitting.groups.flatMap((group) => group.templates)).toEqual(
          kept.flatMap(({ collages }) => collages),
        );
        expect(fitting.tileCounts).toEqual(templates.tileCounts);
      }
    },
  );

  property.prop([anyTemplates])('by orientation are together all there are', (templates) => {
    const parts = (['square', 'portrait', 'landscape'] as const).map((orientation) =>
      fittingTemplates(templates, { orientation }),
    );
    const inOrder = (given: CollageTemplates | undefined) =>
      given?.groups.map(({ designGroupId, name, templates: all }) => ({
        designGroupId,
        name,
        counts: all.map(({ tileCount, orientation }) => `${tileCount} ${orientation}`),
      }));
    const joined = joinedTemplates(parts);
    expect(inOrder(joined)).toEqual(inOrder(templates));
    expect(joined?.tileCounts).toEqual(templates.tileCounts);
    expect(joinedTemplates([])).toBeUndefined();
  });
});

test('a collage has fewer photos before more, and an order of orientations among as many', () => {
  const lying = { designId: 1, tileCount: 4, orientation: 'landscape' } as const;
  const upright = { ...lying, orientation: 'portrait' } as const;
  const order = Math.sign(compareCollages(lying, upright));
  expect(order).not.toBe(0);
  expect(Math.sign(compareCollages(upright, lying))).toBe(-order);
  expect(compareCollages(lying, lying)).toBe(0);
  expect(compareCollages({ ...upright, tileCount: 3 }, lying)).toBeLessThan(0);
  expect(compareCollages({ ...lying, tileCount: 3 }, upright)).toBeLessThan(0);
});

test('what a collage is made as is named where prices depend on it', () => {
  expect(printMadeAs({ materialType: 'leinwand' })).toBe('');
  const framed = { materialType: 'poster', components: [['frameType', 'holzrahmen']] } as const;
  expect(printMadeAs(framed)).toContain('holzrahmen');
  expect(printMadeAs(framed)).toContain('poster');
});

test('the article of a collage is its material, in its frame where it has one', () => {
  const format = { width: 60, height: 40, unit: 'cm' } as const;
  const bare: CollageMaterial = {
    materialType: 'poster',
    components: [],
    formats: [],
    start: { format, price: priceWith('eur', 4490, 4490) },
  };
  const article = { materialType: 'poster', frameType: undefined };
  expect(articleOfWork({ material: bare })).toEqual(article);
  const components = [
    ['glassType', 'acrylglas'],
    ['frameType', 'holzrahmen'],
  ] as const;
  expect(articleOfWork({ material: { ...bare, components } })).toEqual({
    ...article,
    frameType: 'holzrahmen',
  });
});
