import { cardOccasionLabel } from '../../../../../../core/domain/products/card/card-label.ts';
import type { CardOccasion } from '../../../../../../core/domain/products/card/cards.ts';
import type { NavigationLinksBlock } from '../../../../../../core/domain/content/blocks/navigation-links.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import type { SpecialPrefix } from '../../../../../../core/domain/routing/special-prefixes.ts';
import { acrylic } from '../acrylic/page.ts';
import { definePage } from '../define-page.ts';
import { office } from '../landing/page.ts';
import { newsletterBlock } from '../newsletter-block.ts';
import { cardPicture } from '../occasions/card-picture.ts';
import { contactFormBlock, personsBlock } from '../persons.ts';
import { linkTo, slugOfPrefix, type Site, type StoryPage } from '../site.ts';
import { textsOfPage } from '../texts-in.ts';
import { sectionBlocks } from '../written-blocks.ts';
import { americanCards, withCardsTexts } from './cards.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { BusinessPage, BusinessTexts } from './texts.ts';

const pictures = { de, en, es, fr, it, nl, markets: { 'en-US': american } };

/** The same where cards are sold. */
const cards = {
  de: withCardsTexts('de', de),
  en: withCardsTexts('en', en),
  es: withCardsTexts('es', es),
  fr: withCardsTexts('fr', fr),
  it: withCardsTexts('it', it),
  nl: withCardsTexts('nl', nl),
  markets: { 'en-US': { ...american, ...americanCards } },
};

const written = { poster: pictures, kartenliebe: cards } as const satisfies Record<
  Channel,
  unknown
>;

type PicturedPage = Exclude<BusinessPage, 'newsletter'>;

const cardOf: Readonly<Record<PicturedPage, CardOccasion>> = {
  'business-customers': 'weihnachten-geschaeftlich',
  'white-label-service': 'geburtstag',
};

/** What is made for companies: a card, or what their rooms and their customers get. */
const pictureOf = (channel: Channel, page: PicturedPage, locale: ContentLocale) => {
  if (channel === 'kartenliebe')
    return cardPicture(cardOf[page], locale, cardOccasionLabel(locale, cardOf[page]));
  return (page === 'business-customers' ? office : acrylic).tile(locale)?.picture;
};

const prefixes = {
  'business-customers': 'businessCustomers',
  'white-label-service': 'whiteLabelService',
  newsletter: 'newsletter',
} as const satisfies Record<BusinessPage, SpecialPrefix>;

/** The way to the people behind the newsletter, below all that is said of it. */
const questionsLink = (site: Site, words: string): NavigationLinksBlock => ({
  kind: 'navigation-links',
  id: 'questions-link',
  headline: '',
  group: undefined,
  links: [linkTo(site, 'contact', words)],
});

const businessPage = (channel: Channel, page: BusinessPage): StoryPage => {
  return definePage<BusinessTexts>({
    slug: slugOfPrefix(prefixes[page]),
    texts: textsOfPage(written[channel], page),
    // The newsletter's own form stands right below its head: nothing else is offered before it.
    ...(page !== 'newsletter' && {
      picture: (_texts, locale) => pictureOf(channel, page, locale),
      link: (site, { contactLink }) =>
        page === 'white-label-service'
          ? { text: contactLink, url: '#contact-form' }
          : linkTo(site, 'contact', contactLink),
    }),
    content: (site, { sections, contactLink }) => ({
      blocks: [
        ...(page === 'newsletter' ? [newsletterBlock(site)] : []),
        ...sectionBlocks(site, sections),
        ...(page === 'white-label-service'
          ? [contactFormBlock(site, contactLink, 'white-label')]
          : []),
        ...(page === 'business-customers' ? [personsBlock(site)] : []),
        ...(page === 'newsletter' ? [questionsLink(site, contactLink)] : []),
      ],
    }),
  });
};

/** The pages for companies, and the newsletter's, as a channel has them. */
export const businessPages = (channel: Channel) => ({
  /** What companies get, and how. */
  'business-customers': businessPage(channel, 'business-customers'),
  /** Orders that are sent in a customer's own name. */
  'white-label-service': businessPage(channel, 'white-label-service'),
  /** What the newsletter brings, and how to subscribe. */
  newsletter: businessPage(channel, 'newsletter'),
});
