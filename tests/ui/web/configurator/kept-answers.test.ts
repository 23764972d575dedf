import { expect, test } from 'vitest';

import { keptAnswers } from '../../../../ui/web/configurator/kept-answers.ts';

test('the last eight answers to choices of a product are kept, the newest first', () => {
  const kept = keptAnswers<number>();
  const [product, other] = [{}, {}];
  for (let answer = 1; answer <= 10; answer += 1) kept.keep(product, answer);
  expect(kept.of(product)).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  expect(kept.of(other)).toEqual([]);
});
