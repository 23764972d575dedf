import type { PhotoboxPaper } from '../../../../core/domain/catalogue/photoboxes.ts';
import {
  photoPrintSizes,
  type PhotoPrintFormat,
} from '../../../../core/domain/format/photo-print-sizes.ts';
import { photoboxOfStill } from '../../../../core/domain/products/photobox/photobox-picture.ts';
import { darker, lighter, type Colour } from '../colour.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { motifDrawings } from '../motifs/motif.ts';
import { between, randomOf } from '../random.ts';
import {
  even,
  layers,
  linear,
  num,
  path,
  polygon,
  range,
  rect,
  rounded,
  shown,
  type Box,
  type Drawing,
  type Point,
} from '../svg.ts';
import { inset, laid, paperSheet, sheetBox, tabletop } from './table.ts';

const { botanical, city, dunes, moon, mountains, waves } = motifDrawings;

const motifs: readonly DrawMotif[] = [mountains, waves, botanical, dunes, moon, city];

const grounds: readonly Colour[] = ['#e7ded1', '#dfe2dc', '#eadcd2'];

type Size = { readonly width: number; readonly height: number };

/** Units of the drawing: small formats are shown a little larger than to scale. */
const sizeOf = (format: PhotoPrintFormat, longest: number): Size => {
  const { width, height } = photoPrintSizes[format].millimetres;
  const scale = (longest / 300) * (300 / Math.max(width, height)) ** 0.62;
  return { width: width * scale, height: height * scale };
};

/** What light does on a paper, over a print. */
const surfaces: Readonly<Record<PhotoboxPaper, (box: Box, id: string) => Drawing>> = {
  simple: (box, id) => sheen(box, id, 0.12),
  poster: (box, id) => sheen(box, id, 0.42),
  // Nothing shines, and black is a little lighter.
  matte: (box) => shown(rect(box, '#f4efe6', 'opacity="0.12"')),
  hahnemuehle: (box, id) => grain(box, id),
};

/** The window's light, across. */
const sheen = (box: Box, id: string, opacity: number): Drawing => {
  const { left, top, width, height } = box;
  return {
    defs: linear(
      id,
      [left, top + height * 0.1],
      [left + width, top + height],
      [
        [0, '#ffffff', opacity],
        [0.3, '#ffffff', opacity * 0.35],
        [0.31, '#ffffff', 0],
        [0.46, '#ffffff', 0],
        [0.47, '#ffffff', opacity * 0.5],
        [0.56, '#ffffff', opacity * 0.28],
        [0.57, '#ffffff', 0],
        [1, '#ffffff', 0],
      ],
    ),
    body: rect(box, `url(#${id})`),
  };
};

/** Tooth of cotton: light and dark specks. */
const grain = (box: Box, id: string): Drawing => {
  const random = randomOf(7, 'grain');
  const tile = 60;
  const specks = range(90)
    .map((index) => {
      const [x, y] = [between(random, 0, tile), between(random, 0, tile)];
      const reach = between(random, 0.6, 1.5);
      return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(reach)}" fill="${index % 2 === 0 ? '#fff' : '#2a211a'}" opacity="${index % 2 === 0 ? 0.2 : 0.1}"/>`;
    })
    .join('');
  return {
    defs: `<pattern id="${id}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">${specks}</pattern>`,
    body: `${rect(box, '#f7f1e6', 'opacity="0.1"')}${rect(box, `url(#${id})`)}`,
  };
};

/** Cotton is twice as thick. */
const edgeOf = (paper: PhotoboxPaper): number => (paper === 'hahnemuehle' ? 4 : 2);

type Placed = { readonly centre: Point; readonly angle: number };

type Shown = { readonly paper: PhotoboxPaper; readonly index: number; readonly seed: number };

/** A print to its edges, around the origin. */
export const printFace = (size: Size, { paper, index, seed }: Shown, id: string): Drawing => {
  const motif = motifs[index % motifs.length] ?? mountains;
  const box = sheetBox(size);
  return layers(
    inset(box, (frame, name) => motif(seed, frame, name), `${id}i`),
    surfaces[paper](box, `${id}s`),
  );
};

/** As many sheets as are given, seen a little from the front; the uppermost is seen whole. */
const pile = (place: Placed, size: Size, sheets: number, what: Shown, id: string): Drawing => {
  const rise = edgeOf(what.paper);
  const random = randomOf(what.seed, `pile ${id}`);
  const box = sheetBox(size);
  const below = range(sheets - 1).map((index) => {
    const [x, y] = [between(random, -3, 3), (sheets - 1 - index) * rise];
    const sheet = { ...box, left: box.left + x, top: box.top + y };
    const colour: Colour = index % 2 === 0 ? '#f5f1ea' : '#dcd4c7';
    return rect(sheet, colour, 'stroke="#a89c8b" stroke-width="0.6"');
  });
  return laid(
    { ...place, ...size },
    layers(
      shown(below.join('')),
      shown(rect({ ...box, top: box.top + rise * 0.8 }, '#f8f5ef')),
      printFace(size, what, id),
    ),
    sheets > 1 ? 30 : 16,
  );
};

