import { E, pipe } from '../../../fp.ts';
import {
  photobookParameters,
  type PhotobookConfiguration,
  type PhotobookParameters,
} from './photobook-configuration.ts';
import type { PhotobookFormat } from './photobooks.ts';

/** Designs of one format, and the designer's template for it. */
export type PhotobookDesignGroup = {
  readonly format: PhotobookFormat;
  readonly templateId: string;
};

/** `formats` are those that there are designs for. */
export type PhotobookTemplateError = {
  readonly kind: 'no-design-group';
  readonly format: PhotobookFormat;
  readonly formats: readonly PhotobookFormat[];
};

/**
 * The template for a format (storefront §3, "templateId from the matching design group"), the first
 * of several.
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

export type PhotobookDesignerParameters = PhotobookParameters & { readonly templateId: string };

/** The designer's parameters of a photo book (storefront §3). */
export const photobookDesignerParameters = (
  photobook: PhotobookConfiguration,
  designGroups: readonly PhotobookDesignGroup[],
): E.Either<PhotobookTemplateError, PhotobookDesignerParameters> =>
  pipe(
    photobookTemplateIdFor(designGroups, photobook.format),
    E.map((templateId) => ({ ...photobookParameters(photobook), templateId })),
  );
