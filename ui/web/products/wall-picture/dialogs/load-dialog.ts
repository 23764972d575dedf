import { isDialogName } from '../../../../../core/domain/navigation/dialog-state.ts';
import type { Locale } from '../../../../../core/domain/locale/locales.ts';
import { dialogLinkMessages } from '../../../../components/dialog-links/messages.ts';
import { unavailableDialogMessages } from '../../../../components/unavailable-dialog/messages.ts';
import { messagesFor } from '../../../../messages/compile.ts';
import type { MessageTable } from '../../../../messages/message-table.ts';
import { textOf } from '../../../../messages/text.tsx';
import type { RedirectAnswer } from '../../../requests/loaded-page.ts';
import type { DialogContent, DialogOnServer, DialogRequest } from './dialog.ts';
import {
  isProductDialog,
  productDialog,
  type DialogDataOf,
  type ProductDialogName,
  type ShownDialog,
} from './registry.ts';

/** The server's part of a dialog. */
const dialogOnServer = async <Name extends ProductDialogName>(
  name: Name,
): Promise<DialogOnServer<DialogDataOf[Name]>> => {
  const { onServer } = productDialog(name);
  if (onServer === false) throw new Error('Dialogs are loaded by the server alone.');
  return onServer();
};

const loadNamed = async <Name extends ProductDialogName>(
  name: Name,
  asked: DialogRequest,
): Promise<DialogContent<DialogDataOf[Name]> | RedirectAnswer> =>
  (await dialogOnServer(name)).load(asked);

/** Loads the dialog that an address opens; undefined where it opens none that is there. */
export const loadDialog = async (
  asked: DialogRequest,
): Promise<ShownDialog | RedirectAnswer | undefined> => {
  const name = asked.query('dialog') ?? '';
  if (!isDialogName(name) || !isProductDialog(name)) return undefined;
  const content = await loadNamed(name, asked);
  return content.kind === 'redirect' ? content : { name, content };
};

/** The texts that an open dialog shows. */
export const dialogTables = async (
  dialog: ShownDialog | undefined,
): Promise<readonly MessageTable[]> =>
  dialog === undefined
    ? []
    : [...(await dialogOnServer(dialog.name)).messages, unavailableDialogMessages];

/** The dialogs that links below a product's pictures open, in their order. */
const linkedDialogs = [
  'room-view',
  'image-magnify',
  '3d-preview',
  'customer-picture',
  'product-description',
] as const satisfies readonly ProductDialogName[];

/** A link to a dialog: the dialog's name, and the words of the link. */
export type DialogLink = readonly [name: ProductDialogName, text: string];

/** The links below a product's pictures, in the words of a locale. */
export const dialogLinks = (locale: Locale): readonly DialogLink[] => {
  const text = textOf({ locale, messages: messagesFor(locale, [dialogLinkMessages]) });
  return linkedDialogs.map((name) => [name, text(`dialog-links.${name}`)]);
};
