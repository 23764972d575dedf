import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { bytesOfPage, createKeptBytes, openPieces } from '../../../server/pages/page-bytes.ts';

/** HTML around pieces: what React writes holds no mark that is not one. */
const anyHtml = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('<', '&lt;'));
const anyPiece = fc.string({ unit: 'binary' });
const anyPage = fc.array(fc.tuple(anyHtml, anyPiece));

describe('the bytes of a page', () => {
  property.prop([anyPage, anyHtml])(
    'are those of its text with the pieces in their places',
    (before, last) => {
      const { markOf, made } = openPieces();
      const texts = before.map(([html, piece]) => `${html}${markOf(Buffer.from(piece))}`);
      const bytes = bytesOfPage({ body: `${texts.join('')}${last}`, pieces: made() });
      const whole = [...before.flat(), last].map((text) => Buffer.from(text));
      expect(bytes.equals(Buffer.concat(whole))).toBe(true);
    },
  );

  test('have what is made when the page is drawn', () => {
    const { markOf, nameOf, made } = openPieces();
    const mark = markOf(Buffer.from('b'));
    let isDrawn = false;
    const name = nameOf(() => Buffer.from(isDrawn ? 'drawn' : 'too early'));
    isDrawn = true;
    const body = `a${mark}c${mark.replace('"0"', `"${name}"`)}`;
    expect(bytesOfPage({ body, pieces: made() }).toString()).toBe('abcdrawn');
  });

  test('lack a piece that the page does not have', () => {
    const { markOf } = openPieces();
    expect(bytesOfPage({ body: `a${markOf(Buffer.from('b'))}ö` }).toString()).toBe('aö');
  });
});

describe('the bytes of a text', () => {
  property.prop([fc.array(fc.string({ unit: 'grapheme-ascii' }), { minLength: 1 })])(
    'are kept, and leave its seams to each page',
    (parts) => {
      const keptBytes = createKeptBytes('–');
      const text = parts.join('–');
      expect(keptBytes(text).map(String)).toEqual(parts);
      expect(keptBytes(text)).toBe(keptBytes(text));
      expect(createKeptBytes()(text).map(String)).toEqual([text]);
    },
  );
});
