/** Class names of a build: short, told apart, and equal in both of its environments. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { shortClassNames } from '../../../scripts/vite/class-names.ts';

const root = join(import.meta.dirname, '../../..');
const modules = globSync('ui/**/*.module.css', { cwd: root });

test('names every class of every module by a few letters of its own', () => {
  const nameOf = shortClassNames(root, 'ui');
  const classes = Array.from({ length: 60 }, (_one, index) => `class-${index}`);
  const names = modules.flatMap((file) => classes.map((name) => nameOf(name, join(root, file))));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-zA-Z]{3,4}$/u);
});

test('gives the same name again, whoever asks', () => {
  const nameOf = shortClassNames(root, 'ui');
  const [first = '', second = ''] = modules.map((file) => join(root, file));
  const [one, other] = [nameOf('a', first), nameOf('b', first)];
  nameOf('a', second);
  expect([nameOf('b', first), nameOf('a', `${first}?used`)]).toEqual([other, one]);
});

test('knows the modules of its folder alone', () => {
  expect(() => shortClassNames(root, 'ui')('a', join(root, 'other.module.css'))).toThrow(
    'other.module.css',
  );
});
