/** In [0, 1); the same seed gives the same stream, on every machine. */
type Random = () => number;

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
};

const scramble = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
};

/** A Weyl sequence, scrambled. `purpose` keeps streams apart. */
export const randomOf = (seed: number, purpose: string): Random => {
  let state = (scramble(seed) ^ hashOf(purpose)) >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return scramble(state) / 0x1_0000_0000;
  };
};

/** The next number, scaled to [from, to). */
export const between = (random: Random, from: number, to: number): number =>
  from + (to - from) * random();

/** Neighbouring seeds show different items. */
export const turn = <A>(seed: number, items: readonly [A, ...A[]]): A =>
  items[(seed - 1) % items.length] ?? items[0];

/** Smooth, endless in both directions, within [-1, 1]. */
type Noise = (x: number) => number;

/** Smooth noise with features one unit wide. */
export const noiseOf = (seed: number, purpose: string): Noise => {
  const salt = (scramble(seed) ^ hashOf(purpose)) >>> 0;
  const knot = (index: number): number =>
    (scramble((Math.imul(index, 0x9e3779b1) ^ salt) >>> 0) / 0xffff_ffff) * 2 - 1;
  return (x) => {
    const index = Math.floor(x);
    const f = x - index;
    const ease = f * f * f * (f * (f * 6 - 15) + 10);
    return knot(index) * (1 - ease) + knot(index + 1) * ease;
  };
};
