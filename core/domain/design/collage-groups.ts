/** Designs of collages in groups (storefront §7, `collage-designer-design-groups`). */
import { E } from '../../fp.ts';
import type { Orientation } from '../format/orientation.ts';

/** A collage in its group: how many photos it takes, and how it lies. */
export type GroupedCollage = {
  readonly designId: number;
  readonly tileCount: number;
  readonly orientation: Orientation;
};

/** Collages of one look. */
export type CollageDesignGroup = {
  readonly designGroupId: string;
  readonly name: string;
  readonly collages: readonly GroupedCollage[];
};

/** Filters of a shopper; an absent one fits everything. */
export type CollageWish = {
  /** Number of photos. */
  readonly tileCount?: number | undefined;
  readonly orientation?: Orientation | undefined;
};

const fits = ({ tileCount, orientation }: CollageWish, collage: GroupedCollage): boolean =>
  (tileCount === undefined || collage.tileCount === tileCount) &&
  (orientation === undefined || collage.orientation === orientation);

/** The groups with the collages that fit, in their order; a group without any is left out. */
export const fittingCollageGroups = (
  groups: readonly CollageDesignGroup[],
  wish: CollageWish,
): readonly CollageDesignGroup[] =>
  groups
    .map((group) => ({ ...group, collages: group.collages.filter((one) => fits(wish, one)) }))
    .filter(({ collages }) => collages.length > 0);

/** The numbers of photos that there are collages for, rising. */
export const collageTileCounts = (groups: readonly CollageDesignGroup[]): readonly number[] =>
  [
    ...new Set(groups.flatMap(({ collages }) => collages.map(({ tileCount }) => tileCount))),
  ].toSorted((one, other) => one - other);

/** No group holds the collage. */
export type UngroupedCollage = {
  readonly kind: 'collage-without-group';
  readonly designId: number;
};

/** The group that holds a collage; of several the first one. */
export const groupOfCollage = (
  groups: readonly CollageDesignGroup[],
  designId: number,
): E.Either<UngroupedCollage, CollageDesignGroup> => {
  const group = groups.find(({ collages }) => collages.some((one) => one.designId === designId));
  return group === undefined ? E.left({ kind: 'collage-without-group', designId }) : E.right(group);
};
