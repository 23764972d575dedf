/**
 * Stands for `react-router` in the bare page: the one hook that the page's components use, answered
 * from a constant, so that they render without a router around them.
 */
const place = { pathname: '/', search: '', hash: '', state: null, key: '' } as const;

export const useLocation = () => place;

/** Named by a module of the browser's navigation, which the bare page never renders. */
export const Router = (): null => null;
export const createPath = (): string => '/';
