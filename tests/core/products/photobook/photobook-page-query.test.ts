import { expect, test } from 'vitest';

import {
  photobookBindings,
  photobookCoverLaminations,
  photobookFormats,
  photobookPapers,
  photobookRefinements,
  photobookTypes,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import { canonicalQuery } from '../../../../core/domain/products/page-query.ts';
import { printPairs } from '../../../../core/domain/query/query.ts';

const noNumbers = ['0', '1000', '05', '1x', 'x1', '-5', '1.5'];

/** What counts under each name, and what does not. */
const table: Readonly<Record<string, readonly [readonly string[], readonly string[]]>> = {
  photobookType: [photobookTypes, ['album', 'Fotoheft']],
  photobookFormat: [photobookFormats, ['a4', 'a7-quer']],
  photobookPageCount: [['1', '26', '999'], noNumbers],
  photobookPaper: [photobookPapers, ['holz', 'mattt']],
  photobookBinding: [photobookBindings, ['spirale']],
  photobookCoverLamination: [photobookCoverLaminations, ['glaenzend']],
  refinementType: [photobookRefinements, ['ohne', 'empty', 'platin']],
  amount: [['1', '100', '999'], noNumbers],
  designGroupSetId: [
    ['fjord', '12', 'a_b-c'],
    ['a b', 'a/b', 'ä'],
  ],
  // They follow from the rest.
  photobookCover: [[], ['hard']],
  photobookPrinting: [[], ['digital']],
  templateId: [[], ['fjord-a4-quer']],
  graduationsPageCount: [[], ['50']],
};

test('a photo book’s page reads the choices that can be, and no other value', () => {
  for (const [name, [accepted, refused]] of Object.entries(table)) {
    for (const value of accepted) {
      const query = printPairs([[name, value]]);
      expect(canonicalQuery('photobook', query)).toBe(query);
    }
    for (const value of ['', ...refused])
      expect([value, canonicalQuery('photobook', printPairs([[name, value]]))]).toEqual([
        value,
        '',
      ]);
  }
});
