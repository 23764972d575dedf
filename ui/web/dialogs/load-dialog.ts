import { unavailableDialogMessages } from '../../components/unavailable-dialog/messages.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import type { RedirectAnswer } from '../requests/loaded-page.ts';
import type { DialogContent, DialogOnServer, Dialogs, ShownDialog } from './dialog.ts';

/** The server's part of a dialog. */
const dialogOnServer = async <DataOf, Asked, Place, Name extends keyof DataOf>(
  dialogs: Dialogs<DataOf, Asked, Place>,
  name: Name,
): Promise<DialogOnServer<DataOf[Name], Asked>> => {
  const { onServer } = dialogs[name];
  if (onServer === false) throw new Error('Dialogs are loaded by the server alone.');
  return onServer();
};

const loadNamed = async <DataOf, Asked, Place, Name extends keyof DataOf>(
  dialogs: Dialogs<DataOf, Asked, Place>,
  name: Name,
  asked: Asked,
): Promise<DialogContent<DataOf[Name]> | RedirectAnswer> =>
  (await dialogOnServer(dialogs, name)).load(asked);

const isNameOf = <All extends object>(all: All, name: string): name is keyof All & string =>
  Object.hasOwn(all, name);

/** Loads the dialog of a product that an address names; undefined where it names none of them. */
export const loadDialog = async <DataOf, Asked, Place>(
  dialogs: Dialogs<DataOf, Asked, Place>,
  name: string,
  asked: Asked,
): Promise<ShownDialog<DataOf> | RedirectAnswer | undefined> => {
  if (!isNameOf(dialogs, name)) return undefined;
  const content = await loadNamed(dialogs, name, asked);
  return content.kind === 'redirect' ? content : { name, content };
};

/** The texts that an open dialog shows. */
export const dialogTables = async <DataOf, Asked, Place>(
  dialogs: Dialogs<DataOf, Asked, Place>,
  dialog: ShownDialog<DataOf> | undefined,
): Promise<readonly MessageTable[]> =>
  dialog === undefined
    ? []
    : [...(await dialogOnServer(dialogs, dialog.name)).messages, unavailableDialogMessages];
