import { lazyComponent } from '../../../navigation/lazy-component.tsx';
import { productDialog, type ShownDialog } from './registry.ts';

/** What draws dialogs over a product, in a chunk that comes with the first of them. */
export const DialogHost = lazyComponent(() =>
  import('./dialog-host.tsx').then((chunk) => chunk.DialogHost),
);

/** Loads all that an open dialog is drawn with; rejects where it does not come. */
export const preloadDialog = async ({ name }: ShownDialog): Promise<void> => {
  await Promise.all([DialogHost.preload(), productDialog(name).View.preload()]);
};
