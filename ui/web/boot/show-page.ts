/** Puts pages in place of each other: fragments of HTML, and what of the document belongs to a page. */
import { islandAt } from '../islands/shop-island.ts';
import { endIslands, type ShopView } from '../islands/shop-view.ts';
import type { PageData } from '../wire/page-data.ts';
import { headProduct } from '../page/content-page.ts';
import {
  contentId,
  fragmentNames,
  type FragmentName,
  type PageFragments,
} from '../wire/fragments.ts';
import { contentOf, pathOf } from './page-content.ts';

const elementOf = (name: FragmentName): Element | null =>
  document.querySelector(name === 'content' ? `#${contentId}` : `[data-part="${name}"]`);

/** The server's own HTML, escaped where it was drawn: what documents come as. */
const parse = (html: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

/** The nodes of views that are not shown: roots live in them, and what was typed. */
const outside = new WeakMap<ShopView, ReadonlyMap<FragmentName, readonly Node[]>>();

/** Takes a view out of the document; its islands stay alive until it is evicted. */
export const takeOut = (view: ShopView): void => {
  outside.set(
    view,
    new Map(fragmentNames.map((name) => [name, [...(elementOf(name)?.childNodes ?? [])]] as const)),
  );
  for (const name of fragmentNames) elementOf(name)?.replaceChildren();
};

/** A dialog that left the document is no longer above it. */
const openAgain = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(
    'shop-island[data-live] dialog[open]',
  )) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
};

/** Puts in a view that was taken out. */
export const putBack = (view: ShopView): void => {
  for (const [name, nodes] of outside.get(view) ?? []) elementOf(name)?.replaceChildren(...nodes);
  outside.delete(view);
  openAgain();
};

/** Puts in a page that has come as HTML. */
export const putIn = (fragments: PageFragments): void => {
  for (const name of fragmentNames) elementOf(name)?.replaceChildren(parse(fragments[name]));
};

/**
 * The key of an element of the content: when the page changes, an element with the same key stays.
 * Undefined for an island that has not woken: its HTML shows one state of the page.
 */
const keyOf = (element: Element, page: PageData): string | undefined => {
  const { id } = element;
  const island = islandAt(element);
  if (island === undefined) return `${element.getAttribute('data-part')} ${contentOf(page)}`;
  if (!island.isAwake()) return undefined;
  const product = page.kind === 'page' ? headProduct(page)?.product : undefined;
  if (id === 'product') return `product ${product}`;
  // Its filters lead to pages of their own, and stay with the focus that they have.
  return `${id} ${element.getAttribute('name') === 'design-overview' || pathOf(page)}`;
};

/** Replaces the server's HTML inside an island that stays. */
const renewParts = (kept: Element, next: Element): void => {
  for (const part of kept.querySelectorAll('[data-part]')) {
    const other = next.querySelector(`[data-part="${part.getAttribute('data-part')}"]`);
    if (other !== null) part.replaceChildren(...other.childNodes);
  }
};

const renewContent = (before: PageData, page: PageData, html: string): void => {
  const main = elementOf('content');
  if (main === null) return;
  const there = new Map([...main.children].map((child) => [keyOf(child, before), child]));
  const coming = [...parse(html).children];
  let cursor: ChildNode | null = main.firstChild;
  for (const next of coming) {
    const { id } = next;
    // The islands of what has come sleep yet: they are compared by what stands in their place.
    const place = id === '' ? next : main.querySelector(`:scope > [id="${CSS.escape(id)}"]`);
    const key = place && keyOf(place, page);
    const kept = key === null || key === undefined ? undefined : there.get(key);
    if (kept === undefined || !kept.isConnected) {
      main.insertBefore(next, cursor);
      continue;
    }
    while (cursor !== null && cursor !== kept) {
      const gone: ChildNode = cursor;
      cursor = gone.nextSibling;
      gone.remove();
    }
    cursor = kept.nextSibling;
    if (contentOf(before) !== contentOf(page)) renewParts(kept, next);
  }
  while (cursor !== null) {
    const gone: ChildNode = cursor;
    cursor = gone.nextSibling;
    gone.remove();
  }
};

/**
 * Shows another state of a view's page, or the page that another choice leads to: what is alive stays,
 * with its state and the focus; the rest is replaced where it differs.
 */
export const renew = (view: ShopView, before: PageData, fragments: PageFragments): void => {
  const { page } = view.state.get();
  renewContent(before, page, fragments.content);
  if (pathOf(before) !== pathOf(page))
    for (const name of ['header', 'navigation', 'footer'] as const)
      elementOf(name)?.replaceChildren(parse(fragments[name]));
  endIslands(view, (element) => !element.isConnected);
};

/**
 * Sets title and canonical address, and tells screen readers of another page. A choice that leads to
 * one announces itself.
 */
export const tellPage = (page: PageData, isAnotherView: boolean): void => {
  const { title, canonical } = page.head;
  document.title = title;
  for (const old of document.head.querySelectorAll('link[rel="canonical"]')) old.remove();
  if (canonical !== undefined)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }),
    );
  // A screen reader says titles of full loads by itself, and nobody wants those of other states.
  const announcement = document.querySelector('#page-announcement');
  if (announcement !== null && isAnotherView) announcement.textContent = title;
};
