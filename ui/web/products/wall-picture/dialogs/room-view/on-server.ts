import { roomViewMessages } from '../../parts/room-view/messages.ts';
import type { PictureDialogOnServer } from '../dialog.ts';
import { loadProductMotif, type ProductMotif } from '../product-motif.ts';

/** The server's part of the room view. */
export const roomViewOnServer: PictureDialogOnServer<ProductMotif> = {
  load: loadProductMotif,
  messages: [roomViewMessages],
};
