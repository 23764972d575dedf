import { E, pipe } from '../../../fp.ts';
import { frameHolds, frameHoldsMaterial } from '../../catalogue/frame-holds.ts';
import { isBackType, isGlassType, widestMat } from '../../catalogue/frame-parts.ts';
import {
  isFrameType,
  isMaterialType,
  isMatType,
  type FrameType,
  type MaterialType,
} from '../../catalogue/materials.ts';
import { defaultProducedFrameOf, parseFrameVariant } from '../../catalogue/produced-frame.ts';
import type { ProducedFrame } from '../../catalogue/produced-frames.ts';
import type { Format } from '../../format/format.ts';
import { parseFormat } from '../../format/parse-format.ts';
import { formatUnitOf } from '../../locale/locale-units.ts';
import type { Locale } from '../../locale/locales.ts';
import { readHandOffLocale, readHandOffOrigin } from '../../designer/designer-context.ts';
import {
  identifierParameter,
  malformedUnless,
  wordParameter,
  type ParameterParser,
} from '../../designer/parameter-codecs.ts';
import { parameterText } from '../../designer/parameter-source.ts';
import { defaultFrameChoice, type FrameChoice } from '../../catalogue/frame-choice.ts';
import type { ChosenWallPicture, WallObject } from './chosen-wall-picture.ts';
import { framePartNames } from '../../designer/parameters.ts';
import type { QueryPairs } from '../../query/query.ts';
import {
  optionalParameter,
  parameterOr,
  refuseParameter,
  refuseTogether,
} from '../../designer/read-parameters.ts';
import type { HandOffError, HandOffRefusal } from '../../designer/refusals.ts';

export const materialParameter = wordParameter(isMaterialType);

/** A wall picture's format in tenths of a locale's length unit. */
export const wallFormatParameter = (locale: Locale): ParameterParser<Format> =>
  malformedUnless((text) => parseFormat(formatUnitOf(locale), text));

/**
 * Reads the part of a hand-off that the shop's own product page sends. A material or a frame is
 * required, a format is not. A frame that does not hold the material contradicts it, and so does a
 * mat without glass. Parameters outside the designer's vocabulary are dropped (decisions,
 * "Catalogue and products").
 */
export const readWallPicture = (query: QueryPairs): E.Either<HandOffRefusal, ChosenWallPicture> =>
  pipe(
    E.Do,
    E.bind('materialType', () => optionalParameter(query, 'materialType', materialParameter)),
    E.bind('locale', () => readHandOffLocale(query)),
    E.bind('format', ({ locale }) =>
      optionalParameter(query, 'formatType', wallFormatParameter(locale)),
    ),
    E.bindW('frame', ({ materialType }) => readFrameChoice(query, materialType)),
    E.bindW('object', ({ materialType, frame }) => materialOrFrame(materialType, frame)),
    E.bindW('designId', () => optionalParameter(query, 'designId', identifierParameter)),
    E.bindW('origin', () => readHandOffOrigin(query)),
    E.map(({ object, designId, format, locale, origin }) => ({
      ...object,
      designId,
      format,
      locale,
      ...origin,
    })),
  );

const materialOrFrame = (
  materialType: MaterialType | undefined,
  frame: FrameChoice | undefined,
): E.Either<HandOffError, WallObject> => {
  if (materialType !== undefined) return E.right({ materialType, frame });
  return frame === undefined ? refuseParameter('missing', 'materialType') : E.right({ frame });
};

/**
 * The frame with its mat; the missing half of a mat is the frame type's own. Without a material any
 * frame will do.
 */
export const readFrameChoice = (
  query: QueryPairs,
  materialType: MaterialType | undefined,
): E.Either<HandOffRefusal, FrameChoice | undefined> =>
  pipe(
    optionalParameter(query, 'frameType', wordParameter(isFrameType)),
    E.chainW((frameType) =>
      frameType === undefined
        ? readNoFrame(query)
        : readFrame(query, defaultFrameChoice(frameType)),
    ),
    E.chainFirstW((frame) => frameAround(frame, materialType)),
  );

