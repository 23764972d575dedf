/** Words become outlines here: every line is broken, sized and placed before anything is drawn. */
import type { Language } from '../locale/locales.ts';
import type { TextObject, TextStyle } from './artwork.ts';
import { breakLines } from './break-lines.ts';
import type { Box, Micrometres, Point } from './measures.ts';
import { mapPath, type Path } from './path.ts';
import { missingGlyph, type ShapedGlyph, type Typeface } from './typeface.ts';

/** A line where it stands: `x` where it begins, `baseline` from the top of the page. */
export type LaidOutLine = {
  readonly text: string;
  readonly x: Micrometres;
  readonly baseline: Micrometres;
  readonly width: Micrometres;
};

export type LaidOutText = {
  /** The style's, or the smaller one at which the text fits. */
  readonly size: Micrometres;
  readonly lines: readonly LaidOutLine[];
  /** By how much the lines are wider or higher than the box, before turning; 0 where they fit. */
  readonly overflow: { readonly across: Micrometres; readonly down: Micrometres };
  /** Outlines of all lines, turned. */
  readonly path: Path;
  /** Characters that the typeface lacks, each once. */
  readonly missing: readonly string[];
};

type TextSetting = {
  readonly style: TextStyle;
  readonly typeface: Typeface;
  readonly language: Language;
};

/** In font units, tracking left out. */
type ShapedLine = {
  readonly text: string;
  readonly glyphs: readonly ShapedGlyph[];
  readonly advance: number;
  /** Its letters; tracking widens the spaces between them. */
  readonly clusters: readonly number[];
};

type Shape = (text: string) => ShapedLine;

/** Shapes a line once, whatever sizes are tried. */
const shaper = ({ style, typeface, language }: TextSetting): Shape => {
  const known = new Map<string, ShapedLine>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const glyphs = typeface.shape({ text, language, ligatures: style.tracking === 0 });
    const line = {
      text,
      glyphs,
      advance: glyphs.reduce((sum, { advance }) => sum + advance, 0),
      clusters: [...new Set(glyphs.map(({ cluster }) => cluster))],
    };
    known.set(text, line);
    return line;
  };
};

const trackingAt = (style: TextStyle, size: Micrometres): Micrometres =>
  Math.round((style.tracking * size) / 1_000);

const widthAt = (
  { style, typeface }: TextSetting,
  { advance, clusters }: ShapedLine,
  size: Micrometres,
): Micrometres =>
  Math.round((advance * size) / typeface.unitsPerEm) +
  Math.max(0, clusters.length - 1) * trackingAt(style, size);

type SizedText = {
  readonly size: Micrometres;
  readonly lines: readonly ShapedLine[];
  readonly width: Micrometres;
  readonly height: Micrometres;
};

const textAt = (
  setting: TextSetting,
  shape: Shape,
  letters: string,
  room: Pick<Box, 'width'>,
  size: Micrometres,
): SizedText => {
  const lines = breakLines(
    letters,
    (line) => widthAt(setting, shape(line), size) <= room.width,
  ).map(shape);
  return {
    size,
    lines,
    width: Math.max(...lines.map((line) => widthAt(setting, line, size))),
    height: Math.round((lines.length * setting.style.lineHeight * size) / 1_000),
  };
};

/** A tenth of a point: nobody sees a smaller step. */
const sizeStep = 35;

/** The largest size at which a text fits its box; the smallest allowed one where none does. */
const fittedText = (
  setting: TextSetting,
  shape: Shape,
  letters: string,
  room: Pick<Box, 'width' | 'height'>,
  size: Micrometres = setting.style.size,
): SizedText => {
  const { smallest = size } = setting.style;
  const text = textAt(setting, shape, letters, room, size);
  const fits = text.width <= room.width && text.height <= room.height;
  return fits || size <= smallest
    ? text
    : fittedText(setting, shape, letters, room, Math.max(smallest, size - sizeStep));
};

/** What of a free length lies before. */
const before: Readonly<Record<TextStyle['alignment'] | TextStyle['placement'], number>> = {
  start: 0,
  centre: 1 / 2,
  end: 1,
  top: 0,
  middle: 1 / 2,
  bottom: 1,
};

