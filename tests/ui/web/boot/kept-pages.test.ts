/** Views that are kept for those who go back, and end when nobody can. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';

import { createKeptPages } from '../../../../ui/web/boot/kept-pages.ts';
import type { ShopView } from '../../../../ui/web/islands/shop-view.ts';
import { fakeElement } from '../islands/fake-element.ts';
import { stateAt, viewAt } from '../some-view.ts';

const openedAt = (path: string): { readonly view: ShopView; readonly end: () => void } => {
  const view = viewAt(path);
  const end = vi.fn<() => void>();
  const element = fakeElement({}, { activeElement: null, head: { append: () => undefined } });
  const [enter, leave, wake, isAwake] = [vi.fn(), vi.fn(), vi.fn(), () => false];
  view.islands.add({ element, enter, leave, wake, isAwake, end });
  return { view, end };
};

property.prop([fc.integer({ min: 1, max: 30 })])(
  'the last five views that were left are alive, and only they',
  (count) => {
    const opened = [...Array(count).keys()].map((index) => openedAt(`/${index}`));
    const [first = openedAt('/')] = opened;
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
    const { view } = openedAt('/a');
    const pages = createKeptPages(view);
    const before = view.state.get();
    pages.keep('one');
    view.state.set({
      ...before,
      page: { ...stateAt('/a').page, head: { title: 'b', canonical: '' } },
    });
    expect(pages.get('one')).toEqual({ view, page: before.page });
  });

  test('is fetched anew where another choice has put other HTML into its view', () => {
    const { view } = openedAt('/a');
    const pages = createKeptPages(view);
    pages.keep('one');
    view.state.set({ ...view.state.get(), page: stateAt('/b').page });
    expect(pages.get('one')).toBeUndefined();
  });

  test('is forgotten when there are too many, whatever view they have', () => {
    const pages = createKeptPages(openedAt('/a').view);
    for (let index = 0; index < 200; index += 1) pages.keep(String(index));
    const known = [...Array(200).keys()].filter((index) => pages.get(String(index)) !== undefined);
    expect(known).toEqual([...Array(40).keys()].map((index) => index + 160));
  });
});
