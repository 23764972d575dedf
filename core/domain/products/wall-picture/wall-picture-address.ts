/** What the address of a wall picture's page says of it. */
import { articlePairs } from '../../configurator/selection.ts';
import type { QueryPairs } from '../../query/query.ts';
import { namedMat, printComponents } from './component-selection.ts';
import type { WallPictureHandOff } from './wall-picture-hand-off.ts';

/** The address of a hand-off: its article, its format and its parts, as far as they are named. */
export const printWallPictureAddress = (handOff: WallPictureHandOff): QueryPairs => {
  const { materialType, frame, format, optionTypes } = handOff;
  return [
    ...articlePairs(materialType, frame?.frameType, format),
    ...printComponents({
      optionTypes,
      ...(frame && namedMat(frame)),
      frameVariant: frame?.producedFrame,
      glassType: frame?.glassType,
    }),
  ];
};
