/**
 * The parts of a page that never change in the browser. The server renders them to HTML apart from
 * the rest, so that their components, and what they would be hydrated from, stay on the server.
 */
export const staticParts = [
  'header',
  'breadcrumb',
  'head',
  'usps',
  'blocks',
  'footer',
  'machines',
] as const;

/** A part of a page that is HTML alone. */
export type StaticPart = (typeof staticParts)[number];

/** The HTML of the parts of one page. */
export type StaticHtmlParts = Readonly<Partial<Record<StaticPart, string>>>;
