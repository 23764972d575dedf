import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

const bars = {
  items: sampleNavigation,
  page: { path: '/leinwanddruck', navigationType: 'wall-art' },
  resolveLink: asWritten,
};

const steps = [
  { text: 'Start', href: '#start' },
  { text: 'Wandbilder', href: '#wandbilder' },
  { text: 'Leinwand', href: '#leinwand' },
];

const Page = ({ channel }: { readonly channel: string }) => {
  const isCards = channel === 'kartenliebe';
  return (
    <>
      <SkipLink targetId="content" />
      <WebHeader {...headerStories.args} {...(isCards && CardsHeader.args)} />
      <MainNavigation {...bars} />
      <SubNavigation {...bars} />
      <Breadcrumb steps={steps} />
      <main id="content" tabIndex={-1}>
        <PageSection>
          <Teaser
            level={1}
            headline={isCards ? 'Karten, die man behält' : 'Ihr Foto auf Leinwand'}
            text="Feines Baumwollgewebe, von Hand auf Fichte gespannt. Matt, ohne Spiegelung, für Räume mit viel Licht."
            picture={{ ...(isCards ? paperPicture : duskPicture), alt: 'Berge', isFirst: true }}
            link={{ text: 'Jetzt gestalten', href: '#gestalten' }}
          />
          <UspList
            items={[
              { icon: 'truck', text: 'Bis 14 Uhr bestellt, am Donnerstag bei Ihnen' },
              { icon: 'hand', text: 'In Bayern gedruckt und von Hand gespannt' },
              {
                icon: 'shield',
                text: 'Gefällt es nicht, fertigen wir neu.',
                link: { text: 'Unsere Garantie', href: '#garantie' },
              },
            ]}
          />
        </PageSection>
        <PageSection headline="Andere Materialien" tone="sunken">
          <Tiles items={sampleTiles} />
        </PageSection>
        <PageSection headline="Wie Ihre Leinwand entsteht" width="text">
          <RichText text={sampleText} resolveLink={asWritten} locale="de-DE" />
        </PageSection>
        <PageSection headline="Häufige Fragen" width="text">
          <Questions
            resolveLink={asWritten}
            locale="de-DE"
            items={[
              {
                question: 'Wie lange dauert die Lieferung?',
                answer: sampleAnswer('Drei bis fünf Werktage. Mit Express sind es zwei.'),
              },
              {
                question: 'Kann ich eine Leinwand zurückgeben?',
                answer: sampleAnswer('Gefällt sie Ihnen nicht, fertigen wir sie neu.'),
              },
            ]}
          />
        </PageSection>
      </main>
      <Footer {...footerStories.args} {...(isCards && CardsFooter.args)} />
    </>
  );
};

/** All parts of a page together, as a shopper meets them. */
const meta = {
  title: 'Pages/Whole page',
  parameters: { ...ownWindow, layout: 'fullscreen' },
} satisfies Meta;

export default meta;

export const ContentPage: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Page channel={String(globals['channel'])} />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
