import { E, pipe } from '../../../fp.ts';
import { isDefaultOption } from '../../catalogue/default-option.ts';
import { isPhotoPrintFormat } from '../../format/photo-print-formats.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import {
  defaultPhotoboxFormatOf,
  defaultPhotoboxPaperOf,
  parsePhotoboxType,
  photoboxFormatFor,
  type PhotoboxFormatRefusal,
  type PhotoboxTypeError,
} from './photobox-options.ts';
import {
  isPhotoboxPaper,
  type PhotoboxPaper,
  type PhotoboxType,
} from '../../catalogue/photoboxes.ts';

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

/** Parameters as they are printed. */
export type PrintedPhotoboxParameters = {
  readonly [Name in keyof PhotoboxParameters]-?: NonNullable<PhotoboxParameters[Name]>;
};

/** The type is missing, a word is unknown, or type and format do not go together. */
export type PhotoboxConfigurationError =
  | { readonly kind: 'photobox-type-missing' }
  | PhotoboxTypeError
  | { readonly kind: 'unknown-photobox-format'; readonly text: string }
  | PhotoboxFormatRefusal
  | { readonly kind: 'unknown-photobox-paper'; readonly text: string };

type Answer<A> = E.Either<PhotoboxConfigurationError, A>;

/**
 * Reads a photo box. Absent and empty parameters and `standard` are defaults; only the type is
 * needed. The inverse of `photoboxParameters`.
 */
export const parsePhotoboxConfiguration = (
  parameters: PhotoboxParameters,
): Answer<PhotoboxConfiguration> =>
  pipe(
    E.Do,
    E.bind('type', () => readType(parameters.photoboxType)),
    E.bind('format', ({ type }) => readPhotoboxFormat(type, parameters.photoboxFormat)),
    E.bind('paper', ({ type }) => readPaper(type, parameters.paperType)),
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

const readType = (text: string | undefined): Answer<PhotoboxType> =>
  text === undefined || text === ''
    ? E.left({ kind: 'photobox-type-missing' })
    : parsePhotoboxType(text);

const readPhotoboxFormat = (
  type: PhotoboxType,
  text: string | undefined,
): Answer<PhotoPrintFormat> => {
  if (isDefaultOption(text)) return E.right(defaultPhotoboxFormatOf(type));
  return isPhotoPrintFormat(text)
    ? photoboxFormatFor(type, text)
    : E.left({ kind: 'unknown-photobox-format', text });
};

const readPaper = (type: PhotoboxType, text: string | undefined): Answer<PhotoboxPaper> => {
  if (isDefaultOption(text)) return E.right(defaultPhotoboxPaperOf(type));
  return isPhotoboxPaper(text) ? E.right(text) : E.left({ kind: 'unknown-photobox-paper', text });
};
