import { E, pipe } from '../../fp.ts';
import { isGlassType } from '../catalogue/frame-parts.ts';
import { isFrameType, materialTypes, type FrameType } from '../catalogue/materials.ts';
import { defaultProducedFrameOf, producedFrames } from '../catalogue/produced-frame.ts';
import { foils } from '../catalogue/card-extras.ts';
import { locales } from '../locale/locales.ts';
import {
  artworkViews,
  wallViews,
  lastSeed,
  objectLimits,
  paperSurfaces,
  pictureMotifs,
  pictureRooms,
  pictureStills,
  pictureViews,
  roomLayers,
  closeLayers,
  closeViews,
  type DrawnSource,
  type ObjectSource,
  type PictureSource,
} from './sources.ts';
import { assetPrefix, longestAssetSource, readAsset } from './asset-source.ts';
import { readMat, shownGlass, shownMat } from './framed-look.ts';
import { shownOptionsOf } from './shown-options.ts';
import { readSides } from '../format/parse-format.ts';
import { hangingViews } from './hangings.ts';
import { textOf } from '../text/text.ts';

/** `part` is the refused piece of the text. */
export type SourceError = {
  readonly kind:
    | 'malformed-source'
    | 'unknown-ending'
    | 'vector-not-taken'
    | 'unknown-motif'
    | 'unknown-still'
    | 'unknown-room'
    | 'unknown-view'
    | 'unknown-material'
    | 'unknown-frame'
    | 'unknown-option'
    | 'unknown-hanging'
    | 'unknown-design'
    | 'unknown-locale'
    | 'seed-out-of-range'
    | 'size-out-of-range';
  readonly part: string;
};

type Parsed<A> = E.Either<SourceError, A>;

/** A longer text is refused before any of it is read. */
const longestSource = 160;

const refuse = (kind: SourceError['kind'], part: string): E.Either<SourceError, never> =>
  E.left({ kind, part });

const member =
  <A extends string>(names: readonly A[], kind: SourceError['kind']) =>
  (text: string): Parsed<A> => {
    const found = names.find((name) => name === text);
    return found === undefined ? refuse(kind, text) : E.right(found);
  };

const motifNamed = member(pictureMotifs, 'unknown-motif');
const stillNamed = member(pictureStills, 'unknown-still');
const roomNamed = member(pictureRooms, 'unknown-room');
const viewNamed = member([...pictureViews, ...wallViews], 'unknown-view');
const materialNamed = member(materialTypes, 'unknown-material');
const paperNamed = member(paperSurfaces, 'unknown-material');
const hangingNamed = member(hangingViews, 'unknown-hanging');
const closeViewNamed = member(closeViews, 'unknown-view');
const layerNamed = member(closeLayers, 'unknown-view');

const seedOf = (digits: string): Parsed<number> => {
  const seed = Number(digits);
  return /^[1-9]\d{0,2}$/.test(digits) && seed <= lastSeed
    ? E.right(seed)
    : refuse('seed-out-of-range', digits);
};

/** A name and its number: `dunes-2`. */
const withSeed =
  <A>(named: (name: string) => Parsed<A>) =>
  (id: string): Parsed<{ readonly name: A; readonly seed: number }> => {
    const dash = id.lastIndexOf('-');
    return pipe(
      named(id.slice(0, Math.max(dash, 0))),
      E.bindTo('name'),
      E.bind('seed', () => seedOf(id.slice(dash + 1))),
    );
  };

const motifAndSeed = (id: string): Parsed<Pick<ObjectSource, 'motif' | 'seed'>> =>
  pipe(
    withSeed(motifNamed)(id),
    E.map(({ name: motif, seed }) => ({ motif, seed })),
  );

/** A frame type or a frame; a type's usual frame is the type itself. */
const frameNamed = (
  name: string,
): Parsed<Pick<ObjectSource, 'producedFrame'> & { readonly frame: FrameType }> => {
  if (isFrameType(name)) return E.right({ frame: name });
  const found = producedFrames.find(({ producedFrame }) => producedFrame === name);
  if (found === undefined) return refuse('unknown-frame', name);
  const { frameType: frame, producedFrame } = found;
  return E.right(
    producedFrame === defaultProducedFrameOf(frame) ? { frame } : { frame, producedFrame },
  );
};

