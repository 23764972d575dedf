import { legalSegments } from '../../../../../../core/domain/routing/legal-pages.ts';
import { defineServicePage } from '../service-page/service-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, ServiceTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as swiss } from './de-CH.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type ImprintTexts = ServiceTexts<
  'operator' | 'contact' | 'representation' | 'products' | 'pictures'
>;

/** What a market words differently. */
export type ImprintOverride = Override<ImprintTexts>;

/** The page that says who is behind the shop. */
export const imprint: StoryPage = defineServicePage<ImprintTexts>({
  slug: slugIn(legalSegments.imprint),
  texts: { de, en, es, fr, it, nl, markets: { 'de-CH': swiss, 'de-LI': swiss, 'en-US': american } },
  sections: ({ sections: { operator, contact, representation, products, pictures } }) => [
    operator,
    contact,
    representation,
    products,
    pictures,
  ],
});
