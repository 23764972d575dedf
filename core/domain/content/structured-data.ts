/**
 * Data for machines as JSON-LD (storefront §9): the company, the page's place, the questions that
 * it answers. Plain data for `JSON.stringify`, in the words of schema.org; a test compares the
 * types with `schema-dts`.
 */
import type { ContactPointData } from '../contact/contact-hours.ts';
import type { Locale } from '../locale/locales.ts';
import type { QuestionItem } from './blocks/questions.ts';
import type { Block } from './blocks/registry.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import { richTextPlain } from './rich-text-print.ts';

/** A step on the way to a page. */
export type BreadcrumbStep = ContentLink & {
  /** From 1, the start page. */
  readonly position: number;
  /** The page itself, which is shown as text. */
  readonly isCurrent: boolean;
};

/** The steps of a page's breadcrumb: the last one is the page itself. */
export const breadcrumbSteps = (links: readonly ContentLink[]): readonly BreadcrumbStep[] =>
  links.map((link, index) => ({
    ...link,
    position: index + 1,
    isCurrent: index === links.length - 1,
  }));

/** A page's breadcrumb for search engines. */
export type BreadcrumbData = {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
};

/** The breadcrumb for search engines; `absolute` makes a whole address of a link. */
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

/** The company behind a site. */
export type Company = {
  /** Its address in the graph, by which others name it: `https://shop.example/#organization`. */
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly logo: string;
  readonly contactPoint: ContactPointData;
  /** A page's `additionalSameAsLinks`. */
  readonly sameAs: readonly string[];
};

/** A company for search engines. */
export type CompanyData = Omit<Company, 'id' | 'sameAs'> & {
  readonly '@type': 'Organization';
  readonly '@id': string;
  readonly sameAs?: readonly string[];
};

/** The company for search engines: its contact point has Monday to Friday hours (storefront §9). */
export const companyData = ({ id, sameAs, ...company }: Company): CompanyData => ({
  '@type': 'Organization',
  '@id': id,
  ...company,
  ...(sameAs.length > 0 && { sameAs }),
});

/** A site for search engines, in one of its languages. */
export type WebSiteData = {
  readonly '@type': 'WebSite';
  readonly '@id': string;
  readonly name: string;
  readonly url: string;
  readonly inLanguage: Locale;
  readonly publisher: { readonly '@id': string };
};

/**
 * The site for search engines; it offers no search, so none is announced.
 *
 * @param url The start page in the site's language.
 * @param publisher The company's address in the graph.
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

/** The questions that a page answers, for search engines. */
export type QuestionsData = {
  readonly '@type': 'FAQPage';
  readonly inLanguage: Locale;
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
};

/** The questions of a body that every visitor sees; those of an A/B block are one of two. */
const questionsOf = (blocks: readonly Block[]): readonly QuestionItem[] =>
  blocks.flatMap((block) => (block.kind === 'questions' ? block.items : []));

/** The questions of all blocks of a page as one list; undefined where it answers none. */
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

/** Several things in one document. */
export type DataGraph<Node> = {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node[];
};

/** Several things in one document; what is undefined is left out. */
export const dataGraph = <Node extends object>(
  nodes: readonly (Node | undefined)[],
): DataGraph<Node> => ({
  '@context': 'https://schema.org',
  '@graph': nodes.filter((node) => node !== undefined),
});

/** JSON that no HTML parser takes for the end of its script. */
export const printScriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
