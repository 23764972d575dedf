import { E, pipe } from '../../../fp.ts';
import {
  isPhotoboxPaper,
  type PhotoboxPaper,
  type PhotoboxType,
} from '../../catalogue/photoboxes.ts';
import { readChoice, readNumber } from '../../designer/read-choice.ts';
import { refuseParameter } from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';
import { isPhotoPrintFormat } from '../../format/photo-print-formats.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import {
  defaultPhotoboxFormatOf,
  defaultPhotoboxPaperOf,
  parsePhotoboxType,
  photoAmountsOf,
  photoboxFormatsOf,
  photoboxPapersOf,
} from './photobox-options.ts';

/** A photo box, or prints without one. */
export type PhotoboxConfiguration = {
  readonly type: PhotoboxType;
  /** One of the type's. */
  readonly format: PhotoPrintFormat;
  readonly paper: PhotoboxPaper;
  /** How many photos, within `photoAmountsOf` its type. */
  readonly amount: number;
};

/** Names as in the specification (storefront §3). */
export type PhotoboxParameters = {
  readonly photoboxType?: string | undefined;
  /** `WxH` in millimetres. */
  readonly photoboxFormat?: string | undefined;
  readonly paperType?: string | undefined;
  readonly amount?: string | undefined;
};

export type PrintedPhotoboxParameters = {
  readonly [Name in keyof PhotoboxParameters]-?: NonNullable<PhotoboxParameters[Name]>;
};

/**
 * Reads a photo box. Absent and empty parameters and `standard` are defaults; only the type is
 * needed. The inverse of `photoboxParameters`.
 */
export const parsePhotoboxConfiguration = (
  parameters: PhotoboxParameters,
): E.Either<HandOffRefusal, PhotoboxConfiguration> =>
  pipe(
    E.Do,
    E.bind('type', () => readType(parameters.photoboxType)),
    E.bind('format', ({ type }) =>
      readChoice('photoboxFormat', parameters.photoboxFormat, {
        by: 'photoboxType',
        isWord: isPhotoPrintFormat,
        choices: photoboxFormatsOf(type),
        otherwise: defaultPhotoboxFormatOf(type),
      }),
    ),
    E.bind('paper', ({ type }) =>
      readChoice('paperType', parameters.paperType, {
        by: 'photoboxType',
        isWord: isPhotoboxPaper,
        choices: photoboxPapersOf(type),
        otherwise: defaultPhotoboxPaperOf(type),
      }),
    ),
    E.bind('amount', ({ type }) => readAmount(type, parameters.amount)),
  );

/** The inverse of `parsePhotoboxConfiguration`. */
export const photoboxParameters = ({
  type,
  format,
  paper,
  amount,
}: PhotoboxConfiguration): PrintedPhotoboxParameters => ({
  photoboxType: type,
  photoboxFormat: format,
  paperType: paper,
  // The usual one is left out: addresses stay short.
  amount: amount === photoAmountsOf(type).usual ? '' : String(amount),
});

const amountPattern = /^[1-9]\d{0,2}$/u;

const readAmount = (
  type: PhotoboxType,
  text: string | undefined,
): E.Either<HandOffRefusal, number> => {
  const { minimum, maximum, usual } = photoAmountsOf(type);
  return pipe(
    readNumber('amount', text, amountPattern, usual),
    E.filterOrElse(
      (amount) => amount >= minimum && amount <= maximum,
      (amount): HandOffRefusal => ({
        kind: 'malformed',
        parameter: 'amount',
        value: String(amount),
      }),
    ),
  );
};

const readType = (text: string | undefined): E.Either<HandOffRefusal, PhotoboxType> => {
  if (text === undefined || text === '') return refuseParameter('missing', 'photoboxType');
  const type = parsePhotoboxType(text);
  return E.isRight(type) ? type : refuseParameter('unknown', 'photoboxType', text);
};
