import { interfaceTimings } from '../device/interface-timings.ts';

/** A place on a page, in CSS pixels from its top left corner. */
export type ScrollPosition = { readonly left: number; readonly top: number };

/** A link or code (`forward`), or back and forward (`history`). */
export type NavigationKind = 'forward' | 'history';

/** A saved position, an element, or the page's top. */
export type ScrollDecision =
  | { readonly kind: 'position'; readonly position: ScrollPosition }
  /** The element with this id; the page's top where it has none. */
  | { readonly kind: 'target'; readonly id: string }
  | { readonly kind: 'top' };

const decodeHash = (hash: string): string => {
  const raw = hash.replace(/^#/u, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
};

/**
 * Scroll position after a navigation (storefront §2): back and forward restore the saved one;
 * otherwise the hash's target, otherwise the top. `#` and `#top` are the top.
 */
export const scrollAfterNavigation = (navigation: {
  readonly kind: NavigationKind;
  /** The hash of the address with its `#`, or nothing. */
  readonly hash: string;
  readonly saved?: ScrollPosition | undefined;
}): ScrollDecision => {
  const { kind, hash, saved } = navigation;
  if (kind === 'history' && saved !== undefined) return { kind: 'position', position: saved };
  const id = decodeHash(hash);
  return id === '' || id === 'top' ? { kind: 'top' } : { kind: 'target', id };
};

/**
 * Position of an animated scroll `elapsed` milliseconds after its start: from `from` to `to` within
 * 500 ms (supporting §9, "Scroll animation"), never backwards.
 */
export const animatedScroll = (from: number, to: number, elapsed: number): number => {
  const part = Math.min(1, Math.max(0, elapsed / interfaceTimings.scrollAnimation));
  return part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3);
};
