import { createElement, Suspense, type ReactElement } from 'react';

import { lazyComponent } from '../navigation/lazy-component.tsx';
import type { Dialogs, DialogViewProps, ShownDialog } from './dialog.ts';

/** In a chunk that comes with the first dialog. */
const DialogHost = lazyComponent(() =>
  import('./dialog-host.tsx').then((chunk) => chunk.DialogHost),
);

/** Loads all that an open dialog is drawn with; rejects where it does not come. */
export const preloadDialog = async <DataOf, Asked, Place>(
  dialogs: Dialogs<DataOf, Asked, Place>,
  dialog: ShownDialog<DataOf> | undefined,
): Promise<void> => {
  if (dialog === undefined) return;
  await Promise.all([DialogHost.preload(), dialogs[dialog.name].View.preload()]);
};

const drawDialog = <DataOf, Asked, Place, Name extends keyof DataOf>(
  dialogs: Dialogs<DataOf, Asked, Place>,
  name: Name,
  props: DialogViewProps<DataOf[Name], Place>,
): ReactElement => createElement(dialogs[name].View, props);

type OpenDialogProps<DataOf, Asked, Place> = {
  readonly dialogs: Dialogs<DataOf, Asked, Place>;
  readonly dialog: ShownDialog<DataOf> | undefined;
  /** The product that it stands over. */
  readonly place: Place;
  /** The address of the page, alone or with a dialog over it. */
  readonly hrefOf: (dialog?: string) => string;
  /** Goes to the page alone. */
  readonly close: () => void;
};

/** The dialog that is open over a product. */
export const OpenDialog = <DataOf, Asked, Place>({
  dialogs,
  dialog,
  place,
  hrefOf,
  close,
}: OpenDialogProps<DataOf, Asked, Place>) => {
  if (dialog === undefined) return null;
  const { name, content } = dialog;
  return (
    <Suspense fallback={null}>
      <DialogHost
        name={name}
        draw={
          content.kind === 'ready'
            ? (surroundings) =>
                drawDialog<DataOf, Asked, Place, keyof DataOf>(dialogs, name, {
                  ...surroundings,
                  place,
                  data: content.data,
                })
            : undefined
        }
        hrefOf={hrefOf}
        close={close}
      />
    </Suspense>
  );
};
