import { E, pipe } from '../../../fp.ts';
import { frameHolds, frameHoldsMaterial } from '../../catalogue/frame-holds.ts';
import {
  isBackType,
  isGlassType,
  widestMat,
  type BackType,
  type GlassType,
} from '../../catalogue/frame-parts.ts';
import {
  frameDefaults,
  isFrameType,
  isMatType,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../../catalogue/materials.ts';
import { defaultProducedFrameOf, parseFrameVariant } from '../../catalogue/produced-frame.ts';
import {
  framePartParameters,
  type FramePartParameter,
  type PictureFrameError,
} from './wall-picture-errors.ts';
import {
  pictureMat,
  type WallPictureInput,
  type PictureFrame,
  type PictureGlazing,
  type PictureMat,
} from './wall-picture.ts';

type Parsed<A> = E.Either<PictureFrameError, A>;

/** Values that mean "none" and so may stand without a frame or without glass. */
const isNone = (part: FramePartParameter, value: string): boolean =>
  (part === 'matType' && value === 'mat-none') || (part === 'matSize' && value === '0');

/** The first named part among some, with its text; undefined where none of them is named. */
const findPart = (
  input: WallPictureInput,
  parts: readonly FramePartParameter[],
): { readonly part: FramePartParameter; readonly value: string } | undefined =>
  parts
    .map((part) => ({ part, value: input[part] ?? '' }))
    .find(({ part, value }) => value !== '' && !isNone(part, value));

const glazingParts = ['matType', 'matSize', 'glassType', 'backType'] as const;

/** Reads the frame of a picture with all that belongs to it; undefined where none is named. */
export const parsePictureFrame = (
  materialType: MaterialType,
  input: WallPictureInput,
): Parsed<PictureFrame | undefined> => {
  const frameType = input.frameType ?? '';
  if (frameType === '') {
    const part = findPart(input, framePartParameters);
    return part === undefined
      ? E.right(undefined)
      : E.left({ kind: 'part-without-frame', ...part });
  }
  if (!isFrameType(frameType)) return E.left({ kind: 'unknown-frame-type', frameType });
  if (!frameHoldsMaterial(frameType, materialType))
    return E.left({
      kind: 'frame-does-not-hold-material',
      frameType,
      materialType,
      holds: frameHolds[frameType].materials,
    });
  return pipe(
    E.Do,
    E.bind('producedFrame', () => parseVariant(frameType, input)),
    E.bind('glazing', () => parseGlazing(frameType, input)),
    E.map((frame) => ({ frameType, ...frame })),
  );
};

const parseVariant = (
  frameType: FrameType,
  { frameVariant = '' }: WallPictureInput,
): Parsed<PictureFrame['producedFrame']> =>
  frameVariant === ''
    ? E.right(defaultProducedFrameOf(frameType))
    : parseFrameVariant(frameType, frameVariant);

const parseGlazing = (
  frameType: FrameType,
  input: WallPictureInput,
): Parsed<PictureGlazing | undefined> => {
  if (!frameHolds[frameType].isGlazed) {
    const part = findPart(input, glazingParts);
    return part === undefined
      ? E.right(undefined)
      : E.left({ kind: 'part-without-glazing', frameType, ...part });
  }
  return pipe(
    E.Do,
    E.bind('mat', () => parseMat(frameType, input)),
    E.bind('glassType', () => parseGlass(input)),
    E.bind('backType', () => parseBack(input)),
  );
};

const matSizePattern = /^(?:0|[1-9]\d{0,2})$/u;

/** Of a mat that is only half named, the other half is the frame type's own. */
const parseMat = (frameType: FrameType, input: WallPictureInput): Parsed<PictureMat> => {
  const typed = input.matSize ?? '';
  const defaults = frameDefaults[frameType];
  const defaultType: MatType = typed === '0' ? 'mat-none' : defaults.matType;
  const matType = (input.matType ?? '') || defaultType;
  if (!isMatType(matType)) return E.left({ kind: 'unknown-mat-type', matType });
  const defaultSize = matType === 'mat-none' ? 0 : defaults.matSize;
  const matSize = typed === '' ? defaultSize : Number(typed);
  if (typed !== '' && (!matSizePattern.test(typed) || matSize > widestMat))
    return E.left({ kind: 'malformed-mat-size', matSize: typed, widest: widestMat });
  const mat = pictureMat(matType, matSize);
  return mat === undefined
    ? E.left({ kind: 'mat-size-does-not-fit-type', matType, matSize })
    : E.right(mat);
};

const parseGlass = ({ glassType = '' }: WallPictureInput): Parsed<GlassType | undefined> => {
  if (glassType === '') return E.right(undefined);
  return isGlassType(glassType)
    ? E.right(glassType)
    : E.left({ kind: 'unknown-glass-type', glassType });
};

const parseBack = ({ backType = '' }: WallPictureInput): Parsed<BackType> => {
  if (backType === '') return E.right('normal');
  return isBackType(backType) ? E.right(backType) : E.left({ kind: 'unknown-back-type', backType });
};
