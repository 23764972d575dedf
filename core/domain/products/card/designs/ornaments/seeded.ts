/** Numbers from 0 to 1 of a seed, each by its own key: equal for ever, in any order. */
export const mixed =
  (seed: number) =>
  (key: number): number => {
    let state = Math.imul(seed, 0x9e_37_79_b1) ^ Math.imul(key + 1, 0x85_eb_ca_6b);
    state = Math.imul(state ^ (state >>> 16), 0x7f_eb_35_2d);
    state = Math.imul(state ^ (state >>> 15), 0x84_6c_a6_8b);
    return ((state ^ (state >>> 16)) >>> 0) / 0x1_00_00_00_00;
  };
