import { E } from '../../../fp.ts';
import { isMaterialType } from '../../catalogue/materials.ts';
import { isOrientation } from '../../format/turn-format.ts';
import { accepting, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf, formatReader } from '../../routing/page-readers.ts';
import { partKeys } from '../../catalogue/part-keys.ts';
import { wallPicturePageQuery } from '../wall-picture/wall-picture-page-query.ts';
import { parseCollageId } from './collage-id.ts';
import { readTileCount, type CollageKey } from './collage-selection.ts';

/** A collage is made as a wall picture is. */
const { frameType, optionTypes, frameVariant, matType, matSize, glassType } =
  wallPicturePageQuery.readers;

export const collagePageQuery: PageQuery<CollageKey | 'dialog'> = {
  keys: [
    'tileCount',
    'orientation',
    'designId',
    'materialType',
    'frameType',
    'formatType',
    ...partKeys,
    'dialog',
  ],
  readers: {
    tileCount: accepting((value) => readTileCount(value) !== undefined),
    orientation: accepting(isOrientation),
    designId: accepting((value) => E.isRight(parseCollageId(value))),
    materialType: accepting(isMaterialType),
    frameType,
    formatType: formatReader,
    optionTypes,
    frameVariant,
    matType,
    matSize,
    glassType,
    dialog: dialogReaderOf([]),
  },
};
