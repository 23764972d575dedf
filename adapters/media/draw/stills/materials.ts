import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import type { ObjectSource, PictureMotif } from '../../../../core/domain/image/sources.ts';
import { turn } from '../random.ts';
import type { Box } from '../svg.ts';

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
