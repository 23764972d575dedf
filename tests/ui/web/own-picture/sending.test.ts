/** A picture's way to the shop: one at a time, and silent once it is stopped. */
import { expect, test } from 'vitest';

import { createSending } from '../../../../ui/web/own-picture/sending.ts';

test('one runs at a time, and the next begins when it has ended', () => {
  const sending = createSending();
  const first = sending.begin();
  expect(sending.begin()).toBeUndefined();
  expect(first && sending.end(first)).toBe(true);
  expect(sending.begin()).not.toBe(first);
});

test('one that was stopped is aborted, and its late end leaves the next one alone', () => {
  const sending = createSending();
  const first = sending.begin();
  sending.stop();
  expect(first?.signal.aborted).toBe(true);
  const second = sending.begin();
  expect(first && sending.end(first)).toBe(false);
  expect(sending.begin()).toBeUndefined();
  expect(second?.signal.aborted).toBe(false);
  expect(second && sending.end(second)).toBe(true);
});
