/** Designs on ray-traced paper: cards standing, lying, open, or from close; pages as their mount holds them. */
import type { ArtworkMount } from '../../../core/domain/artwork/artwork.ts';
import { cutPath } from '../../../core/domain/artwork/cut.ts';
import { drawSvg } from '../../../core/domain/artwork/draw-svg.ts';
import { foilTones } from '../../../core/domain/artwork/foil-tones.ts';
import { printPath } from '../../../core/domain/artwork/path.ts';
import type { DisplayItem } from '../../../core/domain/artwork/resolve.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import {
  cornersOf,
  planeMap,
  type PhotoPart,
  type Plane,
} from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import {
  readCardPicture,
  type CardPicture,
} from '../../../core/domain/products/card/card-picture.ts';
import {
  faceIn,
  viewOfRatio,
  type ComposedFace,
  type ComposedTable,
  type SceneView,
} from '../compose/composition.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import { groundOf, photoIn, seenPage, type SeenPage } from './artwork-picture.ts';
import {
  colourOf,
  envelopeOf,
  envelopeTints,
  extrasOn,
  millimetre,
  piece,
  sizeOf,
} from './card-pieces.ts';
import { lighter } from './colour.ts';
import { shown, svgDocument, type Drawing } from './svg.ts';

export type ArtworkInScene = { readonly table: ComposedTable; readonly sceneDigest: string };

/** A closed card's scenes are named for its millimetres: only sizes that are rendered have one. */
const sceneName = (
  { view }: ArtworkSource,
  { page, isFolded }: SeenPage,
  { paper }: CardPicture,
): string | undefined => {
  const { width, height } = sizeOf(page);
  switch (view) {
    case 'laid':
    case 'laid-turned':
      return `card-${isFolded ? 'standing' : 'lying'}-${width}x${height}`;
    case 'open':
      return `card-open-${width / 2}x${height}`;
    case 'close':
    case 'close-turned':
      return `card-paper-${paper}`;
    case 'front':
    case 'inside':
    case 'back':
    case 'spine':
    case 'occasion':
      return undefined;
  }
};

/** How far the sides of a page may differ from those that are rendered, as a share: of A5 and A6, for example. */
const tolerance = 0.02;

/** A scene in a wider picture, as a share of its own ratio, would not show its page whole. */
const widest = 1.2;

/**
 * Pages of one ratio share a scene, whatever their size. Where a broad one is rendered, too, it is for
 * pictures that are too wide for the usual one.
 */
const mountedScene = (
  scenes: RenderedScenes,
  mount: ArtworkMount,
  { width, height }: ImageSize,
  ratio: number,
): RenderedScene | undefined => {
  const ratioOf = ({ scene: { size } }: RenderedScene): number => size.width / size.height;
  const [narrowest] = scenes.names
    .filter((name) => name.startsWith(`mounted-${mount}-`))
    .flatMap((name) => scenes.get(name) ?? [])
    .filter(
      (rendered) =>
        ratio <= widest * ratioOf(rendered) &&
        Math.abs(
          (width / height) * (rendered.scene.reach.height / rendered.scene.reach.width) - 1,
        ) < tolerance,
    )
    .toSorted((one, other) => ratioOf(one) - ratioOf(other));
  return narrowest;
};

type Asked = {
  readonly source: ArtworkSource;
  readonly seen: SeenPage;
  readonly shownCard: CardPicture;
  readonly ratio: number;
};

/** Undefined where what is seen is not rendered. */
const sceneOf = (
  { source, seen, shownCard, ratio }: Asked,
  scenes: RenderedScenes,
): RenderedScene | undefined => {
  if (seen.mount === undefined) return scenes.get(sceneName(source, seen, shownCard) ?? '');
  return source.view === 'laid'
    ? mountedScene(scenes, seen.mount, sizeOf(seen.page), ratio)
    : undefined;
};

/** White where foil is, black where it is not or ink lies over it. */
const asMask = (item: DisplayItem): DisplayItem =>
  item.kind === 'picture'
    ? { kind: 'fill', object: item.object, path: item.clip, colour: '#000000', layer: 'ink' }
    : { ...item, colour: item.layer === 'foil' ? '#ffffff' : '#000000', layer: 'ink' };

/** More pixels than the picture shows, so that nothing is blurred where it is nearest. */
const oversize = 1.3;

const longestSide = 2_400;

