/**
 * Every way in which a picture can be refused, in words (storefront §8, supporting §8 "Images").
 */
import type { CropError } from './cover-crop.ts';
import type { AspectRatioError, ImageMetadataError } from './image-size.ts';
import type { ImageError } from './image.ts';

export const imageErrorMeanings = {
  'malformed-path': 'the address has not the form of a picture’s address',
  'unknown-provider': 'no picture provider has that name or address',
  'unknown-preset': 'no preset has that name',
  'unknown-density': 'the preset is not made for that many device pixels',
  'unknown-format': 'pictures are not coded as that',
  'empty-densities': 'no density was asked for',
  'source-not-a-string': 'the source is not a text (type error)',
  'malformed-source': 'the source has not the form of a path in the library',
  'unknown-ending':
    'a picture ends in jpg or png; one of the content space also in jpeg, webp, avif, gif',
  'vector-not-taken':
    'vector pictures (SVG) of the content space are not shown: upload PNG or WebP',
  'unknown-motif': 'no family of motifs has that name',
  'unknown-still': 'no thing of a still life has that name',
  'unknown-room': 'no room has that name',
  'unknown-view': 'things are not seen from there',
  'unknown-material': 'nothing is printed on that',
  'unknown-frame': 'no frame has that name',
  'unknown-option': 'the view shows no such option of the material, or not in that order',
  'unknown-hanging': 'nothing hangs in that way',
  'unknown-design': 'no product has that design, in those colours, with that page',
  'unknown-locale': 'the shop speaks no such language there',
  'seed-out-of-range': 'motifs are numbered from 1 to 999',
  'size-out-of-range': 'things are made from 50 to 5,000 mm, at most 6 times as long as wide',
  'image-not-found': 'there is no such picture; its sizes are 0',
  'image-metadata-unreadable': 'the picture could not be measured; its sizes are 0',
  'malformed-aspect-ratio': 'a ratio reads width/height in whole numbers',
  'size-not-positive': 'a size is a whole number of pixels from 1',
} as const satisfies Readonly<
  Record<(ImageError | ImageMetadataError | AspectRatioError | CropError)['kind'], string>
>;
