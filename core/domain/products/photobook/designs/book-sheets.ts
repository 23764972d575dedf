/** The sheets of a book of a look: what its cover consists of, and any spread or page of its inside. */
import type { ArtworkPage, PictureSlot, TextStyle } from '../../../artwork/artwork.ts';
import { micrometresOf, type Micrometres } from '../../../artwork/measures.ts';
import { pageFonts } from '../../../artwork/page-fonts.ts';
import { objectsOfPage, shortRule, type PagePart } from '../../../artwork/page-kit.ts';
import { defaultPhotobookBindingOf, photobookCoverOf } from '../photobook-options.ts';
import type { PhotobookConfiguration } from '../photobook-configuration.ts';
import { hasPhotobookSpine, photobookThickness } from '../photobook-spine.ts';
import { photobookFormatTable } from '../photobook-table.ts';
import type { PhotobookCover, PhotobookFormat } from '../photobooks.ts';
import { roleInChapter, type SaidInBook } from './book-words-said.ts';
import type { BookSide, CoverLayout, CoverWords, SpreadLayout, SpreadWords } from './layout.ts';
import { coverLayouts } from './layouts/covers.ts';
import { spreadLayouts } from './layouts/spreads.ts';
import type { PhotobookLook } from './looks.ts';

/** A book, and what is read in it. */
export type BookMaking = Pick<PhotobookConfiguration, 'type' | 'format' | 'paper' | 'pageCount'> & {
  readonly look: PhotobookLook;
  readonly said: SaidInBook;
};

/** A sheet with the styles of its texts. */
export type BookSheet = {
  readonly page: ArtworkPage;
  readonly styles: Readonly<Record<string, TextStyle>>;
};

/** Millimetres beyond the trim: a hard cover is turned in around its board. */
const coverBleeds: Readonly<Record<PhotobookCover, number>> = { hard: 15, soft: 3 };

const pageBleed = 3;

const safe = micrometresOf(5);

const sideOf = (format: PhotobookFormat, bleed: number): BookSide => {
  const { width, height } = photobookFormatTable[format];
  return { width, height, margin: Math.max(8, Math.min(width, height) * 0.07), bleed };
};

const insideOf = ({ format }: Pick<BookMaking, 'format'>): BookSide => sideOf(format, pageBleed);

const outsideOf = ({ format, type }: Pick<BookMaking, 'format' | 'type'>): BookSide =>
  sideOf(format, coverBleeds[photobookCoverOf(type)]);

/** How a book is bound. */
export const bookBinding = ({ type, paper, pageCount }: BookMaking) => {
  const [cover, binding] = [photobookCoverOf(type), defaultPhotobookBindingOf(type)];
  return {
    cover,
    thickness: photobookThickness({ cover, binding, paper, pageCount }),
    liesFlat: binding === 'layflat',
    hasSpine: hasPhotobookSpine(binding),
  };
};

type Sheet = {
  readonly name: string;
  readonly side: BookSide;
  readonly parts: readonly PagePart[];
  readonly paper?: ArtworkPage['paper'];
  readonly width?: Micrometres;
  readonly safe?: Micrometres;
  readonly folds?: ArtworkPage['folds'];
};

const sheetOf = (
  { look }: Pick<BookMaking, 'look'>,
  { name, side, parts, paper = 'paper', folds = [], ...measures }: Sheet,
): BookSheet => {
  const { objects, styles } = objectsOfPage(name, parts, pageFonts[look.fonts]);
  const page: ArtworkPage = {
    name,
    width: micrometresOf(side.width),
    height: micrometresOf(side.height),
    safe,
    ...measures,
    bleed: micrometresOf(side.bleed),
    folds,
    paper,
    objects,
  };
  return { page, styles };
};

/** What the ground of a cover's spine and back is: the front's own, where it is a field. */
const coverPaper: Readonly<Partial<Record<PhotobookLook['cover'], 'accent' | 'soft'>>> = {
  divided: 'accent',
  rounded: 'soft',
};

/** The colour of a cover's spine and back. */
export const coverGroundOf = ({ cover }: PhotobookLook): 'paper' | 'accent' | 'soft' =>
  coverPaper[cover] ?? 'paper';

