/** The production ticket of pages: what lies where on each, and by which passes it is printed. */
import type { ArtworkPage } from '../artwork/artwork.ts';
import { trimBox } from '../artwork/artwork.ts';
import { grownBox, type Box } from '../artwork/measures.ts';
import { framedCrop } from '../image/picture-crop.ts';
import type { OrderedPagePhoto } from '../order/order.ts';
import type { PrintedArtwork } from '../products/product.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';
import { E } from '../../fp.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ItemPlace, PagesJob } from './print-job.ts';
import { namedItem, type RenderedBytes } from './print-ticket.ts';

/** How something is printed: with ink, with a metal, pressed, or cut out. */
type PrintPass = 'ink' | 'foil' | 'relief' | 'cut';

/** Of a page; `foil` and `relief` are ink where they were not ordered. */
const printPasses = (
  { foil }: Pick<PrintedArtwork, 'foil'>,
  { objects, isRaised = false, cut }: Pick<ArtworkPage, 'objects' | 'isRaised' | 'cut'>,
): readonly PrintPass[] => {
  const has = (layer: 'foil' | 'relief'): boolean =>
    objects.some((object) => object.kind !== 'picture' && object.layer === layer);
  return [
    'ink',
    ...(foil !== undefined && has('foil') ? (['foil'] as const) : []),
    ...(isRaised && has('relief') ? (['relief'] as const) : []),
    ...(cut === undefined ? [] : (['cut'] as const)),
  ];
};

/** The pages that are printed of an artwork, in order; a name that it does not have is left out. */
export const printedPagesOf = <Page extends { readonly name: string }>(
  { pages: names }: Pick<PrintedArtwork, 'pages'>,
  pages: readonly Page[],
): readonly Page[] => names.flatMap((name) => pages.find((page) => page.name === name) ?? []);

const photosOn = (
  { pictures }: PrintedArtwork,
  { objects }: ArtworkPage,
  originals: readonly OrderedPagePhoto[],
  onSheet: (box: Box) => Box,
) =>
  objects.flatMap((object) => {
    const picture = object.kind === 'picture' ? pictures[object.id] : undefined;
    const original = originals.find(({ uploadId }) => uploadId === picture?.source);
    if (object.kind !== 'picture' || picture === undefined || original === undefined) return [];
    const crop = framedCrop(picture.size, object.box, picture.framing);
    const { digest, size, orientation } = original;
    return E.isLeft(crop)
      ? []
      : [
          {
            place: object.id,
            sha256: digest,
            size,
            orientation,
            crop: crop.right,
            micrometres: onSheet(object.box),
          },
        ];
  });

const pageFacts = (
  printed: PrintedArtwork,
  page: ArtworkPage,
  originals: readonly OrderedPagePhoto[],
) => {
  const { bleed } = page;
  const onSheet = ({ left, top, ...size }: Box): Box => ({
    left: left + bleed,
    top: top + bleed,
    ...size,
  });
  const photos = photosOn(printed, page, originals, onSheet);
  const trim = trimBox(page);
  const whole = onSheet(grownBox(trim, bleed));
  return {
    name: page.name,
    micrometres: {
      media: whole,
      bleed: whole,
      trim: onSheet(trim),
      safe: onSheet(grownBox(trim, -page.safe)),
      folds: page.folds.map(({ along, at }) => ({ along, at: at + bleed })),
    },
    passes: printPasses(printed, page),
    cut: page.cut,
    photos,
    // Printed in the colour of their place.
    placesWithoutPhoto: page.objects
      .filter(({ kind, id }) => kind === 'picture' && !photos.some(({ place }) => place === id))
      .map(({ id }) => id),
  };
};

const artworkFacts = (printed: PrintedArtwork, originals: readonly OrderedPagePhoto[]) => ({
  foil: printed.foil,
  mount: printed.artwork.mount,
  binding: printed.artwork.binding,
  pages: printedPagesOf(printed, printed.artwork.pages).map((page) =>
    pageFacts(printed, page, originals),
  ),
});

/** The day of an order in Greenwich: `2026-11-28`. */
export const dayOfOrder = (placedAt: number): CalendarDay => calendarDay('UTC', placedAt);

/** What the renderer makes bytes of: its digest is the file's address. */
export const pagesContent = (
  { label, locale, placedAt, personal }: PagesJob,
  artworks: readonly PrintedArtwork[],
): string =>
  canonicalJson({
    title: label.name,
    locale,
    day: dayOfOrder(placedAt),
    artworks,
    photos: (personal?.photos ?? []).map(({ uploadId, digest, size, orientation }) => ({
      uploadId,
      digest,
      size,
      orientation,
    })),
  });

/**
 * The ticket's text. Lengths are micrometres from the upper left corner of each page's sheet; pages
 * stand in the order of the file's.
 */
export const pagesTicket = (
  place: ItemPlace,
  job: PagesJob,
  artworks: readonly PrintedArtwork[],
  { digest, byteCount, type, renderer }: RenderedBytes,
): string =>
  `${canonicalJson({
    ...namedItem(place, job),
    artworks: artworks.map((printed) => artworkFacts(printed, job.personal?.photos ?? [])),
    file: { sha256: digest, bytes: byteCount, type, renderer },
  })}\n`;
