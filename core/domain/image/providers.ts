/**
 * Addresses at each provider: the content service's asset host, an image CDN, and our own proxy
 * (supporting §7, "Image helper"; §9).
 */
import { E, pipe } from '../../fp.ts';
import { mediaPath, mediaRoot } from './attributes.ts';
import { isPictureFormat, type PictureFormat } from './formats.ts';
import {
  checkImageRequest,
  imageUrl,
  parseMediaPath,
  type ImageError,
  type ImageRequest,
  type MediaPath,
} from './image.ts';
import { presetOf, type ImageDensity, type ImagePreset } from './presets.ts';
import { printSource } from './sources.ts';
import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

/** The last one is the default. */
export const imageProviders = ['content-assets', 'image-cdn', 'local'] as const;

export type ImageProvider = (typeof imageProviders)[number];

/** The provider where none is named. */
export const defaultImageProvider = 'local' satisfies ImageProvider;

export const isImageProvider = oneOf(imageProviders);

/** Without a slash at the end; configuration. */
export type ImageHosts = Readonly<Record<ImageProvider, string>>;

/** Device pixels, quality 1–100, blur in pixels, 0 for none. */
export type ImageTransform = {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
  readonly blur: number;
  readonly format: PictureFormat;
};

/** A foreign source is a path without a slash before it. */
export type ImageAddress =
  | { readonly provider: 'local'; readonly path: MediaPath }
  | {
      readonly provider: Exclude<ImageProvider, 'local'>;
      readonly source: string;
      readonly transform: ImageTransform;
    };

export type ProviderError = ImageError;

const sourcePattern = /^[\w-][\w.+-]*(?:\/[\w-][\w.+-]*)*$/u;
const longestSource = 500;
/** Of a wrong address, in a refusal. */
const longestShown = 160;

/** Whether a path has no empty segments, `..` or encoding. */
export const isForeignSource = (given: string): boolean => {
  const text = textOf(given);
  return text.length <= longestSource && sourcePattern.test(text);
};

const blurText = (blur: number, print: (blur: number) => string): string =>
  blur === 0 ? '' : print(blur);

/** `{source}/m/{width}x{height}/filters:quality(85):format(webp)`; `auto` names no format. */
const printAsset = (source: string, { width, height, quality, blur, format }: ImageTransform) =>
  [
    `/${source}/m/${width}x${height}/filters:quality(${quality})`,
    blurText(blur, (sigma) => `:blur(${sigma})`),
    format === 'auto' ? '' : `:format(${format})`,
  ].join('');

/** An asset at the content service's host, cut and coded. `source` has no slash before it. */
export const contentAssetUrl = (host: string, source: string, transform: ImageTransform): string =>
  `${host}${printAsset(source, transform)}`;

/** `image/format=auto,quality=85,width=…,height=…,fit=cover/{source}` (supporting §7). */
const printCdn = (source: string, { width, height, quality, blur, format }: ImageTransform) =>
  [
    `/image/format=${format},quality=${quality},width=${width},height=${height},fit=cover`,
    blurText(blur, (sigma) => `,blur=${sigma}`),
    `/${source}`,
  ].join('');

/** The inverse of `parseImageAddress`. */
export const printImageAddress = (hosts: ImageHosts, address: ImageAddress): string => {
  const host = hosts[address.provider];
  switch (address.provider) {
    case 'local': {
      const { preset, density, format, source } = address.path;
      return `${host}${mediaPath(preset, density, format, printSource(source))}`;
    }
    case 'content-assets':
      return contentAssetUrl(host, address.source, address.transform);
    case 'image-cdn':
      return `${host}${printCdn(address.source, address.transform)}`;
  }
};

const number = (name: string): string => `(?<${name}>[1-9]\\d{0,4})`;
const size = `${number('width')}x${number('height')}`;
const assetPattern = new RegExp(
  `^/(?<source>.+)/m/${size}/filters:quality\\(${number('quality')}\\)(?::blur\\(${number('blur')}\\))?(?::format\\((?<format>[a-z]+)\\))?$`,
  'u',
);
const cdnPattern = new RegExp(
  `^/image/format=(?<format>[a-z]+),quality=${number('quality')},width=${number('width')},height=${number('height')},fit=cover(?:,blur=${number('blur')})?/(?<source>.+)$`,
  'u',
);

