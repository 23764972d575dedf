import { legalSegments } from '../../../../../../core/domain/routing/legal-pages.ts';
import { defineServicePage } from '../service-page/service-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, ServiceTexts } from '../texts.ts';
import { imprintTexts } from './texts.ts';

/** What is written for this page. */
export type ImprintTexts = ServiceTexts<
  'operator' | 'contact' | 'representation' | 'products' | 'pictures'
>;

/** What a market words differently. */
export type ImprintOverride = Override<ImprintTexts>;

/** The page that says who is behind the shop. */
export const imprint: StoryPage = defineServicePage<ImprintTexts>({
  slug: slugIn(legalSegments.imprint),
  texts: imprintTexts,
  sections: ({ sections: { operator, contact, representation, products, pictures } }) => [
    operator,
    contact,
    representation,
    products,
    pictures,
  ],
});
