import { describe, expect, test } from 'vitest';

import { trimBox } from '../../../../../core/domain/artwork/artwork.ts';
import { checkArtwork } from '../../../../../core/domain/artwork/checks.ts';
import { liesWithin, grownBox } from '../../../../../core/domain/artwork/measures.ts';
import { languages, localeTable, locales } from '../../../../../core/domain/locale/locales.ts';
import { artworkOf, isArtwork } from '../../../../../core/domain/products/artworks.ts';
import { photobookLooks } from '../../../../../core/domain/products/photobook/designs/looks.ts';
import { photobookArtwork } from '../../../../../core/domain/products/photobook/designs/photobook-artwork.ts';
import {
  photobookArtworkOf,
  photobookDesignSetOf,
  photobookLookOf,
} from '../../../../../core/domain/products/photobook/designs/photobook-library.ts';
import { bookWordsOf } from '../../../../../core/domain/products/photobook/designs/words/book-words-of.ts';
import { bookThemes } from '../../../../../core/domain/products/photobook/designs/words/book-words.ts';
import { photobookPageCountsOf } from '../../../../../core/domain/products/photobook/page-count.ts';
import {
  photobookFormatsOf,
  photobookPapersOf,
} from '../../../../../core/domain/products/photobook/photobook-options.ts';
import {
  photobookArtworkId,
  photobookSpreads,
} from '../../../../../core/domain/products/photobook/photobook-picture.ts';
import {
  photobookFormats,
  photobookTypes,
} from '../../../../../core/domain/products/photobook/photobooks.ts';
import { readTypefaces } from '../../../../../adapters/shared/typefaces/read-typefaces.ts';
import { E } from '../../../../../core/fp.ts';

const typefaces = readTypefaces();

const made = {
  type: 'echtfotobuch',
  format: 'a4-quer',
  paper: 'glaenzend',
  pageCount: 26,
  spread: 1,
} as const;

const [fjord] = photobookLooks;

const pagesOf = (design: string) => artworkOf({ design, locale: 'de-DE' })?.pages ?? [];

