/** What every implementation of the ports of design groups must do. */
import { describe, expect, test } from 'vitest';

import type { CollageDesignGroup } from '../../core/domain/products/collage/collage-groups.ts';
import { E } from '../../core/fp.ts';
import type { CollageGroups } from '../../core/ports/collage/collage-groups.ts';
import type { DesignGroups } from '../../core/ports/design-groups.ts';
import type { ShopScope } from '../../core/ports/scope.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };

/** The suite for groups of any product; `start` begins an implementation that knows these. */
export const designGroupsContract = <Group>(
  name: string,
  groups: ReadonlyMap<string, Group>,
  start: (groups: ReadonlyMap<string, Group>) => Promise<DesignGroups<Group>>,
): void => {
  describe(`design groups: ${name}`, () => {
    test('are known by their id, and by no other', async () => {
      const designs = await start(groups);
      for (const [id, group] of groups)
        expect(await designs.group(scope, id)()).toEqual(E.right(group));
      expect(await designs.group(scope, 'nobodys')()).toEqual(
        E.left({ kind: 'design-group-not-found', id: 'nobodys' }),
      );
    });
  });
};

/** The groups of collages of the suite. */
export const knownCollageGroups: readonly CollageDesignGroup[] = [
  {
    designGroupId: 'hearts',
    name: 'Hearts',
    collages: [
      { designId: 1, tileCount: 9, orientation: 'square' },
      { designId: 2, tileCount: 4, orientation: 'portrait' },
    ],
  },
  {
    designGroupId: 'grids',
    name: 'Grids',
    collages: [{ designId: 13, tileCount: 9, orientation: 'landscape' }],
  },
];

/** The suite for groups of collages. */
export const collageGroupsContract = (
  name: string,
  start: (groups: readonly CollageDesignGroup[]) => Promise<CollageGroups>,
): void => {
  designGroupsContract(
    name,
    new Map(knownCollageGroups.map((group) => [group.designGroupId, group])),
    async () => start(knownCollageGroups),
  );
  test(`collage groups: ${name} are listed in the editors’ order`, async () => {
    const groups = await start(knownCollageGroups);
    expect(await groups.all(scope)()).toEqual(E.right(knownCollageGroups));
  });
};
