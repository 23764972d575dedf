import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/**
 * True once hydrated. Controls that need scripts are drawn from then on, so that none stands there
 * dead.
 */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
