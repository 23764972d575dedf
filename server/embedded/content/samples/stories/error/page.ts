import { errorPageSlug } from '../../../../../../core/domain/routing/story-folders.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { definePage } from '../define-page.ts';
import type { PageKey } from '../registry.ts';
import { helpLinks, productLinks } from '../service-links.ts';
import { linkTo, motif, tilesBlock, type StoryPage } from '../site.ts';
import type { PageTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type ErrorTexts = PageTexts & {
  /** What the picture shows. */
  readonly picture: string;
  readonly homeLink: string;
  readonly tilesHeadline: string;
};

/** Where shoppers may want to go on from here. */
const suggested = {
  poster: ['wall-art', 'canvas', 'poster'],
  kartenliebe: ['cards', 'photo-calendar', 'photobook'],
} as const satisfies Record<Channel, readonly PageKey[]>;

/** The page that is shown where an address has no page. */
export const error: StoryPage = definePage<ErrorTexts>({
  slug: () => errorPageSlug,
  texts: { de, en, es, fr, it, nl },
  picture: (texts) => motif('moon-1', texts.picture),
  link: (site, { homeLink }) => linkTo(site, 'home', homeLink),
  content: (site, { tilesHeadline }) => ({
    robots: 'noindex, follow',
    ogImages: [],
    blocks: [
      tilesBlock(site, tilesHeadline, suggested[site.channel]),
      productLinks(site),
      helpLinks(site),
    ],
  }),
});
