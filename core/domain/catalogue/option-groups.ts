import type { MaterialType } from './materials.ts';

export type OptionGroupRow = {
  /** The milled picture is not a wall material. */
  readonly material: MaterialType | 'fraesbild';
  readonly options: readonly [string, ...string[]];
  /** Also called `standard` (decisions, "Catalogue and products"). */
  readonly defaultOption: string;
};

const cornerHoles = ['corner-holes', 'none'] as const;

/**
 * Groups of options (storefront §3, "Option groups") in the specification's words and order; `LED`
 * is written as there.
 */
export const optionGroupTable = {
  'acrylglas-bohrung': { material: 'acrylglas', options: cornerHoles, defaultOption: 'none' },
  'acrylglas-druckverfahren': {
    material: 'acrylglas',
    options: ['direct', 'fineart'],
    defaultOption: 'direct',
  },
  'aludibond-bohrung': { material: 'aludibond', options: cornerHoles, defaultOption: 'none' },
  'aludibond-druckverfahren': {
    material: 'aludibond',
    options: ['direct', 'fineart-glossy', 'fineart-matt', 'fineart-hahnemuehle'],
    defaultOption: 'direct',
  },
  'aludibond-materialausfuehrung': {
    material: 'aludibond',
    options: ['standard', 'brushed'],
    defaultOption: 'standard',
  },
  'backlitfolie-rahmen': {
    material: 'backlitfolie',
    options: ['none', 'LED'],
    defaultOption: 'none',
  },
  'forexplatte-bohrung': { material: 'forexplatte', options: cornerHoles, defaultOption: 'none' },
  'forexplatte-druckverfahren': {
    material: 'forexplatte',
    options: ['direct', 'fineart-glossy', 'fineart-matt'],
    defaultOption: 'direct',
  },
  'fraesbild-fraesung': {
    material: 'fraesbild',
    options: ['none', 'lines', 'dots'],
    defaultOption: 'none',
  },
  'gallerybond-bohrung': { material: 'gallerybond', options: cornerHoles, defaultOption: 'none' },
  'hahnemuehle-materialausfuehrung': {
    material: 'hahnemuehle',
    options: ['standard', 'matt-cotton-smooth'],
    defaultOption: 'standard',
  },
  'klebefolie-ausfuehrung': {
    material: 'klebefolie',
    options: ['normal', 'transparent', 'transparent-gespiegelt', 'weiss'],
    defaultOption: 'normal',
  },
  'leinwand-keilrahmen': {
    material: 'leinwand',
    options: ['25mm', '38mm'],
    defaultOption: '25mm',
  },
  'leinwand-rand': {
    material: 'leinwand',
    options: ['farbig', 'gespiegelt', 'umgeschlagen'],
    defaultOption: 'umgeschlagen',
  },
  'poster-laminierung': {
    material: 'poster',
    options: ['none', 'glossy', 'matt'],
    defaultOption: 'none',
  },
  'poster-materialausfuehrung': {
    material: 'poster',
    options: ['standard', 'seidenmatt', 'oekopapier'],
    defaultOption: 'standard',
  },
  'pvcplane-oesung': {
    material: 'pvcplane',
    options: ['simple', 'none'],
    defaultOption: 'simple',
  },
} as const satisfies Record<string, OptionGroupRow>;

export type OptionGroup = keyof typeof optionGroupTable;

/** `OptionOf<'leinwand-keilrahmen'>` is `'25mm' | '38mm'`. */
export type OptionOf<G extends OptionGroup> = (typeof optionGroupTable)[G]['options'][number];

/** As in `optionTypes`: `leinwand-keilrahmen-38mm`. */
export type OptionType = { [G in OptionGroup]: `${G}-${OptionOf<G>}` }[OptionGroup];

export type OptionMaterial = MaterialType | 'fraesbild';

/** A material without groups has the option `standard` (decisions, "Catalogue and products"). */
export const optionGroupsOfMaterial = {
  acrylglas: ['acrylglas-bohrung', 'acrylglas-druckverfahren'],
  aludibond: ['aludibond-bohrung', 'aludibond-druckverfahren', 'aludibond-materialausfuehrung'],
  backlitfolie: ['backlitfolie-rahmen'],
  echtglas: [],
  forexplatte: ['forexplatte-bohrung', 'forexplatte-druckverfahren'],
  fototapete: [],
  fraesbild: ['fraesbild-fraesung'],
  gallerybond: ['gallerybond-bohrung'],
  hahnemuehle: ['hahnemuehle-materialausfuehrung'],
  klebefolie: ['klebefolie-ausfuehrung'],
  leinwand: ['leinwand-keilrahmen', 'leinwand-rand'],
  poster: ['poster-laminierung', 'poster-materialausfuehrung'],
  pvcplane: ['pvcplane-oesung'],
} as const satisfies Record<OptionMaterial, readonly OptionGroup[]>;