const pageSvg = (drawing: Drawing, { page }: SeenPage, pixels: ImageSize): string => {
  const view = { left: 0, top: 0, width: page.width, height: page.height };
  return svgDocument(drawing, view, pixels.width, pixels.height, 'stretched');
};

export type PlacedPart = {
  /** Undefined for what is not a page. */
  readonly page?: string;
  readonly plane: Plane;
  readonly part: PhotoPart;
  readonly size: ImageSize;
};

const placedParts = (
  { pages = [], reach }: Scene,
  { page, mount }: SeenPage,
  focus: readonly [x: number, y: number] | undefined,
): readonly PlacedPart[] => {
  // Mounted pages are as large as those that are rendered.
  const { width, height } = mount === undefined ? sizeOf(page) : reach;
  return pages.map(({ page: name, part, at, across, down }) => {
    const [x, y] = focus ?? [0, 0];
    const [a, b, c] = at.map(
      (value, axis) => value - x * (across[axis] ?? 0) - y * (down[axis] ?? 0),
    );
    return {
      page: name,
      plane: { at: [a ?? 0, b ?? 0, c ?? 0], across, down },
      part,
      size: {
        // Half of an opened card is as wide as a closed one.
        width: name === page.name ? width * (part.right - part.left) : width,
        height: height * (part.bottom - part.top),
      },
    };
  });
};

export const facesOf = (
  { camera }: Scene,
  parts: readonly PlacedPart[],
  view: SceneView,
  picture: ImageSize,
): readonly ComposedFace[] =>
  parts.map(({ plane, part, size }) =>
    faceIn({ map: planeMap(camera, plane), size }, part, view, picture),
  );

/** Shares of a closed card's sides from its middle to the envelope's, and degrees. */
const envelopePlaces = {
  standing: { x: -0.72, y: 0.24, turn: -14 },
  lying: { x: -0.16, y: -0.1, turn: -9 },
} as const;

type LaidEnvelope = { readonly part: PlacedPart; readonly svg: (pixels: ImageSize) => string };

const laidEnvelope = (
  { envelope }: CardPicture,
  { page, isFolded }: SeenPage,
  scenes: RenderedScenes,
): LaidEnvelope | undefined => {
  if (envelope === undefined) return undefined;
  const card = sizeOf(page);
  const rendered = scenes.get(`card-envelope-${envelope.form}-${envelopeOf(card)}`);
  if (rendered === undefined) return undefined;
  const { reach } = rendered.scene;
  const { x, y, turn } = envelopePlaces[isFolded ? 'standing' : 'lying'];
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [left, top] = [x * card.width, y * card.height];
  return {
    part: {
      plane: {
        at: [left + c * reach.left - s * reach.top, top + s * reach.left + c * reach.top, 0],
        across: [c, s, 0],
        down: [-s, c, 0],
      },
      part: { left: 0, top: 0, right: 1, bottom: 1 },
      size: { width: reach.width, height: reach.height },
    },
    svg: (pixels) =>
      svgDocument(
        piece(rendered, envelopeTints[envelope.colour], 'e'),
        reach,
        pixels.width,
        pixels.height,
        'stretched',
      ),
  };
};

/** Free around what is shown, as a share of its larger side. */
const air = 0.09;

