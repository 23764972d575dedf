import { contactHoursIn } from '../../../../../../core/domain/contact/contact-hours-in.ts';
import { contactPageSegments } from '../../../../../../core/domain/contact/contact-page.ts';
import { localeTable, marketTable } from '../../../../../../core/domain/locale/locales.ts';
import { hotlineOf } from '../navigation/navigation.ts';
import { contactFormBlock } from '../persons.ts';
import { definePage } from '../define-page.ts';
import { serviceLinks } from '../service-links.ts';
import { slugIn, type Site, type StoryPage } from '../site.ts';
import type { Override, ServiceTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import { filledSection, sectionBlock } from '../written-blocks.ts';
import { printHour } from './print-hour.ts';

/** What is written for this page; `{opens}` and `{closes}` are hours of the market's own zone, `{phone}` the header's. */
export type ContactTexts = ServiceTexts<'write'>;

/** What a market words differently. */
export type ContactOverride = Override<ContactTexts>;

const hoursIn = ({ locale }: Site) => {
  const { language, market } = localeTable[locale];
  const { opens, closes } = contactHoursIn(marketTable[market].timeZone);
  return {
    opens: printHour(language, opens),
    closes: printHour(language, closes),
    phone: hotlineOf(locale),
  };
};

/** The page that says how to reach the shop. */
export const contact: StoryPage = definePage<ContactTexts>({
  slug: slugIn(contactPageSegments),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  content: (site, { sections: { write } }) => ({
    blocks: [
      contactFormBlock(site, write.headline),
      sectionBlock(site, 'write', filledSection({ ...write, headline: '' }, hoursIn(site))),
      serviceLinks(site, 'contact'),
    ],
  }),
});
