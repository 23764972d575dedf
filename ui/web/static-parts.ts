import { oneOf } from '../../core/domain/text/one-of.ts';

/**
 * The parts of a page that never change in the browser. The server renders them to HTML apart from
 * the rest, so that their components, and what they would be hydrated from, stay on the server.
 */
const staticParts = [
  'header',
  'navigation',
  'breadcrumb',
  'head',
  'usps',
  'body-0',
  'body-1',
  'footer',
  'machines',
] as const;

/** A part of a page that is HTML alone. */
export type StaticPart = (typeof staticParts)[number];

/** Whether the text names such a part. */
export const isStaticPart = oneOf(staticParts);

/** The parts of a body: what stands before its live block, or all of it, and what stands after. */
export type BodyPartName = Extract<StaticPart, `body-${number}`>;

/** The HTML of the parts of one page. */
export type StaticHtmlParts = Readonly<Partial<Record<StaticPart, string>>>;
