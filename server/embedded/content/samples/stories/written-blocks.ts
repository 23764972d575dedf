/** Texts as blocks. */
import type { ImageTextBlock } from '../../../../../core/domain/content/blocks/image-text.ts';
import type { QuestionItem } from '../../../../../core/domain/content/blocks/questions.ts';
import type { WrittenBlock } from '../../../../../core/domain/content/blocks/registry.ts';
import type { RichTextBlock } from '../../../../../core/domain/content/blocks/rich-text.ts';
import { contentLocaleOf } from '../../../../../core/domain/locale/locale.ts';
import {
  locales,
  type ContentLocale,
  type Market,
} from '../../../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../../../core/domain/locale/markets.ts';
import type { AccordionText } from '../../../../../core/domain/content/rich-text.ts';
import { richText } from './rich-text.ts';
import { nameOf, pathOf, type Site } from './site.ts';
import type { Question, Section } from './texts.ts';

const mailbox = 'mailto:service@example.com';

const targetsOf = (site: Site) => ({
  urlOf: (target: string) => (target === 'mail' ? mailbox : pathOf(site, target)),
  nameOf: (target: string) => nameOf(site, target),
});

/** Running text of a page, a line a paragraph. */
export const runningText = (site: Site, lines: readonly string[]): AccordionText =>
  richText(lines, targetsOf(site));

/** Running text as a block. */
export const sectionBlock = (site: Site, id: string, section: Section): RichTextBlock => ({
  kind: 'rich-text',
  id,
  headline: section.headline,
  text: runningText(site, section.text),
  markets: section.markets,
  isBoxed: section.isBoxed,
});

/** Running text beside a picture. */
export const pictureSectionBlock = (
  site: Site,
  id: string,
  section: Section,
  side: Pick<ImageTextBlock, 'picture' | 'pictureSide'>,
): ImageTextBlock => ({
  kind: 'image-text',
  id,
  headline: section.headline,
  text: runningText(site, section.text),
  link: undefined,
  ...side,
});

/** Running texts as blocks, in their order. */
export const sectionBlocks = (site: Site, sections: readonly Section[]): readonly WrittenBlock[] =>
  sections.map((section, position) =>
    sectionBlock(site, section.id ?? `section-${position}`, section),
  );

/** The markets that read the stories of a content locale. */
const marketsOf = (locale: ContentLocale): readonly Market[] => [
  ...new Set(locales.filter((one) => contentLocaleOf(one) === locale).map(marketOf)),
];

/**
 * Of sections that are for single markets, those for markets that read the site's stories. One that
 * is for all of them needs no mark.
 */
export const sectionsIn = ({ locale }: Site, sections: readonly Section[]): readonly Section[] => {
  const readers = marketsOf(locale);
  return sections.flatMap(({ markets, ...section }): readonly Section[] => {
    if (markets === undefined) return [section];
    const shown = readers.filter((market) => markets.includes(market));
    if (shown.length === 0) return [];
    return [shown.length === readers.length ? section : { ...section, markets: shown }];
  });
};

/** Questions with their answers as running text. */
export const answeredQuestions = (
  site: Site,
  questions: readonly Question[],
): readonly QuestionItem[] =>
  questions.map(({ question, answer }) => ({ question, answer: runningText(site, [answer]) }));

/** Questions and answers as a block. */
export const questionsBlock = (
  site: Site,
  headline: string,
  questions: readonly Question[],
): WrittenBlock => ({
  kind: 'questions',
  id: 'questions',
  headline,
  items: answeredQuestions(site, questions),
});

/** A text with its `{name}`s filled in. @throws Error for a name without a value */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(?<name>[a-z]+)\}/gu, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing fills ${placeholder} in "${text}".`);
    return value;
  });

/** A section with its `{name}`s filled in. */
export const filledSection = (
  { text, ...section }: Section,
  values: Readonly<Record<string, string>>,
): Section => ({ ...section, text: text.map((line) => filled(line, values)) });
