/** Pages woven with nonces: by laws, and against a model of copies that are out. */
import { fc, test as property } from '@fast-check/vitest';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { nonceLength } from '../../../server/http/nonces.ts';
import { splitPage, weave, weaveGzip, type WovenCopy } from '../../../server/pages/woven-page.ts';

const gap = 'nonce-gap-that-no-content-has';

const anyNonce = fc.string({
  unit: fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_'),
  minLength: nonceLength,
  maxLength: nonceLength,
});

const anyPart = fc.oneof(
  fc.constant(''),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat({ max: 400 }).map((count) => '<p class="row">Lein\u00adwand €</p>'.repeat(count)),
);

const anyParts = fc.array(anyPart, { minLength: 1, maxLength: 6 });

/** Half a surrogate pair has no bytes: like every encoder, the page sends U+FFFD for it. */
const filled = (parts: readonly string[], nonce: string): string =>
  parts.map((part) => part.toWellFormed()).join(nonce);

/** One way of sending a page: plain, or as gzip. */
type Way = 'plain' | 'gzip';

const ways = { plain: weave, gzip: weaveGzip } as const;

const textOf = (way: Way, { bytes }: WovenCopy): string =>
  (way === 'gzip' ? gunzipSync(bytes) : bytes).toString();

const anyWay = fc.constantFrom<Way>('plain', 'gzip');

describe('a woven page', () => {
  property.prop([anyParts, fc.array(fc.tuple(anyWay, anyNonce), { minLength: 1 })])(
    'is the page with the nonce in its gaps, at each of its uses',
    (parts, uses) => {
      const page = splitPage(parts.join(gap), gap);
      for (const [way, nonce] of uses) {
        const copy = ways[way](page, nonce);
        // gunzip checks the length and the check sum, too.
        expect(textOf(way, copy)).toBe(filled(parts, nonce));
        copy.giveBack();
      }
    },
  );

  property.prop([fc.string(), anyNonce])('without a gap is the page', (html, nonce) => {
    const page = splitPage(html, undefined);
    expect(weave(page, nonce).bytes.toString()).toBe(html.toWellFormed());
    expect(textOf('gzip', weaveGzip(page, nonce))).toBe(html.toWellFormed());
  });

  test('is worth its compression', () => {
    const page = splitPage('<p>Leinwand</p>'.repeat(500) + gap, gap);
    const nonce = 'n'.repeat(nonceLength);
    expect(weaveGzip(page, nonce).bytes.length * 10).toBeLessThan(weave(page, nonce).bytes.length);
  });
});

type Step =
  | { readonly kind: 'lend'; readonly way: Way; readonly nonce: string }
  | { readonly kind: 'give-back'; readonly which: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('lend' as const), way: anyWay, nonce: anyNonce }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('give-back' as const), which: fc.nat() }),
  },
);

/** A copy that is out, with what it must hold until it is given back. */
type Loan = { readonly way: Way; readonly copy: WovenCopy; readonly text: string };

describe('copies that are out at the same time', () => {
  property.prop([
    fc.array(anyPart, { minLength: 2, maxLength: 4 }),
    fc.array(anyStep, { maxLength: 120, size: 'max' }),
  ])('are never the same, and keep what they hold until they are given back', (parts, steps) => {
    const page = splitPage(parts.join(gap), gap);
    const out: Loan[] = [];
    for (const step of steps) {
      if (step.kind === 'lend') {
        const { way, nonce } = step;
        const copy = ways[way](page, nonce);
        expect(out.some((loan) => loan.copy.bytes === copy.bytes)).toBe(false);
        out.push({ way, copy, text: filled(parts, nonce) });
      } else {
        for (const { way, copy, text } of out.splice(step.which % (out.length + 1), 1)) {
          expect(textOf(way, copy)).toBe(text);
          copy.giveBack();
        }
      }
    }
    for (const { way, copy, text } of out) expect(textOf(way, copy)).toBe(text);
  });

  test('keep no nonce of an earlier answer', () => {
    const page = splitPage(`a${gap}b${gap}c`, gap);
    const [first, second] = ['1'.repeat(nonceLength), '2'.repeat(nonceLength)];
    for (const way of ['plain', 'gzip'] as const) {
      for (const nonce of [first, first, first]) ways[way](page, nonce).giveBack();
      expect(ways[way](page, second).bytes.includes(first)).toBe(false);
    }
  });

  test('are used again once they are back, whatever was out meanwhile', () => {
    const page = splitPage(`a${gap}b`, gap);
    const nonce = 'n'.repeat(nonceLength);
    weave(page, nonce).giveBack();
    const copies = Array.from({ length: 100 }, () => weave(page, nonce));
    for (const copy of copies) copy.giveBack();
    const again = Array.from({ length: 100 }, () => weave(page, nonce));
    const known = new Set(copies.map(({ bytes }) => bytes));
    expect(new Set(again.map(({ bytes }) => bytes)).size).toBe(100);
    const reused = again.filter(({ bytes }) => known.has(bytes)).length;
    expect(reused).toBeGreaterThan(0);
    expect(reused).toBeLessThan(100);
  });
});