type Surface = Pick<
  ObjectSource,
  'material' | 'frame' | 'producedFrame' | 'mat' | 'glass' | 'options'
>;

type Framed = Surface & { readonly frame: FrameType };

/** Each once and in their order, so that a picture has one address. */
const withOptions =
  (view: ObjectSource['view'], names: readonly string[]) =>
  (surface: Surface): Parsed<Surface> => {
    if (names.length === 0) return E.right(surface);
    const options = shownOptionsOf(view, surface.material, surface.frame).filter((option) =>
      names.includes(option),
    );
    const stray = names.find((name, index) => name !== options[index]);
    return stray === undefined ? E.right({ ...surface, options }) : refuse('unknown-option', stray);
  };

/** Mat, then glass, as far as the view shows them; the frame's own mat is not named. */
const withFrameParts =
  (view: ObjectSource['view'], names: readonly string[]) =>
  (surface: Framed): Parsed<Surface> => {
    const [first = '', ...others] = names;
    const named = readMat(first);
    const mat = named && shownMat(view, surface.frame, named);
    if (named !== undefined && mat === undefined) return refuse('unknown-option', first);
    const [next = '', ...rest] = named === undefined ? names : others;
    const glass = shownGlass(view, surface.frame, isGlassType(next) ? next : undefined);
    const isGlass = glass === next;
    return withOptions(
      view,
      isGlass ? rest : names.slice(named === undefined ? 0 : 1),
    )({ ...surface, ...(mat && { mat }), ...(isGlass && { glass }) });
  };

/**
 * `poster+holzrahmen-eiche`: a material, then a frame with its parts or options of the material.
 */
const surfaceOf = (view: ObjectSource['view'], text: string): Parsed<Surface> => {
  const [name = '', ...parts] = text.split('+');
  return pipe(
    materialNamed(name),
    E.chain((material) => {
      const [first = ''] = parts;
      return parts.length === 0 || first.startsWith(`${material}-`)
        ? withOptions(view, parts)({ material })
        : pipe(
            frameNamed(first),
            E.map((frame) => ({ material, ...frame })),
            E.chain(withFrameParts(view, parts.slice(1))),
          );
    }),
  );
};

/** Whether sides in millimetres and their ratio are within `objectLimits`. */
export const isObjectSize = (width: number, height: number): boolean => {
  const [short, long] = width < height ? [width, height] : [height, width];
  return (
    Number.isInteger(width) &&
    Number.isInteger(height) &&
    short >= objectLimits.shortest &&
    long <= objectLimits.longest &&
    long <= short * objectLimits.ratio
  );
};

const sizeOf = (text: string): Parsed<Pick<ObjectSource, 'width' | 'height'>> => {
  const sides = readSides(text);
  return sides !== undefined && isObjectSize(sides.width, sides.height)
    ? E.right(sides)
    : refuse('size-out-of-range', text);
};

const objectOf = (id: string, view: string, name: string, size: string): Parsed<DrawnSource> =>
  pipe(
    E.Do,
    E.bind('subject', () => motifAndSeed(id)),
    E.bind('view', () => viewNamed(view)),
    E.bind('surface', ({ view }) => surfaceOf(view, name)),
    E.bind('size', () => sizeOf(size)),
    E.map(({ subject, view, surface, size }) => ({
      kind: 'object' as const,
      view,
      ...subject,
      ...surface,
      ...size,
    })),
  );

/** No mat and no glass: they belong to the print. */
const layerOf = (view: string, name: string, layer: string): Parsed<DrawnSource> =>
  pipe(
    E.Do,
    E.bind('view', () => closeViewNamed(view)),
    E.bind('surface', ({ view }) => surfaceOf(view, name)),
    E.bind('layer', () => layerNamed(layer)),
    E.chain(({ view, layer, surface: { mat, glass, ...surface } }) =>
      mat === undefined && glass === undefined
        ? E.right({ kind: 'layer' as const, view, layer, ...surface })
        : refuse('unknown-option', name),
    ),
  );