const malformedPath = (path: string): E.Either<ProviderError, never> =>
  E.left({ kind: 'malformed-path', path: path.slice(0, longestShown) });

const malformedSource = (source: string): E.Either<ProviderError, never> =>
  E.left({ kind: 'malformed-source', part: source.slice(0, longestShown) });

const foreignAddress = (
  provider: Exclude<ImageProvider, 'local'>,
  path: string,
): E.Either<ProviderError, ImageAddress> => {
  const groups = (provider === 'image-cdn' ? cdnPattern : assetPattern).exec(path)?.groups;
  // An explicit `auto` would be a second spelling of none.
  if (groups === undefined || path.endsWith(':format(auto)')) return malformedPath(path);
  const { source = '', format = 'auto' } = groups;
  if (!isForeignSource(source)) return malformedSource(source);
  if (!isPictureFormat(format)) return E.left({ kind: 'unknown-format', format });
  const quality = Number(groups['quality']);
  return quality > 100
    ? malformedPath(path)
    : E.right({
        provider,
        source,
        transform: {
          width: Number(groups['width']),
          height: Number(groups['height']),
          quality,
          blur: Number(groups['blur'] ?? 0),
          format,
        },
      });
};

/**
 * Reads an address, trying hosts in the order of `imageProviders`. Left: `unknown-provider` where
 * no host has it, else what is wrong with it.
 */
export const parseImageAddress = (
  hosts: ImageHosts,
  given: string,
): E.Either<ProviderError, ImageAddress> => {
  const address = textOf(given);
  const provider = imageProviders.find((known) =>
    address.startsWith(known === 'local' ? `${hosts.local}${mediaRoot}/` : `${hosts[known]}/`),
  );
  if (provider === undefined)
    return E.left({ kind: 'unknown-provider', provider: address.slice(0, longestShown) });
  const path = address.slice(hosts[provider].length);
  return provider === 'local'
    ? pipe(
        parseMediaPath(path),
        E.map((media): ImageAddress => ({ provider, path: media })),
      )
    : foreignAddress(provider, path);
};

const transformOf = (
  { width, height, quality, blur }: ImagePreset,
  density: ImageDensity,
  format: PictureFormat,
): ImageTransform => ({
  width: width * density,
  height: height * density,
  quality,
  blur,
  format,
});

const foreignImage = (
  provider: Exclude<ImageProvider, 'local'>,
  request: ImageRequest,
): E.Either<ProviderError, ImageAddress> =>
  pipe(
    checkImageRequest(request),
    E.flatMap(({ preset, density, format, source }) =>
      isForeignSource(source)
        ? E.right({ provider, source, transform: transformOf(presetOf(preset), density, format) })
        : malformedSource(source),
    ),
  );

/**
 * A picture's address at a provider. Left (storefront §8): an unknown provider, preset, density or
 * format, or a source that is not a string.
 */
export const providedImageUrl = (
  hosts: ImageHosts,
  request: ImageRequest,
): E.Either<ProviderError, string> => {
  const { provider = defaultImageProvider, preset, source, density, format } = request;
  if (!isImageProvider(provider)) return E.left({ kind: 'unknown-provider', provider });
  return provider === 'local'
    ? pipe(
        imageUrl({ preset, source, density, format }),
        E.map((path) => `${hosts.local}${path}`),
      )
    : pipe(
        foreignImage(provider, request),
        E.map((address) => printImageAddress(hosts, address)),
      );
};

/**
 * A `srcset` in densities (`1x`, `2x`). Left: `empty-densities` for none (storefront §8), and what
 * `providedImageUrl` refuses.
 */
export const providedImageSet = (
  hosts: ImageHosts,
  request: Omit<ImageRequest, 'density'>,
  densities: readonly number[],
): E.Either<ProviderError, string> =>
  densities.length === 0
    ? E.left({ kind: 'empty-densities' })
    : pipe(
        densities,
        E.traverseArray((density) =>
          pipe(
            providedImageUrl(hosts, { ...request, density }),
            E.map((url) => `${url} ${density}x`),
          ),
        ),
        E.map((entries) => entries.join(', ')),
      );
