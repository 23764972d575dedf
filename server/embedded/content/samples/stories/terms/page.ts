import { termsSegments } from '../../../../../../core/domain/routing/legal-pages.ts';
import { customsSections } from '../customs.ts';
import { defineServicePage } from '../service-page/service-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, Section, ServiceTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as swiss } from './de-CH.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type TermsTexts = ServiceTexts<
  'contract' | 'errors' | 'stored' | 'prices' | 'payment' | 'pictures' | 'withdrawal'
> & {
  /** Settling disputes, and what single countries want told in the terms. */
  readonly national: readonly Section[];
};

/** What a market words differently. */
export type TermsOverride = Override<TermsTexts>;

/** The page that says on which terms the shop sells. */
export const terms: StoryPage = defineServicePage<TermsTexts>({
  slug: slugIn(termsSegments),
  texts: { de, en, es, fr, it, nl, markets: { 'de-CH': swiss, 'de-LI': swiss, 'en-US': american } },
  sections: ({ sections, national }, site) => [
    sections.contract,
    sections.errors,
    sections.stored,
    sections.prices,
    sections.payment,
    ...customsSections(site),
    sections.pictures,
    sections.withdrawal,
    ...national,
  ],
});
