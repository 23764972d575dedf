import { TE } from '../../core/fp.ts';
import type { MessengerError, SupportMessenger } from '../../core/ports/support-messenger.ts';

/** A messenger in memory: what it was asked, and the shopper's hand in it. */
export const memoryMessenger = (): SupportMessenger & {
  readonly isOpen: () => boolean;
  readonly closeByShopper: () => void;
  readonly asked: readonly string[];
} => {
  const asked: string[] = [];
  let isOpen = false;
  let told: (() => void) | undefined;
  const does = (name: string, then: () => void) =>
    TE.fromIO(() => {
      asked.push(name);
      then();
    });
  return {
    asked,
    isOpen: () => isOpen,
    closeByShopper: () => {
      isOpen = false;
      told?.();
    },
    load: does('load', () => undefined),
    open: does('open', () => {
      isOpen = true;
    }),
    close: () => {
      asked.push('close');
      isOpen = false;
    },
    onClose: (closed) => {
      told = closed;
    },
  };
};

/** A messenger that is down. */
export const brokenMessenger = (reason = 'down'): SupportMessenger => {
  const error: MessengerError = { kind: 'messenger-unavailable', reason };
  return {
    load: TE.left(error),
    open: TE.left(error),
    close: () => undefined,
    onClose: () => undefined,
  };
};
