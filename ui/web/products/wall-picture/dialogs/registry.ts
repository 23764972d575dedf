/** How each dialog is loaded and drawn: a dialog is a folder and an entry here. */
import type { AccountDialog } from '../../../../../core/domain/routing/account-dialog-names.ts';
import type { DialogName } from '../../../../../core/domain/routing/dialogs.ts';
import { lazyComponent } from '../../../navigation/lazy-component.tsx';
import { memoLoad } from '../../../navigation/memo-load.ts';
import type { DialogContent, DialogOverPages, DialogToCome, RegisteredDialog } from './dialog.ts';

const registered = {
  'calculator-more-formats': {
    View: lazyComponent(
      async () =>
        (await import('./calculator-more-formats/calculator-more-formats.tsx')).MoreFormats,
    ),
    onServer:
      import.meta.env.SSR &&
      memoLoad(
        async () => (await import('./calculator-more-formats/on-server.ts')).moreFormatsOnServer,
      ),
  },
  'calculator-own-format': {
    View: lazyComponent(() =>
      import('./calculator-own-format/calculator-own-format.tsx').then((chunk) => chunk.OwnFormat),
    ),
    onServer:
      import.meta.env.SSR &&
      memoLoad(
        async () => (await import('./calculator-own-format/on-server.ts')).ownFormatOnServer,
      ),
  },
  'customer-picture': {
    View: lazyComponent(() =>
      import('./customer-picture/customer-picture.tsx').then((chunk) => chunk.CustomerPictures),
    ),
    onServer:
      import.meta.env.SSR &&
      memoLoad(
        async () => (await import('./customer-picture/on-server.ts')).customerPictureOnServer,
      ),
  },
  'image-magnify': {
    View: lazyComponent(() =>
      import('./image-magnify/image-magnify.tsx').then((chunk) => chunk.Magnify),
    ),
    onServer:
      import.meta.env.SSR &&
      memoLoad(async () => (await import('./image-magnify/on-server.ts')).imageMagnifyOnServer),
  },
  'product-description': {
    View: lazyComponent(() =>
      import('./product-description/product-description.tsx').then((chunk) => chunk.Description),
    ),
    onServer:
      import.meta.env.SSR &&
      memoLoad(
        async () => (await import('./product-description/on-server.ts')).productDescriptionOnServer,
      ),
  },
  '3d-preview': {
    View: lazyComponent(() => import('./3d-preview/3d-preview.tsx').then((chunk) => chunk.Preview)),
    onServer:
      import.meta.env.SSR &&
      memoLoad(async () => (await import('./3d-preview/on-server.ts')).previewOnServer),
  },
  'room-view': {
    View: lazyComponent(() =>
      import('./room-view/room-view.tsx').then((chunk) => chunk.RoomDialog),
    ),
    onServer:
      import.meta.env.SSR &&
      memoLoad(async () => (await import('./room-view/on-server.ts')).roomViewOnServer),
  },
  'log-in': { over: 'pages' },
  'sign-up': { over: 'pages' },
  'password-confirm': { comesWith: 'accounts' },
  'password-reset': { comesWith: 'accounts' },
} as const;

type Registered = typeof registered;

/** What each dialog over a product shows. */
export type DialogDataOf = {
  readonly [
    Name in keyof Registered as Registered[Name] extends DialogToCome | DialogOverPages
      ? never
      : Name
  ]: Registered[Name] extends RegisteredDialog<infer Data> ? Data : never;
};

/** A dialog over a product. */
export type ProductDialogName = keyof DialogDataOf;

type ProductDialogs = {
  readonly [Name in ProductDialogName]: RegisteredDialog<DialogDataOf[Name]>;
};

/** The dialogs by name: one that is neither there nor to come does not typecheck. */
const dialogs: ProductDialogs &
  Readonly<Record<Exclude<DialogName, ProductDialogName | AccountDialog>, DialogToCome>> &
  Readonly<Record<AccountDialog, DialogOverPages>> = registered;

/** Whether a dialog stands over a product: it is neither still to come nor over every page. */
export const isProductDialog = (name: DialogName): name is ProductDialogName =>
  'View' in dialogs[name];

/** A dialog that is there. */
export const productDialog = <Name extends ProductDialogName>(
  name: Name,
): RegisteredDialog<DialogDataOf[Name]> => {
  const known: ProductDialogs = dialogs;
  return known[name];
};

/** The dialog that an address opens, with what it shows. */
export type ShownDialog = {
  readonly name: ProductDialogName;
  readonly content: DialogContent<DialogDataOf[ProductDialogName]>;
};
