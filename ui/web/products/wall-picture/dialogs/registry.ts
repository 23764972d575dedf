/** A dialog is a folder and an entry here. */
import type { WallPictureDialog } from '../../../../../core/domain/products/wall-picture/wall-picture-dialogs.ts';
import type { Dialogs, RegisteredDialog } from '../../../dialogs/dialog.ts';
import { lazyComponent } from '../../../navigation/lazy-component.tsx';
import { memoLoad } from '../../../navigation/memo-load.ts';
import type { DialogPlace, DialogRequest } from './dialog.ts';

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
} as const satisfies { readonly [Name in WallPictureDialog]: unknown };

type Registered = typeof registered;

export type DialogDataOf = {
  readonly [Name in WallPictureDialog]: Registered[Name] extends RegisteredDialog<
    infer Data,
    DialogRequest,
    DialogPlace
  >
    ? Data
    : never;
};

/** The dialogs over a wall picture. */
export const dialogs: Dialogs<DialogDataOf, DialogRequest, DialogPlace> = registered;
