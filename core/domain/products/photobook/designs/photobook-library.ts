/** The library's photo books by the ids of their pictures, and by the sets of the specification. */
import type { Artwork } from '../../../artwork/artwork.ts';
import { localeTable, type Locale } from '../../../locale/locales.ts';
import type { PersonalWords } from '../../../personalisation/personalisation.ts';
import { photobookPageCountFor } from '../page-count.ts';
import { photobookTemplateId, type PhotobookDesignGroupSet } from '../photobook-design-set.ts';
import { photobookFormatsOf, photobookPapersOf } from '../photobook-options.ts';
import { photobookSpreads, type PicturedPhotobook } from '../photobook-picture.ts';
import {
  isPhotobookFormat,
  isPhotobookPaper,
  isPhotobookType,
  photobookFormats,
} from '../photobooks.ts';
import { photobookLooks, type PhotobookLook } from './looks.ts';
import { photobookArtwork } from './photobook-artwork.ts';

const byId: ReadonlyMap<string, PhotobookLook> = new Map(
  photobookLooks.map((look) => [look.id, look]),
);

/** The look of a design group set; undefined where the library has none of that id. */
export const photobookLookOf = (designGroupSetId: string): PhotobookLook | undefined =>
  byId.get(designGroupSetId);

/** The look in which a photo book is shown and printed: the usual one where the library lacks its own. */
export const photobookLookFor = ({
  designGroupSetId = '',
}: {
  readonly designGroupSetId?: string | undefined;
}): PhotobookLook => photobookLookOf(designGroupSetId) ?? photobookLooks[0];

/** The set of a look: a design group for each format. */
export const photobookDesignSetOf = ({ id, name }: PhotobookLook): PhotobookDesignGroupSet => ({
  designGroupSetId: id,
  name,
  designGroups: photobookFormats.map((format) => ({
    format,
    templateId: photobookTemplateId(id, format),
  })),
});

const idPattern =
  /^(?<look>[a-z]+)-(?<type>[a-z]+)-(?<format>[a-z\d]+-[a-z\d]+)-(?<paper>[a-z]+)-(?<pages>[1-9]\d{1,2})-(?<spread>[1-3])$/u;

type ReadPhotobook = Omit<PicturedPhotobook, 'designGroupSetId'> & {
  readonly look: PhotobookLook;
};

/** Reads an id; undefined for one that no photo book of the library has. */
const readArtworkId = (id: string): ReadPhotobook | undefined => {
  const { type = '', format = '', paper = '', ...groups } = idPattern.exec(id)?.groups ?? {};
  const look = photobookLookOf(groups['look'] ?? '');
  const spread = photobookSpreads.find((one) => String(one) === groups['spread']);
  const pageCount = Number(groups['pages']);
  return look !== undefined &&
    spread !== undefined &&
    isPhotobookType(type) &&
    isPhotobookFormat(format) &&
    isPhotobookPaper(paper) &&
    photobookFormatsOf(type).includes(format) &&
    photobookPapersOf(type).includes(paper) &&
    photobookPageCountFor(type, pageCount).kind === 'exact'
    ? { look, type, format, paper, pageCount, spread }
    : undefined;
};

/** The number of pages of the photo book of an id; 0 for one that no photo book has. */
export const photobookPageCountOf = (id: string): number => readArtworkId(id)?.pageCount ?? 0;

/**
 * The artwork of an id in the words of a locale, or in one's own; undefined for one that no photo book
 * has.
 */
export const photobookArtworkOf = (
  id: string,
  locale: Locale,
  own?: PersonalWords,
): Artwork | undefined => {
  const read = readArtworkId(id);
  if (read === undefined) return undefined;
  const { look, ...made } = read;
  return photobookArtwork(look, made, localeTable[locale].language, own);
};
