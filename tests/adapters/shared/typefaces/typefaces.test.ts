import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { readTypefaces } from '../../../../adapters/shared/typefaces/read-typefaces.ts';
import { typefaceFile, typefaceSubsets } from '../../../../adapters/shared/typefaces/sources.ts';
import { pathBox, printPath } from '../../../../core/domain/artwork/path.ts';
import { missingGlyph, type Typeface } from '../../../../core/domain/artwork/typeface.ts';
import { typefaceNames, type TypefaceName } from '../../../../core/domain/artwork/typefaces.ts';
import { typefaceBytes } from '../../../../scripts/typefaces.ts';

const typefaces = readTypefaces();

const typeface = (name: TypefaceName): Typeface => {
  const found = typefaces(name);
  if (found === undefined) throw new Error(`${name} is not there.`);
  return found;
};

const shaped = (name: TypefaceName, text: string, ligatures = true) =>
  typeface(name).shape({ text, language: 'de', ligatures });

const files = join(import.meta.dirname, '../../../../adapters/shared/typefaces/files');

describe('typefaces', () => {
  test.each(typefaceNames)('%s has the letters of our languages and their neighbours', (name) => {
    const text = 'AZaz09 äöüÄÖÜßéèêëàâçñíóúìòùœæŒÆ«»„“”‘’–—·&!?€@ ŁłŠšĞğİıŐőŽžĄą';
    const glyphs = shaped(name, text, false);
    const lacking = glyphs.filter(({ glyph }) => glyph === missingGlyph);
    expect(lacking.map(({ cluster }) => text.slice(cluster, cluster + 1))).toEqual([]);
    expect(typeface(name).ascender).toBeGreaterThan(0);
    expect(typeface(name).descender).toBeLessThan(0);
  });

  test('join letters, but not where they are spaced out', () => {
    expect(shaped('cormorant', 'fi')).toHaveLength(1);
    expect(shaped('cormorant', 'fi', false)).toHaveLength(2);
  });

  test('say of which character each glyph is, across files', () => {
    const clusters = shaped('cormorant', 'Zoë Łukasz', false).map(({ cluster }) => cluster);
    expect(clusters).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const [first, ...others] = shaped('cormorant', 'ŁŁL');
    expect(others[0]?.glyph).toBe(first?.glyph);
    expect(others[1]?.glyph).not.toBe(first?.glyph);
  });

  test('name what they lack', () => {
    expect(shaped('cormorant', '☃').map(({ glyph }) => glyph)).toEqual([missingGlyph]);
  });

  test('draw letters above the baseline, the same each time, and nothing for a space', () => {
    const [letter] = shaped('cormorant', 'H');
    const path = typeface('cormorant').outline(letter?.glyph ?? 0);
    const box = pathBox(path);
    expect(box?.top).toBeGreaterThanOrEqual(-20);
    expect(box?.height).toBeGreaterThan(500);
    expect(printPath(typeface('cormorant').outline(letter?.glyph ?? 0))).toBe(printPath(path));
    const [space] = shaped('cormorant', ' ');
    expect(typeface('cormorant').outline(space?.glyph ?? 0)).toEqual([]);
  });

  test('are the packages’ own files', async () => {
    for (const name of typefaceNames)
      for (const subset of typefaceSubsets) {
        const kept = readFileSync(join(files, typefaceFile(name, subset)));
        expect(kept.equals(await typefaceBytes(name, subset)), `${name} ${subset}`).toBe(true);
      }
  });
});
