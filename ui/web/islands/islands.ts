/**
 * How each island is loaded and drawn: an island is a name, a line here, and a module of its own,
 * `{name}-island.tsx`, by which the server finds its files in a build.
 */
import type { ReactNode } from 'react';

import type { PageData } from '../wire/page-data.ts';
import type { IslandName } from './island-names.ts';
import type { Wake } from './waking.ts';

/** What a chunk of an island brings. */
type IslandView = {
  /** Draws it in the element with an id; `null` where the page has nothing for it. */
  readonly draw: (page: PageData, id: string) => ReactNode;
  /** When it wakes in the body of a page; near the window when left out. */
  readonly when?: readonly Wake[];
  /** Loads what this page's island needs beside the chunk; rejects where that does not come. */
  readonly prepare?: (page: PageData) => Promise<unknown>;
};

const islands: Readonly<Record<IslandName, () => Promise<IslandView>>> = {
  account: () => import('../shell/account-island.tsx'),
  'account-dialog': () => import('../page/account-dialog-island.tsx'),
  'article-photo': () => import('../page/article-photo-island.tsx'),
  'design-overview': () => import('../page/design-overview-island.tsx'),
  comparison: () => import('../page/comparison-island.tsx'),
  'contact-panel': () => import('../support/contact-panel-island.tsx'),
  countdown: () => import('../page/countdown-island.tsx'),
  lists: () => import('../shell/lists-island.tsx'),
  newsletter: () => import('../page/newsletter-island.tsx'),
  'photo-start': () => import('../page/photo-start-island.tsx'),
  'picture-sets': () => import('../page/picture-sets-island.tsx'),
  product: () => import('../page/product-island.tsx'),
  'site-suggestion': () => import('../shell/site-suggestion-island.tsx'),
  toolbox: () => import('../page/toolbox-island.tsx'),
  'whitelabel-bar': () => import('../shell/whitelabel-bar-island.tsx'),
};

/** Loads an island's view. */
export const loadIsland = (name: IslandName): Promise<IslandView> => islands[name]();
