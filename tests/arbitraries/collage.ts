import fc from 'fast-check';

import type {
  CollageDesign,
  CollageTile,
} from '../../core/domain/products/collage/collage-design.ts';

/** A design id of a collage: a whole number from 1 on that is exact. */
export const anyCollageId: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);

/** Cuts a rectangle into tiles that lie apart, by fractions that no binary number is exact for. */
const cut = (tile: CollageTile, cuts: readonly (readonly [boolean, number])[]): CollageTile[] => {
  const [first, ...others] = cuts;
  if (first === undefined) return [tile];
  const [isAcross, share] = first;
  const { left, top, width, height } = tile;
  const [one, other] = isAcross
    ? [
        { left, top, width: width * share, height },
        { left: left + width * share, top, width: width * (1 - share), height },
      ]
    : [
        { left, top, width, height: height * share },
        { left, top: top + height * share, width, height: height * (1 - share) },
      ];
  const half = Math.ceil(others.length / 2);
  return [...cut(one, others.slice(0, half)), ...cut(other, others.slice(half))];
};

/** A design whose tiles touch and do not overlap. */
export const anyCollageDesign: fc.Arbitrary<CollageDesign> = fc
  .record({
    designId: anyCollageId,
    name: fc.string(),
    ratio: fc.constantFrom(
      { width: 3, height: 2 },
      { width: 2, height: 3 },
      { width: 1, height: 1 },
    ),
    cuts: fc.array(fc.tuple(fc.boolean(), fc.double({ min: 0.2, max: 0.8, noNaN: true })), {
      maxLength: 12,
    }),
  })
  .map(({ cuts, ...design }) => {
    const whole = { left: 0, top: 0, width: 1, height: 1 };
    const [first = whole, ...others] = cut(whole, cuts);
    return { ...design, tiles: [first, ...others] };
  });
