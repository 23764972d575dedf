/**
 * How much longer a configured picture takes than the market's rule says, in working days, and what
 * goes by express. The figures are ours; the specification knows one promise for all.
 */
import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { Format } from '../format/format.ts';
import { shippingClassOf } from './shipping-cost.ts';

/** A picture as far as its making takes time. */
export type MadePicture = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
  readonly format: Format;
};

/** Materials that are made in more steps than a print on a stock sheet; all others take none more. */
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

/** What does not fit into a parcel goes with a forwarder. */
const bulkyDays = 1;

/** The most that `extraWorkingDays` gives. */
export const mostExtraWorkingDays = 4;

/** How many working days a picture takes beyond the market's rule: 0 to `mostExtraWorkingDays`. */
export const extraWorkingDays = ({ materialType, frameType, format }: MadePicture): number =>
  (materialDays[materialType] ?? 0) +
  (frameType === undefined ? 0 : frameDays[frameType]) +
  (shippingClassOf(format) === 'bulky' ? bulkyDays : 0);

/** Whether a picture can go by express: it is made like any other, and fits into a parcel. */
export const canGoByExpress = (picture: MadePicture): boolean => extraWorkingDays(picture) === 0;
