/** What the address of a wall picture's page says of it. */
import { articlePairs } from '../../configurator/selection.ts';
import type { QueryPairs } from '../../query/query.ts';
import { defaultFrameChoice, type FrameChoice } from '../../catalogue/frame-choice.ts';
import { printComponents, type ComponentSelection } from './component-selection.ts';
import type { WallPictureHandOff } from './wall-picture-hand-off.ts';

/** The parts of a frame as an address names them; its usual mat is left out. */
const frameComponents = (
  frame: FrameChoice | undefined,
): Omit<ComponentSelection, 'optionTypes'> => {
  if (frame === undefined) return {};
  const { frameType, producedFrame, matType, matSize, glassType } = frame;
  const usual = defaultFrameChoice(frameType);
  const hasUsualMat = matType === usual.matType && matSize === usual.matSize;
  return {
    frameVariant: producedFrame,
    ...(!hasUsualMat && { matType, ...(matSize > 0 && { matSize: String(matSize) }) }),
    glassType,
  };
};

/** The address of a hand-off: its article, its format and its parts, as far as they are named. */
export const printWallPictureAddress = (handOff: WallPictureHandOff): QueryPairs => {
  const { materialType, frame, format, optionTypes } = handOff;
  return [
    ...articlePairs(materialType, frame?.frameType, format),
    ...printComponents({ optionTypes, ...frameComponents(frame) }),
  ];
};
