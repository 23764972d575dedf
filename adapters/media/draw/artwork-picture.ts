import {
  paletteOf,
  trimBox,
  type Artwork,
  type ArtworkBinding,
  type ArtworkMount,
  type ArtworkPage,
  type Palette,
  type TextObject,
} from '../../../core/domain/artwork/artwork.ts';
import { cutPath } from '../../../core/domain/artwork/cut.ts';
import { drawBook, type BookView } from '../../../core/domain/artwork/draw-book.ts';
import { drawSvg, type DisplayPicture } from '../../../core/domain/artwork/draw-svg.ts';
import type { Box as ArtworkBox } from '../../../core/domain/artwork/measures.ts';
import { pathBox, printPath } from '../../../core/domain/artwork/path.ts';
import { resolve, type DisplayPage, type Pictures } from '../../../core/domain/artwork/resolve.ts';
import type { Typefaces } from '../../../core/domain/artwork/typeface.ts';
import { centredFraming } from '../../../core/domain/image/picture-crop.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import { printSource, slotMotifs, type ArtworkSource } from '../../../core/domain/image/sources.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { artworkOf, pageOfView } from '../../../core/domain/products/artworks.ts';
import { E } from '../../../core/fp.ts';
import { marketHolidays } from '../../shared/holidays/market-holidays.ts';
import { readTypefaces } from '../../shared/typefaces/read-typefaces.ts';
import { mix, type Colour } from './colour.ts';
import { mountedArtwork, mountedShare } from './mounted-artwork.ts';
import { motifDrawings } from './motifs/motif.ts';
import { turn } from './random.ts';
import { envelope, inset, laid, tabletop } from './stills/table.ts';
import { fine, layers, nums, shown, softShadow, type Box, type Drawing } from './svg.ts';

const picturesOf = ({ pages, firstPhoto = 1 }: Artwork): Pictures =>
  Object.fromEntries(
    pages
      .flatMap(({ objects }) => objects.filter(({ kind }) => kind === 'picture'))
      .map(({ id }, index) => [
        id,
        {
          source: String(index + firstPhoto),
          size: { width: 3_000, height: 2_000 },
          framing: centredFraming,
        },
      ]),
  );

/** Markup of the library's own photo. */
export const photoIn = ({ object, source, box }: DisplayPicture): string => {
  const seed = Number(source);
  const photo = inset(
    box,
    (view, id) => motifDrawings[turn(seed, slotMotifs)](seed, view, id),
    `photo-${object}`,
  );
  return `<defs>${photo.defs}</defs>${photo.body}`;
};

let known: Typefaces | undefined;

/** Read when the first design is drawn: most processes draw none. */
const typefaces = (): Typefaces => (known ??= readTypefaces());

/** A page as it is printed, and the colours of its variant. */
export type SeenPage = {
  readonly page: DisplayPage;
  readonly palette: Palette;
  readonly mount: ArtworkMount | undefined;
  readonly isFolded: boolean;
  /** What is looked at from close, in millimetres from the page's upper left corner. */
  readonly focus: readonly [x: number, y: number];
};

const middleOf = ({ left, top, width, height }: ArtworkBox): SeenPage['focus'] => [
  (left + width / 2) / 1_000,
  (top + height / 2) / 1_000,
];

/** Away from edges: what is beyond them is table. Millimetres of a side in micrometres. */
const within = (middle: number, side: number): number =>
  Math.min(Math.max(middle, side * 0.0002), side * 0.0008);

/** In the midst of the richest drawing that is pressed into a page. */
const reliefOf = ({ isRaised, objects }: ArtworkPage): ArtworkBox | undefined => {
  const drawings = objects.flatMap((object) =>
    isRaised && object.kind === 'ornament' && object.layer === 'relief' ? [object.shapes] : [],
  );
  const [shapes] = drawings.toSorted((one, other) => other.length - one.length);
  const shape = shapes?.[Math.floor(shapes.length / 2)];
  return shape && pathBox(shape.path);
};

