/**
 * Working days that a picture takes beyond the market's rule, and limits of express. The figures
 * are ours; the specification knows one promise for all.
 */
import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { Format } from '../format/format.ts';
import { shippingClassOf } from './shipping-cost.ts';

export type MadePicture = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
  readonly format: Format;
};

/** More steps than a print on a stock sheet; other materials take none more. */
const materialDays: Readonly<Partial<Record<MaterialType, number>>> = {
  backlitfolie: 3,
  echtglas: 2,
  fototapete: 1,
  gallerybond: 1,
  hahnemuehle: 1,
};

/** A frame is cut to its picture and joined. */
const frameDays = {
  alurahmen: 1,
  artbox: 2,
  fotorahmen: 1,
  holzrahmen: 2,
  kunststoffrahmen: 1,
  'schattenfuge-leinwand': 1,
  'schattenfuge-platte': 1,
} as const satisfies Readonly<Record<FrameType, number>>;

/** A picture that does not fit into a parcel goes with a forwarder. */
const bulkyDays = 1;

/** Of `extraWorkingDays`. */
export const mostExtraWorkingDays = 4;

/** 0 to `mostExtraWorkingDays`. */
export const extraWorkingDays = ({ materialType, frameType, format }: MadePicture): number =>
  (materialDays[materialType] ?? 0) +
  (frameType === undefined ? 0 : frameDays[frameType]) +
  (shippingClassOf(format) === 'bulky' ? bulkyDays : 0);

/** Made like any other, and fits into a parcel. */
export const canGoByExpress = (picture: MadePicture): boolean => extraWorkingDays(picture) === 0;
