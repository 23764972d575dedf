/** What `/metrics` tells of services elsewhere and of the work on pictures. */
import { expect, test } from 'vitest';

import { registerServiceFigures } from '../../../server/metrics/service-measures.ts';
import { keepingMeter } from './keeping-meter.ts';

test('each breaker by its service, and how many pictures run and wait', () => {
  const { meter, read } = keepingMeter();
  let state: 'closed' | 'half-open' | 'open' = 'closed';
  const pictures = { running: 2, waiting: 7, later: 1 };
  registerServiceFigures(meter, {
    breakers: { content: { state: () => 'closed' }, 'shop-api': { state: () => state } },
    pictures: () => pictures,
  });
  expect(read('breaker_state')).toEqual({ content: 0, 'shop-api': 0 });
  state = 'open';
  expect(read('breaker_state')).toEqual({ content: 0, 'shop-api': 2 });
  state = 'half-open';
  expect(read('breaker_state')).toEqual({ content: 0, 'shop-api': 1 });
  expect(read('picture_work')).toEqual(pictures);
});
