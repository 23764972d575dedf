import { expect, test } from 'vitest';

import { killAccountsOn } from '../../../scripts/endure/account-kills.ts';

test('a kill while accounts are opened and passwords reset leaves no step half done', async () => {
  const seed = Math.floor(Math.random() * 2 ** 30);
  const found = await killAccountsOn('pglite', undefined, 2, seed);
  expect(found.acknowledged).toBeGreaterThan(0);
});
