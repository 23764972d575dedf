/** A place on a page, in CSS pixels from its top left corner. */
export type ScrollPosition = { readonly left: number; readonly top: number };

/** How a page was come to: by a link or by code, or back and forward through the history. */
export type NavigationKind = 'forward' | 'history';

/** Where a page stands after a navigation. */
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
 * Where a page scrolls to after a navigation (storefront §2): back and forward restore the saved
 * position; else the hash's target, else the top. `#` and `#top` are the top.
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
