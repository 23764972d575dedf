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
export type TermsTexts = ServiceTexts<'contract' | 'prices' | 'pictures' | 'withdrawal'>;

/** What a market words differently. */
export type TermsOverride = Override<TermsTexts>;

/** The page that says on which terms the shop sells. */
export const terms: StoryPage = defineServicePage<TermsTexts>({
  slug: slugIn({
    de: 'agb',
    en: 'terms',
    es: 'condiciones-generales',
    fr: 'conditions-generales',
    it: 'condizioni-generali',
    nl: 'algemene-voorwaarden',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'de-CH': swiss, 'de-LI': swiss, 'en-US': american } },
  sections: ({ sections: { contract, prices, pictures, withdrawal } }) => [
    contract,
    prices,
    pictures,
    withdrawal,
  ],
});
