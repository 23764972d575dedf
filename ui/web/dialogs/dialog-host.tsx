import type { ReactElement } from 'react';
import { useLocation } from 'react-router';

import { UnavailableDialog } from '../../components/unavailable-dialog/unavailable-dialog.tsx';
import { closeOverPage } from './close-over-page.ts';
import type { DialogViewProps } from './dialog.ts';
import { useBlocking } from './use-blocking.ts';

type DialogSurroundings = Omit<DialogViewProps<unknown, unknown>, 'data' | 'place'>;

type DialogHostProps = {
  readonly name: string;
  /** Undefined where what the dialog shows cannot be had at the moment. */
  readonly draw: ((surroundings: DialogSurroundings) => ReactElement) | undefined;
  /** The address of the page, alone or with a dialog over it. */
  readonly hrefOf: (dialog?: string) => string;
  /** Goes to the page alone. */
  readonly close: () => void;
};

/**
 * The one dialog that is open over a page: the address names it, and closing it is an address, too.
 * In a chunk of its own, loaded when a dialog is opened.
 */
export const DialogHost = ({ name, draw, hrefOf, close }: DialogHostProps) => {
  const { search } = useLocation();
  const { isBlocked, setWaiting } = useBlocking(name);
  // The page brought the dialog along; its address without one is the page alone.
  if (new URLSearchParams(search).get('dialog') !== name) return null;
  const frame = {
    name,
    isOpen: true,
    isBlocked,
    onClose: () => closeOverPage(close),
    closeHref: hrefOf(),
  };
  if (draw === undefined) return <UnavailableDialog frame={frame} retryHref={hrefOf(name)} />;
  const hrefOfPicture = (picture: string): string => `${hrefOf(name)}&picture=${picture}`;
  return draw({ frame, hrefOfPicture, setWaiting });
};