/** Relief, else words in foil, else the largest words, which say a name or an occasion. */
const focusOf = ({ pages }: Artwork, name: string): SeenPage['focus'] => {
  const page = pages.find((one) => one.name === name);
  if (page === undefined) return [0, 0];
  const words = page.objects.filter((object) => object.kind === 'text');
  const area = ({ box }: TextObject): number => box.width * box.height;
  const [first] = words.toSorted(
    (one, other) =>
      Number(other.layer === 'foil') - Number(one.layer === 'foil') || area(other) - area(one),
  );
  const [x, y] = middleOf(reliefOf(page) ?? first?.box ?? trimBox(page));
  return [within(x, page.width), within(y, page.height)];
};

/** All pages of a design, resolved. */
export type SeenArtwork = {
  readonly artwork: Artwork;
  readonly palette: Palette;
  readonly pages: readonly DisplayPage[];
};

/** @throws Error for an unknown design, which the media service refuses before */
export const seenArtwork = (source: ArtworkSource): SeenArtwork => {
  const { variant, locale } = source;
  const artwork = artworkOf(source, marketHolidays);
  const palette = artwork && paletteOf(artwork, variant);
  if (artwork === undefined || palette === undefined)
    throw new Error(`There is no ${printSource(source)}.`);
  const pages = resolve({
    artwork,
    variant,
    language: localeTable[locale].language,
    typefaces: typefaces(),
    pictures: picturesOf(artwork),
  });
  if (E.isLeft(pages)) throw new Error(`${printSource(source)}: ${pages.left.kind}`);
  return { artwork, palette, pages: pages.right };
};

const pageSeen = (seen: SeenArtwork, source: ArtworkSource): SeenPage => {
  const { artwork, palette } = seen;
  const { view } = source;
  const { mount } = artwork;
  // What has a mount is seen opened.
  const isWhole = view === 'laid' || view === 'occasion';
  const name = isWhole && mount !== undefined ? 'inside' : pageOfView[view];
  const page = seen.pages.find((one) => one.name === name);
  if (page === undefined) throw new Error(`${source.design} has no ${name}.`);
  const isFolded = artwork.pages.some(({ folds }) => folds.length > 0);
  return { page, palette, mount, isFolded, focus: focusOf(artwork, name) };
};

/** @throws Error for an unknown design, which the media service refuses before */
export const seenPage = (source: ArtworkSource): SeenPage => pageSeen(seenArtwork(source), source);

/** A page of paper, cut at its edges, so high in the units of the picture, about the origin. */
const sheetOf = ({ page }: SeenPage, source: ArtworkSource, scale: number, id: string): Drawing => {
  const { width, height } = page;
  const cut = printPath(cutPath(page));
  const markup = drawSvg(page, { picture: photoIn, prefix: `${id}a`, foil: source.foil });
  return {
    defs: `<clipPath id="${id}cut"><path d="${cut}"/></clipPath>`,
    body: `<g transform="scale(${scale}) translate(${-width / 2} ${-height / 2})"><g clip-path="url(#${id}cut)">${markup}</g></g>`,
  };
};

/** The ground under a design: quiet, lighter than its drawing, of its own colours. */
export const groundOf = (palette: Palette): Colour =>
  mix(palette['soft'] ?? '#e8e0d8', '#f8f0e4', 0.8);

const flat = (seen: SeenPage, source: ArtworkSource, view: Box, id: string): Drawing => {
  const { page, palette } = seen;
  const scale = Math.min((0.86 * view.width) / page.width, (0.86 * view.height) / page.height);
  const size = { width: page.width * scale, height: page.height * scale };
  return layers(
    tabletop(groundOf(palette), view, `${id}g`),
    laid({ ...size, centre: [0, 500], angle: 0 }, sheetOf(seen, source, scale, id), 22),
  );
};

