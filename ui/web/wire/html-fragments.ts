/**
 * A part of a page that never changes in the browser. The server renders it to HTML apart from the
 * rest, so that its components, and what they would be drawn from, stay on the server.
 */
type HtmlFragment =
  | 'header'
  | 'navigation'
  | 'breadcrumb'
  | 'head'
  | 'usps'
  | 'footer'
  | 'machines'
  | 'graph'
  | 'offers'
  | BodyPartName;

/** The parts of a body: what stands between its live blocks, from 0 on. */
export type BodyPartName = `body-${number}`;

/** The HTML of the parts of one page. */
export type HtmlFragments = Readonly<Partial<Record<HtmlFragment, string>>>;