/** A pile of prints and three beside it, in the format and on the paper of the number. */
export const prints: DrawMotif = (seed, box, id) => {
  const { format, paper } = photoboxOfStill('prints', seed);
  const size = sizeOf(format, 540);
  const what = (index: number): Shown => ({ paper, index: seed + index, seed: 2 * index + 1 });
  const across = size.width * 0.54;
  return layers(
    tabletop(grounds[seed % grounds.length] ?? '#e7ded1', box, `${id}g`),
    pile({ centre: [across * 0.9, 395], angle: 8 }, size, 1, what(1), `${id}a`),
    pile({ centre: [-across * 0.92, 430], angle: -7 }, size, 14, what(2), `${id}b`),
    pile({ centre: [across * 0.2, 610], angle: -2 }, size, 1, what(0), `${id}c`),
  );
};

/** A side of the box seen from above, between its rim and its ground. */
const wall = (points: readonly Point[], colour: Colour): string => path(polygon(points), colour);

/** The inside of an open box. */
const hollow = (outer: Size, depth: number, colour: Colour): string => {
  const { left, top, width, height } = sheetBox(outer);
  const [right, bottom] = [left + width, top + height];
  const [near, far] = [depth * 0.5, depth];
  return [
    // Light comes from the upper left: the near walls are in shadow.
    wall(
      [
        [left, top],
        [right, top],
        [right - near, top + far],
        [left + near, top + far],
      ],
      darker(colour, 0.42),
    ),
    wall(
      [
        [left, top],
        [left + near, top + far],
        [left + near, bottom - near],
        [left, bottom],
      ],
      darker(colour, 0.32),
    ),
    wall(
      [
        [right, top],
        [right, bottom],
        [right - near, bottom - near],
        [right - near, top + far],
      ],
      darker(colour, 0.08),
    ),
    wall(
      [
        [left, bottom],
        [left + near, bottom - near],
        [right - near, bottom - near],
        [right, bottom],
      ],
      lighter(colour, 0.06),
    ),
    rect(
      {
        left: left + near,
        top: top + far,
        width: width - 2 * near,
        height: height - far - near,
      },
      darker(colour, 0.5),
    ),
  ].join('');
};

/** A frame of brass that holds a name, on the lid. */
const nameHolder = (width: number, id: string): Drawing => {
  const box = sheetBox({ width, height: width * 0.42 });
  return {
    defs: linear(
      id,
      [box.left, box.top],
      [-box.left, -box.top],
      even('#e9d3a0', '#b08a48', '#dcc088'),
    ),
    body: `${rounded(box, 6, '#faf6ec')}${rounded(box, 6, 'none', `stroke="url(#${id})" stroke-width="7"`)}`,
  };
};

/** Open, with prints of the number's format and paper in it, its lid and a print beside it. */
export const photobox: DrawMotif = (seed, box, id) => {
  const { type, format, paper } = photoboxOfStill('photobox', seed);
  const isLarge = type === 'max';
  const colour: Colour = isLarge ? '#33474a' : '#c78a6c';
  const print = sizeOf(format, isLarge ? 560 : 550);
  const inner = { width: print.width + 44, height: print.height + 58 };
  const outer = { width: inner.width + 28, height: inner.height + 28 };
  const lid = { width: outer.width + 10, height: outer.height + 10 };
  const what = (index: number): Shown => ({ paper, index: seed + index, seed: 2 * index + 1 });
  const side = outer.width * 0.58;
  return layers(
    tabletop(isLarge ? '#e2ded2' : '#e9e0d4', box, `${id}g`),
    laid(
      { centre: [side * 0.7, 320], ...lid, angle: 13 },
      layers(
        paperSheet(lid, lighter(colour, 0.06), `${id}l`, 8),
        shown(
          rounded(
            sheetBox({ width: lid.width - 26, height: lid.height - 26 }),
            5,
            'none',
            `stroke="${darker(colour, 0.14)}" stroke-width="2" opacity="0.6"`,
          ),
        ),
        nameHolder(lid.width * 0.32, `${id}n`),
      ),
      30,
    ),
    laid(
      { centre: [-side * 0.5, 490], ...outer, angle: -5 },
      layers(
        paperSheet(outer, colour, `${id}p`, 8),
        shown(hollow(inner, 34, colour)),
        pile({ centre: [2, 6], angle: 0.8 }, print, 9, what(2), `${id}b`),
      ),
      38,
    ),
    pile({ centre: [side * 0.52, 700], angle: 7 }, print, 1, what(1), `${id}c`),
  );
};
