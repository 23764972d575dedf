import type { WrittenBlock } from '../../../../../../core/domain/content/blocks/registry.ts';
import { definePage } from '../define-page.ts';
import { calendarTiles, collageTiles } from '../designed/page.ts';
import { occasionTiles } from '../occasions/page.ts';
import { bodyConfigurator } from '../product-page/product-page.ts';
import { motif, type Site, type StoryPage } from '../site.ts';
import { textsOfPage } from '../texts-in.ts';
import { sectionBlock } from '../written-blocks.ts';
import { cardsTexts } from './cards.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { FeedPage, FeedTexts } from './texts.ts';

const languages = { de, en, es, fr, it, nl };

const written = {
  ...languages,
  markets: { 'en-US': { 'feed-collage': { picture: 'Fields of watercolor side by side' } } },
};

const motifs = {
  'feed-collage': 'watercolour-2',
  'feed-calendar': 'mountains-2',
  'feed-card': 'botanical-2',
} as const satisfies Record<FeedPage, string>;

/** What an advertisement's product is chosen by; prices are those of the price service alone. */
const choiceOf = (site: Site, page: FeedPage, { startLink, picture }: FeedTexts): WrittenBlock => {
  switch (page) {
    case 'feed-collage':
      return site.channel === 'poster'
        ? bodyConfigurator(site, motif(motifs[page], picture))
        : collageTiles(site, startLink);
    case 'feed-calendar':
      return calendarTiles(site, startLink);
    case 'feed-card':
      return occasionTiles(site, startLink);
  }
};

/** A page that advertisements lead to, under the same address in every language. */
const feedPage = (page: FeedPage): StoryPage =>
  definePage<FeedTexts>({
    slug: () => page,
    texts: textsOfPage(written, page),
    cards: textsOfPage(cardsTexts, page),
    picture: ({ picture }) => motif(motifs[page], picture),
    link: (site, texts) => ({
      text: texts.startLink,
      url: startUrl(site, page),
    }),
    content: (site, texts) => ({
      robots: 'noindex, follow',
      blocks: [choiceOf(site, page, texts), sectionBlock(site, 'about', texts.about)],
    }),
  });

/** The first choice of each product: its designer with the defaults. */
const startUrl = (site: Site, page: FeedPage): string => {
  const tiles = {
    'feed-collage': collageTiles,
    'feed-calendar': calendarTiles,
    'feed-card': occasionTiles,
  }[page];
  return tiles(site, '').items[0]?.link.url ?? '';
};

/** Collages. */
export const feedCollage = feedPage('feed-collage');

/** Calendars. */
export const feedCalendar = feedPage('feed-calendar');

/** Cards. */
export const feedCard = feedPage('feed-card');
