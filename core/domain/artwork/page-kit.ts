/** What pages of calendars and photo books are made of, in millimetres from their left upper corner. */
import type { ArtworkLayer, ArtworkObject, QuarterTurns, SlotShape, TextStyle } from './artwork.ts';
import { micrometresOf, type Box } from './measures.ts';
import { rectanglePath, type Path } from './path.ts';
import { placed, type Sketch } from './sketch.ts';
import type { PageColour } from './page-palettes.ts';
import type { PageFonts } from './page-fonts.ts';

/** Left, top, width and height. */
export type Area = readonly [left: number, top: number, width: number, height: number];

/** How words stand in their area. */
export type Setting = {
  readonly at: Area;
  readonly voice: 'display' | 'text';
  /** The em, before the scale of the typeface. */
  readonly size: number;
  readonly colour?: Exclude<PageColour, 'photo'>;
  readonly align?: TextStyle['alignment'];
  readonly stand?: TextStyle['placement'];
  /** Thousandths of the em. */
  readonly tracking?: number;
  readonly capitals?: boolean;
  readonly turns?: QuarterTurns;
  /** Absent is ink. */
  readonly layer?: ArtworkLayer;
};

/** A part of a page, the first at the back. */
export type PagePart =
  | (Setting & { readonly kind: 'words'; readonly role: string; readonly words: string })
  /** `unit` is millimetres of one of the drawing's own. */
  | {
      readonly kind: 'drawing';
      readonly sketch: Sketch;
      readonly at: readonly [x: number, y: number];
      readonly unit: number;
    }
  | { readonly kind: 'photo'; readonly at: Area; readonly shape: SlotShape };

/** A drawing in millimetres of its page. */
const drawing = (sketch: Sketch): PagePart => ({
  kind: 'drawing',
  sketch,
  at: [0, 0],
  unit: 1,
});

/** A place for a photo; over an edge it must reach 3 mm beyond it. */
export const photoIn = (at: Area, shape: SlotShape = { kind: 'rectangle' }): PagePart => ({
  kind: 'photo',
  at,
  shape,
});

/** A plain field of a colour; over an edge it must reach 3 mm beyond it. */
export const field = ([left, top, width, height]: Area, colour: PageColour): PagePart =>
  drawing([{ path: rectanglePath({ left, top, width, height }), colour }]);

/** A heading: a month, a year, a title. */
export const head = (words: string, setting: Setting): PagePart => ({
  kind: 'words',
  role: 'title',
  words,
  ...setting,
});

/** A straight line. */
export const segment = (from: readonly [number, number], to: readonly [number, number]): Path => [
  ['M', ...from],
  ['L', ...to],
];

/** Lines of one width. */
export const lines = (
  paths: readonly Path[],
  width: number,
  colour: PageColour = 'soft',
): PagePart => drawing(paths.map((path) => ({ path, colour, line: width })));

/** A thin frame. */
export const frame = ([left, top, width, height]: Area, weight: number): PagePart =>
  lines([rectanglePath({ left, top, width, height })], weight, 'accent');

/** A short rule, centred at a point. */
export const shortRule = (x: number, y: number, length: number, weight: number): PagePart =>
  lines([segment([x - length / 2, y], [x + length / 2, y])], weight, 'accent');

/** An area in micrometres. */
export const boxOf = ([left, top, width, height]: Area): Box => ({
  left: micrometresOf(left),
  top: micrometresOf(top),
  width: micrometresOf(width),
  height: micrometresOf(height),
});

/** How much smaller than it was set a text may become before it no longer fits. */
export const leastTextShare = 0.4;

const styleOf = (setting: Setting, fonts: PageFonts): TextStyle => {
  const { voice, align = 'centre', stand = 'middle', tracking = 0, colour = 'ink' } = setting;
  const [font, scale] = fonts[voice];
  const size = micrometresOf((setting.size * scale) / 1_000);
  return {
    font,
    size,
    smallest: Math.round(size * leastTextShare),
    lineHeight: voice === 'text' ? 1_350 : 1_150,
    tracking,
    colour,
    alignment: align,
    placement: stand,
    letters: setting.capitals === true ? 'capitals' : 'typed',
  };
};

/** Objects of a page, and the styles of its texts, named for them. */
export type PageObjects = {
  readonly objects: readonly ArtworkObject[];
  readonly styles: Readonly<Record<string, TextStyle>>;
};

/** The parts of a page as objects whose ids begin with the page's name. */
export const objectsOfPage = (
  page: string,
  parts: readonly PagePart[],
  fonts: PageFonts,
): PageObjects => {
  const named = parts.map((part, index) => ({ part, id: `${page}-${index + 1}` }));
  return {
    objects: named.map(({ part, id }): ArtworkObject => {
      switch (part.kind) {
        case 'words': {
          const { role, words: text, turns = 0, layer = 'ink', at } = part;
          return { kind: 'text', id, role, box: boxOf(at), style: id, text, turns, layer };
        }
        case 'drawing': {
          const [x, y] = part.at.map(micrometresOf);
          const shapes = placed(part.sketch, {
            x: x ?? 0,
            y: y ?? 0,
            scale: micrometresOf(part.unit),
          });
          return { kind: 'ornament', id, shapes, layer: 'ink' };
        }
        case 'photo':
          return { kind: 'picture', id, box: boxOf(part.at), shape: part.shape, colour: 'photo' };
      }
    }),
    styles: Object.fromEntries(
      named.flatMap(({ part, id }) => (part.kind === 'words' ? [[id, styleOf(part, fonts)]] : [])),
    ),
  };
};
