import { createElement, use, type ComponentType } from 'react';

import { notingLeaving, recoverChunk } from './chunk-failure.ts';

/** A component in a chunk of its own. `preload` rejects where the chunk cannot be had. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/** On the server; filled before the first page, emptied by `allLazyComponents`. */
const waitingOnServer = new Set<() => Promise<void>>();

/** Loads all of them on the server, so that a page is rendered in one go. */
export const allLazyComponents = async (): Promise<void> => {
  while (waitingOnServer.size > 0) {
    const loads = [...waitingOnServer];
    waitingOnServer.clear();
    // In sequence: a component may bring further ones.
    await Promise.all(loads.map((load) => load()));
  }
};

/** Has the server load something before its first page, together with all lazy components. */
export const loadBeforePages = (load: () => Promise<void>): void => {
  waitingOnServer.add(load);
};

const inBrowser = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const start = (): Promise<ComponentType<Props>> => {
    loading ??= notingLeaving(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };

  // No time limit: what stands in its place stays.
  let waiting: Promise<ComponentType<Props>> | undefined;
  const wait = async (): Promise<ComponentType<Props>> => {
    for (;;) {
      try {
        return await start();
      } catch {
        await recoverChunk();
      }
    }
  };

  const Component = (props: Props) => {
    // A loaded component is drawn at once, as the server drew it. One that has waited keeps its
    // promise: React would suspend again for another one.
    if (loaded !== undefined && waiting === undefined) return createElement(loaded, props);
    waiting ??= wait();
    return createElement(use(waiting), props);
  };
  return Object.assign(Component, { preload: async () => void (await start()) });
};

const onServer = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  loadBeforePages(preload);
  const Component = (props: Props) => (loaded === undefined ? null : createElement(loaded, props));
  return Object.assign(Component, { preload });
};

/**
 * Loaded when it is first drawn; the nearest `Suspense` stands in until then. A chunk that cannot
 * be fetched is reported to the shopper, and asked for again when the connection is back.
 */
export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => (import.meta.env.SSR ? onServer(load) : inBrowser(load));
