/**
 * Parameters of a shopper's own picture. They are ours: the specification has no parameter for it.
 */
import { E, pipe } from '../../fp.ts';
import type { ImageCrop } from '../image/cover-crop.ts';
import { identifierParameter, type ParameterParser } from './parameter-codecs.ts';
import type { QueryPairs } from '../query/query.ts';
import { optionalParameter } from './read-parameters.ts';
import type { HandOffError } from './refusals.ts';

/** An uploaded picture; without a crop, its middle is printed. */
export type HandedPicture = { readonly id: string; readonly crop?: ImageCrop | undefined };

export const ownPictureParameters = ['customerPicture', 'pictureCrop'] as const;

export type OwnPictureParameter = (typeof ownPictureParameters)[number];

/** `3000x2000-12-40`: width and height, then left and top, in pixels. */
const printCrop = ({ width, height, left, top }: ImageCrop): string =>
  `${width}x${height}-${left}-${top}`;

const cropPattern = /^([1-9]\d{0,5})x([1-9]\d{0,5})-(0|[1-9]\d{0,5})-(0|[1-9]\d{0,5})$/u;

const cropParameter: ParameterParser<ImageCrop> = (text) => {
  const [, width, height, left, top] = cropPattern.exec(text) ?? [];
  return width === undefined
    ? E.left('malformed')
    : E.right({
        width: Number(width),
        height: Number(height),
        left: Number(left),
        top: Number(top),
      });
};

/** To be added to a hand-off's address. */
export const ownPictureQuery = ({ id, crop }: HandedPicture): QueryPairs => [
  ['customerPicture', id],
  ...(crop === undefined ? [] : [['pictureCrop', printCrop(crop)] as const]),
];

/** A hand-off's address with a picture. */
export const withOwnPicture = (href: string, picture: HandedPicture): string =>
  `${href}${href.includes('?') ? '&' : '?'}${ownPictureQuery(picture)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

/** A crop without a picture says nothing. */
export const readOwnPicture = (
  query: QueryPairs,
): E.Either<HandOffError, HandedPicture | undefined> =>
  pipe(
    E.Do,
    E.bind('id', () => optionalParameter(query, 'customerPicture', identifierParameter)),
    E.bind('crop', () => optionalParameter(query, 'pictureCrop', cropParameter)),
    E.map(({ id, crop }) => (id === undefined ? undefined : { id, crop })),
  );
