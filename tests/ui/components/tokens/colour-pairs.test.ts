import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { colourPairs, pairsWithRatios } from '../../../../ui/components/tokens/colour-pairs.ts';
import { readTokens } from '../../../../ui/components/tokens/read-tokens.ts';

const groups = readTokens(
  readFileSync(join(import.meta.dirname, '../../../../ui/components/tokens.css'), 'utf8'),
);

const pairs = pairsWithRatios(groups);

/** Nothing is read on them, and no control is known by them. */
const decoration =
  /^--color-(?:line|placeholder|scrim|detail|wall|wall-light|wall-shade|floor|floor-shade)$/u;

describe('the pairs of colours', () => {
  test('contrast as much as they must, in both channels', () => {
    const weak = pairs.filter(({ ratio, least }) => ratio === undefined || ratio < least);
    expect(weak).toEqual([]);
    expect(pairs).toHaveLength(2 * colourPairs.length);
  });

  test('have the ratio of the channel’s own values', () => {
    const accent = pairs.filter(
      ({ colour, ground }) => colour === '--color-on-accent' && ground === '--color-accent',
    );
    expect(accent.map(({ channel, ratio }) => [channel, ratio?.toFixed(1)])).toEqual([
      ['poster', '5.9'],
      ['kartenliebe', '8.2'],
    ]);
  });

  test('have every colour but what is decoration', () => {
    const named = new Set(colourPairs.flatMap(({ colour, ground }) => [colour, ground]));
    const left = groups
      .flatMap(({ tokens }) => tokens)
      .map(({ name }) => name)
      .filter((name) => name.startsWith('--color-') && !named.has(name) && !decoration.test(name));
    expect(left).toEqual([]);
  });
});
