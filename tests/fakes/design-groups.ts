import type { CollageDesignGroup } from '../../core/domain/products/collage/collage-groups.ts';
import { E, TE } from '../../core/fp.ts';
import type { CollageGroups } from '../../core/ports/collage/collage-groups.ts';
import type { DesignGroups } from '../../core/ports/design-groups.ts';

/** The port over some groups by their ids. */
export const memoryDesignGroups = <Group>(
  groups: ReadonlyMap<string, Group>,
): DesignGroups<Group> => ({
  group: (_, id) => async () => {
    const group = groups.get(id);
    return group === undefined ? E.left({ kind: 'design-group-not-found', id }) : E.right(group);
  },
});

/** The port over some groups of collages, in their order. */
export const memoryCollageGroups = (groups: readonly CollageDesignGroup[]): CollageGroups => ({
  ...memoryDesignGroups(new Map(groups.map((group) => [group.designGroupId, group]))),
  all: () => TE.right(groups),
});

const noAnswer = TE.left({ kind: 'designs-unavailable', reason: 'no answer' } as const);

/** Groups of any product while the service does not answer. */
export const failingDesignGroups = <Group>(): DesignGroups<Group> => ({ group: () => noAnswer });

/** Groups of collages while the service does not answer. */
export const failingCollageGroups = (): CollageGroups => ({
  group: () => noAnswer,
  all: () => noAnswer,
});
