/** Places in HTML that is drawn once for many pages, for what differs from page to page. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** `sign-in` leads back to the page with its selection. */
type HoleName = 'sign-in';

/** Filled for each page. */
export const Hole = ({ name }: { readonly name: HoleName }) => <template data-hole={name} />;

const holeMark = (name: HoleName): string => renderToStaticMarkup(<Hole name={name} />);

export const fillHoles = (html: string, name: HoleName, element: ReactElement): string =>
  html.split(holeMark(name)).join(renderToStaticMarkup(element));
