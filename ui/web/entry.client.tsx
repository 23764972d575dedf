import './styles.ts';

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { App, Failed } from './app.tsx';
import { rememberEarlyChoices } from './early-choices.ts';
import type { DocumentData } from './page-data.ts';
import { ShopNavigation } from './navigation/navigation.tsx';
import { reloadOnce } from './navigation/reload.ts';
import { preparePage, queryKindOf } from './page-views.tsx';

const isDocumentData = (value: unknown): value is DocumentData =>
  typeof value === 'object' && value !== null && 'build' in value && 'path' in value;

const readDocument = (): DocumentData | undefined => {
  const text = document.querySelector('#page-data')?.textContent ?? '';
  const value: unknown = text === '' ? undefined : JSON.parse(text);
  return isDocumentData(value) ? value : undefined;
};

const hydrate = (app: Element, { build, shell, page }: DocumentData): void => {
  // Development puts the styles into the document itself until its scripts bring theirs.
  if (import.meta.env.DEV) document.querySelector('style[data-development]')?.remove();
  const shop =
    shell === undefined || page === undefined ? (
      <Failed shell={shell} />
    ) : (
      <ShopNavigation
        rules={shell.links}
        build={build}
        page={page}
        prepare={preparePage}
        queryKindOf={queryKindOf}
      >
        {(shown) => <App shell={shell} page={shown} />}
      </ShopNavigation>
    );
  rememberEarlyChoices(app);
  startTransition(() => void hydrateRoot(app, shop));
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
  const isMismatched = data.path !== location.pathname;
  if (isMismatched && reloadOnce('app-updated', () => location.reload())) return;
  await prepare(data);
  hydrate(app, data);
};

void start();