describe('the library of photo books', () => {
  test('has eight looks or more, each with a cover of its own and three different spreads', () => {
    expect(photobookLooks.length).toBeGreaterThanOrEqual(8);
    expect(new Set(photobookLooks.map(({ cover }) => cover)).size).toBe(photobookLooks.length);
    expect(new Set(photobookLooks.map(({ id }) => id)).size).toBe(photobookLooks.length);
    for (const { id, name, spreads } of photobookLooks) {
      expect(id).toMatch(/^[a-z]+$/u);
      expect(id).toBe(name.toLowerCase());
      expect(new Set(spreads).size).toBe(photobookSpreads.length);
    }
  });

  test('prints every look in every format and language as a printer wants it', () => {
    for (const look of photobookLooks) {
      for (const type of photobookTypes) {
        for (const format of photobookFormatsOf(type)) {
          for (const language of languages) {
            const [paper = 'matt'] = photobookPapersOf(type);
            const [pageCount = 0] = photobookPageCountsOf(type);
            const artwork = photobookArtwork(
              look,
              { type, format, paper, pageCount, spread: 1 },
              language,
            );
            const found = checkArtwork({
              artwork,
              variant: 'usual',
              language,
              typefaces,
              pictures: {},
            });
            const wrong = E.isRight(found)
              ? found.right.filter(({ kind }) => kind !== 'empty-slot')
              : [found.left];
            expect({ look: look.id, type, format, language, wrong }).toEqual({
              look: look.id,
              type,
              format,
              language,
              wrong: [],
            });
          }
        }
      }
    }
  }, 60_000);

  test('has a title, a name and a year on each cover, and a chapter on each spread, as its language says', () => {
    for (const look of photobookLooks) {
      for (const locale of locales) {
        const id = photobookArtworkId({ ...made, designGroupSetId: look.id });
        const { pages = [] } = photobookArtworkOf(id, locale) ?? {};
        const texts = (page: string) =>
          pages
            .filter(({ name }) => name === page)
            .flatMap(({ objects }) => objects.flatMap((one) => (one.kind === 'text' ? [one] : [])));
        const { title, chapters } = bookWordsOf(look.theme, localeTable[locale].language);
        const cover = texts('front').map(({ text }) => text);
        expect(cover).toContain(title);
        expect(cover.some((text) => text.endsWith(' · 2026'))).toBe(true);
        expect(texts('spine').map(({ text }) => text)).toEqual([title, '2026']);
        ['inside', 'spread-2', 'spread-3'].forEach((page, index) => {
          expect(texts(page).map(({ text }) => text)).toEqual([
            chapters[index]?.chapter,
            chapters[index]?.line,
          ]);
        });
        // What foil is pressed on is on the cover alone.
        const foiled = pages.filter(({ objects }) =>
          objects.some((one) => 'layer' in one && one.layer === 'foil'),
        );
        expect(foiled.map(({ name }) => name)).toEqual(['front', 'spine']);
      }
    }
  });

  test('says other words in each language', () => {
    for (const theme of bookThemes) {
      const said = languages.map((language) => bookWordsOf(theme, language));
      expect(new Set(said.map(({ title }) => title)).size).toBe(languages.length);
      for (const { chapters } of said)
        for (const { chapter, line } of chapters) expect(`${chapter}${line}`).not.toContain('ß');
    }
  });

  test('keeps photos on its sheets, on the cover and on every spread', () => {
    for (const look of photobookLooks) {
      for (const format of photobookFormats) {
        const { pages } = photobookArtwork(look, { ...made, format }, 'de');
        for (const page of pages) {
          const slots = page.objects.filter(({ kind }) => kind === 'picture');
          const isPlain = page.name === 'back' || page.name === 'spine';
          expect({ look: look.id, page: page.name, isPlain: slots.length === 0 }).toEqual({
            look: look.id,
            page: page.name,
            isPlain,
          });
          const printed = grownBox(trimBox(page), page.bleed);
          for (const slot of slots)
            expect({
              slot: slot.id,
              format,
              fits: slot.kind === 'picture' && liesWithin(slot.box, printed),
            }).toEqual({ slot: slot.id, format, fits: true });
        }
      }
    }
  });

  test('opens at the spread that is asked for, with the same cover and the same photos', () => {
    const byNumber = photobookSpreads.map((spread) =>
      pagesOf(photobookArtworkId({ ...made, designGroupSetId: 'fjord', spread })),
    );
    expect(byNumber.map((pages) => pages.map(({ name }) => name))).toEqual([
      ['front', 'inside', 'spread-2', 'spread-3', 'back', 'spine'],
      ['front', 'spread-1', 'inside', 'spread-3', 'back', 'spine'],
      ['front', 'spread-1', 'spread-2', 'inside', 'back', 'spine'],
    ]);
    const boxes = (pages: (typeof byNumber)[number]) =>
      pages.map(({ objects }) => objects.map((one) => (one.kind === 'ornament' ? [] : one.box)));
    expect(boxes(byNumber[1] ?? [])).toEqual(boxes(byNumber[0] ?? []));
    const [opened] = pagesOf(photobookArtworkId({ ...made, designGroupSetId: 'fjord' })).filter(
      ({ name }) => name === 'inside',
    );
    expect(opened?.width).toBe(570_000);
    expect(opened?.folds).toEqual([{ along: 'height', at: 285_000 }]);
  });

  test('turns a hard cover in around its boards, and cuts a soft one', () => {
    const bleeds = (
      type: 'echtfotobuch' | 'fotoheft',
      paper: 'matt' | 'standard',
      pageCount: number,
    ) =>
      Object.fromEntries(
        pagesOf(
          photobookArtworkId({
            ...made,
            designGroupSetId: 'fjord',
            type,
            format: 'a5-quer',
            paper,
            pageCount,
          }),
        ).map(({ name, bleed }) => [name, bleed]),
      );
    expect(bleeds('echtfotobuch', 'matt', 26)).toMatchObject({
      front: 15_000,
      back: 15_000,
      spine: 15_000,
      inside: 3_000,
    });
    expect(bleeds('fotoheft', 'standard', 24)).toMatchObject({
      front: 3_000,
      spine: 3_000,
      inside: 3_000,
    });
  });

  test('binds each type in its own way; what is stitched has nothing on its fold', () => {
    const bound = (type: 'echtfotobuch' | 'digitalfotobuch' | 'fotoheft') =>
      photobookArtwork(fjord, { ...made, type, pageCount: 48 }, 'de');
    expect(bound('echtfotobuch').binding).toEqual({
      cover: 'hard',
      thickness: 15_840,
      liesFlat: true,
    });
    expect(bound('digitalfotobuch').binding).toEqual({
      cover: 'hard',
      thickness: 8_160,
      liesFlat: false,
    });
    expect(bound('fotoheft').binding).toEqual({ cover: 'soft', thickness: 4_000, liesFlat: false });
    expect(bound('fotoheft').pages.find(({ name }) => name === 'spine')?.objects).toEqual([]);
    expect(bound('echtfotobuch').pages.find(({ name }) => name === 'spine')?.width).toBe(15_840);
  });

  test('gives each look a set with a template for every format', () => {
    for (const look of photobookLooks) {
      const { designGroupSetId, name, designGroups } = photobookDesignSetOf(look);
      expect({ designGroupSetId, name }).toEqual({ designGroupSetId: look.id, name: look.name });
      expect(designGroups).toEqual(
        photobookFormats.map((format) => ({ format, templateId: `${look.id}-${format}` })),
      );
    }
    expect(photobookLookOf('fjord')?.name).toBe('Fjord');
    expect(photobookLookOf('constructor')).toBeUndefined();
  });

  test('has no picture of what is not sold', () => {
    const picture = { kind: 'artwork', variant: 'usual', locale: 'de-DE', view: 'laid' } as const;
    const known = 'fjord-echtfotobuch-a4-quer-glaenzend-26-1';
    expect(isArtwork({ ...picture, design: known })).toBe(true);
    expect(isArtwork({ ...picture, design: known, options: ['cut'] })).toBe(false);
    const unknown = [
      'fjord-echtfotobuch-a6-quer-glaenzend-26-1',
      'fjord-echtfotobuch-a4-quer-standard-26-1',
      'fjord-echtfotobuch-a4-quer-glaenzend-28-1',
      'fjord-echtfotobuch-a4-quer-glaenzend-122-1',
      'fjord-echtfotobuch-a4-quer-glaenzend-026-1',
      'fjord-echtfotobuch-a4-quer-glaenzend-26-4',
      'fjord-echtfotobuch-a4-quer-glaenzend-26',
      'fjord-fotobuch-a4-quer-glaenzend-26-1',
      'fjord-echtfotobuch-a2-quer-glaenzend-26-1',
      'fjord-echtfotobuch-a4-quer-silk-26-1',
      'nobody-echtfotobuch-a4-quer-glaenzend-26-1',
      `x${known}-1`,
      'fjord',
    ];
    expect(unknown.filter((design) => isArtwork({ ...picture, design }))).toEqual([]);
  });
});
