/**
 * Surcharges of parts in the sample shop: gross euro cents by area. Parts with the same price share
 * a class.
 */
import type { GlassType } from '../../../core/domain/catalogue/frame-parts.ts';
import type { FrameType } from '../../../core/domain/catalogue/materials.ts';
import type { OptionType } from '../../../core/domain/catalogue/option-groups.ts';
import type {
  FrameVariant,
  ProducedFrameFamily,
} from '../../../core/domain/catalogue/produced-frames.ts';
import { frameLevels, type PriceLevels } from './price-levels.ts';

/** Surcharges of options, in cents at each of `levelAreas`. */
const optionLevels = {
  brushed: [300, 500, 800, 1500, 3500, 9900],
  'cotton-paper': [200, 300, 500, 900, 1900, 5900],
  'edge-coloured': [200, 200, 300, 400, 700, 1500],
  'edge-mirrored': [200, 300, 400, 500, 900, 1900],
  'film-mirrored': [200, 300, 400, 700, 1500, 3900],
  'film-transparent': [100, 200, 300, 500, 1100, 2900],
  'film-white': [100, 100, 200, 300, 700, 1900],
  fineart: [500, 800, 1400, 2700, 6500, 18_900],
  'fineart-hahnemuehle': [700, 1100, 1900, 3500, 8500, 24_900],
  'fineart-matt': [500, 800, 1400, 2700, 6500, 18_900],
  holes: [600, 700, 900, 1200, 1800, 2900],
  lamination: [200, 300, 500, 900, 2100, 5900],
  led: [5900, 7900, 10_900, 16_900, 29_900, 69_900],
  'paper-eco': [100, 100, 200, 300, 700, 1900],
  'paper-satin': [100, 200, 300, 500, 1100, 3300],
  'stretcher-38mm': [400, 500, 700, 1000, 1900, 4900],
  'without-eyelets': [0, 0, 0, 0, 0, 0],
} as const satisfies Record<string, PriceLevels>;

/** Surcharges of a frame's other colours over its default one. */
const finishLevels = {
  'finish-painted': [0, 0, 0, 0, 0, 0],
  'finish-lacquered': [200, 300, 400, 600, 1000, 2500],
  'finish-aged': [300, 400, 600, 900, 1500, 3500],
  'finish-metallic': [300, 500, 700, 1100, 1900, 4500],
  'finish-wood': [400, 500, 800, 1200, 2100, 4900],
  'finish-hardwood': [600, 800, 1200, 1900, 3500, 7900],
  'finish-baroque': [900, 1200, 1900, 2900, 5500, 11_900],
} as const satisfies Record<string, PriceLevels>;

type FinishClass = keyof typeof finishLevels;

const glassLevels = {
  'museum-glass': [1500, 2200, 3600, 6500, 14_900, 39_900],
  'museum-acrylic': [1900, 2700, 4300, 7900, 17_900, 45_900],
} as const satisfies Record<GlassType, PriceLevels>;

/** The class of each option that is sold and is not a default. */
export const optionClasses = {
  'acrylglas-bohrung-corner-holes': 'holes',
  'acrylglas-druckverfahren-fineart': 'fineart',
  'aludibond-bohrung-corner-holes': 'holes',
  'aludibond-druckverfahren-fineart-glossy': 'fineart',
  'aludibond-druckverfahren-fineart-matt': 'fineart-matt',
  'aludibond-druckverfahren-fineart-hahnemuehle': 'fineart-hahnemuehle',
  'aludibond-materialausfuehrung-brushed': 'brushed',
  'backlitfolie-rahmen-LED': 'led',
  'forexplatte-bohrung-corner-holes': 'holes',
  'forexplatte-druckverfahren-fineart-glossy': 'fineart',
  'forexplatte-druckverfahren-fineart-matt': 'fineart-matt',
  'gallerybond-bohrung-corner-holes': 'holes',
  'hahnemuehle-materialausfuehrung-matt-cotton-smooth': 'cotton-paper',
  'klebefolie-ausfuehrung-transparent': 'film-transparent',
  'klebefolie-ausfuehrung-transparent-gespiegelt': 'film-mirrored',
  'klebefolie-ausfuehrung-weiss': 'film-white',
  'leinwand-keilrahmen-38mm': 'stretcher-38mm',
  'leinwand-rand-farbig': 'edge-coloured',
  'leinwand-rand-gespiegelt': 'edge-mirrored',
  'poster-laminierung-glossy': 'lamination',
  'poster-laminierung-matt': 'lamination',
  'poster-materialausfuehrung-seidenmatt': 'paper-satin',
  'poster-materialausfuehrung-oekopapier': 'paper-eco',
  'pvcplane-oesung-none': 'without-eyelets',
} as const satisfies Partial<Record<OptionType, keyof typeof optionLevels>>;

