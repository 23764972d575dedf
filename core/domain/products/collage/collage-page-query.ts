import { E } from '../../../fp.ts';
import { isBackType, isGlassType } from '../../catalogue/frame-parts.ts';
import { isMatWidth } from '../../catalogue/mat-choice.ts';
import { isFrameType, isMaterialType, isMatType } from '../../catalogue/materials.ts';
import { isProducedFrame } from '../../catalogue/produced-frame.ts';
import { isOrientation } from '../../format/turn-format.ts';
import { accepting, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf, formatReader } from '../../routing/page-readers.ts';
import { optionsReader } from '../wall-picture/options-reader.ts';
import { parseCollageId } from './collage-id.ts';
import { collageComponentKeys, readTileCount, type CollageKey } from './collage-selection.ts';

export const collagePageQuery: PageQuery<CollageKey | 'dialog'> = {
  keys: [
    'tileCount',
    'orientation',
    'designId',
    'materialType',
    'formatType',
    ...collageComponentKeys,
    'dialog',
  ],
  readers: {
    tileCount: accepting((value) => readTileCount(value) !== undefined),
    orientation: accepting(isOrientation),
    designId: accepting((value) => E.isRight(parseCollageId(value))),
    materialType: accepting(isMaterialType),
    formatType: formatReader,
    frameType: accepting(isFrameType),
    matSize: accepting(isMatWidth),
    matType: accepting(isMatType),
    frameVariant: accepting(isProducedFrame),
    glassType: accepting(isGlassType),
    backType: accepting(isBackType),
    optionTypes: optionsReader,
    dialog: dialogReaderOf([]),
  },
};
