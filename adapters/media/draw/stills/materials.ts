import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import type { ObjectSource, PictureMotif } from '../../../../core/domain/image/sources.ts';
import { turn } from '../random.ts';
import type { Box } from '../svg.ts';

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
export const filledShare = 0.7;

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
