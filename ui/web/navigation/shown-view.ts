import type { PageFragments } from '../wire/fragments.ts';

export type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The router's part of a URL. */
export const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** The result of a navigation in place. */
export type Arrival<Page, Kept> = { readonly place: Place } & (
  | {
      readonly kind: 'arrived';
      readonly page: Page;
      readonly fragments: PageFragments;
      /** Another choice on the same page: scroll position and focus stay. */
      readonly isChoice: boolean;
    }
  /** Back or forward to a page that was kept. */
  | { readonly kind: 'kept'; readonly kept: Kept }
  /** The address alone changes. */
  | { readonly kind: 'moved' }
);

export type KeptViews<Kept> = {
  readonly get: (key: string) => Kept | undefined;
  /** Keeps what is shown at the moment. */
  readonly keep: (key: string) => void;
};
