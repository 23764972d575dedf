// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { locales } from '../../../../core/domain/locale/locales.ts';
import { tendCampaign } from '../../../../ui/web/shell/tend-campaign.client.ts';

const minute = 60_000;
const now = Date.UTC(2026, 11, 1);

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
});

const placeOf = (endsAt: number): HTMLElement => {
  const element = document.createElement('span');
  element.dataset['ends'] = String(endsAt);
  return element;
};

test('what is left is told minute by minute, then that it is over, without a reload', () => {
  const element = placeOf(now + 62 * minute - 1);
  tendCampaign(element, 'de-DE');
  expect(element.textContent).toBe('noch 1\u00a0Std. 2\u00a0Min.');
  vi.advanceTimersByTime(minute);
  expect(element.textContent).toBe('noch 1\u00a0Std. 1\u00a0Min.');
  vi.advanceTimersByTime(2 * minute);
  expect(element.textContent).toBe('noch 59\u00a0Min.');
  vi.advanceTimersByTime(60 * minute);
  expect(element.textContent).toBe('ist vorbei');
  expect(vi.getTimerCount()).toBe(0);
});

test('days are told with their hours, a single one as one', () => {
  const [many, one] = [placeOf(now + (49 * 60 + 5) * minute), placeOf(now + 1440 * minute)];
  tendCampaign(many, 'fr-CH');
  tendCampaign(one, 'en-GB');
  expect([many.textContent, one.textContent]).toEqual([
    'se termine dans 2\u00a0jours 1\u00a0h',
    'ends in 1\u00a0day 0\u00a0h',
  ]);
});

test('a page that was left is not kept by a timer, and one that comes back is counted once', () => {
  const [left, shown] = [placeOf(now + 5 * minute), placeOf(now + 5 * minute)];
  for (const element of [left, shown, left, shown]) tendCampaign(element, 'de-DE');
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(minute);
  expect([left.textContent, shown.textContent]).toEqual(['noch 5\u00a0Min.', 'noch 4\u00a0Min.']);
});

test.each(locales)('%s has its words', (locale) => {
  const element = placeOf(now);
  tendCampaign(element, locale);
  expect(element.textContent).not.toBe('');
});