/** The frame of a wall picture, if it can hold the material; of no material, any frame. */
const frameAround = (
  frame: FrameChoice | undefined,
  materialType: MaterialType | undefined,
): E.Either<HandOffRefusal, FrameChoice | undefined> =>
  frame === undefined ||
  materialType === undefined ||
  frameHoldsMaterial(frame.frameType, materialType)
    ? E.right(frame)
    : refuseTogether('frameType', frame.frameType, 'materialType');

/** A mat, colour, glass or back needs a frame; `mat-none` does not. */
const readNoFrame = (query: QueryPairs): E.Either<HandOffError, undefined> => {
  const matType = parameterText(query, 'matType') ?? 'mat-none';
  const matSize = parameterText(query, 'matSize') ?? '0';
  const hasParts = framePartNames.some((name) => parameterText(query, name) !== undefined);
  return matType === 'mat-none' && matSize === '0' && !hasParts
    ? E.right(undefined)
    : refuseParameter('missing', 'frameType');
};

/** The frame with its mat, its colour and its glass. */
const readFrame = (
  query: QueryPairs,
  defaults: FrameChoice,
): E.Either<HandOffRefusal, FrameChoice> =>
  pipe(
    E.Do,
    E.bind('mat', () => readMat(query, defaults)),
    E.bindW('producedFrame', () =>
      optionalParameter(query, 'frameVariant', producedFrameParameter(defaults.frameType)),
    ),
    E.bindW('glassType', () => optionalParameter(query, 'glassType', wordParameter(isGlassType))),
    E.bindW('backType', () => optionalParameter(query, 'backType', wordParameter(isBackType))),
    E.chainW(
      ({ mat, producedFrame, glassType, backType }): E.Either<HandOffRefusal, FrameChoice> => {
        const { frameType } = defaults;
        if (!frameHolds[frameType].isGlazed) {
          if (glassType !== undefined) return refuseTogether('glassType', glassType, 'frameType');
          if (backType !== undefined) return refuseTogether('backType', backType, 'frameType');
        }
        return E.right({
          ...mat,
          ...(producedFrame !== defaultProducedFrameOf(frameType) && { producedFrame }),
          glassType,
          backType,
        });
      },
    ),
  );

/** The name of a frame's colour: a frame type is made in its own ones alone. */
const producedFrameParameter =
  (frameType: FrameType): ParameterParser<ProducedFrame> =>
  (text) =>
    pipe(
      parseFrameVariant(frameType, text),
      E.mapLeft((): 'unknown' => 'unknown'),
    );

const matSizePattern = /^(?:0|[1-9]\d{0,2})$/u;

const readMat = (
  query: QueryPairs,
  { frameType, ...defaults }: FrameChoice,
): E.Either<HandOffRefusal, FrameChoice> => {
  const size = parameterText(query, 'matSize');
  const fallback = size === '0' ? 'mat-none' : defaults.matType;
  return pipe(
    parameterOr(fallback)(query, 'matType', wordParameter(isMatType)),
    E.chainW((matType): E.Either<HandOffRefusal, FrameChoice> => {
      if (matType !== 'mat-none' && !frameHolds[frameType].isGlazed)
        return refuseTogether('matType', matType, 'frameType');
      const typed = size ?? (matType === 'mat-none' ? '0' : String(defaults.matSize));
      const matSize = matSizePattern.test(typed) ? Number(typed) : -1;
      const fits =
        matSize >= 0 && matSize <= widestMat && (matSize === 0) === (matType === 'mat-none');
      if (fits) return E.right({ frameType, matSize, matType });
      return refuseParameter(size === undefined ? 'missing' : 'malformed', 'matSize', size);
    }),
  );
};
