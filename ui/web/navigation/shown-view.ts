import type { StaticHtmlParts } from '../static-parts.ts';

/** An address as the router takes it. */
export type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** What is shown: a page and the address that it belongs to, which always change together. */
export type View<Page> = {
  readonly place: Place;
  readonly page: Page;
  /** Undefined for the document's own page, whose parts are in the document. */
  readonly parts: StaticHtmlParts | undefined;
};

/** The router's part of a URL. */
export const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** How many views are kept for those who go back and forward. */
const mostViews = 20;

/** Views that are kept for those who go back and forward. */
export type KeptViews<Page> = {
  readonly get: (key: string) => View<Page> | undefined;
  readonly keep: (key: string, view: View<Page>) => void;
};

/** Views by the history entry that showed them, so that going back needs no connection. */
export const createKeptViews = <Page>(): KeptViews<Page> => {
  const views = new Map<string, View<Page>>();
  return {
    get: (key) => views.get(key),
    keep: (key, view) => {
      views.delete(key);
      views.set(key, view);
      const [oldest] = views.keys();
      if (views.size > mostViews && oldest !== undefined) views.delete(oldest);
    },
  };
};
