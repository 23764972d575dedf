import type { NavigationLinksBlock } from '../../../../../core/domain/content/blocks/navigation-links.ts';
import { specialPrefixes } from '../../../../../core/domain/routing/special-prefixes.ts';
import { definePage } from '../define-page.ts';
import { newsletterBlock } from '../newsletter-block.ts';
import { linkTo, slugIn, type Site, type StoryPage } from '../site.ts';
import { textsOfPage } from '../texts-in.ts';
import { sectionBlocks } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { BusinessPage, BusinessTexts } from './texts.ts';

const written = { de, en, es, fr, it, nl, markets: { 'en-US': american } };

const prefixes = {
  'business-customers': specialPrefixes.businessCustomers,
  'white-label-service': specialPrefixes.whiteLabelService,
  newsletter: specialPrefixes.newsletter,
} as const;

/** The way to the people behind the newsletter, below all that is said of it. */
const questionsLink = (site: Site, words: string): NavigationLinksBlock => ({
  kind: 'navigation-links',
  id: 'questions-link',
  headline: '',
  group: undefined,
  links: [linkTo(site, 'contact', words)],
});

const businessPage = (page: BusinessPage): StoryPage => {
  const { words } = prefixes[page];
  return definePage<BusinessTexts>({
    slug: slugIn({
      de: words.de[0],
      en: words.en[0],
      es: words.es[0],
      fr: words.fr[0],
      it: words.it[0],
      nl: words.nl[0],
    }),
    texts: textsOfPage(written, page),
    // The newsletter's own form stands right below its head: nothing else is offered before it.
    ...(page !== 'newsletter' && {
      link: (site, { contactLink }) => linkTo(site, 'contact', contactLink),
    }),
    content: (site, { sections, contactLink }) => ({
      blocks: [
        ...(page === 'newsletter' ? [newsletterBlock(site)] : []),
        ...sectionBlocks(site, sections),
        ...(page === 'newsletter' ? [questionsLink(site, contactLink)] : []),
      ],
    }),
  });
};

/** What companies get, and how. */
export const businessCustomers = businessPage('business-customers');

/** Orders that are sent in a customer's own name. */
export const whiteLabelService = businessPage('white-label-service');

/** What the newsletter brings, and how to subscribe. */
export const newsletter = businessPage('newsletter');
