import type { TypefaceName } from '../../../core/domain/artwork/typefaces.ts';

/** Where the files of a typeface come from: a package of `@fontsource`, a weight and a style. */
type TypefaceSource = {
  readonly font: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
};

export const typefaceSources = {
  cormorant: { font: 'cormorant-garamond', weight: 500, style: 'normal' },
  'cormorant-italic': { font: 'cormorant-garamond', weight: 500, style: 'italic' },
  'eb-garamond': { font: 'eb-garamond', weight: 400, style: 'normal' },
  'eb-garamond-italic': { font: 'eb-garamond', weight: 400, style: 'italic' },
  playfair: { font: 'playfair-display', weight: 400, style: 'normal' },
  'playfair-italic': { font: 'playfair-display', weight: 400, style: 'italic' },
  bodoni: { font: 'bodoni-moda', weight: 400, style: 'normal' },
  marcellus: { font: 'marcellus', weight: 400, style: 'normal' },
  cinzel: { font: 'cinzel', weight: 400, style: 'normal' },
  'josefin-light': { font: 'josefin-sans', weight: 300, style: 'normal' },
  josefin: { font: 'josefin-sans', weight: 400, style: 'normal' },
  'montserrat-light': { font: 'montserrat', weight: 300, style: 'normal' },
  'montserrat-semibold': { font: 'montserrat', weight: 600, style: 'normal' },
  jost: { font: 'jost', weight: 400, style: 'normal' },
  'poiret-one': { font: 'poiret-one', weight: 400, style: 'normal' },
  quicksand: { font: 'quicksand', weight: 500, style: 'normal' },
  'abril-fatface': { font: 'abril-fatface', weight: 400, style: 'normal' },
  'bebas-neue': { font: 'bebas-neue', weight: 400, style: 'normal' },
  'syne-bold': { font: 'syne', weight: 700, style: 'normal' },
  'great-vibes': { font: 'great-vibes', weight: 400, style: 'normal' },
  'pinyon-script': { font: 'pinyon-script', weight: 400, style: 'normal' },
  'alex-brush': { font: 'alex-brush', weight: 400, style: 'normal' },
  parisienne: { font: 'parisienne', weight: 400, style: 'normal' },
  sacramento: { font: 'sacramento', weight: 400, style: 'normal' },
  'dancing-script': { font: 'dancing-script', weight: 500, style: 'normal' },
  caveat: { font: 'caveat', weight: 500, style: 'normal' },
  amatic: { font: 'amatic-sc', weight: 700, style: 'normal' },
  baloo: { font: 'baloo-2', weight: 600, style: 'normal' },
  nunito: { font: 'nunito', weight: 800, style: 'normal' },
} as const satisfies Readonly<Record<TypefaceName, TypefaceSource>>;

/** Files of a typeface, the first with what western languages need, the second for neighbours. */
export const typefaceSubsets = ['latin', 'latin-ext'] as const;

export type TypefaceSubset = (typeof typefaceSubsets)[number];

/** The name of a file beside this module, in `files`. */
export const typefaceFile = (name: TypefaceName, subset: TypefaceSubset): string =>
  `${name}-${subset}.ttf`;
