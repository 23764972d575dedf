import { E, pipe } from '../../fp.ts';
import { isFrameType, isMaterialType, isMatType } from '../catalogue/materials.ts';
import type { Format } from '../format/format.ts';
import { parseFormat } from '../format/parse-format.ts';
import { formatUnitOf } from '../locale/locale-units.ts';
import type { Locale } from '../locale/locales.ts';
import { readHandOffLocale, readHandOffOrigin } from './designer-context.ts';
import {
  identifierParameter,
  malformedUnless,
  wordParameter,
  type ParameterParser,
} from './parameter-codecs.ts';
import { parameterText } from './parameter-source.ts';
import {
  defaultFrameChoice,
  type FrameChoice,
  type PhotoFrameHandOff,
  type QueryPairs,
} from './photo-frame.ts';
import {
  optionalParameter,
  parameterOr,
  refuseParameter,
  requiredParameter,
} from './read-parameters.ts';
import type { HandOffError } from './refusals.ts';

/** A material of wall pictures. */
export const materialParameter = wordParameter(isMaterialType);

/** A wall picture's format in tenths of a locale's length unit. */
export const wallFormatParameter = (locale: Locale): ParameterParser<Format> =>
  malformedUnless((text) => parseFormat(formatUnitOf(locale), text));

/**
 * Reads a hand-off back: the inverse of `printPhotoFrameQuery`. Parameters outside the designer's
 * vocabulary are dropped (decisions, "Catalogue and products").
 */
export const parsePhotoFrameQuery = (
  query: QueryPairs,
): E.Either<HandOffError, PhotoFrameHandOff> =>
  pipe(
    E.Do,
    E.bind('materialType', () => requiredParameter(query, 'materialType', materialParameter)),
    E.bind('locale', () => readHandOffLocale(query)),
    E.bind('format', ({ locale }) =>
      requiredParameter(query, 'formatType', wallFormatParameter(locale)),
    ),
    E.bind('frame', () => readFrameChoice(query)),
    E.bind('designId', () => optionalParameter(query, 'designId', identifierParameter)),
    E.bind('origin', () => readHandOffOrigin(query)),
    E.map(({ origin, ...selection }) => ({ ...selection, ...origin })),
  );

const largestMat = 200;
const matSizePattern = /^(?:0|[1-9]\d{0,2})$/u;

/** The frame with its mat; of a mat that is only half named, the other half follows. */
export const readFrameChoice = (
  query: QueryPairs,
): E.Either<HandOffError, FrameChoice | undefined> =>
  pipe(
    optionalParameter(query, 'frameType', wordParameter(isFrameType)),
    E.chain((frameType) =>
      frameType === undefined ? E.right(undefined) : readMat(query, defaultFrameChoice(frameType)),
    ),
  );

const readMat = (query: QueryPairs, defaults: FrameChoice): E.Either<HandOffError, FrameChoice> => {
  const size = parameterText(query, 'matSize');
  const fallback = size === '0' ? 'mat-none' : defaults.matType;
  return pipe(
    parameterOr(fallback)(query, 'matType', wordParameter(isMatType)),
    E.chain((matType) => {
      const typed = size ?? (matType === 'mat-none' ? '0' : String(defaults.matSize));
      const matSize = matSizePattern.test(typed) ? Number(typed) : -1;
      const fits =
        matSize >= 0 && matSize <= largestMat && (matSize === 0) === (matType === 'mat-none');
      if (fits) return E.right({ frameType: defaults.frameType, matSize, matType });
      return refuseParameter(size === undefined ? 'missing' : 'malformed', 'matSize', size);
    }),
  );
};
