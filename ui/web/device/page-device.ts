import { createDeviceStore, type DeviceStore } from './device-store.ts';

let store: DeviceStore | undefined;

/** For browsers alone; all callers share it. */
export const pageDevice = (): DeviceStore => {
  store ??= createDeviceStore(window);
  return store;
};
