import {
  consentSection,
  legalSegments,
} from '../../../../../../core/domain/routing/legal-pages.ts';
import { defineServicePage } from '../service-page/service-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, Section, ServiceTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/**
 * What is written for this page (GDPR, article 13): who, which data, why, on which basis, for whom,
 * how long, and the rights.
 */
export type PrivacyTexts = ServiceTexts<
  | 'controller'
  | 'photos'
  | 'order'
  | 'contact'
  | 'newsletter'
  | 'account'
  | 'visit'
  | 'consent'
  | 'storage'
  | 'recipients'
  | 'rights'
> & {
  /** Who supervises, by country. */
  readonly authorities: readonly Section[];
};

/** What a market words differently. */
export type PrivacyOverride = Override<PrivacyTexts>;

/** The page that says what happens to personal data. */
export const privacy: StoryPage = defineServicePage<PrivacyTexts>({
  slug: slugIn(legalSegments.privacy),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  sections: ({ sections, authorities }) => [
    sections.controller,
    sections.photos,
    sections.order,
    sections.contact,
    sections.newsletter,
    sections.account,
    sections.visit,
    { ...sections.consent, id: consentSection },
    sections.storage,
    sections.recipients,
    sections.rights,
    ...authorities,
  ],
});
