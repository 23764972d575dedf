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

/** The embedded default: the designers under this shop's own `/configurator-…` paths. */
export const embeddedDesignerBases = {
  calendar: '/configurator-calendar',
  card: '/configurator-card',
  collage: '/configurator-collage',
  'photo-frame': '/configurator-photo-frame',
  photobook: '/configurator-photobook',
  photobox: '/configurator-photobox',
} as const satisfies DesignerBases;
