import { createHash } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkPreviewClaim,
  previewTokenLife,
  previewTokenOf,
  readPreviewClaim,
  type PreviewClaim,
} from '../../../core/domain/content/preview-token.ts';
import { printPairs } from '../../../core/domain/query/query.ts';
import { E, pipe } from '../../../core/fp.ts';

const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');

const name = '_storyblok_tk';

const query = ({ space, timestamp, token }: PreviewClaim): string =>
  printPairs([
    [`${name}[space_id]`, space],
    [`${name}[timestamp]`, timestamp],
    [`${name}[token]`, token],
  ]);

const secret = 'preview-token-of-the-space';

/** A claim that is proven `age` seconds after it was made. */
const claimOf = (space: string, seconds: number): PreviewClaim => {
  const timestamp = String(seconds);
  return {
    space,
    timestamp,
    token: previewTokenOf({ previewToken: secret, sha1 }, { space, timestamp }),
  };
};

const outcome = (search: string, now: number, previewToken = secret): string =>
  pipe(
    readPreviewClaim(search, name),
    E.chain((claim) => checkPreviewClaim({ previewToken, sha1, now }, claim)),
    E.match(
      ({ kind }) => kind,
      () => 'opened',
    ),
  );

const anySeconds = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });
const anySpace = fc.integer({ min: 1, max: 9_999_999 }).map(String);

describe('a token of the visual editor', () => {
  test('is the one that the vendor documents', () => {
    const claim = { space: '606', timestamp: '1764500000' };
    expect(previewTokenOf({ previewToken: 'abc', sha1 }, claim)).toBe(
      createHash('sha1').update('606:abc:1764500000').digest('hex'),
    );
  });

  property.prop([anySpace, anySeconds, fc.integer({ min: -60, max: 3_599 })])(
    'opens for an hour, and for a clock that is a minute ahead',
    (space, made, age) => {
      expect(outcome(`?${query(claimOf(space, made))}&a=b`, (made + age) * 1_000)).toBe('opened');
    },
  );

  property.prop([anySpace, anySeconds, fc.nat({ max: 10_000_000 })])(
    'opens nothing from an hour on',
    (space, made, more) => {
      const now = (made + previewTokenLife.seconds + more) * 1_000;
      expect(outcome(query(claimOf(space, made)), now)).toBe('preview-token-expired');
    },
  );

  property.prop([anySpace, anySeconds, fc.integer({ min: 61, max: 10_000_000 })])(
    'opens nothing from a future beyond the skew',
    (space, made, ahead) => {
      expect(outcome(query(claimOf(space, made)), (made - ahead) * 1_000)).toBe(
        'preview-token-early',
      );
    },
  );

  property.prop([
    anySpace,
    anySeconds,
    fc.constantFrom('space', 'timestamp', 'token'),
    fc.nat(),
    fc.constantFrom(...Array.from('0123456789abcdefABCDEF:% ')),
  ])('opens nothing with any character changed', (space, made, part, position, other) => {
    const claim = claimOf(space, made);
    const text = claim[part];
    const at = position % text.length;
    const changed = text.slice(0, at) + other + text.slice(at + 1);
    fc.pre(changed !== text);
    expect(outcome(query({ ...claim, [part]: changed }), made * 1_000)).not.toBe('opened');
  });

  property.prop([anySpace, anySeconds, fc.string()])(
    'opens nothing under another preview token',
    (space, made, other) => {
      fc.pre(other !== secret);
      expect(outcome(query(claimOf(space, made)), made * 1_000, other)).toBe('preview-token-wrong');
    },
  );

  property.prop([fc.string(), fc.webQueryParameters()])(
    'is refused without a throw, whatever is written',
    (text, parameters) => {
      const parts = ['space_id', 'timestamp', 'token'].map((part) => `${name}[${part}]=${text}`);
      expect(outcome(`${parts.join('&')}&${parameters}`, 0)).not.toBe('opened');
      expect(outcome(parameters, 0)).toMatch(/^preview-token-/u);
    },
  );

  test.each([
    ['', 'preview-token-missing'],
    ['?_storyblok=7', 'preview-token-missing'],
    [`?${name}[space_id]=1`, 'preview-token-malformed'],
    [`?${query(claimOf('1', 1_764_500_000))}&${name}[token]=x`, 'preview-token-malformed'],
    [`?${query({ ...claimOf('1', 1_764_500_000), timestamp: '+1' })}`, 'preview-token-malformed'],
    [`?${query({ ...claimOf('1', 1_764_500_000), timestamp: '' })}`, 'preview-token-malformed'],
  ])('%s', (search, kind) => {
    expect(outcome(search, 1_764_500_000_000)).toBe(kind);
  });
});
