/** How much HTML a page sends: what only machines read of it is every visitor's to wait for. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { readBudgets } from '../../scripts/size-budgets.ts';
import { ask } from './ask.ts';

test.each(Object.entries(readBudgets().html.pages))(
  '%s sends at most %i bytes after gzip',
  async (path, most) => {
    const { status, text } = await ask('localhost', path);
    expect(status).toBe(200);
    expect(gzipSync(text).length).toBeLessThanOrEqual(most);
  },
);
