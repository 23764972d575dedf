/**
 * Stands for `react-router` in the bare page: the same names, answered from constants, so that the
 * page's own components render without a router around them.
 */
import { createContext, createElement, use, type ReactNode } from 'react';

/** What the router would have loaded: by route id. */
export type BareData = { readonly root: unknown; readonly page: unknown };

let loaded: BareData = { root: undefined, page: undefined };
let page: ReactNode = null;

/** Sets what every following render shows. */
export const show = (data: BareData, content: ReactNode): void => {
  loaded = data;
  page = content;
};

const IsInsidePage = createContext(false);

export const useRouteLoaderData = (): unknown => loaded.root;

export const useLoaderData = (): unknown => (use(IsInsidePage) ? loaded.page : loaded.root);

export const Outlet = (): ReactNode => createElement(IsInsidePage, { value: true }, page);

export const useLocation = () => ({ pathname: '/', search: '', hash: '', state: null, key: '' });

export const useMatches = () => [{ loaderData: loaded.root }, { loaderData: loaded.page }];

export const useNavigation = () => ({ state: 'idle' });

export const useNavigate = () => () => undefined;

export const useRouteError = (): unknown => undefined;

export const useRevalidator = () => ({ state: 'idle', revalidate: () => undefined });

export const isRouteErrorResponse = (): boolean => false;

const nothing = (): ReactNode => null;
export { nothing as Links, nothing as Meta, nothing as Scripts, nothing as ScrollRestoration };

/** Loaders come along with their modules and never run here. */
export { createContext };
export const data = (value: unknown): unknown => value;
export const redirect = (): never => {
  throw new Error('The bare page loads nothing.');
};
