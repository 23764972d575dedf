import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  collageIdFrom,
  collageOverview,
  parseCollageId,
  printCollageId,
} from '../../../../core/domain/products/collage/collage-id.ts';
import {
  defaultCollageId,
  defaultCollageIds,
} from '../../../../core/domain/products/collage/collages.ts';
import { E } from '../../../../core/fp.ts';
import { anyCollageId } from '../../../arbitraries/collage.ts';
import { anyChannel } from '../../../arbitraries/locale.ts';

const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[01239.eE+x -]{0,6}$/u));

describe('the default collage', () => {
  test('is 13, and 1 for the cards channel', () => {
    expect(defaultCollageIds).toEqual({ poster: 13, kartenliebe: 1 });
    expect([defaultCollageId('poster'), defaultCollageId('kartenliebe')]).toEqual([13, 1]);
  });
});

describe('parseCollageId', () => {
  property.prop([anyCollageId])('reads back what is printed', (id) => {
    expect(parseCollageId(printCollageId(id))).toEqual(E.right(id));
  });

  property.prop([anyText])(
    'prints back what it reads, and refuses the rest with its text',
    (text) => {
      const read = parseCollageId(text);
      if (E.isRight(read)) {
        expect(printCollageId(read.right)).toBe(text);
        expect(read.right).toBeGreaterThan(0);
      } else expect(read.left).toEqual({ kind: 'malformed-collage-id', text });
    },
  );

  test.each(['', '0', '013', '-1', '1.5', '1e3', ' 13', '13 ', '13\n', '+13', 'NaN', '١٣'])(
    'refuses %j',
    (text) => {
      expect(parseCollageId(text)).toEqual(E.left({ kind: 'malformed-collage-id', text }));
    },
  );

  test('reads up to the last exact number and refuses from 2^53 on', () => {
    expect(parseCollageId('9007199254740991')).toEqual(E.right(Number.MAX_SAFE_INTEGER));
    expect(E.isLeft(parseCollageId('9007199254740992'))).toBe(true);
    expect(E.isLeft(parseCollageId('9'.repeat(400)))).toBe(true);
  });
});

describe('the collage of an overview page', () => {
  property.prop([anyCollageId, anyChannel])('is the one that the query names', (id, channel) => {
    expect(collageOverview(String(id), channel)).toEqual({
      kind: 'chosen-collage',
      collageId: id,
    });
  });

  property.prop([fc.option(anyText, { nil: undefined }), anyChannel])(
    'is the default of the channel for anything else',
    (text, channel) => {
      const overview = collageOverview(text, channel);
      expect(collageIdFrom(text, channel)).toBe(overview.collageId);
      if (text === undefined || E.isLeft(parseCollageId(text)))
        expect(overview).toEqual({
          kind: 'default-collage',
          collageId: channel === 'poster' ? 13 : 1,
        });
      else expect(overview.kind).toBe('chosen-collage');
    },
  );

  test('says when the default was chosen', () => {
    expect(collageOverview('13', 'poster').kind).toBe('chosen-collage');
    expect(collageOverview(undefined, 'poster')).toEqual({
      kind: 'default-collage',
      collageId: 13,
    });
  });
});
