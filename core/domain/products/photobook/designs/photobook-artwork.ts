import type { Artwork, ArtworkPage, TextStyle } from '../../../artwork/artwork.ts';
import { micrometresOf, type Micrometres } from '../../../artwork/measures.ts';
import { pageFonts } from '../../../artwork/page-fonts.ts';
import { objectsOfPage, shortRule, type PagePart } from '../../../artwork/page-kit.ts';
import { pagePalettes } from '../../../artwork/page-palettes.ts';
import type { Language } from '../../../locale/locales.ts';
import { defaultPhotobookBindingOf, photobookCoverOf } from '../photobook-options.ts';
import type { PicturedPhotobook } from '../photobook-picture.ts';
import { hasPhotobookSpine, photobookThickness } from '../photobook-spine.ts';
import { photobookFormatTable } from '../photobook-table.ts';
import type { PhotobookCover, PhotobookFormat } from '../photobooks.ts';
import type { BookSide, CoverLayout, SpreadLayout } from './layout.ts';
import { coverLayouts } from './layouts/covers.ts';
import { spreadLayouts } from './layouts/spreads.ts';
import type { PhotobookLook } from './looks.ts';
import { bookNames, sampleYear } from './words/book-words.ts';
import { bookWordsOf } from './words/book-words-of.ts';

/** Millimetres beyond the trim: a hard cover is turned in around its board. */
const coverBleeds: Readonly<Record<PhotobookCover, number>> = { hard: 15, soft: 3 };

const pageBleed = 3;

const safe = 5;

const sideOf = (format: PhotobookFormat, bleed: number): BookSide => {
  const { width, height } = photobookFormatTable[format];
  return { width, height, margin: Math.max(8, Math.min(width, height) * 0.07), bleed };
};

type Sheet = {
  readonly name: string;
  readonly width: Micrometres;
  readonly height: Micrometres;
  readonly bleed: number;
  readonly safe: Micrometres;
  readonly foldAt?: Micrometres;
  readonly parts: readonly PagePart[];
};

type LaidOut = {
  readonly page: ArtworkPage;
  readonly styles: Readonly<Record<string, TextStyle>>;
};

/** Words of a spine keep this share of its width clear on each side. */
const spineRim = 0.16;

/** Title and year along the spine, read from its head down. */
const spineParts = (
  thickness: number,
  height: number,
  { title, year }: { readonly title: string; readonly year: string },
): readonly PagePart[] => {
  const inner = thickness * (1 - 2 * spineRim);
  const size = Math.min(inner * 0.72, height * 0.034);
  const left = thickness * spineRim;
  const told = { size, turns: 1, layer: 'foil' } as const;
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

const coverOf = ({ cover }: PhotobookLook): CoverLayout => coverLayouts[cover];

const spreadsOf = ({ spreads }: PhotobookLook): readonly SpreadLayout[] =>
  spreads.map((name) => spreadLayouts[name]);

/** What the ground of a cover's spine and back is: the front's own, where it is a field. */
const coverPaper: Readonly<Partial<Record<PhotobookLook['cover'], 'accent' | 'soft'>>> = {
  divided: 'accent',
  rounded: 'soft',
};

/**
 * A photo book of a look: its cover as `front`, `back` and, where it has one, `spine`, and all its
 * spreads; the one at which it is opened is `inside`.
 */
export const photobookArtwork = (
  look: PhotobookLook,
  { type, format, paper, pageCount, spread }: Omit<PicturedPhotobook, 'designGroupSetId'>,
  language: Language,
): Artwork => {
  const cover = photobookCoverOf(type);
  const binding = defaultPhotobookBindingOf(type);
  const thickness = photobookThickness({ cover, binding, paper, pageCount });
  const fonts = pageFonts[look.fonts];
  const { title, chapters } = bookWordsOf(look.theme, language);
  const words = { title, name: bookNames[look.theme], year: sampleYear };
  const outside = sideOf(format, coverBleeds[cover]);
  const inside = sideOf(format, pageBleed);
  const ground = coverPaper[look.cover] ?? 'paper';
  const [width, height] = [micrometresOf(inside.width), micrometresOf(inside.height)];

  const laidOut = (
    { name, foldAt, parts, bleed, ...measures }: Sheet,
    paperRole: ArtworkPage['paper'],
  ): LaidOut => {
    const { objects, styles } = objectsOfPage(name, parts, fonts);
    const folds = foldAt === undefined ? [] : [{ along: 'height', at: foldAt } as const];
    return {
      page: { name, ...measures, bleed: micrometresOf(bleed), folds, paper: paperRole, objects },
      styles,
    };
  };
  const sheet = { width, height, safe: micrometresOf(safe) };
  const short = Math.min(inside.width, inside.height);

  const front = laidOut(
    { ...sheet, name: 'front', bleed: outside.bleed, parts: coverOf(look)(outside, words) },
    'paper',
  );
  const spreads = spreadsOf(look).map((layout, index) => {
    const { [index]: said = { chapter: '', line: '' } } = chapters;
    return laidOut(
      {
        ...sheet,
        name: index + 1 === spread ? 'inside' : `spread-${index + 1}`,
        width: 2 * width,
        bleed: pageBleed,
        foldAt: width,
        parts: layout(inside, said),
      },
      'paper',
    );
  });
  const back = laidOut(
    {
      ...sheet,
      name: 'back',
      bleed: outside.bleed,
      parts: [shortRule(inside.width / 2, inside.height * 0.9, short * 0.1, short * 0.003)],
    },
    ground,
  );
  const spine = laidOut(
    {
      ...sheet,
      name: 'spine',
      width: thickness,
      safe: 0,
      bleed: outside.bleed,
      parts: hasPhotobookSpine(binding)
        ? spineParts(thickness / 1_000, inside.height, words).map((part) =>
            part.kind === 'words' && ground === 'accent' ? { ...part, colour: 'paper' } : part,
          )
        : [],
    },
    ground,
  );
  const pages = [front, ...spreads, back, spine];
  return {
    pages: pages.map(({ page }) => page),
    binding: { cover, thickness, liesFlat: binding === 'layflat' },
    firstPhoto: look.firstPhoto,
    styles: Object.fromEntries(pages.flatMap(({ styles }) => Object.entries(styles))),
    variants: { [look.palette]: pagePalettes[look.palette] },
  };
};
