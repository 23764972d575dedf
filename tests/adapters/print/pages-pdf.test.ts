/** Pages as PDF/X-4, whatever stands on them: its parts are where it says, and nothing else is in it. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { readIccProfile } from '../../../adapters/print/icc-profile.ts';
import {
  pagesPdf,
  type EncodedPicture,
  type PdfDocument,
  type PdfPicture,
} from '../../../adapters/print/pages-pdf.ts';
import type { Artwork, ArtworkObject } from '../../../core/domain/artwork/artwork.ts';
import { usualVariant } from '../../../core/domain/artwork/artwork.ts';
import { resolve } from '../../../core/domain/artwork/resolve.ts';
import { foils } from '../../../core/domain/catalogue/card-extras.ts';
import { exifOrientations } from '../../../core/domain/image/picture-orientation.ts';
import { E } from '../../../core/fp.ts';
import {
  anyBox,
  anySlot,
  anyTextObject,
  anyTextStyle,
  squareType,
} from '../../arbitraries/artwork.ts';
import { boxOfPage, readPdf } from './read-pdf.ts';

const anyOrnament: fc.Arbitrary<ArtworkObject> = fc
  .record({
    box: anyBox,
    layer: fc.constantFrom('ink', 'foil', 'relief'),
    line: fc.option(fc.integer({ min: 50, max: 2_000 }), { nil: undefined }),
    colour: fc.constantFrom('ink', 'paper'),
  })
  .map(({ box: { left, top, width, height }, layer, line, colour }) => ({
    kind: 'ornament',
    id: 'ornament',
    layer,
    shapes: [
      {
        colour,
        line,
        path: [
          ['M', left, top],
          ['Q', left + width, top, left + width, top + height],
          ['C', left, top + height, left, top, left + 1, top + 1],
          ['Z'],
        ],
      },
    ],
  }));

const anyObjects = fc
  .array(fc.oneof(anyTextObject, anySlot, anyOrnament), { maxLength: 6 })
  .map((objects) => objects.map((object, index) => ({ ...object, id: `${object.id}${index}` })));

const anyPage = fc.record({
  name: fc.constant('front'),
  width: fc.integer({ min: 20_000, max: 900_000 }),
  height: fc.integer({ min: 20_000, max: 900_000 }),
  bleed: fc.integer({ min: 0, max: 10_000 }),
  safe: fc.constant(5_000),
  folds: fc.constant([]),
  cut: fc.constantFrom(undefined, 'rounded' as const, 'hole' as const, 'wave' as const),
  isRaised: fc.boolean(),
  paper: fc.constant('paper'),
  objects: anyObjects,
});

const anyArtwork: fc.Arbitrary<Artwork> = fc.record({
  pages: fc.array(anyPage, { minLength: 1, maxLength: 3 }),
  styles: fc.record({ style: anyTextStyle }),
  variants: fc.constant({ one: { ink: '#123456', paper: '#ffffff', photo: '#cccccc' } as const }),
});

const anyPhotos = fc.array(
  fc.record({
    size: fc.record({
      width: fc.integer({ min: 1, max: 9_000 }),
      height: fc.integer({ min: 1, max: 9_000 }),
    }),
    orientation: fc.constantFrom(...exifOrientations),
    framing: fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
      zoom: fc.double({ min: 1, max: 4, noNaN: true }),
    }),
  }),
  { minLength: 1, maxLength: 2 },
);

const anyDocument: fc.Arbitrary<PdfDocument> = fc
  .record({
    artwork: anyArtwork,
    photos: anyPhotos,
    foil: fc.constantFrom(undefined, ...foils),
    title: fc.string({ unit: 'grapheme', maxLength: 20 }),
    id: fc.stringMatching(/^[\da-f]{64}$/u),
  })
  .map(({ artwork, photos, foil, title, id }) => {
    const slots = artwork.pages.flatMap(({ objects }) =>
      objects.filter(({ kind }) => kind === 'picture'),
    );
    const pictures = Object.fromEntries(
      slots.flatMap((slot, index) => {
        const place = index % photos.length;
        const photo = photos[place];
        return photo === undefined
          ? []
          : [[slot.id, { source: String(place), size: photo.size, framing: photo.framing }]];
      }),
    );
    const shown = resolve({
      artwork,
      variant: usualVariant,
      language: 'de',
      typefaces: () => squareType,
      pictures,
    });
    if (E.isLeft(shown)) throw new Error(shown.left.kind);
    return {
      title,
      language: 'de-DE',
      day: '2026-11-28',
      id,
      pages: shown.right.map((page) => ({ shown: page, foil })),
      originals: Object.fromEntries(
        photos.map(({ size, orientation }, index) => [
          String(index),
          { file: 'nowhere', digest: id, size, orientation },
        ]),
      ),
      srgb: Buffer.from('srgb'),
      intent: {
        deviceClass: 'prtr',
        components: 4,
        description: 'A press',
        bytes: Buffer.from('press'),
      },
    };
  });

const written = async (document: PdfDocument) => {
  const asked: PdfPicture[] = [];
  const encode = async (picture: PdfPicture): Promise<EncodedPicture> => {
    asked.push(picture);
    return { ...picture.pixels, bytes: Buffer.from('\u00ff\u00d8endstream', 'latin1') };
  };
  const parts: Uint8Array[] = [];
  for await (const part of pagesPdf(document, encode)) parts.push(part);
  return { bytes: Buffer.concat(parts), asked };
};

const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('pages as PDF', () => {
  property.prop([anyDocument], { numRuns: 60 })('are what their table says', async (document) => {
    const { bytes, asked } = await written(document);
    expect((await written(document)).bytes.equals(bytes)).toBe(true);
    const { text, objects, contents, trailer } = readPdf(bytes);
    expect(text.startsWith('%PDF-1.6\n')).toBe(true);
    for (const [, name] of objects.join('\n').matchAll(/(\d+) 0 R/gu))
      expect(Number(name)).toBeLessThanOrEqual(objects.length);
    const id = document.id.slice(0, 32);
    expect(trailer).toContain(`/Root 1 0 R /Info 3 0 R /ID [<${id}> <${id}>]`);
    // What PDF/X-4 forbids, and letters that another machine would draw.
    for (const dictionary of objects)
      expect(dictionary).not.toMatch(
        /\/(?:Encrypt|LZWDecode|JavaScript|JS|AA|OpenAction|Font|Annots)\b/u,
      );
    expect(count(objects.join('\n'), /\/GTS_PDFX\b/gu)).toBe(1);
    expect(text).toContain('<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>');
    expect(objects[2]).toMatch(/\/CreationDate \(D:20261128000000Z\).*\/Trapped \/False/u);
    // Each part of a photo once for each size.
    expect(new Set(asked.map((picture) => JSON.stringify(picture))).size).toBe(asked.length);
    expect(count(objects.join('\n'), /\/Subtype \/Image/gu)).toBe(asked.length);
    const pages = objects.filter((dictionary) => dictionary.includes('/Type /Page '));
    expect(pages).toHaveLength(document.pages.length);
    for (const [index, page] of pages.entries()) {
      const shown = document.pages[index]?.shown;
      const [media, bleed, trim] = (['MediaBox', 'BleedBox', 'TrimBox'] as const).map((name) =>
        boxOfPage(page, name),
      );
      for (const [inner, outer] of [
        [trim, bleed],
        [bleed, media],
      ] as const) {
        expect(inner?.[0]).toBeGreaterThanOrEqual(outer?.[0] ?? Infinity);
        expect(inner?.[1]).toBeGreaterThanOrEqual(outer?.[1] ?? Infinity);
        expect(inner?.[2]).toBeLessThanOrEqual(outer?.[2] ?? -Infinity);
        expect(inner?.[3]).toBeLessThanOrEqual(outer?.[3] ?? -Infinity);
      }
      const micrometres = (points: number): number => points * (25_400 / 72);
      const width = (trim?.[2] ?? 0) - (trim?.[0] ?? 0);
      expect(micrometres(width)).toBeCloseTo(shown?.width ?? 0, 0);
      const beyond = (trim?.[0] ?? 0) - (bleed?.[0] ?? 0);
      expect(micrometres(beyond)).toBeCloseTo(shown?.bleed ?? 0, 0);
      const content = contents.get(Number(/\/Contents (\d+) 0 R/u.exec(page)?.[1])) ?? '';
      expect(count(content, /^q(?: |$)/gmu)).toBe(count(content, /^Q$/gmu));
      for (const [, name] of content.matchAll(/\/P(\d+) Do/gu))
        expect(page).toContain(`/P${name} ${name} 0 R`);
    }
  });

  property.prop([anyDocument], { numRuns: 60 })(
    'have a pass for what is pressed or cut, over the ink, and for nothing else',
    async (document) => {
      const { objects, contents } = readPdf((await written(document)).bytes);
      const all = [...contents.values()].join('\n');
      const fills = document.pages.flatMap(({ shown, foil }) =>
        shown.items.flatMap((item) =>
          item.kind === 'fill' ? [{ ...item, foil, isPressed: shown.isRaised === true }] : [],
        ),
      );
      const expected = {
        Foil: fills.filter(({ layer, foil }) => layer === 'foil' && foil !== undefined).length,
        Relief: fills.filter(({ layer, isPressed }) => layer === 'relief' && isPressed).length,
        CutContour: document.pages.filter(({ shown }) => shown.cut !== undefined).length,
      };
      for (const [name, times] of Object.entries(expected)) {
        expect(count(all, new RegExp(`^q /Over gs\\n/${name} (?:cs|CS) `, 'gmu'))).toBe(times);
        expect(objects.join('\n').includes(`/Separation /${name} `)).toBe(times > 0);
      }
      const inked = fills.length - expected.Foil - expected.Relief;
      expect(count(all, /^\/RGB (?:cs|CS) /gmu)).toBe(inked);
      expect(objects.join('\n')).toMatch(
        /\/Over << \/Type \/ExtGState \/OP true \/op true \/OPM 1 >>/u,
      );
    },
  );

  test('are not made where a photo has no original', async () => {
    const [document] = fc.sample(
      anyDocument.filter(({ pages }) =>
        pages.some(({ shown }) => shown.items.some(({ kind }) => kind === 'picture')),
      ),
      1,
    );
    if (document === undefined) throw new Error('There is one.');
    await expect(written({ ...document, originals: {} })).rejects.toThrow('no original');
  });
});

test('a profile tells what it is of, and other bytes are none', () => {
  const profile = Buffer.alloc(200);
  profile.write('prtrGRAYLab ', 12, 'latin1');
  profile.write('acsp', 36, 'latin1');
  profile.writeUInt32BE(1, 128);
  profile.write('desc', 132, 'latin1');
  profile.writeUInt32BE(144, 136);
  profile.writeUInt32BE(40, 140);
  profile.write('desc', 144, 'latin1');
  profile.writeUInt32BE(6, 152);
  profile.write('Press', 156, 'latin1');
  expect(readIccProfile(profile)).toEqual({
    deviceClass: 'prtr',
    components: 1,
    description: 'Press',
  });
  expect(readIccProfile(profile.subarray(0, 150))).toBeUndefined();
  expect(readIccProfile(profile.subarray(0, 20))).toBeUndefined();
  expect(readIccProfile(Buffer.alloc(200))).toBeUndefined();
});