const baselineOf = ({ style, typeface }: TextSetting, size: Micrometres): Micrometres => {
  const { ascender, descender, unitsPerEm } = typeface;
  const leading = (style.lineHeight * size) / 1_000 - ((ascender - descender) * size) / unitsPerEm;
  return Math.round(leading / 2 + (ascender * size) / unitsPerEm);
};

const linePath = (
  { style, typeface }: TextSetting,
  { glyphs, clusters }: ShapedLine,
  size: Micrometres,
  start: Point,
): Path => {
  const scale = (units: number): number => Math.round((units * size) / typeface.unitsPerEm);
  const tracking = trackingAt(style, size);
  let pen = 0;
  return glyphs.flatMap((glyph) => {
    const x = start.x + scale(pen + glyph.x) + clusters.indexOf(glyph.cluster) * tracking;
    const y = start.y - scale(glyph.y);
    pen += glyph.advance;
    return mapPath(typeface.outline(glyph.glyph), (across, up) => ({
      x: x + scale(across),
      y: y - scale(up),
    }));
  });
};

/** Where a point comes to by quarters of a turn about the middle of a box. */
const turnedAbout = (
  { left, top, width, height }: Box,
  turns: TextObject['turns'],
): ((x: number, y: number) => Point) => {
  // The doubled middle is whole.
  const across = 2 * left + width;
  const down = 2 * top + height;
  const half = (doubled: number): Micrometres => Math.floor(doubled / 2);
  switch (turns) {
    case 0:
      return (x, y) => ({ x, y });
    case 1:
      return (x, y) => ({ x: half(across + down) - y, y: x + half(down - across) });
    case 2:
      return (x, y) => ({ x: across - x, y: down - y });
    case 3:
      return (x, y) => ({ x: y + half(across - down), y: half(across + down) - x });
  }
};

/** The box in which the lines of a turned text stand before it is turned: its sides are exchanged. */
const unturnedBox = (box: Box, turns: TextObject['turns']): Box =>
  turns % 2 === 0
    ? box
    : {
        left: box.left + Math.floor((box.width - box.height) / 2),
        top: box.top + Math.floor((box.height - box.width) / 2),
        width: box.height,
        height: box.width,
      };

const missingIn = (lines: readonly ShapedLine[]): readonly string[] => [
  ...new Set(
    lines.flatMap(({ text, glyphs }) =>
      glyphs
        .filter(({ glyph }) => glyph === missingGlyph)
        .map(({ cluster }) => String.fromCodePoint(text.codePointAt(cluster) ?? 0)),
    ),
  ),
];

/**
 * Lays out a text: breaks its lines, makes it smaller where it does not fit and its style allows
 * it, and gives the outlines of all letters. Pure and in whole numbers: equal input gives an equal
 * path everywhere.
 */
export const layOutText = (object: TextObject, setting: TextSetting): LaidOutText => {
  const { style } = setting;
  const shape = shaper(setting);
  const letters = style.letters === 'capitals' ? object.text.toUpperCase() : object.text;
  const room = unturnedBox(object.box, object.turns);
  const { size, lines, width, height } = fittedText(setting, shape, letters, room);
  const top = room.top + Math.round((room.height - height) * before[style.placement]);
  const lineAt = (line: ShapedLine, index: number): LaidOutLine => {
    const lineWidth = widthAt(setting, line, size);
    return {
      text: line.text,
      x: room.left + Math.round((room.width - lineWidth) * before[style.alignment]),
      baseline:
        top + Math.round((index * style.lineHeight * size) / 1_000) + baselineOf(setting, size),
      width: lineWidth,
    };
  };
  const placed = lines.map((line, index) => ({ line, at: lineAt(line, index) }));
  const turn = turnedAbout(room, object.turns);
  return {
    size,
    lines: placed.map(({ at }) => at),
    overflow: {
      across: Math.max(0, width - room.width),
      down: Math.max(0, height - room.height),
    },
    path: placed.flatMap(({ line, at }) =>
      mapPath(linePath(setting, line, size, { x: at.x, y: at.baseline }), turn),
    ),
    missing: missingIn(lines),
  };
};
