import { createContext, use } from 'react';

/**
 * `local`: the page has all that the address needs; `page`: the server has to be asked; `choice`: a
 * choice that leads to another page, which is an entry of the history of its own. It waits until the
 * press by which it was wanted is painted, unless that is so already.
 */
export type Go = (href: string, needs: 'local' | 'page' | 'choice', press?: 'painted') => void;

type NavigationUse = { readonly loadingHref: string | undefined; readonly go: Go };

/** For everything inside an island. */
export const NavigationContext = createContext<NavigationUse>({
  loadingHref: undefined,
  go: () => undefined,
});

/** Of the page that is being fetched. */
export const useLoadingHref = (): string | undefined => use(NavigationContext).loadingHref;

/** Changes the address; all but `choice` replace the entry of the history. */
export const useGo = (): Go => use(NavigationContext).go;
