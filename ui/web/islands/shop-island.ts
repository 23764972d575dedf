/**
 * The one way in which parts of a page come to life: `<shop-island name when>` holds the server's HTML
 * and wakes once, as its `when` says. Until then nothing of React is loaded for it.
 */
import type { ShellData } from '../shell/shell-data.ts';
import type { PageState, ShopView } from './shop-view.ts';
import { awaitWake } from './waking.ts';

/** An element that may come to life. */
export type Island = {
  readonly element: HTMLElement;
  /** It came into the document, or came back. */
  readonly enter: () => void;
  /** It left the document, and may come back. */
  readonly leave: () => void;
  /** Whether it has begun to wake: what is typed and chosen in it is its own. */
  readonly isAwake: () => boolean;
  /** Wakes it now, whatever it waits for; rejects where its chunks do not come, and it sleeps on. */
  readonly wake: () => Promise<void>;
  /** Nobody comes back to it: its root goes, or never comes. */
  readonly end: () => void;
};

/** What brings islands to life. */
export type IslandRuntime = {
  /** The view that an element stands in, when it is there for the first time. */
  readonly viewOf: (element: Element) => ShopView;
  /** Draws an island over its HTML, which was drawn of `drawn`; answers what ends it. */
  readonly mount: (element: HTMLElement, view: ShopView, drawn: PageState) => Promise<() => void>;
  /** Tells that a chunk did not come; settles when it is worth asking again. */
  readonly recover: () => Promise<void>;
};

const fetched = new Set<string>();

/** The files of messages of an island: its page's own, and those of all islands. */
export const messageFilesOf = (
  { dataset }: HTMLElement,
  { messageFile = '' }: Pick<ShellData, 'messageFile'>,
): readonly string[] => [messageFile, dataset['messages'] ?? ''].filter(Boolean);

/** Brings chunks and messages side by side, each once, without running them. */
const fetchFiles = (element: HTMLElement, { shell }: ShopView): void => {
  const { dataset, ownerDocument } = element;
  const chunks = (dataset['chunks'] ?? '').split(' ').filter(Boolean);
  for (const href of [...chunks, ...messageFilesOf(element, shell)]) {
    if (fetched.has(href)) continue;
    fetched.add(href);
    const link = ownerDocument.createElement('link');
    ownerDocument.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
};

/** Tells what has come to life of the focus that it got before. */
const tellFocus = (element: HTMLElement): void => {
  const { activeElement } = element.ownerDocument;
  if (activeElement !== null && element.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
};

/** The view that an element stands in, and what its HTML was drawn of. */
type Placed = { readonly view: ShopView; readonly drawn: PageState };

/** Looks after one element. */
export const createIsland = (element: HTMLElement, runtime: IslandRuntime): Island => {
  let placed: Placed | undefined;
  let waiting: AbortController | undefined;
  let waking: Promise<void> | undefined;
  let unmount: (() => void) | undefined;
  let hasEnded = false;

  const wait = (): void => {
    const name = element.getAttribute('name') ?? '';
    waiting = new AbortController();
    const when = (element.getAttribute('when') ?? 'load').split(' ');
    awaitWake(
      { element, name, when, wake, fetch: () => placed && fetchFiles(element, placed.view) },
      waiting.signal,
    );
  };

  const mount = ({ view, drawn }: Placed): Promise<() => void> => {
    fetchFiles(element, view);
    return runtime.mount(element, view, drawn);
  };

  /** Asks until its chunks have come; meanwhile its HTML stays, with links and forms that work. */
  const mountAtLast = async (place: Placed): Promise<() => void> => {
    try {
      return await mount(place);
    } catch {
      await runtime.recover();
      return hasEnded ? () => undefined : mountAtLast(place);
    }
  };

  const live = async (mounting: Promise<() => void>): Promise<void> => {
    unmount = await mounting;
    // It may have been evicted meanwhile.
    if (hasEnded) return unmount();
    element.dataset['live'] = '';
    return tellFocus(element);
  };

  const wake = (): void => {
    waiting?.abort();
    if (placed !== undefined && !hasEnded) waking ??= live(mountAtLast(placed));
  };

  const island: Island = {
    element,
    enter: () => {
      if (placed === undefined) {
        const view = runtime.viewOf(element);
        placed = { view, drawn: view.state.get() };
        view.islands.add(island);
      }
      if (waking === undefined && !hasEnded) wait();
    },
    leave: () => waiting?.abort(),
    isAwake: () => waking !== undefined,
    wake: async () => {
      if (placed === undefined || hasEnded) return;
      waking ??= live(mount(placed));
      try {
        await waking;
      } catch (error) {
        waking = undefined;
        throw error;
      }
    },
    end: () => {
      hasEnded = true;
      waiting?.abort();
      unmount?.();
      placed?.view.islands.delete(island);
    },
  };
  return island;
};

const islands = new WeakMap<Element, Island>();

/** The island of an element; undefined for every other element. */
export const islandAt = (element: Element): Island | undefined => islands.get(element);

/** Makes the document's `<shop-island>`s, and all that come, islands. */
export const defineIslands = (runtime: IslandRuntime): void => {
  customElements.define(
    'shop-island',
    class extends HTMLElement {
      readonly #island = createIsland(this, runtime);

      constructor() {
        super();
        islands.set(this, this.#island);
      }

      connectedCallback(): void {
        this.#island.enter();
      }

      disconnectedCallback(): void {
        this.#island.leave();
      }
    },
  );
};
