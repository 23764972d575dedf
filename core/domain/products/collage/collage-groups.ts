import { E } from '../../../fp.ts';
import type { Orientation } from '../../format/orientation.ts';
import { orientations } from '../../format/turn-format.ts';

export type GroupedCollage = {
  readonly designId: number;
  readonly tileCount: number;
  readonly orientation: Orientation;
};

/** Collages of one look (storefront §7, `collage-designer-design-groups`). */
export type CollageDesignGroup = {
  readonly designGroupId: string;
  readonly name: string;
  readonly collages: readonly GroupedCollage[];
};

/** An absent filter fits everything. */
export type CollageWish = {
  readonly tileCount?: number | undefined;
  readonly orientation?: Orientation | undefined;
};

/** Whether a collage is what a shopper looks for. */
export const fitsWish = (
  { tileCount, orientation }: CollageWish,
  collage: GroupedCollage,
): boolean =>
  (tileCount === undefined || collage.tileCount === tileCount) &&
  (orientation === undefined || collage.orientation === orientation);

/** Groups with what fits, without empty ones. */
export const fittingCollageGroups = (
  groups: readonly CollageDesignGroup[],
  wish: CollageWish,
): readonly CollageDesignGroup[] =>
  groups
    .map((group) => ({ ...group, collages: group.collages.filter((one) => fitsWish(wish, one)) }))
    .filter(({ collages }) => collages.length > 0);

/** Collages with fewer photos first, those with as many by orientation. */
export const compareCollages = (one: GroupedCollage, other: GroupedCollage): number =>
  one.tileCount - other.tileCount ||
  orientations.indexOf(one.orientation) - orientations.indexOf(other.orientation);

/** Numbers of photos, rising. */
export const collageTileCounts = (groups: readonly CollageDesignGroup[]): readonly number[] =>
  [
    ...new Set(groups.flatMap(({ collages }) => collages.map(({ tileCount }) => tileCount))),
  ].toSorted((one, other) => one - other);

/** No group holds the collage. */
export type UngroupedCollage = {
  readonly kind: 'collage-without-group';
  readonly designId: number;
};

/** Of several groups the first. */
export const groupOfCollage = (
  groups: readonly CollageDesignGroup[],
  designId: number,
): E.Either<UngroupedCollage, CollageDesignGroup> => {
  const group = groups.find(({ collages }) => collages.some((one) => one.designId === designId));
  return group === undefined ? E.left({ kind: 'collage-without-group', designId }) : E.right(group);
};