/** The part of the scene, of a ratio, that shows all parts. */
export const viewAround = (
  { camera, size }: Scene,
  parts: readonly PlacedPart[],
  ratio: number,
): SceneView => {
  const corners = parts.flatMap(({ plane, size: sides }) =>
    cornersOf(planeMap(camera, plane), sides),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const rim = air * Math.max(right - left, bottom - top);
  const least = Math.max(right - left + 2 * rim, (bottom - top + 2 * rim) * ratio);
  const width = Math.round(Math.min(least, size.width, size.height * ratio));
  const height = Math.min(size.height, Math.round(width / ratio));
  const start = (middle: number, length: number, whole: number): number =>
    Math.round(Math.min(Math.max(middle - length / 2, 0), whole - length));
  return {
    left: start((left + right) / 2, width, size.width),
    top: start((top + bottom) / 2, height, size.height),
    width,
    height,
  };
};

/** Of the whole page, as large as the nearest part of it is seen. */
export const pixelsOf = (
  { camera }: Scene,
  parts: readonly PlacedPart[],
  card: ImageSize,
  scale: number,
): ImageSize => {
  const perMillimetre = parts.map(({ plane, size }) => {
    const [a, b, c, d] = cornersOf(planeMap(camera, plane), size);
    const across = Math.max(Math.hypot(b.x - a.x, b.y - a.y), Math.hypot(c.x - d.x, c.y - d.y));
    const down = Math.max(Math.hypot(d.x - a.x, d.y - a.y), Math.hypot(c.x - b.x, c.y - b.y));
    return Math.max(across / size.width, down / size.height);
  });
  const most = Math.max(...perMillimetre) * scale * oversize;
  const least = Math.min(most, longestSide / Math.max(card.width, card.height));
  return { width: Math.ceil(card.width * least), height: Math.ceil(card.height * least) };
};

/** The page with what is tied to the card. */
const printedOn = (
  source: ArtworkSource,
  shownCard: CardPicture,
  seen: SeenPage,
  pixels: ImageSize,
  scenes: RenderedScenes,
): string => {
  const page = drawSvg(seen.page, { picture: photoIn, prefix: 'p' });
  const extras = extrasOn(source, shownCard, seen, scenes);
  return pageSvg(
    {
      defs: extras.defs,
      body: `${page}<g transform="scale(${millimetre})">${extras.body}</g>`,
    },
    seen,
    pixels,
  );
};

/** White within the outline that the sheet is cut along. */
const cutOf = (seen: SeenPage, pixels: ImageSize): string =>
  pageSvg(
    shown(
      `<path d="M0 0H${seen.page.width}V${seen.page.height}H0Z"/><path d="${printPath(cutPath(seen.page))}" fill="#fff"/>`,
    ),
    seen,
    pixels,
  );

const foilOn = (
  { foil, view }: ArtworkSource,
  seen: SeenPage,
  pixels: ImageSize,
): ComposedTable['foil'] | undefined => {
  if (foil === undefined) return undefined;
  const page = { ...seen.page, items: seen.page.items.map(asMask) };
  const [dark, , light] = foilTones[foil];
  return {
    svg: pageSvg(shown(drawSvg(page, { picture: () => '', prefix: 'f' })), seen, pixels),
    layer: view.endsWith('-turned') ? 'turned' : 'glint',
    tones: [colourOf(dark), colourOf(light), colourOf(lighter(light, 0.75))],
  };
};

/** Undefined where the size of the design is not rendered: then it is drawn. */
export const artworkInScene = (
  source: ArtworkSource,
  size: ImageSize,
  scenes: RenderedScenes,
): ArtworkInScene | undefined => {
  const shownCard = readCardPicture(source.options ?? []);
  if (shownCard === undefined) return undefined;
  const seen = seenPage(source);
  const ratio = size.width / size.height;
  const rendered = sceneOf({ source, seen, shownCard, ratio }, scenes);
  if (rendered === undefined) return undefined;
  const { scene, folder, digest } = rendered;
  const isMounted = seen.mount !== undefined;
  const card = isMounted ? scene.reach : sizeOf(seen.page);
  const isClose = source.view.startsWith('close');
  const parts = placedParts(scene, seen, isClose ? seen.focus : undefined);
  const envelope =
    source.view.startsWith('laid') && !isMounted
      ? laidEnvelope(shownCard, seen, scenes)
      : undefined;
  // What holds pages reaches beyond them: the whole scene is made for them.
  const view =
    isClose || isMounted
      ? viewOfRatio(scene.size, ratio, { x: scene.size.width / 2, y: scene.size.height / 2 })
      : viewAround(scene, envelope === undefined ? parts : [...parts, envelope.part], ratio);
  const scale = size.width / view.width;
  const printed = parts.filter(({ page }) => page === seen.page.name);
  const pixels = pixelsOf(scene, printed, card, scale);
  const foil = foilOn(source, seen, pixels);
  return {
    sceneDigest: digest,
    table: {
      folder,
      view,
      size,
      ground: colourOf(groundOf(seen.palette)),
      paper: colourOf(seen.palette['paper'] ?? '#ffffff'),
      print: {
        svg: printedOn(source, shownCard, seen, pixels, scenes),
        faces: facesOf(scene, printed, view, size),
      },
      ...(seen.page.cut && !isClose && { cut: cutOf(seen, pixels) }),
      ...(foil && { foil }),
      ...(envelope && {
        under: {
          svg: envelope.svg(pixelsOf(scene, [envelope.part], envelope.part.size, scale)),
          faces: facesOf(scene, [envelope.part], view, size),
        },
      }),
    },
  };
};
