/** What would be wrong in print, found while somebody can still mend it. */
import { E, pipe } from '../../fp.ts';
import type { ImageSize } from '../image/image-size.ts';
import type { ArtworkPage, Palette, TextObject } from './artwork.ts';
import { trimBox } from './artwork.ts';
import { grownBox, liesWithin, type Box, type Micrometres } from './measures.ts';
import { pathBox } from './path.ts';
import {
  chosenPalette,
  displayedPage,
  laidOutText,
  type ArtworkError,
  type DisplayItem,
  type ResolveInput,
} from './resolve.ts';

type At = { readonly page: string; readonly object: string };

export type ArtworkFinding = At &
  (
    | {
        /** A text leaves its box by these lengths, even at its smallest size. */
        readonly kind: 'overflow';
        readonly across: Micrometres;
        readonly down: Micrometres;
      }
    | { readonly kind: 'missing-glyphs'; readonly characters: readonly string[] }
    /** Letters stand so near to an edge or a fold that cutting or folding may hit them. */
    | { readonly kind: 'outside-safe-area' }
    /** What touches an edge ends before the bleed does: a white line would show. */
    | { readonly kind: 'bleed-not-covered' }
    /** The photo has too few pixels: below 200 it should be another, below 100 it must be. */
    | { readonly kind: 'low-resolution'; readonly dotsPerInch: number; readonly isRefused: boolean }
    | { readonly kind: 'empty-slot' }
  );

/** Dots per inch: fewer are warned of, and refused (order of print). */
export const resolutionLimits = { warned: 200, refused: 100 } as const;

const micrometresPerInch = 25_400;

/** Of the axis that has fewer, rounded down. */
export const dotsPerInch = (pixels: ImageSize, { width, height }: Pick<Box, 'width' | 'height'>) =>
  Math.floor(
    Math.min(
      (pixels.width * micrometresPerInch) / width,
      (pixels.height * micrometresPerInch) / height,
    ),
  );

/** Whether a box keeps its distance from the edges of a page and from its folds. */
const isSafe = (box: Box, page: ArtworkPage): boolean =>
  liesWithin(box, grownBox(trimBox(page), -page.safe)) &&
  page.folds.every(({ along, at }) => {
    const [from, length] = along === 'height' ? [box.left, box.width] : [box.top, box.height];
    return from + length <= at - page.safe || from >= at + page.safe;
  });

const textFindings = (
  input: ResolveInput,
  page: ArtworkPage,
  object: TextObject,
): E.Either<ArtworkError, readonly ArtworkFinding[]> =>
  pipe(
    laidOutText(input, object),
    E.map(({ overflow, missing, path }): readonly ArtworkFinding[] => {
      const at = { page: page.name, object: object.id };
      const box = pathBox(path);
      return [
        ...(overflow.across > 0 || overflow.down > 0
          ? [{ kind: 'overflow' as const, ...at, ...overflow }]
          : []),
        ...(missing.length > 0
          ? [{ kind: 'missing-glyphs' as const, ...at, characters: missing }]
          : []),
        ...(box === undefined || isSafe(box, page)
          ? []
          : [{ kind: 'outside-safe-area' as const, ...at }]),
      ];
    }),
  );

/** Whether what reaches an edge of the page reaches the edge of the bleed there, too. */
const coversBleed = (box: Box, page: ArtworkPage): boolean => {
  const bled = grownBox(trimBox(page), page.bleed);
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  return (
    (box.left > 0 || box.left <= bled.left) &&
    (box.top > 0 || box.top <= bled.top) &&
    (right < page.width || right >= bled.left + bled.width) &&
    (bottom < page.height || bottom >= bled.top + bled.height)
  );
};

const boxOf = (item: DisplayItem): Box | undefined => {
  if (item.kind === 'picture') return item.box;
  const box = pathBox(item.path);
  return box && grownBox(box, Math.ceil((item.line ?? 0) / 2));
};

/** A leaf may end anywhere beyond an edge; a straight side there would show as a white line. */
const isCurved = (item: DisplayItem): boolean =>
  item.kind === 'fill' && item.path.some(([letter]) => letter === 'C' || letter === 'Q');

const itemFindings = (page: ArtworkPage, item: DisplayItem): readonly ArtworkFinding[] => {
  const at = { page: page.name, object: item.object };
  const box = boxOf(item);
  const bleed: readonly ArtworkFinding[] =
    box === undefined || isCurved(item) || coversBleed(box, page)
      ? []
      : [{ kind: 'bleed-not-covered', ...at }];
  if (item.kind !== 'picture') return bleed;
  const dots = dotsPerInch(item.crop, item.box);
  return dots >= resolutionLimits.warned
    ? bleed
    : [
        ...bleed,
        {
          kind: 'low-resolution',
          ...at,
          dotsPerInch: dots,
          isRefused: dots < resolutionLimits.refused,
        },
      ];
};

const pageFindings = (
  input: ResolveInput,
  palette: Palette,
  page: ArtworkPage,
): E.Either<ArtworkError, readonly ArtworkFinding[]> =>
  pipe(
    E.Do,
    E.bind('shown', () => displayedPage(input, palette, page)),
    E.bind('ofTexts', () =>
      pipe(
        page.objects.filter((object) => object.kind === 'text'),
        E.traverseArray((object) => textFindings(input, page, object)),
      ),
    ),
    E.map(({ shown: { items }, ofTexts }) => {
      const filled = items.filter(({ kind }) => kind === 'picture').map(({ object }) => object);
      const empty = page.objects.filter(
        ({ kind, id }) => kind === 'picture' && !filled.includes(id),
      );
      return [
        ...ofTexts.flat(),
        ...items.flatMap((item) => itemFindings(page, item)),
        ...empty.map(({ id }): ArtworkFinding => ({
          kind: 'empty-slot',
          page: page.name,
          object: id,
        })),
      ];
    }),
  );

/** All findings, page by page in the order of the objects; refused where `resolve` is. */
export const checkArtwork = (
  input: ResolveInput,
): E.Either<ArtworkError, readonly ArtworkFinding[]> =>
  pipe(
    chosenPalette(input),
    E.chain((palette) =>
      pipe(
        input.artwork.pages,
        E.traverseArray((page) => pageFindings(input, palette, page)),
      ),
    ),
    E.map((findings) => findings.flat()),
  );
