import { useSyncExternalStore } from 'react';

import type { PageDevice } from '../../../core/domain/device/page-device.ts';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

let store: DeviceStore | undefined;

const pageStore = (): DeviceStore => {
  store ??= createDeviceStore(window);
  return store;
};

const subscribe = (changed: () => void): (() => void) => pageStore().subscribe(changed);

/** The device of this page as it is now; in browsers alone. */
export const pageDevice = (): PageDevice => pageStore().current();

/**
 * A part of what is known of the device, kept up to date: `useDevice((device) => device.breakpoint)`.
 * Undefined on the server and while the page hydrates, because all visitors get the same page. Who
 * selects little is drawn anew seldom.
 */
export const useDevice = <Part extends string | number | boolean | undefined>(
  select: (device: PageDevice) => Part,
): Part | undefined =>
  useSyncExternalStore<Part | undefined>(
    subscribe,
    () => select(pageDevice()),
    () => undefined,
  );