/** The classes of options that a frame leaves no room for: holes are drilled for hanging. */
export const unframedClasses: readonly string[] = ['holes'];

/** Families whose frames cost the same in every colour. */
export const familyFinishes: Readonly<Partial<Record<ProducedFrameFamily, FinishClass>>> = {
  'fotorahmen-barock': 'finish-baroque',
  'fotorahmen-chrom': 'finish-metallic',
  'fotorahmen-gold': 'finish-metallic',
  'fotorahmen-holz-vintage': 'finish-aged',
  'fotorahmen-silber': 'finish-metallic',
};

/** Surcharges of the colours of the other families. */
export const variantFinishes = {
  schwarz: 'finish-painted',
  'schwarz-matt': 'finish-lacquered',
  'schwarz-glanz': 'finish-lacquered',
  'schwarz-lack': 'finish-painted',
  'schwarz-gemasert': 'finish-aged',
  weiss: 'finish-painted',
  'weiss-matt': 'finish-lacquered',
  'weiss-glanz': 'finish-lacquered',
  'weiss-lack': 'finish-painted',
  'weiss-gemasert': 'finish-aged',
  'weiss-gekalkt': 'finish-aged',
  creme: 'finish-painted',
  grau: 'finish-painted',
  'grau-gemasert': 'finish-aged',
  anthrazit: 'finish-painted',
  taupe: 'finish-painted',
  braun: 'finish-painted',
  'braun-antik': 'finish-aged',
  silber: 'finish-metallic',
  'silber-matt': 'finish-metallic',
  'silber-glanz': 'finish-metallic',
  'silber-antik': 'finish-metallic',
  gold: 'finish-metallic',
  'gold-matt': 'finish-metallic',
  'gold-glanz': 'finish-metallic',
  'gold-antik': 'finish-metallic',
  kupfer: 'finish-metallic',
  champagner: 'finish-metallic',
  natur: 'finish-wood',
  ahorn: 'finish-wood',
  buche: 'finish-wood',
  eiche: 'finish-hardwood',
  'eiche-geoelt': 'finish-hardwood',
  'eiche-gekalkt': 'finish-hardwood',
  'eiche-geraeuchert': 'finish-hardwood',
  esche: 'finish-wood',
  kirsche: 'finish-hardwood',
  mahagoni: 'finish-hardwood',
  nussbaum: 'finish-hardwood',
  wenge: 'finish-hardwood',
  rot: 'finish-painted',
  blau: 'finish-painted',
  gruen: 'finish-painted',
  glanz: 'finish-metallic',
  matt: 'finish-metallic',
  antik: 'finish-aged',
} as const satisfies Record<FrameVariant, FinishClass>;

/** The class of a frame that is bought without a picture. */
export const frameClassOf = (frameType: FrameType): `frame-${FrameType}` => `frame-${frameType}`;

const frameTypeLevels = Object.entries(frameLevels).map(
  ([frameType, levels]) => [`frame-${frameType}`, levels] as const,
);

/** Every class that is priced by what it covers or encloses, with its levels. */
export const levelsByClass: ReadonlyMap<string, PriceLevels> = new Map<string, PriceLevels>([
  ...Object.entries(optionLevels),
  ...Object.entries(finishLevels),
  ...Object.entries(glassLevels),
  ...frameTypeLevels,
]);

/** The class of mats of all colours, and what their own area costs: square decimetres and cents. */
export const matClass = 'mat';
export const matLevels = [
  [0, 0],
  [2, 400],
  [6, 700],
  [12, 1100],
  [24, 1900],
  [54, 3600],
  [150, 7900],
] as const;
