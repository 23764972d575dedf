/** Answers that are the same for everybody: asked once, for a while, and never wrong ones. */
import { beforeEach, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { keepingAnswers } from '../../../server/services/shop/kept-answers.ts';
import { refusal } from '../../../server/services/shop/refusal.ts';

type Question = { readonly article: string; readonly noise?: string };

let now = 0;
let asked: string[] = [];

beforeEach(() => {
  now = 0;
  asked = [];
});

const keep = (seconds: number) =>
  keepingAnswers({ now: () => now }, seconds)(
    ({ article }: Question) => [article],
    async ({ article }) => {
      asked.push(article);
      if (article === 'broken') throw new Error('no database');
      return article === 'unknown' ? E.left(refusal(404, 'not-found')) : E.right(asked.length);
    },
  );

test('questions that come together are asked once, whatever else stands beside them', async () => {
  const answers = keep(10);
  const all = await Promise.all(
    Array.from({ length: 500 }, (_none, index) => answers({ article: 'a', noise: String(index) })),
  );
  expect(asked).toEqual(['a']);
  expect(new Set(all)).toHaveLength(1);
  expect(await answers({ article: 'b' })).toEqual(E.right(2));
});

test('an answer is kept for its seconds, and not longer', async () => {
  const answers = keep(10);
  await answers({ article: 'a' });
  now = 9_999;
  expect(await answers({ article: 'a' })).toEqual(E.right(1));
  now = 10_000;
  expect(await answers({ article: 'a' })).toEqual(E.right(2));
});

test('refusals and failures are asked again', async () => {
  const answers = keep(10);
  for (const _time of ['once', 'again']) {
    expect(E.isLeft(await answers({ article: 'unknown' }))).toBe(true);
    await expect(answers({ article: 'broken' })).rejects.toThrow('no database');
  }
  expect(asked).toEqual(['unknown', 'broken', 'unknown', 'broken']);
});

test('with no seconds every question is asked', async () => {
  const answers = keep(0);
  await answers({ article: 'a' });
  await answers({ article: 'a' });
  expect(asked).toEqual(['a', 'a']);
});
