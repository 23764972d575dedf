import { contactHours } from '../../../../../../core/domain/contact/contact-hours.ts';
import { contactPageSegments } from '../../../../../../core/domain/contact/contact-page.ts';
import { languageOf } from '../../../../../../core/domain/locale/markets.ts';
import { contactFormBlock } from '../persons.ts';
import { definePage } from '../define-page.ts';
import { serviceLinks } from '../service-links.ts';
import { slugIn, type Site, type StoryPage } from '../site.ts';
import type { ServiceTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import { filledSection, sectionBlock } from '../written-blocks.ts';
import { printHour } from './print-hour.ts';

/** What is written for this page; `{opens}` and `{closes}` are the core's contact hours. */
export type ContactTexts = ServiceTexts<'write'>;

const hoursIn = ({ locale }: Site) => ({
  opens: printHour(languageOf(locale), contactHours.opens),
  closes: printHour(languageOf(locale), contactHours.closes),
});

/** The page that says how to reach the shop. */
export const contact: StoryPage = definePage<ContactTexts>({
  slug: slugIn(contactPageSegments),
  texts: { de, en, es, fr, it, nl },
  content: (site, { sections: { write } }) => ({
    blocks: [
      contactFormBlock(site, write.headline),
      sectionBlock(site, 'write', filledSection({ ...write, headline: '' }, hoursIn(site))),
      serviceLinks(site, 'contact'),
    ],
  }),
});
