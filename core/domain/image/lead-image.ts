/** Addresses from plain texts: `leadimage/{id}/…` (storefront §7). */
import { E, pipe } from '../../fp.ts';
import { parseSource, type SourceError } from './parse-source.ts';
import { printSource } from './sources.ts';

/** The first is the default (storefront §7). */
export const mediaEndings = ['jpg', 'png'] as const;

export type MediaEnding = (typeof mediaEndings)[number];

/** Such as `mountains-1`, `perspective`, `leinwand`, 900 × 600 millimetres. */
export type LeadImage = {
  /** Motif family and number from 1 to 999: `mountains-1`. */
  readonly id: string;
  /** One of `pictureViews` or `wallViews`. */
  readonly view: string;
  readonly material: string;
  /** A frame type or a produced frame. */
  readonly frame?: string | undefined;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  readonly ending?: MediaEnding | undefined;
};

/** The address of a view. Left: the first unknown part. */
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
