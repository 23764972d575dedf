import { E, pipe } from '../../fp.ts';
import { mediaPath, mediaRoot, printSrcSet } from './attributes.ts';
import type { PictureAttributes } from './attributes.ts';
import { isPictureFormat } from './formats.ts';
import type { PictureFormat } from './formats.ts';
import { parseSource } from './parse-source.ts';
import type { SourceError } from './parse-source.ts';
import { isPresetName, presetOf } from './presets.ts';
import type { ImageDensity, PresetName } from './presets.ts';
import { printSource } from './sources.ts';
import type { PictureSource } from './sources.ts';
import { textOf } from '../text/text.ts';

/** One picture in one coding: what a media address says. */
export interface MediaPath {
  readonly preset: PresetName;
  readonly density: ImageDensity;
  readonly format: PictureFormat;
  readonly source: PictureSource;
}

/** Why a picture's address cannot be built or read (storefront §8, supporting §8 "Images"). */
export type ImageError =
  | { readonly kind: 'malformed-path'; readonly path: string }
  | { readonly kind: 'unknown-provider'; readonly provider: string }
  | { readonly kind: 'unknown-preset'; readonly preset: string }
  | { readonly kind: 'unknown-density'; readonly density: number }
  | { readonly kind: 'unknown-format'; readonly format: string }
  | { readonly kind: 'empty-densities' }
  | { readonly kind: 'source-not-a-string'; readonly found: string }
  | SourceError;

/** The provider that these addresses are of: our own proxy; see `providers.ts` for the others. */
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

const sourceFrom = (source: unknown): E.Either<ImageError, PictureSource> =>
  typeof source === 'string'
    ? parseSource(source)
    : E.left({ kind: 'source-not-a-string', found: source === null ? 'null' : typeof source });

/** Parameters of an image's address; any of them may come from content, so none is trusted. */
export interface ImageRequest {
  readonly preset: string;
  readonly source: unknown;
  readonly density?: number | undefined;
  /** One of `pictureFormats`; `auto` where none is named. */
  readonly format?: string | undefined;
  /** Our own proxy, `local`, is the only one here; for the others see `providedImageUrl`. */
  readonly provider?: string | undefined;
}

/**
 * The address of one picture at our own proxy. Left: unknown provider or preset, a density that the
 * preset does not have, a format that nothing is coded as, a source that is not a string or not in
 * the library (storefront §8).
 */
export const imageUrl = (request: ImageRequest): E.Either<ImageError, string> =>
  pipe(
    E.Do,
    E.bind('provider', () => providerNamed(request.provider ?? ownProvider)),
    E.bind('preset', () => presetNamed(request.preset)),
    E.bind('density', ({ preset }) => densityOf(preset, request.density ?? 1)),
    E.bind('format', () => formatNamed(request.format ?? 'auto')),
    E.bind('source', () => sourceFrom(request.source)),
    E.map(({ preset, density, format, source }) =>
      mediaPath(preset, density, format, printSource(source)),
    ),
  );

/**
 * The attributes of an `<img>` whose preset and source come from content. `src` has the first of
 * `densities`; an empty list is an error (storefront §8). Typed callers use `pictureAttributes`.
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

/** The address of a media path; the inverse of `parseMediaPath`. */
export const printMediaPath = (path: MediaPath): string =>
  mediaPath(path.preset, path.density, path.format, printSource(path.source));

const mediaPattern = /^\/media\/([a-z-]{1,32})@(\d)\/([a-z]{1,8})\/(.+)$/;

/**
 * Reads `/media/{preset}@{density}/{format}/{source}`. Only what the tables list is accepted, so
 * whatever comes out is of a bounded size; the path must not be percent-encoded.
 */
export const parseMediaPath = (given: string): E.Either<ImageError, MediaPath> => {
  const text = textOf(given);
  const [matched, preset = '', density = '', format = '', source = ''] =
    mediaPattern.exec(text) ?? [];
  return matched === undefined
    ? E.left({ kind: 'malformed-path', path: text.slice(0, mediaRoot.length + 160) })
    : pipe(
        E.Do,
        E.bind('preset', () => presetNamed(preset)),
        E.bind('density', ({ preset }) => densityOf(preset, Number(density))),
        E.bind('format', () => formatNamed(format)),
        E.bind('source', () => sourceFrom(source)),
      );
};
