import { expect, test } from 'vitest';

import { isArtwork } from '../../../core/domain/products/artworks.ts';

const month = {
  kind: 'artwork',
  design: 'lagom-a4-hoch-spirale-2027-1',
  variant: 'usual',
  locale: 'de-DE',
  view: 'inside',
} as const;

test('a calendar is seen as it hangs, stands and is turned over, without anything chosen of a card', () => {
  for (const view of ['inside', 'front', 'laid', 'occasion', 'close'] as const)
    expect([view, isArtwork({ ...month, view })]).toEqual([view, true]);
  expect(isArtwork({ ...month, options: [] })).toBe(true);
  expect(isArtwork({ ...month, view: 'back' })).toBe(false);
  expect(isArtwork({ ...month, options: ['flat'] })).toBe(false);
  expect(isArtwork({ ...month, variant: 'sage' })).toBe(false);
  expect(isArtwork({ ...month, view: 'close-turned' })).toBe(false);
  expect(isArtwork({ ...month, view: 'close-turned', foil: 'gold' })).toBe(true);
});
