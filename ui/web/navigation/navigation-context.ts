import { createContext, use } from 'react';

/**
 * `local`: the page has all that the address needs; `page`: the server has to be asked; `choice`:
 * another choice on this page.
 */
export type Go = (href: string, needs: 'local' | 'page' | 'choice') => void;

type NavigationUse = { readonly loadingHref: string | undefined; readonly go: Go };

/** For everything inside an island. */
export const NavigationContext = createContext<NavigationUse>({
  loadingHref: undefined,
  go: () => undefined,
});

/** Of the page that is being fetched. */
export const useLoadingHref = (): string | undefined => use(NavigationContext).loadingHref;

/** Replaces the page's address. */
export const useGo = (): Go => use(NavigationContext).go;
