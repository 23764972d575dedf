import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

let opened: number | undefined;

const openedAt = (): number => {
  opened ??= Date.now();
  return opened;
};

/**
 * When the browser opened the page. Undefined on the server and while the page hydrates: all
 * visitors get the same page, and what depends on the time joins after that.
 */
export const useOpeningTime = (): number | undefined =>
  useSyncExternalStore(never, openedAt, () => undefined);
