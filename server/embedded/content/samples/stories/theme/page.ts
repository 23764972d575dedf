import { themeSlug } from '../../../../../../core/domain/routing/story-folders.ts';
import { definePage } from '../define-page.ts';
import { cardSections } from '../occasions/page.ts';
import { manufacturerBlock } from '../product-page/product-page.ts';
import { linkTo, type StoryPage } from '../site.ts';
import { trustBlock } from '../trust-block.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { ThemeTexts } from './texts.ts';

/** The page of any design of a card: its address names the design, whose name its head has. */
export const theme: StoryPage = definePage<ThemeTexts>({
  slug: () => themeSlug,
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  content: (site, { card: { more, ...card } }) => ({
    navigationType: 'cards',
    breadcrumb: [linkTo(site, 'home'), linkTo(site, 'cards')],
    product: { kind: 'card', id: 'card', ...card, moreLink: linkTo(site, 'contact', more) },
    blocks: [...cardSections(site), trustBlock(site, 'cards'), manufacturerBlock(site)],
  }),
});
