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

/** What is written for this page; `{date}` is the day of the statement. */
export type AccessibilityTexts = ServiceTexts<
  'service' | 'standard' | 'limits' | 'report' | 'statement'
> & {
  /** Who supervises, in each country where somebody does. */
  readonly authorities: readonly Section[];
};

/** What a market words differently. */
export type AccessibilityOverride = Override<AccessibilityTexts>;

/** The day on which the statement was last checked against the shop. */
const checked = new Date('2026-11-22T12:00:00Z');

/** The page that says how accessible the shop is. */
export const accessibility: StoryPage = defineServicePage<AccessibilityTexts>({
  slug: slugIn({
    de: 'barrierefreiheit',
    en: 'accessibility',
    es: 'accesibilidad',
    fr: 'accessibilite',
    it: 'accessibilita',
    nl: 'toegankelijkheid',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  sections: ({ sections: { service, standard, limits, report, statement }, authorities }) => [
    service,
    standard,
    limits,
    report,
    ...authorities,
    statement,
  ],
  values: ({ locale }) => ({
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(checked),
  }),
});
