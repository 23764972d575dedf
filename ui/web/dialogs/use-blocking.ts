import { useEffect, useState } from 'react';

import {
  applyDialog,
  initialDialog,
  type DialogCommand,
  type DialogState,
} from '../../../core/domain/navigation/dialog-state.ts';

export const commandOfAddress = (dialogType: string, { searchParams }: URL): DialogCommand =>
  searchParams.get('dialog') === dialogType
    ? { kind: 'open-dialog', dialogType }
    : { kind: 'close-dialog' };

/**
 * Refuses navigations that would close or replace a blocked dialog, where the browser allows that.
 * What the shop itself starts is marked and let through: it is the answer that the dialog waits
 * for.
 */
export const refuseWhileBlocked =
  (state: DialogState) =>
  (event: Pick<NavigateEvent, 'cancelable' | 'destination' | 'info' | 'preventDefault'>): void => {
    if (!event.cancelable || event.info !== undefined || state.kind === 'closed') return;
    const command = commandOfAddress(state.dialogType, new URL(event.destination.url));
    const { effects } = applyDialog(state, command);
    if (effects.some(({ kind }) => kind === 'refuse')) event.preventDefault();
  };

/** A dialog that waits for an answer has to stay. */
export const useBlocking = (
  dialogType: string,
): { readonly isBlocked: boolean; readonly setWaiting: (isWaiting: boolean) => void } => {
  const [isWaiting, setWaiting] = useState(false);

  useEffect(
    function guardWhileBlocked() {
      if (!isWaiting || !('navigation' in window)) return undefined;
      const { state } = applyDialog(
        applyDialog(initialDialog, { kind: 'open-dialog', dialogType }).state,
        { kind: 'block-dialog' },
      );
      const refuse = refuseWhileBlocked(state);
      const { navigation } = window;
      navigation.addEventListener('navigate', refuse);
      return () => navigation.removeEventListener('navigate', refuse);
    },
    [isWaiting, dialogType],
  );

  return { isBlocked: isWaiting, setWaiting };
};
