/** The modules of islands, by whose names the server finds their files in a build. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { islandNames } from '../../../../ui/web/islands/island-names.ts';

const cwd = join(import.meta.dirname, '../../../..');

test.each(islandNames)('the island %s has one module of its name', (name) => {
  expect(globSync(`ui/**/${name}-island.tsx`, { cwd })).toHaveLength(1);
});
