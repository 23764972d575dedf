/** What the browser shows of the shop at a time: a page at its address, for all islands in it. */
import type { Place } from '../navigation/shown-view.ts';
import type { Go } from '../navigation/navigation-context.ts';
import type { PageData } from '../wire/page-data.ts';
import type { ShellData } from '../shell/shell-data.ts';
import type { Island } from './shop-island.ts';
import { createStore, type Store } from './store.ts';

/** A page and the address that it belongs to, which always change together. */
export type PageState = { readonly page: PageData; readonly place: Place };

/** What is the same for all views of a document. */
export type ShopSurroundings = {
  readonly shell: ShellData;
  /** The address that is being fetched; undefined while none is. */
  readonly loading: Store<string | undefined>;
  readonly go: Go;
};

/**
 * A page as it stands, with all that was typed and chosen on it. While another one is shown its nodes
 * wait outside of the document, with the roots in them, for those who come back.
 */
export type ShopView = ShopSurroundings & {
  readonly state: Store<PageState>;
  /** All islands that stand in it, woken or not. */
  readonly islands: Set<Island>;
};

export const openView = (surroundings: ShopSurroundings, state: PageState): ShopView => ({
  ...surroundings,
  state: createStore(state),
  islands: new Set(),
});

/** Ends islands of a view that nobody can come back to. */
export const endIslands = (
  { islands }: ShopView,
  isLost: (element: Element) => boolean = () => true,
): void => {
  for (const island of islands) if (isLost(island.element)) island.end();
};
