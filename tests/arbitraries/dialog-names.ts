import { wallPictureDialogs } from '../../core/domain/products/wall-picture/wall-picture-dialogs.ts';
import { shopDialogs } from '../../core/domain/routing/dialogs.ts';

/** Dialogs that an address may name: the shop's, and those over wall pictures. */
export const dialogNames = [...shopDialogs, ...wallPictureDialogs] as const;
