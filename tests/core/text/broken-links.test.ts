import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';

const words = fc
  .array(
    fc.constantFrom('https:', '//', 'evil', '.', 'com', '/', '@', 'é', '1', '\n', ' ', 'www', ':'),
  )
  .map((parts) => parts.join(''));

describe('a text whose links are broken', () => {
  property.prop([words])('has its words, and no address', (text) => {
    const broken = withBrokenLinks(text);
    expect(broken.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    expect(broken).not.toMatch(/:\/\/|[\p{L}\p{N}]\.\p{L}/u);
    expect(withBrokenLinks(broken)).toBe(broken);
  });

  test.each([
    ['see https://evil.example/a?b', 'see https: //evil. example/a?b'],
    ['write to eve@evil.example.', 'write to eve@evil. example.'],
    ['Frame 30 × 40, 12.50 €. Thank you.', 'Frame 30 × 40, 12.50 €. Thank you.'],
  ])('%s', (text, broken) => {
    expect(withBrokenLinks(text)).toBe(broken);
  });
});
