import { interfaceTimings } from '../device/interface-timings.ts';

/** CSS pixels from the page's top left corner. */
export type ScrollPosition = { readonly left: number; readonly top: number };

/** `forward` by a link or code, `history` by back and forward. */
export type NavigationKind = 'forward' | 'history';

export type ScrollDecision =
  | { readonly kind: 'position'; readonly position: ScrollPosition }
  /** The page's top where no element has this id. */
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
 * History restores the saved position (storefront §2), else the hash's target, else the top, as for
 * `#` and `#top`.
 */
export const scrollAfterNavigation = (navigation: {
  readonly kind: NavigationKind;
  /** With its `#`, or empty. */
  readonly hash: string;
  readonly saved?: ScrollPosition | undefined;
}): ScrollDecision => {
  const { kind, hash, saved } = navigation;
  if (kind === 'history' && saved !== undefined) return { kind: 'position', position: saved };
  const id = decodeHash(hash);
  return id === '' || id === 'top' ? { kind: 'top' } : { kind: 'target', id };
};

/**
 * Position `elapsed` milliseconds after the start, within 500 ms (supporting §9, "Scroll
 * animation").
 */
export const animatedScroll = (from: number, to: number, elapsed: number): number => {
  const part = Math.min(1, Math.max(0, elapsed / interfaceTimings.scrollAnimation));
  return part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3);
};
