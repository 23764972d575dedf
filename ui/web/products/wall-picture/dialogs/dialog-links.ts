import type { WallPictureDialog } from '../../../../../core/domain/products/wall-picture/wall-picture-dialogs.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { dialogLinkMessages } from '../../../../components/dialog-links/messages.ts';
import { messagesFor } from '../../../../messages/compile.ts';
import { textOf } from '../../../../messages/text.tsx';

/** The dialogs that links below a product's pictures open, in their order. */
const linkedDialogs = [
  'room-view',
  'image-magnify',
  '3d-preview',
  'customer-picture',
  'product-description',
] as const satisfies readonly WallPictureDialog[];

/** A link to a dialog: the dialog's name, and the words of the link. */
export type DialogLink = readonly [name: WallPictureDialog, text: string];

/** The links below a product's pictures, in the words of a locale. */
export const dialogLinks = (locale: Locale): readonly DialogLink[] => {
  const text = textOf({ locale, messages: messagesFor(locale, [dialogLinkMessages]) });
  return linkedDialogs.map((name) => [name, text(`dialog-links.${name}`)]);
};
