import fc from 'fast-check';

/** A design id of a collage: a whole number from 1 on that is exact. */
export const anyCollageId: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 200 }),
  fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
);
