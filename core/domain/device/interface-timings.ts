/**
 * Milliseconds (supporting §9 "Scroll animation; resize debounce", "Device refresh after resize";
 * §4 "Flyout … closes with 0 ms delay"). `flyoutOpen` is ours: without it a passing pointer makes
 * flyouts flicker.
 */
export const interfaceTimings = {
  scrollAnimation: 500,
  /** Before sizes are measured again. */
  resizeDebounce: 200,
  /** Before the device is read again. */
  deviceRefresh: 50,
  /** The pointer's rest on an item. */
  flyoutOpen: 300,
  /** After the pointer has left. */
  flyoutClose: 0,
} as const;
