/** How much HTML a page sends: what only machines read of it is every visitor's to wait for. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

import { readBudgets } from '../../scripts/size-budgets.ts';
import { ask } from './ask.ts';

test.each(Object.entries(readBudgets().html.pages))(
  '%s sends at most %i bytes after gzip',
  async (path, most) => {
    // A path is that of a wall picture's page; the address of another shop begins with its host.
    const [host = ''] = path.split('/');
    const { status, text } = await ask(host || 'localhost', path.slice(host.length));
    expect(status).toBe(200);
    expect(gzipSync(text).length).toBeLessThanOrEqual(most);
  },
);
