/** Views of pages whose content no test looks at. */
import { vi } from 'vitest';

import { openView, type PageState, type ShopView } from '../../../ui/web/islands/shop-view.ts';
import { createStore } from '../../../ui/web/islands/store.ts';

/** A page at an address, as what says that it cannot be found. */
export const stateAt = (path: string): PageState => ({
  page: {
    kind: 'error',
    path,
    head: { title: path, canonical: undefined },
    messages: {},
    status: 404,
    error: 'not-found',
    requestId: '',
    details: undefined,
  },
  place: { pathname: path, search: '', hash: '' },
});

/** A view of that page, around which nothing stands. */
export const viewAt = (path: string): ShopView =>
  openView(
    {
      shell: {} as ShopView['shell'],
      loading: createStore<string | undefined>(undefined),
      go: vi.fn(),
    },
    stateAt(path),
  );
