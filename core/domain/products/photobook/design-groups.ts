import { E, pipe } from '../../../fp.ts';
import {
  photobookParameters,
  type PhotobookConfiguration,
  type PhotobookParameters,
} from './photobook-configuration.ts';
import type { PhotobookFormat } from './photobooks.ts';

/** A group of designs, which are made for one format, and the designer's template of it. */
export type PhotobookDesignGroup = {
  readonly format: PhotobookFormat;
  readonly templateId: string;
};

/** No design group is made for the format; `formats` are those that there are designs for. */
export type PhotobookTemplateError = {
  readonly kind: 'no-design-group';
  readonly format: PhotobookFormat;
  readonly formats: readonly PhotobookFormat[];
};

/**
 * The template of the design group that matches a format (storefront §3, "templateId from the
 * matching design group"); of several the first one.
 */
export const photobookTemplateIdFor = (
  designGroups: readonly PhotobookDesignGroup[],
  format: PhotobookFormat,
): E.Either<PhotobookTemplateError, string> => {
  const matching = designGroups.find((group) => group.format === format);
  return matching === undefined
    ? E.left({ kind: 'no-design-group', format, formats: formatsOf(designGroups) })
    : E.right(matching.templateId);
};

const formatsOf = (designGroups: readonly PhotobookDesignGroup[]): readonly PhotobookFormat[] => [
  ...new Set(designGroups.map(({ format }) => format)),
];

/** What the photo book designer takes: the photo book and the template of its format. */
export type PhotobookDesignerParameters = PhotobookParameters & { readonly templateId: string };

/** The designer's parameters of a photo book (storefront §3): those of it, and its template. */
export const photobookDesignerParameters = (
  photobook: PhotobookConfiguration,
  designGroups: readonly PhotobookDesignGroup[],
): E.Either<PhotobookTemplateError, PhotobookDesignerParameters> =>
  pipe(
    photobookTemplateIdFor(designGroups, photobook.format),
    E.map((templateId) => ({ ...photobookParameters(photobook), templateId })),
  );
