/** Pages that were left, for those who come back to them. */
import { endIslands, type ShopView } from '../islands/shop-view.ts';
import type { KeptViews } from '../navigation/shown-view.ts';
import type { PageData } from '../wire/page-data.ts';
import { contentOf } from './page-content.ts';

/** For an entry of the history; a view may have shown several states of its page. */
export type KeptPage = { readonly view: ShopView; readonly page: PageData };

/** Views that stay alive outside of the document. */
const mostViews = 5;

/** Of the history; several may have the same view. */
const mostEntries = 40;

type KeptPages = KeptViews<KeptPage> & {
  readonly shown: () => ShopView;
  /** Shows another view; the one before it stays alive for a while. */
  readonly change: (next: ShopView) => void;
};

/** Keeps the views of a document, which begins with one. */
export const createKeptPages = (first: ShopView): KeptPages => {
  let shown = first;
  const left = new Set<ShopView>();
  const entries = new Map<string, KeptPage>();

  const evict = (view: ShopView): void => {
    left.delete(view);
    for (const [key, entry] of entries) if (entry.view === view) entries.delete(key);
    endIslands(view);
  };

  return {
    shown: () => shown,
    change: (next) => {
      left.delete(next);
      left.add(shown);
      shown = next;
      const [oldest] = left;
      if (left.size > mostViews && oldest !== undefined) evict(oldest);
    },
    keep: (key) => {
      entries.delete(key);
      entries.set(key, { view: shown, page: shown.state.get().page });
      const [oldest] = entries.keys();
      if (entries.size > mostEntries && oldest !== undefined) entries.delete(oldest);
    },
    get: (key) => {
      const entry = entries.get(key);
      // Another choice may have put other HTML into the view since.
      return entry && contentOf(entry.view.state.get().page) === contentOf(entry.page)
        ? entry
        : undefined;
    },
  };
};
