import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';
import {
  readPageDevice,
  refreshedDevice,
  type PageDevice,
} from '../../../core/domain/device/page-device.ts';

type DeviceWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
  readonly innerWidth: number;
  readonly navigator: Pick<Navigator, 'maxTouchPoints' | 'userAgent'>;
};

export type DeviceStore = {
  /** The same value until something changes. */
  readonly current: () => PageDevice;
  /** Returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
};

const readWindow = ({ navigator, innerWidth }: DeviceWindow): PageDevice =>
  readPageDevice({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    viewportWidth: innerWidth,
  });

/**
 * While somebody subscribes, the device is read again 50 ms after the last resize (supporting §9);
 * otherwise nobody listens to the window.
 */
export const createDeviceStore = (page: DeviceWindow): DeviceStore => {
  const subscribers = new Set<() => void>();
  let device: PageDevice | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): PageDevice => {
    const now = readWindow(page);
    device = device === undefined ? now : refreshedDevice(device, now);
    return device;
  };

  const refresh = (): void => {
    const before = device;
    if (read() !== before) for (const changed of subscribers) changed();
  };

  const onResize = (): void => {
    clearTimeout(timer);
    timer = setTimeout(refresh, interfaceTimings.deviceRefresh);
  };

  return {
    // Without a subscriber resizes are not heard, so it is read when asked for.
    current: () => (device === undefined || subscribers.size === 0 ? read() : device),
    subscribe: (changed) => {
      if (subscribers.size === 0) {
        page.addEventListener('resize', onResize);
        read();
      }
      subscribers.add(changed);
      return () => {
        subscribers.delete(changed);
        if (subscribers.size > 0) return;
        clearTimeout(timer);
        page.removeEventListener('resize', onResize);
      };
    },
  };
};
