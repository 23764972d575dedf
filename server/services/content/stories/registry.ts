/** Which pages each channel has: a page is a folder and a line here. */
import type { Channel } from '../../../../core/domain/locale/channel.ts';
import { accessibility } from './accessibility/page.ts';
import { acrylic } from './acrylic/page.ts';
import { aluminium } from './aluminium/page.ts';
import { canvas } from './canvas/page.ts';
import { cardsHome } from './cards-home/page.ts';
import { comparison } from './comparison/page.ts';
import { contact } from './contact/page.ts';
import { error } from './error/page.ts';
import { guarantee } from './guarantee/page.ts';
import { home } from './home/page.ts';
import { imprint } from './imprint/page.ts';
import { photoFrame } from './photo-frame/page.ts';
import { poster } from './poster/page.ts';
import { privacy } from './privacy/page.ts';
import { shipping } from './shipping/page.ts';
import type { StoryPage } from './site.ts';
import { terms } from './terms/page.ts';
import { wallArt } from './wall-art/page.ts';
import { withdrawal } from './withdrawal/page.ts';

const everywhere = {
  shipping,
  contact,
  imprint,
  privacy,
  terms,
  withdrawal,
  guarantee,
  accessibility,
  error,
};

const registry = {
  poster: {
    home,
    'wall-art': wallArt,
    canvas,
    acrylic,
    aluminium,
    poster,
    'photo-frame': photoFrame,
    comparison,
    ...everywhere,
  },
  kartenliebe: { home: cardsHome, ...everywhere },
} as const satisfies Record<Channel, Readonly<Record<string, StoryPage>>>;

/** The key of a page, by which others link to it; `home` is each channel's own. */
export type PageKey = { [C in Channel]: keyof (typeof registry)[C] }[Channel];

const isPageKey = (text: string): text is PageKey =>
  Object.values(registry).some((pages) => Object.hasOwn(pages, text));

/** The pages of a channel by key, in the order in which navigation and tiles offer them. */
export const pagesOfChannel = (channel: Channel): ReadonlyMap<PageKey, StoryPage> => {
  const pages: Readonly<Record<string, StoryPage>> = registry[channel];
  return new Map(
    Object.entries(pages).flatMap(([key, page]) => (isPageKey(key) ? [[key, page]] : [])),
  );
};
