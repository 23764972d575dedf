import { contactHours } from '../../../../../../core/domain/contact/contact-hours.ts';
import { contactPageSegments } from '../../../../../../core/domain/contact/contact-page.ts';
import { languageOf } from '../../../../../../core/domain/locale/markets.ts';
import { personsBlock } from '../persons.ts';
import { defineServicePage } from '../service-page/service-page.ts';
import { serviceLinks } from '../service-links.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { ServiceTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import { printHour } from './print-hour.ts';

/** What is written for this page; `{opens}` and `{closes}` are the core's contact hours. */
export type ContactTexts = ServiceTexts<'write'>;

/** The page that says how to reach the shop. */
export const contact: StoryPage = defineServicePage<ContactTexts>({
  slug: slugIn(contactPageSegments),
  texts: { de, en, es, fr, it, nl },
  sections: ({ sections: { write } }) => [write],
  below: (site) => [personsBlock(site), serviceLinks(site, 'contact')],
  values: ({ locale }) => ({
    opens: printHour(languageOf(locale), contactHours.opens),
    closes: printHour(languageOf(locale), contactHours.closes),
  }),
});
