import './styles.ts';

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { App, Failed } from './app.tsx';
import { rememberEarlyChoices } from './early-choices.ts';
import type { DocumentData } from './page-data.ts';
import { ShopNavigation } from './navigation/navigation.tsx';
import { reloadOnce } from './navigation/reload.ts';
import { prepareNextPage, preparePage, queryKindOf } from './page-views.tsx';
import { listenForFaults, report, reportFault } from './recording/logs.ts';

const isDocumentData = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && 'build' in value && 'path' in value;

const readDocument = (): DocumentData | undefined => {
  const text = document.querySelector('#page-data')?.textContent ?? '';
  const value: unknown = text === '' ? undefined : JSON.parse(text);
  return isDocumentData(value) ? value : undefined;
};

const tellMissingKey = (key: string): void => report('translation-missing', { key });

const hydrate = (app: Element, { build, shell, page, failure }: DocumentData): void => {
  // Development puts the styles into the document itself until its scripts bring theirs.
  if (import.meta.env.DEV) document.querySelector('style[data-development]')?.remove();
  const shop =
    shell === undefined || page === undefined ? (
      <Failed shell={shell} failure={failure} />
    ) : (
      <ShopNavigation
        rules={shell.links}
        build={build}
        page={page}
        prepare={prepareNextPage}
        queryKindOf={queryKindOf}
      >
        {(shown) => <App shell={shell} page={shown} onMissingKey={tellMissingKey} />}
      </ShopNavigation>
    );
  rememberEarlyChoices(app);
  startTransition(() => void hydrateRoot(app, shop));
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

/** Loads the page's own chunk first; without it the rest still comes to life, and says so. */
const prepare = async ({ page }: DocumentData): Promise<void> => {
  if (page !== undefined) await preparePage(page).catch(() => undefined);
};

const start = async (): Promise<void> => {
  const app = document.querySelector('#app');
  const data = readDocument();
  if (app === null || data === undefined) return;
  // Whoever went back before the shop listened has one page's address and another's content.
  if (hasMoved(data.path) && reloadOnce('app-updated', () => location.reload())) return;
  await prepare(data);
  hydrate(app, data);
  void import('./when-idle.ts').catch(() => undefined);
};

listenForFaults();
start().catch((error: unknown) => reportFault('nuxt-bootstrap', error));
