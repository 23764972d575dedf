import {
  frameDefaults,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../catalogue/materials.ts';
import { printFormat, type Format } from '../format/format.ts';
import type { Locale } from '../locale/locales.ts';
import { sharedParameterNames, type HandOffContext } from './parameters.ts';

/**
 * The frame of a wall picture with the mat inside it. A hand-off is refused where the frame does not
 * hold the material, or has a mat without glass before it (`frameHolds`).
 */
export type FrameChoice = {
  readonly frameType: FrameType;
  /** The width of the mat in millimetres, 0 to 200; 0 goes with `mat-none` alone. */
  readonly matSize: number;
  readonly matType: MatType;
};

/** What a shopper chose of a wall picture: all that its designer takes (storefront §3). */
export type PhotoFrameSelection = {
  readonly materialType: MaterialType;
  readonly format: Format;
  readonly frame?: FrameChoice | undefined;
  readonly designId?: string | undefined;
  readonly sku?: string | undefined;
};

/** A hand-off to the photo frame designer: the selection and what every designer takes. */
export type PhotoFrameHandOff = PhotoFrameSelection & HandOffContext<Locale>;

/** The parameters of the photo frame designer, in the order in which they are printed. */
export const photoFrameParameters = [
  'materialType',
  'formatType',
  'frameType',
  'matSize',
  'matType',
  'designId',
  'sku',
] as const;

/** Name and value pairs of a query, as `URLSearchParams` lists them. */
export type QueryPairs = readonly (readonly [string, string])[];

/** The frame family with its default mat (storefront §3: every family has its defaults). */
export const defaultFrameChoice = (frameType: FrameType): FrameChoice => ({
  frameType,
  matSize: frameDefaults[frameType].matSize,
  matType: frameDefaults[frameType].matType,
});

/** The query of a hand-off: every parameter that the selection has, in a fixed order. */
export const printPhotoFrameQuery = (handOff: PhotoFrameHandOff): QueryPairs => {
  const { frame } = handOff;
  const values = {
    materialType: handOff.materialType,
    formatType: printFormat(handOff.format),
    frameType: frame?.frameType,
    matSize: frame === undefined ? undefined : String(frame.matSize),
    matType: frame?.matType,
    designId: handOff.designId,
    sku: handOff.sku,
    [sharedParameterNames.locale]: handOff.locale,
    [sharedParameterNames.adClickId]: handOff.adClickId,
    [sharedParameterNames.referralSource]: handOff.referralSource,
  };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
};

/**
 * The address that hands a selection to the designer at `base` (storefront §7); a query that the
 * base has already stays.
 */
export const photoFrameUrl = (base: string, handOff: PhotoFrameHandOff): string =>
  `${base}${base.includes('?') ? '&' : '?'}${printPhotoFrameQuery(handOff)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;
