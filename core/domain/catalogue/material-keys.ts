import { textOf } from '../text/text.ts';
import { oneOf } from '../text/one-of.ts';

/** Keys of material labels (storefront §3, "Material keys"). */
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

/** More than the materials of wall pictures. */
export type MaterialKey = (typeof materialKeys)[number];

export const isMaterialKey = oneOf(materialKeys);

/** Parts with labels of their own (storefront §3). */
export const framePartKeys = ['frame-back', 'frame-glass', 'frame-mat'] as const;

export type FramePartKey = (typeof framePartKeys)[number];

export const isFramePartKey = oneOf(framePartKeys);

/**
 * Variants of material labels (supporting §3: "most have fineart, gerahmt or framed variants").
 * Which is ours: `fineart` where a FineArt print is mounted, `gerahmt` for boards, canvas and film,
 * `framed` for papers.
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

export type VariedMaterial = keyof typeof materialVariants;

/** Such as `poster-laminated`. */
export type MaterialVariantKey = {
  [M in VariedMaterial]: `${M}-${(typeof materialVariants)[M][number]}`;
}[VariedMaterial];

const variantNames: readonly string[] = Object.entries(materialVariants).flatMap(
  ([material, variants]) => variants.map((variant) => `${material}-${variant}`),
);

/** Guards a variant's key. */
export const isMaterialVariantKey = (text: string): text is MaterialVariantKey =>
  variantNames.includes(text);

/** The keys of all variants' labels. */
export const materialVariantKeys: readonly MaterialVariantKey[] =
  variantNames.filter(isMaterialVariantKey);

/** `gerahmt` and `framed` mean the same. Undefined where the material has no such variant. */
export const readMaterialVariantKey = (given: string): MaterialVariantKey | undefined => {
  const text = textOf(given);
  return [text, text.replace('-framed', '-gerahmt'), text.replace('-gerahmt', '-framed')].find(
    isMaterialVariantKey,
  );
};
