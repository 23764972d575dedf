/** Many photos of a shopper's own, chosen for prints: which can be printed, and how well. */
import type { PhotoboxType } from '../../catalogue/photoboxes.ts';
import { photoPrintFormatIn } from '../../format/photo-print-formats.ts';
import type { PhotoPrintFormat } from '../../format/photo-print-sizes.ts';
import { resolutionVerdict } from '../../format/resolution-verdict.ts';
import type { ImageSize } from '../../image/image-size.ts';
import type { OwnPictureError } from '../../image/own-picture.ts';
import { fittingPhotoAmount, photoAmountsOf } from './photobox-options.ts';

/** `Copy` is what a list shows of a photo. */
export type PrintPhoto<Copy> = {
  readonly id: number;
  /** Of its file. */
  readonly name: string;
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'read'; readonly size: ImageSize; readonly copy: Copy }
    | { readonly kind: 'refused'; readonly error: OwnPictureError['kind'] };
};

/** How a photo prints in a format: sharp, just so, or blurry. */
export type PrintVerdict = 'good' | 'fair' | 'too-small';

const verdicts = {
  excellent: 'good',
  good: 'good',
  acceptable: 'fair',
  'too-low': 'too-small',
  unknown: 'too-small',
} as const satisfies Record<ReturnType<typeof resolutionVerdict>['kind'], PrintVerdict>;

/** Of a photo that fills the format, turned where that fits better. */
export const printVerdict = (size: ImageSize, format: PhotoPrintFormat): PrintVerdict =>
  verdicts[resolutionVerdict(size, photoPrintFormatIn('cm', format)).kind];

export type PhotoCounts = Readonly<Record<PrintVerdict | 'refused' | 'waiting', number>>;

/** How many photos there are of each kind. */
export const photoCounts = (
  photos: readonly PrintPhoto<unknown>[],
  format: PhotoPrintFormat,
): PhotoCounts => {
  const kinds = photos.map(({ state }) =>
    state.kind === 'read' ? printVerdict(state.size, format) : state.kind,
  );
  const of = (kind: keyof PhotoCounts): number => kinds.filter((one) => one === kind).length;
  return {
    good: of('good'),
    fair: of('fair'),
    'too-small': of('too-small'),
    refused: of('refused'),
    waiting: of('waiting'),
  };
};

/** Those that are printed: all that could be read, blurry ones too, as their owner keeps them. */
export const printedPhotos = (photos: readonly PrintPhoto<unknown>[]): number =>
  photos.filter(({ state }) => state.kind === 'read').length;

/**
 * The amount that goes with chosen photos: as many as there are, within what the type can have.
 * Undefined while some are not read, or where none can be printed.
 */
export const amountOfPhotos = (
  photos: readonly PrintPhoto<unknown>[],
  type: PhotoboxType,
): number | undefined => {
  const printed = printedPhotos(photos);
  const isReading = photos.some(({ state }) => state.kind === 'waiting');
  return isReading || printed === 0 ? undefined : fittingPhotoAmount(type, printed);
};

/** Photos beyond what a type can have. */
export const surplusPhotos = (photos: readonly PrintPhoto<unknown>[], type: PhotoboxType): number =>
  Math.max(0, printedPhotos(photos) - photoAmountsOf(type).maximum);

/** Photos that are there of all (supporting §3, "current/total"): `12/24`. */
export const photoProgressLabel = (current: number, total: number): string => `${current}/${total}`;
