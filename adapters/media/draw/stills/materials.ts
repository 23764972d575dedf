import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import type { ObjectSource, PictureMotif } from '../../../../core/domain/image/sources.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { fromTheSide, wallOf } from '../objects/views.ts';
import { turn } from '../random.ts';
import { bottom, layers, num, right } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';

/** The materials that a shopper chooses among first, in the order in which they are named. */
const compared = [
  'leinwand',
  'acrylglas',
  'aludibond',
  'poster',
] as const satisfies readonly MaterialType[];

interface Photo {
  readonly motif: PictureMotif;
  readonly seed: number;
}

/** The photo on all four materials, dark enough that gloss and edges show. */
const photos: readonly [Photo, ...Photo[]] = [
  { motif: 'mountains', seed: 4 },
  { motif: 'waves', seed: 4 },
  { motif: 'dunes', seed: 3 },
  { motif: 'moon', seed: 2 },
];

/** Upright, so that four find room beside each other; millimetres. */
const size = { width: 400, height: 500 } as const;

/** From this ratio on all hang in one row, else in two. */
const rowRatio = 1.6;

/** The share of its place that a thing fills. */
export const filledShare = 0.78;

/** Boxes of the things: in one row where there is room, otherwise two by two. */
export const comparedPlaces = ({ left, top, width, height }: Box): readonly Box[] => {
  const columns = width / height >= rowRatio ? compared.length : compared.length / 2;
  const [wide, high] = [width / columns, (height * columns) / compared.length];
  return compared.map((_, index) => ({
    left: left + (index % columns) * wide,
    top: top + Math.floor(index / columns) * high,
    width: wide,
    height: high,
  }));
};

/** The box around all boxes: things of one size hang level, however deep each is. */
const unionOf = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map(right)) - left,
    height: Math.max(...boxes.map(bottom)) - top,
  };
};

/** A drawing, moved and scaled so that a box of its plane lies in the middle of a place. */
const placed = (drawing: Drawing, box: Box, place: Box): Drawing => {
  const scale = filledShare * Math.min(place.width / box.width, place.height / box.height);
  const x = place.left + place.width / 2 - scale * (box.left + box.width / 2);
  const y = place.top + place.height / 2 - scale * (box.top + box.height / 2);
  return {
    defs: drawing.defs,
    body: `<g transform="translate(${num(x)} ${num(y)}) scale(${num(scale * 1000)}e-3)">${drawing.body}</g>`,
  };
};

/** One photo on each of the compared materials. */
export const comparedThings = (
  seed: number,
): readonly (ObjectSource & { readonly view: 'perspective' })[] => {
  const photo = turn(seed, photos);
  return compared.map((material) => ({
    kind: 'object',
    view: 'perspective',
    material,
    ...photo,
    ...size,
  }));
};

/** One photo on four materials, on one wall and in one light. */
export const materials: DrawMotif = (seed, box, id) => {
  const things = comparedThings(seed).map((thing, index) => fromTheSide(thing, `${id}m${index}`));
  const union = unionOf(things.map((thing) => thing.box));
  return layers(
    wallOf(box, `${id}w`),
    ...comparedPlaces(box).flatMap((place, index) => {
      const thing = things[index];
      return thing === undefined ? [] : [placed(thing.drawing, union, place)];
    }),
  );
};
