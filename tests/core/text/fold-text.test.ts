import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { foldedWords, foldText } from '../../../core/domain/text/fold-text.ts';

property.prop([fc.string({ unit: 'grapheme' })])('a folded text is its own', (text) => {
  expect(foldText(foldText(text))).toBe(foldText(text));
});

test('words have neither case nor accents, and no sign between them', () => {
  expect(foldedWords('L’été, GRÖSSE «cœur» 30×20 straße')).toEqual([
    'l',
    'ete',
    'grosse',
    'coeur',
    '30',
    '20',
    'strasse',
  ]);
});
