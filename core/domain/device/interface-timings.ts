/**
 * Times of the interface in milliseconds (supporting §9 "Scroll animation; resize debounce",
 * "Device refresh after resize"; §4 "Flyout … closes with 0 ms delay"). `flyoutOpen` is ours:
 * without it a pointer that only passes makes flyouts flicker.
 */
export const interfaceTimings = {
  /** An animated scroll, from start to end. */
  scrollAnimation: 500,
  /** Pause after a resize before sizes are measured again. */
  resizeDebounce: 200,
  /** Pause after a resize before the device information is read again. */
  deviceRefresh: 50,
  /** Rest of the pointer on an item before its flyout opens. */
  flyoutOpen: 300,
  /** Delay between the pointer's leaving an item and its flyout's closing. */
  flyoutClose: 0,
} as const;
