import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

import { restsAgain } from '../islands/waking.ts';

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

/**
 * The same once the page rests: the first day that is read in a time zone takes a slow processor 60 ms,
 * for which the touch that woke the page must not wait.
 */
export const useOpeningTimeAtRest = (): number | undefined => {
  const [time, setTime] = useState<number>();
  useEffect(function tellAtRest() {
    let isGone = false;
    void restsAgain().then(() => {
      if (!isGone) startTransition(() => setTime(openedAt()));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return time;
};
