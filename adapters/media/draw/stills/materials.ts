import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import type { ObjectSource, PictureMotif } from '../../../../core/domain/image/sources.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { fromTheSide, wallOf } from '../objects/views.ts';
import { turn } from '../random.ts';
import { bottom, layers, num, right } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';

/** Those that a shopper chooses among first, in the order in which they are named. */
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

/** Dark enough that gloss and edges show. */
const photos: readonly [Photo, ...Photo[]] = [
  { motif: 'mountains', seed: 4 },
  { motif: 'waves', seed: 4 },
  { motif: 'dunes', seed: 3 },
  { motif: 'moon', seed: 2 },
];

/** Millimetres; upright, so that four find room. */
const size = { width: 400, height: 500 } as const;

/** From this ratio on one row, else two. */
const rowRatio = 1.6;

/** Of its place. */
export const filledShare = 0.78;

/** In one row where there is room, otherwise two by two. */
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

/** Things of one size hang level, however deep each is. */
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

/** Moved and scaled into the middle of a place. */
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

/** On one wall and in one light. */
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
