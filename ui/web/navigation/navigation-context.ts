import { createContext, use } from 'react';

/**
 * Goes to an address of this page: `local` where the page has all that it needs for it, `page`
 * where the server has to be asked; `choice` to the page that another choice leads to.
 */
export type Go = (href: string, needs: 'local' | 'page' | 'choice') => void;

type NavigationUse = { readonly loadingHref: string | undefined; readonly go: Go };

/** The navigation of the page, for everything inside an island. */
export const NavigationContext = createContext<NavigationUse>({
  loadingHref: undefined,
  go: () => undefined,
});

/** The address of the page that is being fetched; undefined while none is. */
export const useLoadingHref = (): string | undefined => use(NavigationContext).loadingHref;

/** Goes to another state of the page, in place of the one that is shown. */
export const useGo = (): Go => use(NavigationContext).go;
