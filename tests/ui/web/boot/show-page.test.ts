// @vitest-environment happy-dom
/** Pages in place of each other: what stays alive, what is replaced, and what comes back. */
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { putBack, putIn, renew, takeOut, tellPage } from '../../../../ui/web/boot/show-page.ts';
import { defineIslands } from '../../../../ui/web/islands/shop-island.ts';
import type { ShopView } from '../../../../ui/web/islands/shop-view.ts';
import type { PageFragments } from '../../../../ui/web/wire/fragments.ts';
import { stateAt, viewAt } from '../some-view.ts';

let shown: ShopView = viewAt('/');
const unmount = vi.fn<() => void>();

defineIslands({
  viewOf: () => shown,
  mount: () => Promise.resolve(unmount),
  recover: () => Promise.resolve(),
});

const island = (id: string, content = ''): string =>
  `<shop-island id="${id}" name="newsletter" when="told">${content}</shop-island>`;

const fragmentsOf = (content: string, around = 'around'): PageFragments => ({
  header: `<p>${around}</p>`,
  navigation: `<p>${around}</p>`,
  content,
  footer: `<p>${around}</p>`,
});

const main = (): HTMLElement => document.querySelector<HTMLElement>('#content') ?? document.body;

const header = (): string => document.querySelector('[data-part="header"]')?.innerHTML ?? '';

const byId = (id: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`There is no ${id}.`);
  return found;
};

/** Wakes an island as whoever touches it does. */
const wake = async (id: string): Promise<HTMLElement> => {
  const element = byId(id);
  for (const one of shown.islands) if (one.element === element) await one.wake();
  return element;
};

/** Shows a page that has come, in place of all that stands there. */
const open = (path: string, content: string): void => {
  shown = viewAt(path);
  putIn(fragmentsOf(content, path));
};

/** Shows another state of the view's page, or the page that another choice leads to. */
const renewTo = (path: string, content: string): void => {
  const before = shown.state.get().page;
  shown.state.set(stateAt(path));
  renew(shown, before, fragmentsOf(content, path));
};

beforeEach(() => {
  document.body.innerHTML =
    '<div data-part="header"></div><div data-part="navigation"></div>' +
    '<main id="content"></main><div data-part="footer"></div><output id="page-announcement"></output>';
  unmount.mockClear();
});

describe('a view that is taken out', () => {
  test('comes back in the same elements, with what was typed, and its islands live on', async () => {
    open('/one', `<div data-part="head">${'one'}</div>${island('news', '<input>')}`);
    const live = await wake('news');
    const field = live.querySelector('input');
    if (field !== null) field.value = 'ada@example.com';
    const one = shown;
    takeOut(one);
    expect(main().childNodes).toHaveLength(0);
    open('/two', '<div data-part="head">two</div>');
    expect(header()).toBe('<p>/two</p>');
    takeOut(shown);
    putBack(one);
    expect(header()).toBe('<p>/one</p>');
    expect(byId('news')).toBe(live);
    expect(main().querySelector('input')?.value).toBe('ada@example.com');
    expect(unmount).not.toHaveBeenCalled();
  });

  test('is put back once: it holds nothing of the document afterwards', () => {
    open('/one', '<p>one</p>');
    takeOut(shown);
    putBack(shown);
    main().replaceChildren('two');
    putBack(shown);
    expect(main().textContent).toBe('two');
  });

  test('has the dialogs of its live islands above the page again, and no others', async () => {
    const dialogs = '<dialog open></dialog>';
    open('/one', `${island('awake', dialogs)}${island('asleep', dialogs)}`);
    await wake('awake');
    const shows = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    takeOut(shown);
    putBack(shown);
    expect(shows.mock.contexts).toEqual([byId('awake').querySelector('dialog')]);
    shows.mockRestore();
  });
});

describe('another state of a page', () => {
  test('keeps what is alive, and takes the new HTML of what sleeps', async () => {
    open(
      '/one',
      `<div data-part="head">old</div>${island('awake', 'old')}${island('asleep', 'old')}`,
    );
    const [head, awake, asleep] = [main().firstElementChild, await wake('awake'), byId('asleep')];
    renewTo(
      '/one',
      `<div data-part="head">old</div>${island('awake', 'new')}${island('asleep', 'new')}`,
    );
    expect(main().firstElementChild).toBe(head);
    expect([byId('awake') === awake, byId('awake').textContent]).toEqual([true, 'old']);
    expect([byId('asleep') === asleep, byId('asleep').textContent]).toEqual([false, 'new']);
    expect(header()).toBe('<p>/one</p>');
    expect(unmount).not.toHaveBeenCalled();
    expect([...shown.islands].map(({ element }) => element)).toEqual([awake, byId('asleep')]);
  });

  test('of another path replaces what belongs to the page, and ends the islands in it', async () => {
    open('/one', `<div data-part="head">one</div>${island('news')}`);
    const before = await wake('news');
    renewTo('/two', `${island('news')}<div data-part="head">two</div>`);
    expect(byId('news')).not.toBe(before);
    expect([...main().children].map(({ id, textContent }) => id || textContent)).toEqual([
      'news',
      'two',
    ]);
    expect(header()).toBe('<p>/two</p>');
    expect(unmount).toHaveBeenCalledOnce();
    expect(shown.islands.size).toBe(1);
  });

  test('keeps the product at the head from page to page, with the server’s new HTML within it', async () => {
    const product = (words: string): string =>
      island('product', `<i>kept</i><div data-part="usps">${words}</div>`);
    open(
      '/one',
      `<div data-part="breadcrumb">one</div>${product('one')}<div data-part="body-0">one</div>`,
    );
    const live = await wake('product');
    renewTo(
      '/two',
      `<div data-part="breadcrumb">two</div>${product('two')}<div data-part="body-0">two</div>`,
    );
    expect(byId('product')).toBe(live);
    expect(main().textContent).toBe('twokepttwotwo');
    expect(unmount).not.toHaveBeenCalled();
  });
});

describe('what a document says of its page', () => {
  const canonicals = (): readonly (string | null)[] =>
    [...document.head.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    );

  test('is its title and its one address, and a new page is announced', () => {
    const [one, two] = [stateAt('/one').page, stateAt('/two').page];
    const withAddress = { ...two, head: { title: 'Two', canonical: 'https://shop.example/two' } };
    tellPage(withAddress, true);
    tellPage(withAddress, false);
    expect([document.title, canonicals()]).toEqual(['Two', ['https://shop.example/two']]);
    expect(byId('page-announcement').textContent).toBe('Two');
    tellPage(one, true);
    expect([document.title, canonicals()]).toEqual(['/one', []]);
  });

  test('is not announced for another state of the same page, nor for a choice that leads to another', () => {
    const { page } = stateAt('/one');
    tellPage({ ...page, head: { title: 'Another state', canonical: undefined } }, false);
    expect(document.title).toBe('Another state');
    expect(byId('page-announcement').textContent).toBe('');
  });
});
