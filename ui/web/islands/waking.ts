/** When parts of a page come to life: what a page tells of itself, once for all that wait for it. */
import type { IslandName } from './island-names.ts';
import { createSignal, type Signal } from './signal.ts';

/**
 * When an island wakes; several words are alternatives:
 * - `load`: at once;
 * - `idle`: when the page has come to rest;
 * - `near`: when it comes near the window, or is used;
 * - `touch`: at the first touch of the page, wherever that is;
 * - `use`: when it is touched itself;
 * - `told`: when another module has something for it to show (`tellIsland`);
 * - `fetch`: does not wake it, but brings its chunks when the page has come to rest.
 */
export type Wake = 'load' | 'idle' | 'near' | 'touch' | 'use' | 'told' | 'fetch';

/** The earliest signs of a visitor who is about to use something; scrolling does not count. */
const touches = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'input',
  'focusin',
  'dragenter',
] as const;

/** Outside of the window. */
const nearMargin = '300px';

const touched = createSignal();
const rested = createSignal();
const told = new Map<string, Signal>();

const toldOf = (name: string): Signal => {
  const signal = told.get(name) ?? createSignal();
  told.set(name, signal);
  return signal;
};

/** Wakes the islands of a name that wait to be told, on this page and on all later ones. */
export const tellIsland = (name: IslandName): void => toldOf(name).happen();

/** Milliseconds after which a page counts as idle that never is, such as one with motion on a slow device. */
const longestBusy = 5_000;

/** Calls back when the browser has nothing better to do. Where it does not tell, the next turn has to do. */
const whenIdle = (page: Window, act: () => void): void => {
  if ('requestIdleCallback' in page) page.requestIdleCallback(act, { timeout: longestBusy });
  else setTimeout(act);
};

/** Settles when the page rests again, once it has answered the touch by which something woke. */
export const restsAgain = async (): Promise<void> => {
  await new Promise<void>((resolve) => rested.wait(resolve));
  await new Promise<void>((resolve) => whenIdle(window, resolve));
};

const onTouch = (target: EventTarget, act: () => void, signal: AbortSignal): void => {
  for (const name of touches)
    target.addEventListener(name, act, { signal, capture: true, passive: true });
};

/** Begins to notice the first touch of the page, and when it comes to rest. */
export const noticePage = (page: Window): void => {
  const over = new AbortController();
  touched.wait(() => over.abort());
  // The touch may have started the scripts themselves.
  if (page.navigator.userActivation?.hasBeenActive === true) touched.happen();
  else onTouch(page, touched.happen, over.signal);
  const rest = (): void => whenIdle(page, rested.happen);
  if (page.document.readyState === 'complete') rest();
  else page.addEventListener('load', rest, { once: true });
};

const whenNear = (element: Element, act: () => void, until: AbortSignal): void => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: nearMargin },
  );
  observer.observe(element);
  until.addEventListener('abort', () => observer.disconnect(), { once: true });
};

/** An island that waits, or something else of the page; only islands are told, and have chunks. */
type Waiting = {
  readonly element: Element;
  readonly name?: string;
  readonly when: readonly string[];
  readonly wake: () => void;
  /** Brings what it needs, and runs nothing of it. */
  readonly fetch?: () => void;
};

/** Waits until something is to wake, or until the signal ends that. */
export const awaitWake = (
  { element, name, when, wake, fetch }: Waiting,
  until: AbortSignal,
): void => {
  const waits: Readonly<Record<Wake, () => void>> = {
    load: wake,
    idle: () => rested.wait(wake, until),
    near: () => {
      whenNear(element, wake, until);
      onTouch(element, wake, until);
    },
    touch: () => touched.wait(wake, until),
    use: () => {
      if (element.contains(document.activeElement)) wake();
      onTouch(element, wake, until);
    },
    told: () => name && toldOf(name).wait(wake, until),
    fetch: () => fetch && rested.wait(fetch, until),
  };
  const isWake = (word: string): word is Wake => word in waits;
  for (const word of when) if (isWake(word) && !until.aborted) waits[word]();
};

/** Settles when an element is to wake as its words say; never where there is none, or once it is left. */
export const wakes = (
  when: readonly Wake[],
  element: Element | null,
  left: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    if (element === null || left.aborted) return;
    const over = new AbortController();
    left.addEventListener('abort', () => over.abort(), { once: true, signal: over.signal });
    const wake = (): void => {
      over.abort();
      resolve();
    };
    awaitWake({ element, when, wake }, over.signal);
  });
