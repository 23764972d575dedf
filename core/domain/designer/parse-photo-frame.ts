import { E } from '../../fp.ts';
import { isFrameType, isMaterialType, isMatType } from '../catalogue/materials.ts';
import { parseFormat } from '../format/parse-format.ts';
import { formatUnitOf } from '../locale/locale-units.ts';
import { parseLocale } from '../locale/locale.ts';
import { isAdClickId, referralSources, sharedParameterNames } from './parameters.ts';
import {
  defaultFrameChoice,
  type FrameChoice,
  type PhotoFrameHandOff,
  type QueryPairs,
} from './photo-frame.ts';

/** Why a hand-off is refused: the parameter that is wrong, what it holds, and how it is wrong. */
export type HandOffError = {
  readonly kind: 'missing' | 'unknown' | 'malformed';
  readonly parameter: string;
  readonly value: string;
};

const identifierPattern = /^[\w-]{1,64}$/u;
const largestMat = 200;

/**
 * Reads a hand-off back: the inverse of `photoFrameQuery`. The first value of a name counts, and an
 * empty one is as good as absent (storefront §7: empty values are dropped); parameters outside the designer's vocabulary are dropped (decisions, "Catalogue and products").
 */
export const parsePhotoFrameQuery = (
  query: QueryPairs,
): E.Either<HandOffError, PhotoFrameHandOff> => {
  const value = (name: string): string | undefined =>
    query.find(([key]) => key === name)?.[1] || undefined;
  return readHandOff(value);
};

type Reader = (name: string) => string | undefined;

const refuse = (
  kind: HandOffError['kind'],
  parameter: string,
  value = '',
): E.Either<HandOffError, never> => E.left({ kind, parameter, value });

const readHandOff = (value: Reader): E.Either<HandOffError, PhotoFrameHandOff> => {
  const materialType = value('materialType');
  if (materialType === undefined) return refuse('missing', 'materialType');
  if (!isMaterialType(materialType)) return refuse('unknown', 'materialType', materialType);
  const localeText = value(sharedParameterNames.locale);
  if (localeText === undefined) return refuse('missing', sharedParameterNames.locale);
  const locale = parseLocale(localeText);
  if (E.isLeft(locale))
    return refuse(
      locale.left.kind === 'missing' ? 'unknown' : 'malformed',
      sharedParameterNames.locale,
      localeText,
    );
  const formatType = value('formatType');
  if (formatType === undefined) return refuse('missing', 'formatType');
  const format = parseFormat(formatUnitOf(locale.right), formatType);
  if (E.isLeft(format)) return refuse('malformed', 'formatType', formatType);
  const frame = readFrame(value);
  if (E.isLeft(frame)) return frame;
  const optional = readOptional(value);
  if (E.isLeft(optional)) return optional;
  return E.right({
    materialType,
    format: format.right,
    ...(frame.right === undefined ? {} : { frame: frame.right }),
    ...optional.right,
    locale: locale.right,
  });
};

/** The frame with its mat; of a mat that is only half named, the other half follows. */
const readFrame = (value: Reader): E.Either<HandOffError, FrameChoice | undefined> => {
  const frameType = value('frameType');
  if (frameType === undefined) return E.right(undefined);
  if (!isFrameType(frameType)) return refuse('unknown', 'frameType', frameType);
  const defaults = defaultFrameChoice(frameType);
  const size = value('matSize');
  const matType = value('matType') ?? (size === '0' ? 'mat-none' : defaults.matType);
  if (!isMatType(matType)) return refuse('unknown', 'matType', matType);
  const typed = size ?? (matType === 'mat-none' ? '0' : String(defaults.matSize));
  const matSize = /^(?:0|[1-9]\d{0,2})$/u.test(typed) ? Number(typed) : -1;
  const fits =
    matSize >= 0 && matSize <= largestMat && (matSize === 0) === (matType === 'mat-none');
  if (fits) return E.right({ frameType, matSize, matType });
  return size === undefined ? refuse('missing', 'matSize') : refuse('malformed', 'matSize', size);
};

type Optional = Pick<PhotoFrameHandOff, 'designId' | 'sku' | 'adClickId' | 'referralSource'>;

const readOptional = (value: Reader): E.Either<HandOffError, Optional> => {
  const designId = value('designId');
  if (designId !== undefined && !identifierPattern.test(designId))
    return refuse('malformed', 'designId', designId);
  const sku = value('sku');
  if (sku !== undefined && !identifierPattern.test(sku)) return refuse('malformed', 'sku', sku);
  const adClickId = value(sharedParameterNames.adClickId);
  if (adClickId !== undefined && !isAdClickId(adClickId))
    return refuse('malformed', sharedParameterNames.adClickId, adClickId);
  const source = value(sharedParameterNames.referralSource);
  const referralSource = referralSources.find((known) => known === source);
  if (source !== undefined && referralSource === undefined)
    return refuse('unknown', sharedParameterNames.referralSource, source);
  return E.right({
    ...(designId === undefined ? {} : { designId }),
    ...(sku === undefined ? {} : { sku }),
    ...(adClickId === undefined ? {} : { adClickId }),
    ...(referralSource === undefined ? {} : { referralSource }),
  });
};
