import { defineServicePage } from '../service-page/service-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, ServiceTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type GuaranteeTexts = ServiceTexts<'period' | 'report'>;

/** What a market words differently. */
export type GuaranteeOverride = Override<GuaranteeTexts>;

/** The page that says the rights of shoppers when goods are faulty. */
export const guarantee: StoryPage = defineServicePage<GuaranteeTexts>({
  slug: slugIn({
    de: 'gewaehrleistung',
    en: 'statutory-rights',
    es: 'garantia-legal',
    fr: 'garantie-legale',
    it: 'garanzia-legale',
    nl: 'wettelijke-garantie',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  sections: ({ sections: { period, report } }) => [period, report],
  below: () => [{ kind: 'guarantee-notice', id: 'guarantee-notice' }],
});
