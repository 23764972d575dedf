import type { ContentLink, ContentPicture } from '../../../../core/domain/content/page.ts';
import type { Channel } from '../../../../core/domain/locale/channel.ts';
import type { ContentLocale } from '../../../../core/domain/locale/locales.ts';
import type { WrittenBlock } from '../../../../core/domain/content/blocks/registry.ts';
import type { PageContent } from '../../../../core/domain/content/page-codec.ts';
import { richText } from './rich-text.ts';
import { cardPages, posterPages, slugOf, type PageKey } from './slugs.ts';
import type { PageTexts, Question, Section, Texts } from './texts/texts.ts';

/** A channel in a content locale, with its words. */
export type SampleSite = {
  readonly channel: Channel;
  readonly locale: ContentLocale;
  readonly texts: Texts;
};

/** The pages of a channel. */
export const pagesOf = (channel: Channel): readonly PageKey[] =>
  channel === 'poster' ? posterPages : cardPages;

/** The path of a page of a site, without language prefix. */
export const pathOf = ({ locale }: SampleSite, page: PageKey): string =>
  page === 'home' ? '/' : `/${slugOf(page, locale)}`;

const mailbox = 'mailto:service@example.com';

/** Where the target of a written link lies; a word that names no page of the site is a mistake. */
export const urlOf =
  (site: SampleSite) =>
  (target: string): string => {
    if (target === 'mail') return mailbox;
    const page = pagesOf(site.channel).find((key) => key === target);
    if (page === undefined) throw new Error(`A text links to "${target}", which is no page.`);
    return pathOf(site, page);
  };

/** A link to a page of the site. */
export const linkTo = (site: SampleSite, page: PageKey, text: string): ContentLink => ({
  text,
  url: pathOf(site, page),
});

/** A picture of the media library by its motif and seed. */
export const motif = (name: string, alternative: string): ContentPicture => ({
  source: `leadimage/${name}/motif.jpg`,
  alternative,
});

/** Running text as a block. */
export const sectionBlock = (site: SampleSite, id: string, section: Section): WrittenBlock => ({
  kind: 'rich-text',
  id,
  headline: section.headline,
  text: richText(section.text, urlOf(site)),
});

/** Questions and answers as a block. */
export const questionsBlock = (
  site: SampleSite,
  headline: string,
  questions: readonly Question[],
): WrittenBlock => ({
  kind: 'questions',
  id: 'questions',
  headline,
  items: questions.map(({ question, answer }) => ({
    question,
    answer: richText([answer], urlOf(site)),
  })),
});

/** A page that so far has only what every page has. */
export const plainPage = (
  site: SampleSite,
  page: PageKey,
  texts: PageTexts,
  homeName: string,
): PageContent => ({
  title: texts.title,
  description: texts.description,
  robots: page === 'error' ? 'noindex, follow' : 'index, follow',
  canonicalUrl: undefined,
  ogImages: [],
  additionalSameAsLinks: [],
  navigationType: undefined,
  breadcrumb:
    page === 'home' ? [] : [linkTo(site, 'home', homeName), linkTo(site, page, texts.name)],
  teaser: {
    kind: 'teaser',
    id: 'teaser',
    headline: texts.headline,
    text: texts.lead,
    picture: undefined,
    link: undefined,
  },
  uspTeaser: undefined,
  calculator: undefined,
  sku: undefined,
  blocks: [],
});
