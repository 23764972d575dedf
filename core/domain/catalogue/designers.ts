import { oneOf } from '../text/one-of.ts';

/** Products by the path after `/configurator-` (storefront §2). */
export const designerProducts = [
  'calendar',
  'card',
  'collage',
  'photo-frame',
  'photobook',
  'photobox',
] as const;

export type DesignerProduct = (typeof designerProducts)[number];

/** The designer of pictures on the wall, which takes a photo of the shopper's own. */
export const pictureDesigner = 'photo-frame' satisfies DesignerProduct;

export const isDesignerProduct = oneOf(designerProducts);

/** Where designers answer; configuration (decisions, "Names"). */
export type DesignerBases = Readonly<Record<DesignerProduct, string>>;

/** One host's designers at `/configurator-{product}`. */
export const designerBasesAt = (origin: string): DesignerBases => ({
  calendar: `${origin}/configurator-calendar`,
  card: `${origin}/configurator-card`,
  collage: `${origin}/configurator-collage`,
  'photo-frame': `${origin}/configurator-photo-frame`,
  photobook: `${origin}/configurator-photobook`,
  photobox: `${origin}/configurator-photobox`,
});
