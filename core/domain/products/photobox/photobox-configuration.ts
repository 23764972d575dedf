import { E, pipe } from '../../../fp.ts';
import {
  isPhotoboxPaper,
  type PhotoboxPaper,
  type PhotoboxType,
} from '../../catalogue/photoboxes.ts';
import { readChoice } from '../../designer/read-choice.ts';
import { refuseParameter } from '../../designer/read-parameters.ts';
import type { HandOffRefusal } from '../../designer/refusals.ts';
import { isPhotoPrintFormat } from '../../format/photo-print-formats.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import {
  defaultPhotoboxFormatOf,
  defaultPhotoboxPaperOf,
  parsePhotoboxType,
  photoboxFormatsOf,
  photoboxPapersOf,
} from './photobox-options.ts';

/** A photo box, or prints without one. */
export type PhotoboxConfiguration = {
  readonly type: PhotoboxType;
  /** One of the type's. */
  readonly format: PhotoPrintFormat;
  readonly paper: PhotoboxPaper;
};

/** Names as in the specification (storefront §3). */
export type PhotoboxParameters = {
  readonly photoboxType?: string | undefined;
  /** `WxH` in millimetres. */
  readonly photoboxFormat?: string | undefined;
  readonly paperType?: string | undefined;
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
  );

/** The inverse of `parsePhotoboxConfiguration`. */
export const photoboxParameters = ({
  type,
  format,
  paper,
}: PhotoboxConfiguration): PrintedPhotoboxParameters => ({
  photoboxType: type,
  photoboxFormat: format,
  paperType: paper,
});

const readType = (text: string | undefined): E.Either<HandOffRefusal, PhotoboxType> => {
  if (text === undefined || text === '') return refuseParameter('missing', 'photoboxType');
  const type = parsePhotoboxType(text);
  return E.isRight(type) ? type : refuseParameter('unknown', 'photoboxType', text);
};
