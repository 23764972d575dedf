import { E } from '../../../fp.ts';
import { isGlassType } from '../../catalogue/frame-parts.ts';
import { isMatWidth } from '../../catalogue/mat-choice.ts';
import { isFrameType, isMaterialType, isMatType } from '../../catalogue/materials.ts';
import { isProducedFrame } from '../../catalogue/produced-frame.ts';
import { isMaterialValue } from '../../configurator/comparison.ts';
import { readSku } from '../../configurator/sku.ts';
import { parseSku } from '../../designer/sku-container.ts';
import { printFormat } from '../../format/format.ts';
import { isRoomScale, isViewRoom, isWallColour } from '../../image/room-view.ts';
import { accepting, type KeyReader, type PageQuery } from '../../query/key-readers.ts';
import {
  countryReader,
  dialogReaderOf,
  formatReader,
  isPossibleFormat,
  unknownWord,
} from '../../routing/page-readers.ts';
import { oneOf } from '../../text/one-of.ts';
import { optionsReader } from './options-reader.ts';
import { pictureDialogs, wallPictureDialogs } from './wall-picture-dialogs.ts';
import { wallPictureKeys, type WallPictureKey } from './wall-picture-keys.ts';

/** A SKU that does not begin as those of wall pictures do. */
const isNamedSku = (value: string): boolean => {
  const sku = parseSku(value);
  return E.isRight(sku) && sku.right === value && !isMaterialType(value.split('_')[0]);
};

/** A wall picture's SKU says all by itself; behind another one may lie whatever the shop sells. */
const isPossibleSku = (value: string): boolean => {
  const { format } = readSku('cm', value);
  return format === undefined ? isNamedSku(value) : isPossibleFormat(printFormat(format));
};

const isPictureDialog = oneOf(pictureDialogs);

/** The name of a picture counts for the dialogs that show one of several. */
const pictureReader = accepting(
  (value, valueOf) => isPictureDialog(valueOf('dialog')) && /^[a-z\d-]{1,64}$/u.test(value),
);

/** Typed lengths count for the own-format form only; an empty text is an empty field. */
const typedReader = accepting(
  (value, valueOf) => valueOf('dialog') === 'calculator-own-format' && /^[\d.,]{0,8}$/u.test(value),
);

/** A part of the room view counts for its dialog alone. */
const inRoomView = (isKnown: (value: string) => boolean): KeyReader =>
  accepting((value, valueOf) => valueOf('dialog') === 'room-view' && isKnown(value));

export const wallPicturePageQuery: PageQuery<WallPictureKey> = {
  keys: wallPictureKeys,
  readers: {
    materialType: accepting(isMaterialType),
    frameType: accepting(isFrameType),
    formatType: formatReader,
    formerFormat: formatReader,
    optionTypes: optionsReader,
    frameVariant: accepting(isProducedFrame),
    matType: accepting(isMatType),
    // One that is not offered is said to be so.
    matSize: accepting(isMatWidth),
    glassType: accepting(isGlassType),
    material: accepting(isMaterialValue),
    sku: ({ first }) => (first ? [isPossibleSku(first) ? first : unknownWord] : []),
    dialog: dialogReaderOf(wallPictureDialogs),
    picture: pictureReader,
    room: inRoomView(isViewRoom),
    wall: inRoomView(isWallColour),
    scale: inRoomView(isRoomScale),
    width: typedReader,
    height: typedReader,
    country: countryReader,
  },
};
