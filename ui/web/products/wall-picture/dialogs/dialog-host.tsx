import { createElement, type ReactElement } from 'react';
import { useLocation } from 'react-router';

import { UnavailableDialog } from '../../../../components/unavailable-dialog/unavailable-dialog.tsx';
import { closeOverPage } from '../../../dialogs/close-over-page.ts';
import type { DialogPlace, DialogViewProps } from './dialog.ts';
import {
  productDialog,
  type DialogDataOf,
  type ProductDialogName,
  type ShownDialog,
} from './registry.ts';
import { useBlocking } from '../../../dialogs/use-blocking.ts';

type Surroundings = Omit<DialogViewProps<unknown>, 'data'>;

const drawDialog = <Name extends ProductDialogName>(
  name: Name,
  data: DialogDataOf[Name],
  surroundings: Surroundings,
): ReactElement => createElement(productDialog(name).View, { ...surroundings, data });

type DialogHostProps = DialogPlace & { readonly dialog: ShownDialog };

/**
 * The one dialog that is open over a page: the address names it, and closing it is an address, too.
 * In a chunk of its own, loaded when a dialog is opened.
 */
export const DialogHost = ({ dialog, ...place }: DialogHostProps) => {
  const { name, content } = dialog;
  const { configuration } = place;
  const { search } = useLocation();
  const { isBlocked, setWaiting } = useBlocking(name);
  // The page brought the dialog along; its address without one is the page alone.
  if (new URLSearchParams(search).get('dialog') !== name) return null;
  const frame = {
    name,
    isOpen: true,
    isBlocked,
    onClose: () => closeOverPage(() => configuration.choose(configuration.components)),
    closeHref: configuration.hrefOf(),
  };
  if (content.kind === 'unavailable')
    return <UnavailableDialog frame={frame} retryHref={configuration.hrefOf(name)} />;
  const hrefOfPicture = (picture: string): string =>
    `${configuration.hrefOf(name)}&picture=${picture}`;
  return drawDialog(name, content.data, { frame, place, hrefOfPicture, setWaiting });
};
