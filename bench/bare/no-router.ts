/**
 * Stands for `react-router` in the bare page: the one hook that the page's components use, answered
 * with the page that is drawn, and a router that only draws what is in it.
 */
import type { ReactNode } from 'react';

import type { Place } from '../../ui/web/navigation/shown-view.ts';

type RouterProps = { readonly location: Place; readonly children: ReactNode };

let place: Place = { pathname: '/', search: '', hash: '' };

export const useLocation = (): Place => place;

export const Router = ({ location, children }: RouterProps): ReactNode => {
  // One page is drawn at a time, in one go.
  place = location;
  return children;
};

/** Named by the browser's navigation, which the bare page does not have. */
export const createPath = (): string => '/';
