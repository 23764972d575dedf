import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { defaultLocale, type Locale } from '../../../core/domain/locale/locales.ts';
import { materialArg, textArg } from '../../messages/story-args.ts';
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx';
import { Footer } from '../footer/footer.tsx';
import footerStories, { Cards as CardsFooter } from '../footer/footer.stories.tsx';
import { WebHeader } from '../header/header.tsx';
import headerStories, { Cards as CardsHeader } from '../header/header.stories.tsx';
import { MainNavigation } from '../main-navigation/main-navigation.tsx';
import { sampleNavigation } from '../main-navigation/sample-navigation.ts';
import { PageSection } from '../page-section/page-section.tsx';
import { duskPicture, paperPicture } from '../picture/sample-pictures.ts';
import { Questions } from '../questions/questions.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import { sampleAnswer, sampleText } from '../rich-text/sample-text.ts';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { SubNavigation } from '../sub-navigation/sub-navigation.tsx';
import { Teaser } from '../teaser/teaser.tsx';
import { sampleTiles } from '../tiles/sample-tiles.ts';
import { Tiles } from '../tiles/tiles.tsx';
import { UspList } from '../usp-list/usp-list.tsx';
import { ownWindow } from '../own-window.ts';

const asWritten: ResolveLink = (href) => ({ href });

const locale: Locale = defaultLocale;

const sample = {
  locale,
  header: headerStories.args,
  cardsHeader: { ...headerStories.args, ...CardsHeader.args },
  bars: {
    items: sampleNavigation,
    page: { path: '/leinwanddruck', navigationType: 'wall-art' },
    resolveLink: asWritten,
  },
  steps: [
    { text: textArg('story.start'), href: '#start' },
    { text: textArg('story.wall-art'), href: '#wandbilder' },
    { text: materialArg('leinwand'), href: '#leinwand' },
  ],
  teaser: {
    headline: textArg('story.photo-on-canvas'),
    text: `${textArg('story.woven')} ${textArg('story.bright-rooms')}`,
    picture: { ...duskPicture, alt: textArg('story.mountains'), isFirst: true },
    link: { text: textArg('story.design-now'), href: '#gestalten' },
  },
  cardsTeaser: {
    headline: textArg('story.kept-cards'),
    picture: { ...paperPicture, alt: textArg('story.mountains'), isFirst: true },
  },
  promises: [
    { icon: 'truck', text: textArg('story.by-thursday') },
    { icon: 'hand', text: textArg('story.printed-here') },
    {
      icon: 'shield',
      text: textArg('story.made-anew'),
      link: { text: textArg('story.our-guarantee'), href: '#garantie' },
    },
  ],
  headlines: {
    materials: textArg('story.other-materials'),
    making: textArg('story.how-made'),
    questions: textArg('story.questions'),
  },
  tiles: sampleTiles,
  text: sampleText,
  questions: [
    {
      question: textArg('story.how-long'),
      answer: sampleAnswer(textArg('story.working-days')),
    },
    {
      question: textArg('story.return-canvas'),
      answer: sampleAnswer(textArg('story.made-anew')),
    },
  ],
  footer: footerStories.args,
  cardsFooter: { ...footerStories.args, ...CardsFooter.args },
} as const;

const Page = ({ isCards, ...page }: typeof sample & { readonly isCards: boolean }) => (
  <>
    <SkipLink targetId="content" />
    <WebHeader {...(isCards ? page.cardsHeader : page.header)} />
    <MainNavigation {...page.bars} />
    <SubNavigation {...page.bars} />
    <Breadcrumb steps={page.steps} />
    <main id="content" tabIndex={-1}>
      <PageSection>
        <Teaser level={1} {...page.teaser} {...(isCards && page.cardsTeaser)} />
        <UspList items={page.promises} />
      </PageSection>
      <PageSection headline={page.headlines.materials} tone="sunken">
        <Tiles items={page.tiles} />
      </PageSection>
      <PageSection headline={page.headlines.making} width="text">
        <RichText text={page.text} resolveLink={asWritten} locale={page.locale} />
      </PageSection>
      <PageSection headline={page.headlines.questions} width="text">
        <Questions resolveLink={asWritten} locale={page.locale} items={page.questions} />
      </PageSection>
    </main>
    <Footer {...(isCards ? page.cardsFooter : page.footer)} />
  </>
);

/** All parts of a page together, as a shopper meets them. */
const meta = {
  title: 'Pages/Whole page',
  parameters: { ...ownWindow, layout: 'fullscreen' },
  args: sample,
} satisfies Meta<typeof sample>;

export default meta;

export const ContentPage: StoryObj<typeof sample> = {
  render: (args, { globals }) => <Page {...args} isCards={globals['channel'] === 'kartenliebe'} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
