/** Every design of the library, in the letters that it is printed in. */
import { describe, expect, test } from 'vitest';

import { readTypefaces } from '../../../../adapters/shared/typefaces/read-typefaces.ts';
import { checkArtwork } from '../../../../core/domain/artwork/checks.ts';
import { resolve } from '../../../../core/domain/artwork/resolve.ts';
import { localeTable, locales, type Locale } from '../../../../core/domain/locale/locales.ts';
import { cardArtwork } from '../../../../core/domain/products/card/designs/card-artwork.ts';
import {
  cardShapes,
  cardStyles,
  type CardDesign,
} from '../../../../core/domain/products/card/designs/card-design.ts';
import { cardWordsOf } from '../../../../core/domain/products/card/designs/card-words.ts';
import { cardDesigns } from '../../../../core/domain/products/card/designs/designs.ts';
import { cardFactsOf } from '../../../../core/domain/products/card/designs/card-facts.ts';
import type { CardSheet } from '../../../../core/domain/products/card/card-materials.ts';
import { cardOccasions } from '../../../../core/domain/products/card/cards.ts';
import { E } from '../../../../core/fp.ts';

const typefaces = readTypefaces();

const inputOf = (design: CardDesign, locale: Locale, sheet = design.sheet) => ({
  artwork: cardArtwork(design, cardWordsOf(locale, design), { sheet }),
  variant: 'usual',
  language: localeTable[locale].language,
  typefaces,
  pictures: {},
});

/** What is wrong with a design in a locale; a slot without its photo is not. */
const faultsOf = (design: CardDesign, locale: Locale, sheet?: CardSheet): readonly string[] => {
  const findings = checkArtwork(inputOf(design, locale, sheet));
  if (E.isLeft(findings)) return [`${design.id} ${locale} ${findings.left.kind}`];
  return findings.right
    .filter(({ kind }) => kind !== 'empty-slot')
    .map((finding) => `${design.id} ${locale} ${JSON.stringify(finding)}`);
};

/** One locale of each design, another for its neighbour: all are tried with every style. */
const triedIn = (index: number): Locale => locales[index % locales.length] ?? 'de-DE';

describe('the library of cards', () => {
  test('prints every letter within its box, its page and its typeface', () => {
    expect(cardDesigns.flatMap((design, index) => faultsOf(design, triedIn(index)))).toEqual([]);
  });

  test('prints the letter on the back of what is sold as one leaf, too', () => {
    const leaves = cardDesigns.filter(
      (design, index) => index % 4 === 0 && cardFactsOf(design).sheets.length > 1,
    );
    expect(leaves.length).toBeGreaterThan(20);
    expect(leaves.flatMap((design, index) => faultsOf(design, triedIn(index), 'flat'))).toEqual([]);
    for (const design of leaves) {
      const words = cardWordsOf('de-DE', design);
      const { pages } = cardArtwork(design, words, { sheet: 'flat', cut: 'rounded' });
      expect(pages.map(({ name, cut }) => [name, cut])).toEqual([
        ['front', 'rounded'],
        ['back', 'rounded'],
      ]);
      expect(JSON.stringify(pages[1])).toContain(JSON.stringify(words.letter).slice(1, 20));
    }
  });

  test('has at least 240 designs, in six styles, for thirteen occasions', () => {
    expect(cardDesigns.length).toBeGreaterThanOrEqual(240);
    expect(new Set(cardDesigns.map(({ style }) => style))).toEqual(new Set(cardStyles));
    for (const style of cardStyles) {
      const occasions = cardDesigns.filter((design) => design.style === style);
      expect(new Set(occasions.map(({ occasion }) => occasion)).size).toBeGreaterThanOrEqual(11);
    }
    expect(new Set(cardDesigns.map(({ occasion }) => occasion)).size).toBe(cardOccasions.length);
  });

  test('names each design once, with three to six colours', () => {
    const ids = cardDesigns.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const isName = (id: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(id);
    const odd = cardDesigns.filter(
      ({ id, palettes }) =>
        !isName(id) ||
        palettes.length < 3 ||
        palettes.length > 6 ||
        new Set(palettes).size < palettes.length,
    );
    expect(odd).toEqual([]);
  });

  test('has a front and a back of each, an inside of what is folded, in its own size', () => {
    for (const design of cardDesigns) {
      const pages = cardArtwork(design, cardWordsOf('de-DE', design)).pages;
      expect(pages.map(({ name }) => name)).toEqual(
        design.sheet === 'folded' ? ['front', 'inside', 'back'] : ['front', 'back'],
      );
      const { width, height } = cardShapes[design.shape];
      expect(pages[0]).toMatchObject({
        width: width * 1_000,
        height: height * 1_000,
        bleed: 3_000,
      });
      expect(pages.find(({ name }) => name === 'inside')?.width ?? width * 2_000).toBe(
        width * 2_000,
      );
    }
  });

  test('draws the same again, without a word of text', () => {
    for (const design of cardDesigns.filter((_, index) => index % 29 === 0)) {
      const once = resolve(inputOf(design, 'fr-CH'));
      expect(resolve(inputOf(design, 'fr-CH'))).toEqual(once);
      expect(JSON.stringify(once)).not.toContain('"text"');
    }
  });
});
