/**
 * JSON-LD in the words of schema.org (storefront §9); a test compares the types with `schema-dts`.
 */
import type { ContactPointData } from '../contact/contact-hours.ts';
import type { Locale } from '../locale/locales.ts';
import type { Publication } from './publication.ts';
import type { QuestionItem } from './blocks/questions.ts';
import type { Block } from './blocks/registry.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { richTextPlain } from './rich-text-print.ts';

export type BreadcrumbStep = ContentLink & {
  /** From 1, the start page. */
  readonly position: number;
  /** The page itself, shown as text. */
  readonly isCurrent: boolean;
};

/** The last step is the page itself. */
export const breadcrumbSteps = (links: readonly ContentLink[]): readonly BreadcrumbStep[] =>
  links.map((link, index) => ({
    ...link,
    position: index + 1,
    isCurrent: index === links.length - 1,
  }));

export type BreadcrumbData = {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
};

/** `absolute` makes a whole address of a link. */
export const breadcrumbData = (
  links: readonly ContentLink[],
  absolute: (url: string) => string,
): BreadcrumbData => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbSteps(links).map(({ text, url, position }) => ({
    '@type': 'ListItem',
    position,
    name: text,
    item: absolute(url),
  })),
});

export type AddressData = {
  readonly '@type': 'PostalAddress';
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly addressLocality: string;
  /** ISO 3166: `DE`. */
  readonly addressCountry: string;
};

export type Company = {
  /** In the graph: `https://shop.example/#organization`. */
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly logo: string;
  readonly address: AddressData;
  readonly contactPoint: ContactPointData;
  /** A page's `additionalSameAsLinks`. */
  readonly sameAs: readonly string[];
};

/** By its name alone: the start page describes it. */
export type CompanyNameData = Pick<Company, 'name' | 'url'> & {
  readonly '@type': 'Organization';
  readonly '@id': string;
};

export type CompanyData = CompanyNameData &
  Omit<Company, 'id' | 'sameAs'> & { readonly sameAs?: readonly string[] };

/** Its contact point has Monday to Friday hours (storefront §9). */
export const companyData = ({ id, sameAs, ...company }: Company): CompanyData => ({
  '@type': 'Organization',
  '@id': id,
  ...company,
  ...(sameAs.length > 0 && { sameAs }),
});

/** What other pages than the start page refer to as brand, seller and publisher. */
export const companyNameData = ({
  id,
  name,
  url,
}: Pick<Company, 'id' | 'name' | 'url'>): CompanyNameData => ({
  '@type': 'Organization',
  '@id': id,
  name,
  url,
});

export type WebSiteData = {
  readonly '@type': 'WebSite';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly inLanguage: Locale;
  readonly publisher: { readonly '@id': string };
};

/**
 * The site offers no search, so none is announced.
 *
 * @param url The start page in the site's language. @param publisher The company's address in the
 * graph.
 */
export const webSiteData = (
  name: string,
  url: string,
  inLanguage: Locale,
  publisher: string,
): WebSiteData => ({
  '@type': 'WebSite',
  '@id': `${url}#website`,
  name,
  url,
  inLanguage,
  publisher: { '@id': publisher },
});

export type QuestionsData = {
  readonly '@type': 'FAQPage';
  readonly inLanguage: Locale;
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
};

/** Those that every visitor sees, so none of an A/B block. */
const questionsOf = (blocks: readonly Block[]): readonly QuestionItem[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'help') return block.groups.flatMap(({ items }) => items);
    return block.kind === 'questions' ? block.items : [];
  });

/** All questions of a page; undefined for a page without questions. */
export const questionsData = (
  locale: Locale,
  blocks: readonly Block[],
): QuestionsData | undefined => {
  const answered = questionsOf(blocks).flatMap(({ question, answer }) => {
    const text = richTextPlain(answer).trim();
    return text === '' ? [] : [{ question, text }];
  });
  if (answered.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: answered.map(({ question, text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
};

export type ArticleData = {
  readonly '@type': 'Article';
  readonly headline: string;
  readonly description: string;
  readonly image: readonly string[];
  readonly mainEntityOfPage: string;
  readonly inLanguage: Locale;
  readonly datePublished: CalendarDay;
  readonly dateModified: CalendarDay;
  readonly author: { readonly '@id': string };
  readonly publisher: { readonly '@id': string };
};

/** An article of the magazine; `company` is its author's and publisher's address in the graph. */
export const articleData = (
  { publishedOn, updatedOn = publishedOn }: Publication,
  company: string,
  said: Pick<ArticleData, 'headline' | 'description' | 'image' | 'mainEntityOfPage' | 'inLanguage'>,
): ArticleData => ({
  '@type': 'Article',
  ...said,
  datePublished: publishedOn,
  dateModified: updatedOn,
  author: { '@id': company },
  publisher: { '@id': company },
});

export type ListData = {
  readonly '@type': 'CollectionPage';
  readonly name: string;
  readonly url: string;
  readonly mainEntity: {
    readonly '@type': 'ItemList';
    readonly itemListElement: readonly {
      readonly '@type': 'ListItem';
      readonly position: number;
      readonly url: string;
    }[];
  };
};

/** A page that leads to others, in their order; all addresses are absolute. */
export const listData = (name: string, url: string, urls: readonly string[]): ListData => ({
  '@type': 'CollectionPage',
  name,
  url,
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: urls.map((one, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: one,
    })),
  },
});

export type DataGraph<Node> = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node[];
};

/** Several things in one document, without undefined ones. */
export const dataGraph = <Node extends object>(
  nodes: readonly (Node | undefined)[],
): DataGraph<Node> => ({
  '@context': 'https://schema.org',
  '@graph': nodes.filter((node) => node !== undefined),
});

/** JSON that no HTML parser takes for the end of its script. */
export const printScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
