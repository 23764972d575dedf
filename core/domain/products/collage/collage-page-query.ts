import { E } from '../../../fp.ts';
import { isMaterialType } from '../../catalogue/materials.ts';
import { isOrientation } from '../../format/turn-format.ts';
import { accepting, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf, formatReader } from '../../routing/page-readers.ts';
import { parseCollageId } from './collage-id.ts';
import { readTileCount, type CollageKey } from './collage-selection.ts';

export const collagePageQuery: PageQuery<CollageKey | 'dialog'> = {
  keys: ['tileCount', 'orientation', 'designId', 'materialType', 'formatType', 'dialog'],
  readers: {
    tileCount: accepting((value) => readTileCount(value) !== undefined),
    orientation: accepting(isOrientation),
    designId: accepting((value) => E.isRight(parseCollageId(value))),
    materialType: accepting(isMaterialType),
    formatType: formatReader,
    dialog: dialogReaderOf([]),
  },
};
