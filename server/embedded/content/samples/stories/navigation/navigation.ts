/** The navigation of a site: header, main bar with its flyouts, and burger. */
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { channels } from '../../../../../../core/domain/locale/channel.ts';
import {
  localeTable,
  type ContentLocale,
  type Language,
} from '../../../../../../core/domain/locale/locales.ts';
import type { BurgerShop } from '../../../../../../core/domain/navigation/burger-items.ts';
import type {
  HeaderItem,
  HeaderItemType,
} from '../../../../../../core/domain/navigation/header.ts';
import { headerItemTypes } from '../../../../../../core/domain/navigation/header.ts';
import type { Navigation } from '../../../../../../core/domain/navigation/navigation.ts';
import {
  specialWords,
  type SpecialPrefix,
} from '../../../../../../core/domain/routing/special-prefixes.ts';
import { linkTo, pathOf, type Site } from '../site.ts';
import { cardItems } from './cards.ts';
import { posterItems, posterNavigation } from './poster.ts';
import { navigationTexts, type NavigationTexts } from './texts.ts';

/** The sign and colour of each shop. */
const shopStyles = {
  poster: { color: '#1f4d43', icon: 'picture' },
  kartenliebe: { color: '#8a2f4a', icon: 'heart' },
} as const satisfies Record<Channel, Pick<BurgerShop, 'color' | 'icon'>>;

const shopsOf = (texts: NavigationTexts): readonly BurgerShop[] =>
  channels.map((channel) => ({
    text: texts.shops[channel],
    link: '',
    ...shopStyles[channel],
    channel,
  }));

/** The first word under which another application answers. */
const wordPath = (kind: SpecialPrefix, language: Language): string =>
  `/${specialWords(kind, language)[0]}`;

const headerIcons = {
  account: 'account',
  cart: 'cart',
  service: 'message',
  magazine: 'leaf',
} as const satisfies Record<HeaderItemType, string>;

const headerItemsOf = (site: Site, texts: NavigationTexts): readonly HeaderItem[] => {
  const { language } = localeTable[site.locale];
  const urls = {
    account: wordPath('customerAccount', language),
    cart: wordPath('cart', language),
    service: pathOf(site, 'contact'),
    magazine: wordPath('magazine', language),
  } as const satisfies Record<HeaderItemType, string>;
  return headerItemTypes.map((type) => ({
    type,
    text: texts.header[type],
    link: { url: urls[type] },
    icon: headerIcons[type],
  }));
};

/** Numbers that are kept free for plays and examples in their countries. */
const hotlines: Readonly<Partial<Record<ContentLocale, string>>> = {
  'de-DE': '030 23125 014',
  'en-GB': '020 7946 0014',
  'en-US': '(212) 555-0114',
  'fr-FR': '01 99 00 14 14',
};
const hotlineAbroad = '+49 (0)30 23125 014';

/** The telephone that the header names, as it is dialled from the locale's country. */
export const hotlineOf = (locale: ContentLocale): string => hotlines[locale] ?? hotlineAbroad;

/** The navigation of a site. */
export const navigationOf = (site: Site): Navigation => {
  const texts = navigationTexts(site.locale);
  return {
    shops: shopsOf(texts),
    headerItems: headerItemsOf(site, texts),
    mainItems: site.channel === 'poster' ? posterItems(site, texts) : cardItems(site, texts),
    burgerItems: [],
    ...(site.channel === 'poster' ? posterNavigation(site, texts) : {}),
    extraMenu: [
      linkTo(site, 'wishlist'),
      linkTo(site, 'help'),
      linkTo(site, 'shipping'),
      { text: texts.header.magazine, url: wordPath('magazine', localeTable[site.locale].language) },
      linkTo(site, 'guarantee'),
    ],
    hotline: hotlineOf(site.locale),
  };
};
