import { oneOf } from '../text/one-of.ts';

/** The products that have a designer, by the path after `/configurator-` (storefront §2). */
export const designerProducts = [
  'calendar',
  'card',
  'collage',
  'photo-frame',
  'photobook',
  'photobox',
] as const;

/** A product with a designer. */
export type DesignerProduct = (typeof designerProducts)[number];

/** Whether the text names a designer. */
export const isDesignerProduct = oneOf(designerProducts);

/** Where each designer answers; configuration (decisions, "Names"). */
export type DesignerBases = Readonly<Record<DesignerProduct, string>>;

/** The designers of one host at the paths of the specification, `/configurator-{product}`. */
export const designerBasesAt = (origin: string): DesignerBases => ({
  calendar: `${origin}/configurator-calendar`,
  card: `${origin}/configurator-card`,
  collage: `${origin}/configurator-collage`,
  'photo-frame': `${origin}/configurator-photo-frame`,
  photobook: `${origin}/configurator-photobook`,
  photobox: `${origin}/configurator-photobox`,
});
