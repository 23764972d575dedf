/** Designs of photo books on ray-traced books, closed or open. */
import { coverGround } from '../../../core/domain/artwork/draw-book.ts';
import { drawSvg } from '../../../core/domain/artwork/draw-svg.ts';
import type { DisplayPage } from '../../../core/domain/artwork/resolve.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import type { PhotoPart } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import {
  facesOf,
  pixelsOf,
  viewAround,
  type ArtworkInScene,
  type PlacedPart,
} from './artwork-in-scene.ts';
import { groundOf, photoIn, seenArtwork, type SeenArtwork } from './artwork-picture.ts';
import { colourOf } from './card-pieces.ts';
import { shown, svgDocument } from './svg.ts';

/**
 * A book of another thickness is shown as the next one, up to this ratio; beyond it is drawn. Of an
 * open one the thickness is hardly seen.
 */
const likeThickness = { laid: 1.75, open: 3 } as const;

/** Scenes are named for view, millimetres, and tenths of a millimetre of thickness. */
const namePattern = /^(?<stem>book-.+)-(?<thickness>\d+)$/u;

const ratioOf = (one: number, other: number): number => Math.max(one / other, other / one);

/** The scene of a book of a size whose thickness is nearest. */
const sceneOf = (
  view: keyof typeof likeThickness,
  { artwork: { binding }, pages }: SeenArtwork,
  scenes: RenderedScenes,
): RenderedScene | undefined => {
  const front = pages.find(({ name }) => name === 'front');
  if (binding === undefined || front === undefined) return undefined;
  // Only pages that lie flat are planes.
  if (view === 'open' && !binding.liesFlat) return undefined;
  const kind = view === 'laid' ? `closed-${binding.cover}` : view;
  const stem = `book-${kind}-${front.width / 1_000}x${front.height / 1_000}`;
  const wanted = binding.thickness / 100;
  const [nearest] = scenes.names
    .flatMap((name) => {
      const groups = namePattern.exec(name)?.groups;
      const ratio = ratioOf(Number(groups?.['thickness']), wanted);
      return groups?.['stem'] === stem && ratio <= likeThickness[view] ? [{ name, ratio }] : [];
    })
    .toSorted((one, other) => one.ratio - other.ratio);
  return nearest && scenes.get(nearest.name);
};

/** Of a board, in millimetres, as scenes have it. */
const board = 2.4;

/** What is printed, side by side in millimetres; `rim` is the cover's own ground. */
const sheetOf = (pages: readonly DisplayPage[]) => {
  let left = 0;
  const places = pages.map((page) => {
    const place = { page, left, width: page.width / 1_000 };
    left += place.width + 1;
    return place;
  });
  return { places, width: left + 4, height: (pages[0]?.height ?? 0) / 1_000, rim: left };
};

type Sheet = ReturnType<typeof sheetOf>;

/** A part of a page as a part of the sheet. */
const partOf = ({ places, width, rim }: Sheet, name: string, part: PhotoPart): PhotoPart => {
  const place = places.find(({ page }) => page.name === name);
  const [from, wide] = place === undefined ? [rim + 1, 2] : [place.left, place.width];
  return {
    ...part,
    left: (from + part.left * wide) / width,
    right: (from + part.right * wide) / width,
  };
};

/** Undefined where no book of that size is rendered: then it is drawn. */
export const bookInScene = (
  source: ArtworkSource,
  size: ImageSize,
  scenes: RenderedScenes,
): ArtworkInScene | undefined => {
  const { view, foil } = source;
  if (view !== 'laid' && view !== 'open') return undefined;
  const seen = seenArtwork(source);
  const rendered = sceneOf(view, seen, scenes);
  if (rendered === undefined) return undefined;
  const { scene, folder, digest } = rendered;
  const shownNames = (scene.pages ?? []).map(({ page }) => page);
  const sheet = sheetOf(seen.pages.filter(({ name }) => shownNames.includes(name)));
  const { reach } = scene;
  const thickness = Number(namePattern.exec(scene.name)?.groups?.['thickness']) / 10;
  const sides = (name: string): ImageSize => {
    if (name === 'spine') return { width: thickness, height: reach.height };
    return { width: reach.width, height: name === 'rim' ? board : reach.height };
  };
  const parts = (scene.pages ?? []).map(({ page, part, at, across, down }): PlacedPart => ({
    page,
    plane: { at, across, down },
    part: partOf(sheet, page, part),
    size: sides(page),
  }));
  const around = viewAround(scene, parts, size.width / size.height);
  const whole = { width: sheet.width, height: sheet.height };
  const pixels = pixelsOf(scene, pageParts(scene, parts), whole, size.width / around.width);
  const ground = coverGround(seen.pages);
  const pagesMarkup = sheet.places.map(
    ({ page, left }) =>
      `<svg x="${left}" y="0" width="${page.width / 1_000}" height="${page.height / 1_000}" viewBox="0 0 ${page.width} ${page.height}">${drawSvg(page, { picture: photoIn, prefix: page.name, foil })}</svg>`,
  );
  const svg = svgDocument(
    shown(
      `<rect width="${sheet.width}" height="${sheet.height}" fill="${ground}"/>${pagesMarkup.join('')}`,
    ),
    { left: 0, top: 0, ...whole },
    pixels.width,
    pixels.height,
    'stretched',
  );
  return {
    sceneDigest: digest,
    table: {
      folder,
      view: around,
      size,
      ground: colourOf(groundOf(seen.palette)),
      // The edges of pages.
      paper: colourOf('#f6f3ec'),
      print: { svg, faces: facesOf(scene, parts, around, size) },
    },
  };
};

/** Those that have as many millimetres as the sheet. */
const pageParts = ({ reach }: Scene, parts: readonly PlacedPart[]): readonly PlacedPart[] =>
  parts.filter(({ size }) => size.width === reach.width && size.height === reach.height);
