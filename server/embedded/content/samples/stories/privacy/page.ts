import {
  consentSection,
  legalSegments,
} from '../../../../../../core/domain/routing/legal-pages.ts';
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
export type PrivacyTexts = ServiceTexts<'photos' | 'order' | 'consent' | 'rights'>;

/** What a market words differently. */
export type PrivacyOverride = Override<PrivacyTexts>;

/** The page that says what happens to personal data. */
export const privacy: StoryPage = defineServicePage<PrivacyTexts>({
  slug: slugIn(legalSegments.privacy),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  sections: ({ sections: { photos, order, consent, rights } }) => [
    photos,
    order,
    { ...consent, id: consentSection },
    rights,
  ],
});
