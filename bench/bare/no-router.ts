/**
 * Stands for `react-router` in the bare page: the one hook that the page's components use, answered
 * from a constant, and a router that only draws what is in it.
 */
import type { ReactNode } from 'react';

const place = { pathname: '/', search: '', hash: '', state: null, key: '' } as const;

export const useLocation = () => place;

export const Router = ({ children }: { readonly children: ReactNode }): ReactNode => children;

/** Named by the browser's navigation, which the bare page does not have. */
export const createPath = (): string => '/';
