/**
 * Rendered on the server, apart from the islands, so that its components and their data stay there.
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

/** The static blocks between live ones, from 0 on. */
export type BodyPartName = `body-${number}`;

export type HtmlFragments = Readonly<Partial<Record<HtmlFragment, string>>>;