/** The card before its envelope, both a little turned. */
const onTable = (seen: SeenPage, source: ArtworkSource, view: Box, id: string): Drawing => {
  const { page, palette } = seen;
  const scale = Math.min((0.6 * view.width) / page.width, (0.8 * view.height) / page.height);
  const size = { width: page.width * scale, height: page.height * scale };
  const paper = mix(palette['accent'] ?? '#d9b3a6', palette['soft'] ?? '#e8d8d0', 0.55);
  const wide = page.width > page.height;
  return layers(
    tabletop(groundOf(palette), view, `${id}g`),
    envelope(
      {
        centre: wide ? [-20, 620] : [-size.width * 0.42, 560],
        width: Math.max(size.width, size.height) * 1.04,
        height: Math.min(size.width, size.height) * 1.04,
        angle: -9,
      },
      paper,
      `${id}v`,
    ),
    laid(
      { ...size, centre: wide ? [10, 440] : [size.width * 0.16, 500], angle: 3 },
      sheetOf(seen, source, scale, id),
      30,
    ),
  );
};

/** What is printed on a design's front, about the origin, and its size in the drawing's units. */
export const frontOf = (
  source: ArtworkSource,
  id: string,
): ImageSize & { readonly drawing: Drawing } => {
  const seen = seenPage({ ...source, view: 'front' });
  const { width, height } = seen.page;
  return { width, height, drawing: sheetOf(seen, source, 1, id) };
};

/** The whole of it, as its mount holds it. */
const mounted = (
  seen: SeenPage,
  mount: ArtworkMount,
  source: ArtworkSource,
  view: Box,
  id: string,
): Drawing => {
  const { page, palette } = seen;
  const scale = Math.min(
    (0.78 * view.width) / page.width,
    (mountedShare(mount) * view.height) / page.height,
  );
  const size = { width: page.width * scale, height: page.height * scale };
  const drawing = sheetOf(seen, source, scale, id);
  return mountedArtwork(mount, { view, ground: groundOf(palette), id, page: { ...size, drawing } });
};

/** The view of a book, of what is not a page. */
const bookViewOf = ({ view }: ArtworkSource): BookView => {
  if (view === 'spine' || view === 'open') return view;
  return 'laid';
};

/** A book on a table, as large as the picture has room for it. */
const bound = (
  seen: SeenArtwork,
  binding: ArtworkBinding,
  source: ArtworkSource,
  view: Box,
  id: string,
): Drawing => {
  const drawn = drawBook(bookViewOf(source), binding, seen.pages, {
    picture: photoIn,
    prefix: id,
    foil: source.foil,
  });
  if (drawn === undefined) throw new Error(`${source.design} has no front.`);
  const { markup, outline, box } = drawn;
  const scale = Math.min((0.86 * view.width) / box.width, (0.82 * view.height) / box.height);
  const reach = 26 / scale;
  const shadow = softShadow(outline, '#3a2a22', {
    reach: reach * 1.3,
    opacity: 0.42,
    dx: reach * 0.5,
    dy: reach * 0.8,
  });
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const about = (to: string, by: string): string =>
    `translate(${to}) scale(${by}) translate(${nums(-x, -y)})`;
  const middle = nums(view.left + view.width / 2, view.top + view.height / 2);
  return layers(
    tabletop(groundOf(seen.palette), view, `${id}g`),
    // The shadow begins under the book: nothing shows on its lit sides.
    shown(
      `<g transform="${about(middle, fine(scale))}"><g transform="${about(nums(x, y), '0.95')}">${shadow}</g>${markup}</g>`,
    ),
  );
};

/**
 * A design of a product as paper: a page seen from above, or the card on a table with its envelope.
 * Throws for an unknown design, which the media service refuses before.
 */
export const artworkPicture = (source: ArtworkSource, view: Box, id: string): Drawing => {
  const whole = seenArtwork(source);
  const { binding } = whole.artwork;
  const isPage = source.view === pageOfView[source.view] && source.view !== 'spine';
  if (binding !== undefined && !isPage) return bound(whole, binding, source, view, id);
  const seen = pageSeen(whole, source);
  if (source.view === pageOfView[source.view]) return flat(seen, source, view, id);
  return seen.mount === undefined
    ? onTable(seen, source, view, id)
    : mounted(seen, seen.mount, source, view, id);
};
