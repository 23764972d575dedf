import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

/** The keys of material labels (storefront §3, "Material keys"), in the specification's order. */
export const materialKeys = [
  'acrylglas',
  'aludibond',
  'alu-brushed',
  'aludibond-brushed',
  'backlitfolie',
  'card',
  'echtglas',
  'fineart',
  'forexplatte',
  'fototapete',
  'fraesbild',
  'gallerybond',
  'hahnemuehle',
  'klebefolie',
  'leinwand',
  'photobook',
  'photobox',
  'poster',
  'pvcplane',
  'zubehoer',
] as const;

/** The key of a material's label; wider than the materials of wall pictures. */
export type MaterialKey = (typeof materialKeys)[number];

/** Narrows a text to the key of a material's label. */
export const isMaterialKey = oneOf(materialKeys);

/** The parts of a frame that have labels of their own (storefront §3). */
export const framePartKeys = ['frame-back', 'frame-glass', 'frame-mat'] as const;

/** The key of a frame part. */
export type FramePartKey = (typeof framePartKeys)[number];

/** Narrows a text to the key of a frame part. */
export const isFramePartKey = oneOf(framePartKeys);

/**
 * The variants of material labels (supporting §3: "most have fineart, gerahmt or framed variants").
 * Which has which is ours: `fineart` where a FineArt print is mounted on the material, `gerahmt`
 * for boards, canvas and film, `framed` for papers.
 */
export const materialVariants = {
  acrylglas: ['fineart', 'gerahmt'],
  aludibond: ['fineart', 'gerahmt'],
  'alu-brushed': ['gerahmt'],
  'aludibond-brushed': ['gerahmt'],
  backlitfolie: ['gerahmt'],
  fineart: ['framed'],
  forexplatte: ['fineart', 'gerahmt'],
  gallerybond: ['gerahmt'],
  hahnemuehle: ['framed', 'alurahmen', 'holzrahmen', 'kunststoffrahmen'],
  leinwand: ['gerahmt'],
  poster: ['laminated', 'framed', 'not-framed', 'alurahmen', 'holzrahmen', 'kunststoffrahmen'],
} as const satisfies Partial<Record<MaterialKey, readonly string[]>>;

/** A material whose label has variants. */
export type VariedMaterial = keyof typeof materialVariants;

/** The key of a variant's label, such as `poster-laminated`. */
export type MaterialVariantKey = {
  [M in VariedMaterial]: `${M}-${(typeof materialVariants)[M][number]}`;
}[VariedMaterial];

const variantNames: readonly string[] = Object.entries(materialVariants).flatMap(
  ([material, variants]) => variants.map((variant) => `${material}-${variant}`),
);

/** Narrows a text to the key of a variant's label. */
export const isMaterialVariantKey = (text: string): text is MaterialVariantKey =>
  variantNames.includes(text);

/** The keys of all variants' labels. */
export const materialVariantKeys: readonly MaterialVariantKey[] =
  variantNames.filter(isMaterialVariantKey);

/**
 * Reads the key of a variant; `gerahmt` and `framed` mean the same and are both read, whichever
 * the material has. Undefined where the material has no such variant.
 */
export const readMaterialVariantKey = (given: string): MaterialVariantKey | undefined => {
  const text = textOf(given);
  return [text, text.replace('-framed', '-gerahmt'), text.replace('-gerahmt', '-framed')].find(
    isMaterialVariantKey,
  );
};
