/** Shapes text with HarfBuzz: one binary for browser and server, so that both give the same glyphs. */
import { Blob, Buffer, Direction, Face, Feature, Font, shape } from 'harfbuzzjs';

import type { Path, PathCommand } from '../../../core/domain/artwork/path.ts';
import {
  missingGlyph,
  type ShapedGlyph,
  type Typeface,
} from '../../../core/domain/artwork/typeface.ts';

/** Glyphs of a typeface's second file begin here: no file has as many. */
const glyphsOfFile = 0x1_00_00;

type Stretch = { readonly file: number; readonly start: number; readonly text: string };

/** Stretches of characters that one file has; what none has stays with the first file. */
const stretchesOf = (text: string, fonts: readonly Font[]): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let at = 0;
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const found = fonts.findIndex((font) => font.nominalGlyph(point) !== undefined);
    const last = stretches.at(-1);
    const file = Math.max(0, found);
    if (last?.file === file) stretches.splice(-1, 1, { ...last, text: last.text + character });
    else stretches.push({ file, start: at, text: character });
    at += character.length;
  }
  return stretches;
};

/** Tells of a text whether a file of a typeface has all its letters; ends of lines need none. */
export const lettersOf = (file: Uint8Array): ((text: string) => boolean) => {
  const font = new Font(new Face(new Blob(file), 0));
  return (text) =>
    Array.from(text.replaceAll('\n', '')).every(
      (character) => font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
    );
};

const commandOf = ({
  type,
  values,
}: {
  readonly type: string;
  readonly values: readonly number[];
}): PathCommand => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  switch (type) {
    case 'M':
    case 'L':
      return [type, a, b];
    case 'Q':
      return [type, a, b, c, d];
    case 'C':
      return [type, a, b, c, d, e, f];
    default:
      return ['Z'];
  }
};

/**
 * A typeface out of the bytes of its files: the first has its metrics and most letters, the others
 * what it lacks. A file without a typeface has no letters.
 */
export const typefaceOf = (files: readonly [Uint8Array, ...(readonly Uint8Array[])]): Typeface => {
  const faces = files.map((bytes) => new Face(new Blob(bytes), 0));
  const fonts = faces.map((face) => new Font(face));
  const { ascender, descender } = fonts[0]?.hExtents() ?? { ascender: 0, descender: 0 };
  const noLigatures = ['liga', 'clig', 'dlig'].map((tag) => new Feature(tag, 0));
  const buffer = new Buffer();
  const outlines = new Map<number, Path>();
  return {
    unitsPerEm: faces[0]?.upem ?? 1_000,
    ascender,
    descender,
    shape: ({ text, language, ligatures }) =>
      stretchesOf(text, fonts).flatMap(({ file, start, text: part }) => {
        const font = fonts[file];
        if (font === undefined) return [];
        buffer.reset();
        buffer.addText(part);
        buffer.setDirection(Direction.LTR);
        buffer.setScript('Latn');
        buffer.setLanguage(language);
        shape(font, buffer, ligatures ? [] : noLigatures);
        return buffer
          .getGlyphInfosAndPositions()
          .map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }): ShapedGlyph => ({
            glyph: codepoint === missingGlyph ? missingGlyph : file * glyphsOfFile + codepoint,
            cluster: start + cluster,
            advance: xAdvance,
            x: xOffset,
            y: yOffset,
          }));
      }),
    outline: (glyph) => {
      const known = outlines.get(glyph);
      if (known !== undefined) return known;
      const font = fonts[Math.floor(glyph / glyphsOfFile)];
      const path = font?.glyphToJson(glyph % glyphsOfFile).map(commandOf) ?? [];
      outlines.set(glyph, path);
      return path;
    },
  };
};
