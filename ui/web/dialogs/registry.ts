/** How each dialog is loaded and drawn: a dialog is a folder and an entry here. */
import type { DialogName } from '../../../core/domain/routing/dialogs.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import type { DialogContent, DialogToCome, RegisteredDialog } from './dialog.ts';

const registered = {
  'calculator-more-formats': {
    View: lazyComponent(
      async () =>
        (await import('./calculator-more-formats/calculator-more-formats.tsx')).MoreFormats,
    ),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./calculator-more-formats/on-server.ts')).moreFormatsOnServer),
  },
  'calculator-own-format': {
    View: lazyComponent(
      async () => (await import('./calculator-own-format/calculator-own-format.tsx')).OwnFormat,
    ),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./calculator-own-format/on-server.ts')).ownFormatOnServer),
  },
  'customer-picture': {
    View: lazyComponent(
      async () => (await import('./customer-picture/customer-picture.tsx')).CustomerPictures,
    ),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./customer-picture/on-server.ts')).customerPictureOnServer),
  },
  'image-magnify': {
    View: lazyComponent(async () => (await import('./image-magnify/image-magnify.tsx')).Magnify),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./image-magnify/on-server.ts')).imageMagnifyOnServer),
  },
  'product-description': {
    View: lazyComponent(
      async () => (await import('./product-description/product-description.tsx')).Description,
    ),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./product-description/on-server.ts')).productDescriptionOnServer),
  },
  '3d-preview': {
    View: lazyComponent(async () => (await import('./3d-preview/3d-preview.tsx')).Preview),
    onServer:
      import.meta.env.SSR &&
      (async () => (await import('./3d-preview/on-server.ts')).previewOnServer),
  },
  'log-in': { comesWith: 'accounts' },
  'sign-up': { comesWith: 'accounts' },
  'password-confirm': { comesWith: 'accounts' },
  'password-reset': { comesWith: 'accounts' },
} as const;

type Registered = typeof registered;

/** What each dialog that is there shows. */
export type DialogDataOf = {
  readonly [
    Name in keyof Registered as Registered[Name] extends DialogToCome ? never : Name
  ]: Registered[Name] extends RegisteredDialog<infer Data> ? Data : never;
};

/** A dialog that is there. */
export type ProductDialogName = keyof DialogDataOf;

type ProductDialogs = {
  readonly [Name in ProductDialogName]: RegisteredDialog<DialogDataOf[Name]>;
};

/** The dialogs by name: one that is neither there nor to come does not typecheck. */
const dialogs: ProductDialogs &
  Readonly<Record<Exclude<DialogName, ProductDialogName>, DialogToCome>> = registered;

/** Whether a dialog is there, and not still to come. */
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
