import { E, pipe } from '../../fp.ts';
import { mediaPath, mediaRoot, printSrcSet, type PictureAttributes } from './attributes.ts';
import { isPictureFormat, type PictureFormat } from './formats.ts';
import { parseSource, type SourceError } from './parse-source.ts';
import { isPresetName, presetOf, type ImageDensity, type PresetName } from './presets.ts';
import { printSource, type PictureSource } from './sources.ts';
import { textOf } from '../text/text.ts';

export interface MediaPath {
  readonly preset: PresetName;
  readonly density: ImageDensity;
  readonly format: PictureFormat;
  readonly source: PictureSource;
}

/** Why an address cannot be built or read (storefront §8, supporting §8 "Images"). */
export type ImageError =
  | { readonly kind: 'malformed-path'; readonly path: string }
  | { readonly kind: 'unknown-provider'; readonly provider: string }
  | { readonly kind: 'unknown-preset'; readonly preset: string }
  | { readonly kind: 'unknown-density'; readonly density: number }
  | { readonly kind: 'unknown-format'; readonly format: string }
  | { readonly kind: 'empty-densities' }
  | { readonly kind: 'source-not-a-string'; readonly found: string }
  | SourceError;

/** Our own proxy; others are in `providers.ts`. */
const ownProvider = 'local';

const providerNamed = (provider: string): E.Either<ImageError, typeof ownProvider> =>
  provider === ownProvider ? E.right(provider) : E.left({ kind: 'unknown-provider', provider });

const presetNamed = (preset: string): E.Either<ImageError, PresetName> =>
  isPresetName(preset) ? E.right(preset) : E.left({ kind: 'unknown-preset', preset });

const formatNamed = (format: string): E.Either<ImageError, PictureFormat> =>
  isPictureFormat(format) ? E.right(format) : E.left({ kind: 'unknown-format', format });

const densityOf = (preset: PresetName, density: number): E.Either<ImageError, ImageDensity> => {
  const found = presetOf(preset).densities.find((listed) => listed === density);
  return found === undefined ? E.left({ kind: 'unknown-density', density }) : E.right(found);
};

const textFrom = (source: unknown): E.Either<ImageError, string> =>
  typeof source === 'string'
    ? E.right(source)
    : E.left({ kind: 'source-not-a-string', found: source === null ? 'null' : typeof source });

/** Any of them may come from content, so none is trusted. */
export interface ImageRequest {
  readonly preset: string;
  readonly source: unknown;
  readonly density?: number | undefined;
  /** `auto` unless named. */
  readonly format?: string | undefined;
  /** `imageUrl` takes `local` alone. */
  readonly provider?: string | undefined;
}

/** Preset, density and format of a request; of its source only that it is a text. */
export const checkImageRequest = ({
  preset,
  density = 1,
  format = 'auto',
  source,
}: ImageRequest): E.Either<ImageError, Omit<MediaPath, 'source'> & { readonly source: string }> =>
  pipe(
    E.Do,
    E.bind('preset', () => presetNamed(preset)),
    E.bind('density', (checked) => densityOf(checked.preset, density)),
    E.bind('format', () => formatNamed(format)),
    E.bind('source', () => textFrom(source)),
  );

const readRequest = (request: ImageRequest): E.Either<ImageError, MediaPath> =>
  pipe(
    checkImageRequest(request),
    E.flatMap((checked) =>
      pipe(
        parseSource(checked.source),
        E.map((source) => ({ ...checked, source })),
      ),
    ),
  );

/** The inverse of `parseMediaPath`. */
export const printMediaPath = (path: MediaPath): string =>
  mediaPath(path.preset, path.density, path.format, printSource(path.source));

/**
 * An address at our own proxy. Left: an unknown provider, preset, density or format, or a source
 * that is not a string or not in the library (storefront §8).
 */
export const imageUrl = (request: ImageRequest): E.Either<ImageError, string> =>
  pipe(
    providerNamed(request.provider ?? ownProvider),
    E.flatMap(() => readRequest(request)),
    E.map(printMediaPath),
  );

/**
 * An `<img>` whose preset and source come from content. `src` has the first density; without any it
 * is an error (storefront §8). Typed callers use `pictureAttributes`.
 */
export const imageSources = (
  preset: string,
  source: unknown,
  densities: readonly number[],
): E.Either<ImageError, PictureAttributes> =>
  pipe(
    E.Do,
    E.bind('name', () => presetNamed(preset)),
    E.bind('urls', () =>
      E.traverseArray((density: number) =>
        pipe(
          imageUrl({ preset, source, density }),
          E.map((url) => ({ url, density })),
        ),
      )(densities),
    ),
    E.flatMap(({ name, urls: [first, ...others] }) =>
      first === undefined
        ? E.left<ImageError>({ kind: 'empty-densities' })
        : E.right({
            src: first.url,
            srcSet: printSrcSet([first, ...others]),
            width: presetOf(name).width,
            height: presetOf(name).height,
          }),
    ),
  );

const mediaPattern = /^\/media\/([a-z-]{1,32})@(\d)\/([a-z]{1,8})\/(.+)$/;

/**
 * Reads `/media/{preset}@{density}/{format}/{source}`, not percent-encoded. Only what tables list
 * is accepted, so sizes are bounded.
 */
export const parseMediaPath = (given: string): E.Either<ImageError, MediaPath> => {
  const text = textOf(given);
  const [matched, preset = '', density = '', format = '', source = ''] =
    mediaPattern.exec(text) ?? [];
  return matched === undefined
    ? E.left({ kind: 'malformed-path', path: text.slice(0, mediaRoot.length + 160) })
    : readRequest({ preset, density: Number(density), format, source });
};
