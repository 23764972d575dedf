/**
 * Prices of the sample shop: gross euro cents by area, from which every list price is made. The
 * levels are for 20 × 30, 30 × 40, 40 × 60, 60 × 90 and 100 × 150 cm, and for the largest wall, 300
 * × 150 cm.
 */
import type { FrameType, MaterialType } from '../../../core/domain/catalogue/materials.ts';

/** The areas at which the levels below stand, in square decimetres. */
export const levelAreas = [6, 12, 24, 54, 150, 450] as const;

/** Cents at each of `levelAreas`. */
export type PriceLevels = readonly [number, number, number, number, number, number];

/** The print on each material, without a frame. */
export const materialLevels = {
  acrylglas: [2990, 4490, 7490, 13_990, 32_990, 149_900],
  aludibond: [2490, 3690, 5990, 10_990, 25_990, 99_900],
  backlitfolie: [1290, 1890, 2990, 5490, 12_990, 39_900],
  echtglas: [3290, 4990, 8490, 15_990, 37_990, 159_900],
  forexplatte: [1590, 2290, 3690, 6990, 16_490, 54_900],
  fototapete: [490, 690, 990, 1790, 4490, 13_490],
  gallerybond: [3990, 5990, 9990, 18_990, 44_990, 169_900],
  hahnemuehle: [1290, 1990, 3490, 5990, 13_490, 39_900],
  klebefolie: [690, 990, 1690, 2990, 6990, 20_900],
  leinwand: [1990, 2990, 4490, 7990, 17_990, 54_900],
  poster: [590, 890, 1490, 2490, 5490, 16_490],
  pvcplane: [990, 1390, 2190, 3990, 8490, 25_490],
} as const satisfies Record<MaterialType, PriceLevels>;

/** Addition of each frame family. */
export const frameLevels = {
  alurahmen: [2200, 2700, 3800, 5900, 11_900, 29_900],
  artbox: [3000, 3800, 5000, 8000, 16_000, 39_900],
  fotorahmen: [1500, 1900, 2900, 4900, 9900, 24_900],
  holzrahmen: [1900, 2400, 3400, 5400, 10_900, 26_900],
  kunststoffrahmen: [1200, 1500, 2300, 3900, 7900, 19_900],
  'schattenfuge-leinwand': [1500, 1800, 2500, 4000, 7500, 19_900],
  'schattenfuge-platte': [2000, 2500, 3500, 5000, 9000, 24_900],
} as const satisfies Record<FrameType, PriceLevels>;
