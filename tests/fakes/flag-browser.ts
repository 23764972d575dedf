/** The vendor's browser client in Node: its browser build, an event source, a local storage. */
import { createRequire } from 'node:module';

import type { FlagClientModule } from '../../adapters/split/browser-client.ts';

const require = createRequire(import.meta.url);

/** The package's browser build: a directory import, which only `require` can follow in Node. */
export const browserBuild: FlagClientModule = require('@splitsoftware/splitio/client');

/** A local storage that lives as long as the test. */
const memoryStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
};

/**
 * Gives Node what the client looks for in a browser: the event source that the vendor ships for Node,
 * and a local storage. The answer takes both away again.
 */
export const likeABrowser = (): { readonly storage: Storage; readonly undo: () => void } => {
  const storage = memoryStorage();
  const before = {
    EventSource: Object.getOwnPropertyDescriptor(globalThis, 'EventSource'),
    localStorage: Object.getOwnPropertyDescriptor(globalThis, 'localStorage'),
  };
  const define = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  // A private path of the pinned version.
  define('EventSource', require('@splitsoftware/splitio/cjs/platform/getEventSource/eventsource'));
  define('localStorage', storage);
  return {
    storage,
    undo: () => {
      for (const [name, descriptor] of Object.entries(before)) {
        if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, descriptor);
      }
    },
  };
};
