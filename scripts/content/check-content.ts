/** All rules over a space, and how many pages each site has. */
import { channels, type Channel } from '../../core/domain/locale/channel.ts';
import { contentLocales, type ContentLocale } from '../../core/domain/locale/locales.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { addressFindings } from './address.ts';
import { decodingFindings } from './decoding.ts';
import { countryFindings, figureFindings } from './figures.ts';
import { contentRules, isPage, type ContentRule, type Finding, type Space } from './finding.ts';
import { glossaryFindings, readHouseGlossary } from './glossary.ts';
import { headFindings } from './heads.ts';
import { headingFindings } from './headings.ts';
import { foreignSentences, untranslated } from './language.ts';
import { linkFindings } from './links.ts';
import { pictureFindings } from './pictures.ts';
import { saidTexts } from './said-texts.ts';
import { textsOf, type ShownText } from './texts.ts';
import { differentBlocks, emptyTexts, missingPages } from './translation.ts';
import { typographyFindings } from './typography.ts';

/** How many pages a channel has in a content locale. */
export type PageCount = {
  readonly channel: Channel;
  readonly locale: ContentLocale;
  readonly pages: number;
};

/** The pages of each channel in each content locale. */
export const countPages = ({ stories }: Space): readonly PageCount[] =>
  channels.flatMap((channel) =>
    contentLocales.map((locale) => ({
      channel,
      locale,
      pages: stories.filter(
        (story) =>
          isPage(story) && story.place.channel === channel && story.place.locale === locale,
      ).length,
    })),
  );

const saidIn = ({ story, path, text }: ShownText) => ({
  locale: story.place.locale,
  source: story.fullSlug,
  path,
  text,
});

/** What the rules find in a space, by rule; a rule that finds nothing has an empty list. */
export const checkContent = (
  space: Space,
  sites: SiteConfiguration,
): Readonly<Record<ContentRule, readonly Finding[]>> => {
  const texts = space.stories.flatMap(textsOf);
  const all: readonly Finding[] = [
    ...decodingFindings(space),
    ...missingPages(space),
    ...differentBlocks(space),
    ...emptyTexts(space, texts),
    ...foreignSentences(texts),
    ...untranslated(texts),
    ...linkFindings(space, sites),
    ...space.stories.flatMap(pictureFindings),
    ...figureFindings(space, texts),
    ...countryFindings(space, texts),
    ...typographyFindings(texts),
    ...glossaryFindings(readHouseGlossary(), [...texts.map(saidIn), ...saidTexts()]),
    ...addressFindings(texts),
    ...headFindings(space),
    ...headingFindings(space.stories),
  ];
  const empty: Record<ContentRule, readonly Finding[]> = {
    decoding: [],
    translation: [],
    language: [],
    link: [],
    picture: [],
    figure: [],
    typography: [],
    glossary: [],
    address: [],
    head: [],
    heading: [],
  };
  return contentRules.reduce(
    (found, rule) => ({ ...found, [rule]: all.filter((finding) => finding.rule === rule) }),
    empty,
  );
};
