/** Values that change, without React. */
import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { createStore } from '../../../../ui/web/islands/store.ts';

property.prop([fc.integer(), fc.array(fc.integer())])(
  'a store holds what was set last, and tells of each change once',
  (first, values) => {
    const store = createStore(first);
    const heard: number[] = [];
    store.subscribe(() => heard.push(store.get()));
    for (const value of values) store.set(value);
    const changes = [first, ...values].filter((value, at, all) => at > 0 && value !== all[at - 1]);
    expect(heard).toEqual(changes);
    expect(store.get()).toBe(values.at(-1) ?? first);
  },
);

test('who no longer listens is not told, not even by a listener before it', () => {
  const store = createStore(0);
  const heard: string[] = [];
  store.subscribe(() => heard.push('one'));
  const end = store.subscribe(() => heard.push('two'));
  store.set(1);
  end();
  store.set(2);
  expect(heard).toEqual(['one', 'two', 'one']);
});
