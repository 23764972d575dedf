import type { WallPictureDialog } from '../../../../../core/domain/products/wall-picture/wall-picture-dialogs.ts';

/** The dialogs that links below a product's pictures open, in their order. */
export const linkedDialogs = [
  'room-view',
  'image-magnify',
  '3d-preview',
  'customer-picture',
  'product-description',
] as const satisfies readonly WallPictureDialog[];
