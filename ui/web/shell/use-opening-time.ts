import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

let opened: number | undefined;

const openedAt = (): number => {
  opened ??= Date.now();
  return opened;
};

/**
 * When the browser opened the page. Undefined on the server and while the page hydrates, because
 * all visitors get the same page: what depends on the visitor or the time joins after that.
 */
export const useOpeningTime = (): number | undefined =>
  useSyncExternalStore(never, openedAt, () => undefined);
