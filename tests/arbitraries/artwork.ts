import { fc } from '@fast-check/vitest';

import type {
  ArtworkPage,
  PictureSlot,
  TextObject,
  TextStyle,
} from '../../core/domain/artwork/artwork.ts';
import type { Box } from '../../core/domain/artwork/measures.ts';
import type { Typeface } from '../../core/domain/artwork/typeface.ts';

/**
 * A typeface whose letters are squares of half an em, standing on the baseline; it lacks `☃`, and
 * joins `fi` where it may.
 */
export const squareType: Typeface = {
  unitsPerEm: 1_000,
  ascender: 800,
  descender: -200,
  shape: ({ text, ligatures }) => {
    const glyphs: { glyph: number; cluster: number; advance: number; x: number; y: number }[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const isJoined = ligatures && text.startsWith('fi', at);
      const glyph = text[at] === '☃' ? 0 : text[at] === ' ' ? 1 : isJoined ? 3 : 2;
      glyphs.push({ glyph, cluster: at, advance: 500, x: 0, y: 0 });
      if (isJoined) at += 1;
    }
    return glyphs;
  },
  outline: (glyph) =>
    glyph < 2 ? [] : [['M', 0, 0], ['L', 500, 0], ['L', 500, 500], ['L', 0, 500], ['Z']],
};

const length = (min: number, max: number) => fc.integer({ min, max });

export const anyBox: fc.Arbitrary<Box> = fc.record({
  left: length(-20_000, 100_000),
  top: length(-20_000, 100_000),
  width: length(1, 150_000),
  height: length(1, 150_000),
});

export const anyTextStyle: fc.Arbitrary<TextStyle> = fc.record({
  font: fc.constant('cormorant'),
  size: length(1_500, 20_000),
  smallest: fc.option(length(1_000, 20_000), { nil: undefined }),
  lineHeight: length(800, 2_000),
  tracking: length(-50, 300),
  colour: fc.constant('ink'),
  alignment: fc.constantFrom('start', 'centre', 'end'),
  placement: fc.constantFrom('top', 'middle', 'bottom'),
  letters: fc.constantFrom('typed', 'capitals'),
});

/** Words, spaces, hyphens, soft hyphens and line breaks, as shoppers type them. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-zäöüß]{1,12}$/u) },
      fc.constantFrom(' ', '  ', '-', '\u{AD}', '\u{200B}', '\u{A0}', '\n', 'fi', '☃'),
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''));

export const anyTextObject: fc.Arbitrary<TextObject> = fc.record({
  kind: fc.constant('text'),
  id: fc.constant('words'),
  role: fc.constant('names'),
  box: anyBox,
  style: fc.constant('style'),
  text: anyText,
  turns: fc.constantFrom(0, 1, 2, 3),
  layer: fc.constantFrom('ink', 'foil', 'relief'),
});

export const anySlot: fc.Arbitrary<PictureSlot> = fc.record({
  kind: fc.constant('picture'),
  id: fc.constant('slot'),
  box: anyBox,
  shape: fc.oneof(
    fc.constantFrom(
      { kind: 'rectangle' as const },
      { kind: 'ellipse' as const },
      { kind: 'arch' as const },
    ),
    fc.record({ kind: fc.constant('rounded' as const), radius: length(0, 90_000) }),
  ),
  colour: fc.constant('photo'),
});

/** A page of a card, 115 by 168 mm. */
export const cardPage: ArtworkPage = {
  name: 'front',
  width: 115_000,
  height: 168_000,
  bleed: 3_000,
  safe: 5_000,
  folds: [],
  paper: 'paper',
  objects: [],
};
