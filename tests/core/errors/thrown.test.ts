import { expect, test } from 'vitest';

import { causeOf, messageOf } from '../../../core/domain/errors/thrown.ts';

test.each([
  [new Error('the disk is full'), 'the disk is full'],
  [new TypeError(''), 'TypeError'],
  [
    new AggregateError([new Error('one'), new AggregateError(['two', undefined], '')], ''),
    'one; two; unsaid',
  ],
  [new AggregateError([new Error('one')], 'none of them answered'), 'none of them answered'],
  ['just a text', 'just a text'],
  ['', 'unsaid'],
  [{ message: 'not an error' }, 'unsaid'],
  [undefined, 'unsaid'],
])('what was thrown (%#) says why', (thrown, reason) => {
  expect(messageOf(thrown, 'unsaid')).toBe(reason);
});

test('the first cause is found below those that name it, also where it is no error', () => {
  const first = { errno: 44 };
  const last = new Error('query', { cause: new Error('file', { cause: first }) });
  expect(causeOf(last)).toBe(first);
  expect(causeOf(first)).toBe(first);
  expect(causeOf(undefined)).toBeUndefined();
});
