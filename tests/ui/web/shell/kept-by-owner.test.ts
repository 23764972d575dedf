import { expect, test } from 'vitest';

import { keptByOwner } from '../../../../ui/web/shell/kept-by-owner.ts';

test('a value is made once for an owner and a key, and anew for others', () => {
  const kept = keptByOwner<object, string>();
  const [one, other] = [{}, {}];
  let made = 0;
  const make = (): string => `made ${(made += 1)}`;
  expect(kept(one, 'de', make)).toBe('made 1');
  expect(kept(one, 'de', make)).toBe('made 1');
  expect(kept(one, 'fr', make)).toBe('made 2');
  expect(kept(other, 'de', make)).toBe('made 3');
  expect(kept(one, 'de', make)).toBe('made 1');
});
