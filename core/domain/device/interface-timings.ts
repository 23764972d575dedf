/**
 * How long the interface takes or waits, in milliseconds (supporting §9 "Scroll animation; resize
 * debounce", "Device refresh after resize"; §4 "Flyout … closes with 0 ms delay"). How long the pointer
 * rests before a flyout opens is ours: without it a pointer on its way elsewhere makes them flicker.
 */
export const interfaceTimings = {
  /** An animated scroll, from start to end. */
  scrollAnimation: 500,
  /** How long a resize must rest before what depends on the size is measured again. */
  resizeDebounce: 200,
  /** How long after a resize the device information is read again. */
  deviceRefresh: 50,
  /** How long the pointer rests on an item before its flyout opens. */
  flyoutOpen: 300,
  /** How long after the pointer leaves an item its flyout closes. */
  flyoutClose: 0,
} as const;
