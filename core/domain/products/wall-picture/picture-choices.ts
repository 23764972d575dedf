/** A picture as what was chosen of it: the words of addresses and hand-offs, without defaults. */
import { defaultProducedFrameOf } from '../../catalogue/produced-frame.ts';
import { areDefaultOptions } from './wall-options.ts';
import type { FrameChoice } from '../../catalogue/frame-choice.ts';
import { noMat, type PictureFrame, type WallPicture } from './wall-picture.ts';

/** The options of a picture that are not defaults. */
export const chosenOptionsOf = ({ options }: WallPicture): WallPicture['options'] =>
  options.filter((option) => !areDefaultOptions([option]));

const chosenColourOf = ({ frameType, producedFrame }: PictureFrame) =>
  producedFrame === defaultProducedFrameOf(frameType) ? undefined : producedFrame;

/** The frame of a picture as a hand-off has it. */
export const frameChoiceOf = (frame: PictureFrame): FrameChoice => {
  const { frameType, glazing } = frame;
  const { matSize, matType } = glazing?.mat ?? noMat;
  const producedFrame = chosenColourOf(frame);
  return {
    frameType,
    matSize,
    matType,
    ...(producedFrame !== undefined && { producedFrame }),
    ...(glazing?.glassType !== undefined && { glassType: glazing.glassType }),
  };
};