/** The front of the cover. */
export const frontSheet = (making: BookMaking): BookSheet => {
  const side = outsideOf(making);
  const layout: CoverLayout = coverLayouts[making.look.cover];
  return sheetOf(making, { name: 'front', side, parts: layout(side, making.said.cover) });
};

/** The back of the cover. */
export const backSheet = (making: BookMaking): BookSheet => {
  const side = outsideOf(making);
  const { width, height } = side;
  const short = Math.min(width, height);
  const parts = [shortRule(width / 2, height * 0.9, short * 0.1, short * 0.003)];
  return sheetOf(making, { name: 'back', side, parts, paper: coverGroundOf(making.look) });
};

/** Words of a spine keep this share of its width clear on each side. */
const spineRim = 0.16;

/** What words of a spine keep clear on each side. */
export const spineRimOf = (thickness: Micrometres): Micrometres => Math.floor(thickness * spineRim);

/** Title and year along the spine, read from its head down. */
const spineParts = (
  thickness: number,
  height: number,
  { title, year }: CoverWords,
  colour: 'ink' | 'paper',
): readonly PagePart[] => {
  const inner = thickness * (1 - 2 * spineRim);
  const size = Math.min(inner * 0.72, height * 0.034);
  const left = thickness * spineRim;
  const told = { size, turns: 1, layer: 'foil', colour } as const;
  const [head, foot] = [height * 0.07, height * 0.93];
  const long = (foot - head) * 0.72;
  return [
    {
      kind: 'words',
      role: 'title',
      words: title,
      voice: 'display',
      at: [left, head, inner, long],
      align: 'start',
      ...told,
    },
    {
      kind: 'words',
      role: 'year',
      words: year,
      voice: 'text',
      at: [left, head + long, inner, foot - head - long],
      align: 'end',
      ...told,
      size: size * 0.86,
    },
  ];
};

/** The spine of the cover; without words where the book is stitched. */
export const spineSheet = (making: BookMaking): BookSheet => {
  const side = outsideOf(making);
  const { thickness, hasSpine } = bookBinding(making);
  const paper = coverGroundOf(making.look);
  const colour = paper === 'accent' ? 'paper' : 'ink';
  return sheetOf(making, {
    name: 'spine',
    side,
    width: thickness,
    safe: 0,
    paper,
    parts: hasSpine ? spineParts(thickness / 1_000, side.height, making.said.cover, colour) : [],
  });
};

/**
 * A photo that ends at the fold goes on beyond it, unseen: printed as two pages, each of them has its
 * bleed, and both show of it what the spread shows.
 */
const overFold = (slot: PictureSlot, fold: Micrometres, bleed: Micrometres): PictureSlot => {
  const { box } = slot;
  const isLeft = box.left + box.width === fold;
  if (!isLeft && box.left !== fold) return slot;
  return {
    ...slot,
    box: { ...box, left: isLeft ? box.left : box.left - bleed, width: box.width + bleed },
    shape: { kind: 'part', seen: box },
  };
};

const noWords: SpreadWords = { chapter: '', line: '' };

/** The spread at which a chapter begins, from 0 on. */
export const chapterSheet = (making: BookMaking, chapter: number, name: string): BookSheet => {
  const { look, said } = making;
  const side = insideOf(making);
  const layout: SpreadLayout = spreadLayouts[look.spreads[chapter] ?? look.spreads[0]];
  const fold = micrometresOf(side.width);
  const { page, styles } = sheetOf(making, {
    name,
    side,
    width: 2 * fold,
    folds: [{ along: 'height', at: fold }],
    parts: layout(side, said.chapters[chapter] ?? noWords).map((part) =>
      part.kind === 'words' ? { ...part, role: roleInChapter(part.role, chapter) } : part,
    ),
  });
  const objects = page.objects.map((object) =>
    object.kind === 'picture' ? overFold(object, fold, page.bleed) : object,
  );
  return { page: { ...page, objects }, styles };
};

/** A page of the inside. */
export const insideSheet = (
  making: BookMaking,
  name: string,
  layout: (side: BookSide) => readonly PagePart[],
): BookSheet => {
  const side = insideOf(making);
  return sheetOf(making, { name, side, parts: layout(side) });
};

/** The styles of several sheets. */
export const stylesOf = (sheets: readonly Pick<BookSheet, 'styles'>[]): BookSheet['styles'] =>
  Object.fromEntries(sheets.flatMap(({ styles }) => Object.entries(styles)));
