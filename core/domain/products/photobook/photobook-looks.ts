/** Looks of photo books: each is a set of designs, one for every format. */
import { photobookTemplateId } from './photobook-design-id.ts';
import type { PhotobookDesignGroupSet } from './photobook-design-set.ts';
import { photobookFormats } from './photobooks.ts';

/** `id` is that of its set of design groups. */
export type PhotobookLook = { readonly id: string; readonly name: string };

/** The usual one first. */
export const photobookLooks = [
  { id: 'lino', name: 'Lino' },
  { id: 'voyage', name: 'Voyage' },
  { id: 'alba', name: 'Alba' },
  { id: 'casa', name: 'Casa' },
  { id: 'annum', name: 'Annum' },
  { id: 'kontur', name: 'Kontur' },
  { id: 'galerie', name: 'Galerie' },
  { id: 'mosaik', name: 'Mosaik' },
] as const satisfies readonly PhotobookLook[];

/** The look of a set; undefined where the library has none of that id. */
export const photobookLookOf = (designGroupSetId: string | undefined): PhotobookLook | undefined =>
  photobookLooks.find(({ id }) => id === designGroupSetId);

/** The set of a look: a design group for each format. */
export const photobookDesignGroupSetOf = ({
  id,
  name,
}: PhotobookLook): PhotobookDesignGroupSet => ({
  designGroupSetId: id,
  name,
  designGroups: photobookFormats.map((format) => ({
    format,
    templateId: photobookTemplateId(id, format),
  })),
});
