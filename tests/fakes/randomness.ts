import type { Randomness } from '../../core/ports/randomness.ts';

/** Numbers from a seed, the same ones each time (mulberry32). */
export const seededRandomness = (seed: number): Randomness => {
  let state = seed >>> 0;
  return {
    next: () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    },
  };
};
