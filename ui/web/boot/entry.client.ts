/** Every page loads this: navigation, and the waking of islands, without React. */
import './styles.ts';

import { defineIslands } from '../islands/shop-island.ts';
import { openView, type ShopSurroundings, type ShopView } from '../islands/shop-view.ts';
import { createStore } from '../islands/store.ts';
import { noticePage } from '../islands/waking.ts';
import { carryAlong } from '../navigation/carry-along.ts';
import { notingLeaving, recoverChunk } from '../navigation/chunk-failure.ts';
import { canIntercept, intercept, startNavigation } from '../navigation/intercept.ts';
import { reloadOnce } from '../navigation/reload.ts';
import { placeOf, type Arrival, type Place } from '../navigation/shown-view.ts';
import { queryKeysOf, type DocumentData, type PageData } from '../wire/page-data.ts';
import { listenForFaults, reportFault } from '../log/logs.ts';
import type { ShellData } from '../shell/shell-data.ts';
import { createKeptPages, type KeptPage } from './kept-pages.ts';
import { pathOf } from './page-content.ts';
import { showConnection } from './show-connection.ts';
import { putBack, putIn, renew, takeOut, tellPage } from './show-page.ts';

const isDocumentData = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && 'build' in value && 'path' in value;

const readDocument = (): DocumentData | undefined => {
  const text = document.querySelector('#page-data')?.textContent ?? '';
  const value: unknown = text === '' ? undefined : JSON.parse(text);
  return isDocumentData(value) ? value : undefined;
};

/**
 * Whether the address has got another path or query since the document was loaded. Entries of the
 * history that an earlier document showed in place of each other are one document for the browser:
 * going back among them loads nothing.
 */
const hasMoved = (path: string): boolean => {
  const loaded = 'navigation' in window ? navigation.activation?.entry.url : undefined;
  const search = loaded ? new URL(loaded).search : location.search;
  return path !== location.pathname || search !== location.search;
};

/** Looks after what stands outside of islands; without that chunk its links still lead on. */
let tend = (view: ShopView): void => {
  void import('./tend-page.client.ts').then(
    ({ tendPage }) => {
      tend = tendPage;
      tend(view);
    },
    () => undefined,
  );
};

/**
 * Once a press is painted. What follows of it is drawn in one go, together with its address, which
 * takes a slow processor 400 ms.
 */
const oncePainted = (then: () => void): void => void requestAnimationFrame(() => setTimeout(then));

const openShop = (build: string, shell: ShellData, page: PageData): void => {
  const surroundings: ShopSurroundings = {
    shell,
    loading: createStore<string | undefined>(undefined),
    go: (href, needs, press) => {
      const navigate = (): void => {
        if (canIntercept()) {
          const mark = needs === 'page' ? 'complete' : needs;
          startNavigation(window.navigation, href, mark, needs === 'choice' ? 'push' : 'replace');
        } else if (needs === 'local') {
          history.replaceState(null, '', href);
          move(placeOf(location));
        } else if (needs === 'choice') location.assign(href);
        else location.replace(href);
      };
      if (press === 'painted') navigate();
      else oncePainted(navigate);
    },
  };
  const first = { page, place: placeOf(location) };
  const views = createKeptPages(openView(surroundings, first));
  const lasting = openView(surroundings, first);

  const tell = (): void => {
    const shown = views.shown();
    lasting.state.set(shown.state.get());
    tend(shown);
  };

  const move = (place: Place): void => {
    const { state } = views.shown();
    state.set({ ...state.get(), place });
    tell();
  };

  const change = (next: ShopView): void => {
    takeOut(views.shown());
    views.change(next);
  };

  const show = (arrival: Arrival<PageData, KeptPage>): void => {
    const { place } = arrival;
    if (arrival.kind === 'moved') return move(place);
    const shown = views.shown();
    const before = shown.state.get().page;
    if (arrival.kind === 'kept') {
      const { view, page: kept } = arrival.kept;
      view.state.set({ page: kept, place });
      if (view !== shown) {
        change(view);
        putBack(view);
      }
    } else if (arrival.isChoice || pathOf(arrival.page) === pathOf(before)) {
      shown.state.set({ page: arrival.page, place });
      renew(shown, before, arrival.fragments);
    } else {
      change(openView(surroundings, { page: arrival.page, place }));
      putIn(arrival.fragments);
    }
    const now = views.shown();
    tellPage(now.state.get().page, now !== shown);
    return tell();
  };

  noticePage(window);
  defineIslands({
    viewOf: (element) => (element.closest('[data-lasting]') ? lasting : views.shown()),
    mount: (...island) =>
      notingLeaving(() => import('../islands/island-root.tsx')).then(({ mountIsland }) =>
        mountIsland(...island),
      ),
    recover: recoverChunk,
  });
  const queryKeys = () => queryKeysOf(views.shown().state.get().page);
  if (canIntercept())
    intercept({
      rules: shell.links,
      build,
      navigation: window.navigation,
      views,
      queryKeys,
      show,
      setLoading: surroundings.loading.set,
    });
  else carryAlong(shell.links, queryKeys);
  showConnection();
  tell();
};

const start = (): void => {
  // Development puts the styles into the document itself until its scripts bring theirs.
  if (import.meta.env.DEV) document.querySelector('style[data-development]')?.remove();
  const data = readDocument();
  if (data === undefined) return;
  const { build, path, shell, page, failure } = data;
  // Whoever went back before the shop listened has one page's address and another's content.
  if (path && hasMoved(path) && reloadOnce('app-updated', () => location.reload())) return;
  if (shell !== undefined && page !== undefined) openShop(build, shell, page);
  else
    void import('../log/request-name.ts').then(({ nameRequest }) =>
      nameRequest(failure?.requestId),
    );
  // Tests and scripts wait for it.
  document.documentElement.dataset['hydrated'] = '';
};

listenForFaults();
try {
  start();
} catch (error) {
  reportFault('nuxt-bootstrap', error);
}
