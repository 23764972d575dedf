/** Places in HTML that is drawn once for many pages, for what differs from page to page. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What differs: the way to the log-in over the page as it is chosen. */
type HoleName = 'sign-in';

/** A place that is filled for each page. */
export const Hole = ({ name }: { readonly name: HoleName }) => <template data-hole={name} />;

/** A hole as it stands in HTML. */
const holeMark = (name: HoleName): string => renderToStaticMarkup(<Hole name={name} />);

/** HTML with an element in each hole of a name. */
export const fillHoles = (html: string, name: HoleName, element: ReactElement): string =>
  html.split(holeMark(name)).join(renderToStaticMarkup(element));
