/** Views that are kept for those who go back, and end when nobody can. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';

import { createKeptPages } from '../../../../ui/web/boot/kept-pages.ts';
import type { Island } from '../../../../ui/web/islands/shop-island.ts';
import { openView, type ShopView } from '../../../../ui/web/islands/shop-view.ts';
import { createStore } from '../../../../ui/web/islands/store.ts';
import type { PageData } from '../../../../ui/web/wire/page-data.ts';

const pageAt = (path: string): PageData => ({
  kind: 'error',
  path,
  head: { title: path, canonical: undefined },
  messages: {},
  status: 404,
  error: 'not-found',
  requestId: '',
  details: undefined,
});

const viewAt = (path: string): { readonly view: ShopView; readonly end: () => void } => {
  const view = openView(
    {
      shell: {} as ShopView['shell'],
      loading: createStore<string | undefined>(undefined),
      go: vi.fn(),
    },
    { page: pageAt(path), place: { pathname: path, search: '', hash: '' } },
  );
  const end = vi.fn<() => void>();
  view.islands.add({ element: {}, end } as unknown as Island);
  return { view, end };
};

property.prop([fc.integer({ min: 1, max: 30 })])(
  'the last five views that were left are alive, and only they',
  (count) => {
    const opened = [...Array(count).keys()].map((index) => viewAt(`/${index}`));
    const [first = viewAt('/')] = opened;
    const pages = createKeptPages(first.view);
    for (const [index, { view }] of opened.entries()) {
      if (index > 0) pages.change(view);
      pages.keep(String(index));
    }
    expect(pages.shown()).toBe(opened.at(-1)?.view);
    for (const [index, { view, end }] of opened.entries()) {
      const isAlive = index >= count - 6;
      expect(pages.get(String(index))?.view).toBe(isAlive ? view : undefined);
      expect(end).toHaveBeenCalledTimes(isAlive ? 0 : 1);
    }
  },
);

describe('an entry of the history', () => {
  test('has the state of the page that it showed, though its view shows another', () => {
    const { view } = viewAt('/a');
    const pages = createKeptPages(view);
    const before = view.state.get();
    pages.keep('one');
    view.state.set({ ...before, page: { ...pageAt('/a'), head: { title: 'b', canonical: '' } } });
    expect(pages.get('one')).toEqual({ view, page: before.page });
  });

  test('is fetched anew where another choice has put other HTML into its view', () => {
    const { view } = viewAt('/a');
    const pages = createKeptPages(view);
    pages.keep('one');
    view.state.set({ ...view.state.get(), page: pageAt('/b') });
    expect(pages.get('one')).toBeUndefined();
  });

  test('is forgotten when there are too many, whatever view they have', () => {
    const pages = createKeptPages(viewAt('/a').view);
    for (let index = 0; index < 200; index += 1) pages.keep(String(index));
    const known = [...Array(200).keys()].filter((index) => pages.get(String(index)) !== undefined);
    expect(known).toEqual([...Array(40).keys()].map((index) => index + 160));
  });
});
