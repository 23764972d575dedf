/** The library's photo books by the ids of their pictures, and by the sets of the specification. */
import type { Artwork } from '../../../artwork/artwork.ts';
import { localeTable, type Locale } from '../../../locale/locales.ts';
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

/** The artwork of an id in the words of a locale; undefined for one that no photo book has. */
export const photobookArtworkOf = (id: string, locale: Locale): Artwork | undefined => {
  const read = readArtworkId(id);
  if (read === undefined) return undefined;
  const { look, ...made } = read;
  return photobookArtwork(look, made, localeTable[locale].language);
};
