/**
 * Pictures of the content space: their addresses here and at the vendor (supporting §7, "Image
 * helper").
 */
import { readSides } from '../format/parse-format.ts';
import type { ImageSize } from './image-size.ts';
import type { AssetSource } from './sources.ts';

/** Of sources in the media library. */
export const assetPrefix = 'asset/';

/** The vendor keeps the names of files. */
export const longestAssetSource = 320;

/** In lower case; the coding follows the media path's format. */
const assetEndings: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif'];

/** In an address, in pixels; what is asked for is the preset's size. */
const longestSide = 65_535;

type AssetError = {
  readonly kind: 'malformed-source' | 'unknown-ending' | 'vector-not-taken' | 'size-out-of-range';
  readonly part: string;
};

const spacePattern = /^[1-9]\d{0,15}$/u;
const hashPattern = /^[a-z\d]{1,64}$/u;
const filePattern = /^[\w-]+(?:\.[\w-]+)+$/u;

const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

const sizeOf = (text: string): ImageSize | undefined => {
  const sides = readSides(text);
  return sides && Math.max(sides.width, sides.height) <= longestSide ? sides : undefined;
};

/**
 * Reads what follows `assetPrefix`. Vector pictures are refused: they can hold scripts, and the
 * vendor makes no pixels of them.
 */
export const readAsset = (parts: string): AssetSource | AssetError => {
  const [space = '', size = '', hash = '', file = '', ...rest] = parts.split('/');
  const ending = endingOf(file).toLowerCase();
  if (
    rest.length > 0 ||
    !spacePattern.test(space) ||
    !hashPattern.test(hash) ||
    !filePattern.test(file)
  )
    return { kind: 'malformed-source', part: assetPrefix + parts };
  if (ending === 'svg') return { kind: 'vector-not-taken', part: file };
  if (!assetEndings.includes(ending)) return { kind: 'unknown-ending', part: ending };
  const sides = sizeOf(size);
  return sides === undefined
    ? { kind: 'size-out-of-range', part: size }
    : { kind: 'asset', space, ...sides, hash, file };
};

/** At the vendor's host, without a slash before it. */
export const assetPath = ({ space, width, height, hash, file }: AssetSource): string =>
  `f/${space}/${width}x${height}/${hash}/${file}`;

const addressPattern = /^(?:https:)?\/\/[\w.-]+\/f\/([^?#]+)$/u;

/**
 * The source of `https://a.storyblok.com/f/{space}/{size}/{hash}/{file}`, not yet checked; other
 * texts as they are. The host is left out: regions and shops have their own, and only the
 * configured one is asked.
 */
export const sourceOfAssetAddress = (text: string): string => {
  const [, parts] = addressPattern.exec(text) ?? [];
  return parts === undefined ? text : assetPrefix + parts;
};
