import { previewMessages } from '../../parts/preview-3d/messages.ts';
import type { PictureDialogOnServer } from '../dialog.ts';
import { loadProductMotif, type ProductMotif } from '../product-motif.ts';

/** The server's part of the preview in space. */
export const previewOnServer: PictureDialogOnServer<ProductMotif> = {
  load: loadProductMotif,
  messages: [previewMessages],
};
