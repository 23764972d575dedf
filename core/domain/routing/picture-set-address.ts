/** Which set of pictures an address shows, and in which material. */
import { isMaterialValue } from '../configurator/comparison.ts';
import { accepting } from '../query/key-readers.ts';
import { readPairs, type QueryPair } from '../query/query.ts';
import { isPictureSet, pictureSets, type PictureSetName } from '../image/picture-sets.ts';

/** As the address says it: `material` is a material's value, `poster+holzrahmen`. */
export type PictureSetRequest = {
  readonly set: PictureSetName | undefined;
  readonly material: string | undefined;
};

export const pictureSetReaders = {
  set: accepting(isPictureSet),
  material: accepting(isMaterialValue),
} as const;

/** Absent and unknown parts are undefined. */
export const readPictureSet = (search: string): PictureSetRequest => {
  const query = new Map(readPairs(search));
  const [set, material] = [query.get('set') ?? '', query.get('material') ?? ''];
  return {
    set: isPictureSet(set) ? set : undefined,
    material: isMaterialValue(material) ? material : undefined,
  };
};

/** Shown where an address names none. */
export const usualPictureSet: PictureSetName = pictureSets[0];

/** `readPictureSet` reads the same back. */
export const printPictureSet = ({ set, material }: PictureSetRequest): readonly QueryPair[] => [
  ...(set === undefined ? [] : [['set', set] as const]),
  ...(material === undefined ? [] : [['material', material] as const]),
];
