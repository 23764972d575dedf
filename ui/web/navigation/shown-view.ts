import type { PageFragments } from '../page/fragments.ts';

/** An address as the router takes it. */
export type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** The router's part of a URL. */
export const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** What a navigation that the shop shows itself comes to, at which place. */
export type Arrival<Page, Kept> = { readonly place: Place } & (
  | {
      readonly kind: 'arrived';
      readonly page: Page;
      readonly fragments: PageFragments;
      /** Whether it is the shown page after another choice: whoever chose stays where they are. */
      readonly isChoice: boolean;
    }
  /** Back or forward to a page that was kept. */
  | { readonly kind: 'kept'; readonly kept: Kept }
  /** The address alone is another one. */
  | { readonly kind: 'moved' }
);

/** Pages that are kept for those who go back and forward, by the history entry that showed them. */
export type KeptViews<Kept> = {
  readonly get: (key: string) => Kept | undefined;
  /** Keeps what is shown at the moment. */
  readonly keep: (key: string) => void;
};
