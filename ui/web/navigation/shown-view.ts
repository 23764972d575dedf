import type { PageData } from '../page-data.ts';
import type { StaticHtmlParts } from '../static-parts.ts';

/** An address as the router takes it. */
export type Place = { readonly pathname: string; readonly search: string; readonly hash: string };

/** What is shown: a page and the address that it belongs to, which always change together. */
export type View = {
  readonly place: Place;
  readonly page: PageData;
  /** Undefined for the document's own page, whose parts are in the document. */
  readonly parts: StaticHtmlParts | undefined;
};

/** The router's part of a URL. */
export const placeOf = ({ pathname, search, hash }: Place): Place => ({ pathname, search, hash });

/** How many views are kept for those who go back and forward. */
const mostViews = 20;

/** Views by the history entry that showed them, so that going back needs no connection. */
export const createKeptViews = () => {
  const views = new Map<string, View>();
  return {
    get: (key: string): View | undefined => views.get(key),
    keep: (key: string, view: View): void => {
      views.delete(key);
      views.set(key, view);
      const [oldest] = views.keys();
      if (views.size > mostViews && oldest !== undefined) views.delete(oldest);
    },
  };
};

/** See `createKeptViews`. */
export type KeptViews = ReturnType<typeof createKeptViews>;
