/** How thick a photo book is, which is how wide the spine of its cover is. */
import type { Micrometres } from '../../artwork/measures.ts';
import type { PhotobookConfiguration } from './photobook-configuration.ts';
import type { PhotobookBinding, PhotobookCover, PhotobookPaper } from './photobooks.ts';

/**
 * A leaf has two pages. Leaves that lie flat are two prints back to back on a core; the others are
 * one sheet.
 */
const leafThicknesses = {
  layflat: { glaenzend: 460, matt: 480, feinstweiss: 520, standard: 440 },
  pur: { glaenzend: 140, matt: 160, feinstweiss: 190, standard: 150 },
  heftbindung: { glaenzend: 140, matt: 160, feinstweiss: 190, standard: 150 },
} as const satisfies Readonly<
  Record<PhotobookBinding, Readonly<Record<PhotobookPaper, Micrometres>>>
>;

/** Of one of the two: board with what it is covered with, or card. */
const coverThicknesses = {
  hard: 2_400,
  soft: 320,
} as const satisfies Readonly<Record<PhotobookCover, Micrometres>>;

/**
 * The thickness of a closed book in micrometres, with its covers. The specification has no figures:
 * they are those of usual papers.
 */
export const photobookThickness = ({
  cover,
  binding,
  paper,
  pageCount,
}: Pick<PhotobookConfiguration, 'cover' | 'binding' | 'paper' | 'pageCount'>): Micrometres =>
  2 * coverThicknesses[cover] + Math.ceil((pageCount * leafThicknesses[binding][paper]) / 2);

/** Whether a cover has a spine to print on: what is stitched is folded there. */
export const hasPhotobookSpine = (binding: PhotobookBinding): boolean => binding !== 'heftbindung';
