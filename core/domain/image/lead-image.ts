/** Addresses of the media library from plain texts: `leadimage/{id}/…` (storefront §7). */
import { E, pipe } from '../../fp.ts';
import { parseSource, type SourceError } from './parse-source.ts';
import { printSource } from './sources.ts';

/** Endings of pictures' addresses; the first one is the default (storefront §7). */
export const mediaEndings = ['jpg', 'png'] as const;

/** The ending of a picture's address. */
export type MediaEnding = (typeof mediaEndings)[number];

/** A view of a pictured thing: `mountains-1`, `perspective`, `leinwand`, 900 × 600 millimetres. */
export type LeadImage = {
  /** Motif family and number from 1 to 999: `mountains-1`. */
  readonly id: string;
  /** One of `pictureViews` (frame, perspective, corner, frontal, material) or of `wallViews`. */
  readonly view: string;
  readonly material: string;
  /** A frame type, or a frame as it is produced: `holzrahmen`, `holzrahmen-eiche`. */
  readonly frame?: string | undefined;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly ending?: MediaEnding | undefined;
};

/** The library's address of a view. Left: the first part that the library does not know. */
export const leadImageAddress = ({
  id,
  view,
  material,
  frame,
  width,
  height,
  ending = 'jpg',
}: LeadImage): E.Either<SourceError, string> => {
  const surface = frame === undefined ? material : `${material}+${frame}`;
  return pipe(
    parseSource(`leadimage/${id}/${view}/${surface}/${width}x${height}.${ending}`),
    E.map(printSource),
  );
};
