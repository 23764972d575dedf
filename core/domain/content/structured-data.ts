/** What machines read of a page: its breadcrumb and the company, as JSON-LD (storefront §9). */
import type { ContactPointData } from '../contact/contact-hours.ts';
import type { ContentLink } from './content-link.ts';

/** A step on the way to a page. */
export type BreadcrumbStep = ContentLink & {
  /** From 1, the start page. */
  readonly position: number;
  /** Whether it is the page itself, which is shown as text. */
  readonly isCurrent: boolean;
};

/** The steps of a page's breadcrumb: the last one is the page itself. */
export const breadcrumbSteps = (links: readonly ContentLink[]): readonly BreadcrumbStep[] =>
  links.map((link, index) => ({
    ...link,
    position: index + 1,
    isCurrent: index === links.length - 1,
  }));

/** JSON-LD: plain data, ready for `JSON.stringify`. */
export type StructuredData = { readonly '@type': string; readonly [name: string]: unknown };

/** The breadcrumb for search engines; `absolute` makes a whole address of a link. */
export const breadcrumbData = (
  links: readonly ContentLink[],
  absolute: (url: string) => string,
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbSteps(links).map(({ text, url, position }) => ({
    '@type': 'ListItem',
    position,
    name: text,
    item: absolute(url),
  })),
});

/** The company behind a site; its contact point comes from `contactPointData`. */
export type Company = {
  readonly name: string;
  readonly url: string;
  readonly contactPoint: ContactPointData;
  /** A page's `additionalSameAsLinks`. */
  readonly sameAs?: readonly string[] | undefined;
};

/** The company for search engines: its contact point has Monday to Friday hours (storefront §9). */
export const companyData = ({ name, url, contactPoint, sameAs = [] }: Company): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name,
  url,
  sameAs,
  contactPoint,
});
