/** npm runs `pre…` and `post…` of a script by itself, so no other script may have such a name. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { E, t } from '../../core/fp.ts';
import { root } from '../../scripts/package/run-tool.ts';

const manifest = t.type({ scripts: t.record(t.string, t.string) });

test('no script runs another by its name alone', () => {
  const decoded = manifest.decode(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const names = E.isRight(decoded) ? Object.keys(decoded.right.scripts) : [];
  expect(names).toContain('test');
  const hooks = names.filter((name) =>
    names.some((other) => name === `pre${other}` || name === `post${other}`),
  );
  expect(hooks).toEqual([]);
});
