/** How each dialog is loaded and drawn: a dialog is a folder and an entry here. */
import type { DialogName } from '../../../../../core/domain/routing/dialogs.ts';
import { lazyComponent } from '../../../navigation/lazy-component.tsx';
import { memoLoad } from '../../../navigation/memo-load.ts';
import type { DialogContent, RegisteredDialog } from './dialog.ts';

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
} as const satisfies { readonly [Name in DialogName]?: unknown };

type Registered = typeof registered;

/** What each dialog over a product shows. */
export type DialogDataOf = {
  readonly [Name in keyof Registered]: Registered[Name] extends RegisteredDialog<infer Data>
    ? Data
    : never;
};

/** A dialog over a product. */
export type ProductDialogName = keyof DialogDataOf;

const dialogs: {
  readonly [Name in ProductDialogName]: RegisteredDialog<DialogDataOf[Name]>;
} = registered;

/** Whether a dialog stands over a wall picture: others are of every page, of another product, or to come. */
export const isProductDialog = (name: DialogName): name is ProductDialogName =>
  Object.hasOwn(dialogs, name);

/** A dialog that is there. */
export const productDialog = <Name extends ProductDialogName>(
  name: Name,
): RegisteredDialog<DialogDataOf[Name]> => dialogs[name];

/** The dialog that an address opens, with what it shows. */
export type ShownDialog = {
  readonly name: ProductDialogName;
  readonly content: DialogContent<DialogDataOf[ProductDialogName]>;
};