const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Only the form of the names is known here: whether there is such a design, its product knows. */
const nameOf = (text: string): Parsed<string> =>
  namePattern.test(text) ? E.right(text) : refuse('unknown-design', text);

const artworkViewNamed = member(artworkViews, 'unknown-view');
const localeNamed = member(locales, 'unknown-locale');

const artworkOf = (
  design: string,
  look: string,
  locale: string,
  view: string,
): Parsed<DrawnSource> => {
  const [variant = '', ...names] = look.split('+');
  const foil = foils.find((one) => one === names[0]);
  const options = foil === undefined ? names : names.slice(1);
  return pipe(
    E.Do,
    E.bind('design', () => nameOf(design)),
    E.bind('variant', () => nameOf(variant)),
    E.bind('options', () => pipe(options, E.traverseArray(nameOf))),
    E.bind('locale', () => localeNamed(locale)),
    E.bind('view', () => artworkViewNamed(view)),
    E.map(({ options: named, ...artwork }) => ({
      kind: 'artwork' as const,
      ...artwork,
      ...(foil && { foil }),
      ...(named.length > 0 && { options: named }),
    })),
  );
};

const roomPrefix = 'room-';

const stemOf = (stem: string): Parsed<DrawnSource> => {
  const [root, id, view, name, size, ...rest] = stem.split('/');
  if (rest.length > 0 || id === undefined) return refuse('malformed-source', stem);
  if (root === 'material' && view === undefined) {
    return pipe(
      materialNamed(id),
      E.map((material) => ({ kind: 'material', material })),
    );
  }
  if (root === 'paper' && view === undefined) {
    return pipe(
      paperNamed(id),
      E.map((paper) => ({ kind: 'paper', paper })),
    );
  }
  if (root === 'hanging' && view === undefined) {
    return pipe(
      hangingNamed(id),
      E.map((view) => ({ kind: 'hanging', view })),
    );
  }
  if (root === 'artwork' && view !== undefined && name !== undefined && size !== undefined)
    return artworkOf(id, view, name, size);
  if (root === 'layer' && view !== undefined && name !== undefined && size === undefined)
    return layerOf(id, view, name);
  if (root !== 'leadimage' || view === undefined) return refuse('malformed-source', stem);
  const layer = roomLayers.find((known) => known === view);
  if (name === undefined && (view === 'room' || layer) && id.startsWith(roomPrefix)) {
    return pipe(
      roomNamed(id.slice(roomPrefix.length)),
      E.map((room) => (layer ? { kind: 'room', room, layer } : { kind: 'room', room })),
    );
  }
  if (name === undefined && view === 'motif') {
    return pipe(
      motifAndSeed(id),
      E.map((subject) => ({ kind: 'motif', ...subject })),
    );
  }
  if (name === undefined && view === 'still') {
    return pipe(
      withSeed(stillNamed)(id),
      E.map(({ name: still, seed }) => ({ kind: 'still', still, seed })),
    );
  }
  return name === undefined || size === undefined
    ? refuse('malformed-source', stem)
    : objectOf(id, view, name, size);
};

const assetOf = (text: string): Parsed<PictureSource> => {
  if (text.length > longestAssetSource)
    return refuse('malformed-source', text.slice(0, longestSource));
  const asset = readAsset(text.slice(assetPrefix.length));
  return asset.kind === 'asset' ? E.right(asset) : E.left(asset);
};

/**
 * Reads an address of the media library, the inverse of `printSource`. Drawn pictures come from
 * closed lists, assets have a closed form: paths that climb (`..`), are encoded or name anything
 * else are refused.
 */
export const parseSource = (given: string): Parsed<PictureSource> => {
  const text = textOf(given);
  if (text.startsWith(assetPrefix)) return assetOf(text);
  if (text.length > longestSource) return refuse('malformed-source', text.slice(0, longestSource));
  const dot = text.lastIndexOf('.');
  const [stem, ending] = dot < 0 ? [text, ''] : [text.slice(0, dot), text.slice(dot + 1)];
  if (ending === 'jpg') return stemOf(stem);
  return ending === 'png'
    ? pipe(
        stemOf(stem),
        E.map((source) => ({ ...source, ending })),
      )
    : refuse('unknown-ending', ending);
};
