import { expect, test } from 'vitest';

import { longWorksAtOnce } from '../../../adapters/shared/long-work.ts';

test.each([
  [1, 1],
  [2, 1],
  [3, 2],
  [64, 2],
])('of %i cores, %i may be busy with works of a kind', (cores, most) => {
  expect(longWorksAtOnce(cores)).toBe(most);
});
