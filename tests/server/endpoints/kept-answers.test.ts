/** Answers that are the same for everybody: asked once, for a while, and never wrong ones. */
import { beforeEach, describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { finishAnswer } from '../../../server/endpoints/finished-answer.ts';
import { createKeptAnswers, type KeptAnswers } from '../../../server/endpoints/kept-answers.ts';
import { refusal } from '../../../server/endpoints/refusal.ts';

let now = 0;
let asked: string[] = [];

beforeEach(() => {
  now = 0;
  asked = [];
});

const keep = (seconds: number, capacity = 1_000_000): KeptAnswers =>
  createKeptAnswers({ clock: { now: () => now }, seconds, capacity });

const textOf = async (text: string) =>
  finishAnswer(new Response(text, { headers: { 'content-type': 'text/plain' } }), {});

/** Asks for what counts the questions. */
const ask = (kept: KeptAnswers, key: string) =>
  kept.get(key, async () => {
    asked.push(key);
    if (key === 'broken') throw new Error('no database');
    return key === 'unknown'
      ? E.left(refusal(404, 'not-found'))
      : E.right(await textOf(`${key} ${asked.length}`));
  });

const read = async (kept: KeptAnswers, key: string): Promise<string> => {
  const answer = await ask(kept, key);
  return E.isRight(answer) ? new TextDecoder().decode(answer.right.plain.body ?? undefined) : '';
};

test('questions that come together are asked once, and are one answer', async () => {
  const kept = keep(10);
  const all = await Promise.all(Array.from({ length: 500 }, () => ask(kept, 'a')));
  expect(asked).toEqual(['a']);
  expect(new Set(all.map((one) => E.isRight(one) && one.right))).toHaveLength(1);
  expect(await read(kept, 'b')).toBe('b 2');
});

test('an answer is kept for its seconds, and not longer', async () => {
  const kept = keep(10);
  await ask(kept, 'a');
  now = 9_999;
  expect(await read(kept, 'a')).toBe('a 1');
  expect(kept.peek('a')).toBeDefined();
  now = 10_000;
  expect(kept.peek('a')).toBeUndefined();
  expect(await read(kept, 'a')).toBe('a 2');
});

test('a clock that was set back makes no answer last', async () => {
  const kept = keep(10);
  now = 60_000;
  await ask(kept, 'a');
  now = 0;
  expect(kept.peek('a')).toBeUndefined();
});

describe('while the next answer is being made', () => {
  test('the last one stands in, for as long again', async () => {
    const kept = keep(10);
    await ask(kept, 'a');
    now = 10_000;
    const slow = Promise.withResolvers<void>();
    const next = kept.get('a', async () => {
      await slow.promise;
      return E.right(await textOf('next'));
    });
    expect(await read(kept, 'a')).toBe('a 1');
    now = 19_999;
    expect(kept.peek('a')).toBeDefined();
    now = 20_000;
    expect(kept.peek('a')).toBeUndefined();
    slow.resolve();
    await next;
    expect(asked).toEqual(['a']);
  });

  test('and fails, the last one is not sent any more', async () => {
    const kept = keep(10);
    await ask(kept, 'a');
    now = 10_000;
    await expect(kept.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect(kept.peek('a')).toBeUndefined();
  });
});

test('refusals and failures are asked again', async () => {
  const kept = keep(10);
  for (const _time of ['once', 'again']) {
    expect(E.isLeft(await ask(kept, 'unknown'))).toBe(true);
    await expect(ask(kept, 'broken')).rejects.toThrow('no database');
  }
  expect(asked).toEqual(['unknown', 'broken', 'unknown', 'broken']);
  expect(kept.bytes()).toBe(0);
});

test('with no seconds every question is asked', async () => {
  const kept = keep(0);
  await ask(kept, 'a');
  await ask(kept, 'a');
  expect(asked).toEqual(['a', 'a']);
  expect(kept.bytes()).toBe(0);
});

test('what is kept stays within its bytes; the answer that was used longest ago goes first', async () => {
  const kept = keep(10, 7_000);
  for (const key of ['a', 'b', 'c']) await ask(kept, key);
  kept.peek('a');
  await ask(kept, 'd');
  expect(kept.bytes()).toBeLessThanOrEqual(7_000);
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.peek(key) !== undefined)).toEqual([
    'a',
    'c',
    'd',
  ]);
});
