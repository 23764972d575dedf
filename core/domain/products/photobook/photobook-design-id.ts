import type { PhotobookFormat } from './photobooks.ts';

/** The designer's template of a set for a format: `lino-a4-quer`. */
export const photobookTemplateId = (designGroupSetId: string, format: PhotobookFormat): string =>
  `${designGroupSetId}-${format}`;
