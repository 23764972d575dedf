/**
 * Rendered on the server, apart from the islands, so that its components and their data stay there.
 */
type HtmlFragment =
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

/** HTML around a gap, which each page fills with its own. */
export type HtmlAround = { readonly before: string; readonly after: string };

export type HtmlFragments = Readonly<Partial<Record<HtmlFragment, string>>> & {
  /** Around the way to the log-in. */
  readonly header?: HtmlAround;
};
