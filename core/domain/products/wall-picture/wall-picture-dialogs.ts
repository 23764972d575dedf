/** The dialogs over a wall picture (storefront §2; `room-view` is ours). */
export const wallPictureDialogs = [
  'calculator-more-formats',
  'calculator-own-format',
  'customer-picture',
  'image-magnify',
  'product-description',
  '3d-preview',
  'room-view',
] as const;

/** A dialog over a wall picture. */
export type WallPictureDialog = (typeof wallPictureDialogs)[number];

/** Dialogs that show the picture which `picture` in the address names. */
export const pictureDialogs = [
  'customer-picture',
  'image-magnify',
] as const satisfies readonly WallPictureDialog[];
