import { createDeviceStore, type DeviceStore } from './device-store.ts';

let store: DeviceStore | undefined;

/** Knows the device of this page; in browsers alone, where all who ask share it. */
export const pageDevice = (): DeviceStore => {
  store ??= createDeviceStore(window);
  return store;
};
