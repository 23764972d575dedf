/** The navigation of the cards channel. */
import { calendarTypeLabel } from '../../../../../../core/domain/products/calendar/calendar-label.ts';
import type { CalendarType } from '../../../../../../core/domain/products/calendar/calendars.ts';
import { cardOccasionLabel } from '../../../../../../core/domain/products/card/card-label.ts';
import type { CardOccasion } from '../../../../../../core/domain/products/card/cards.ts';
import type {
  FlyoutGroup,
  FlyoutItem,
  MainNavigationItem,
} from '../../../../../../core/domain/navigation/navigation-items.ts';
import { photobookTypeLabel } from '../../../../../../core/domain/products/photobook/photobook-label.ts';
import type { PhotobookType } from '../../../../../../core/domain/products/photobook/photobooks.ts';
import { photoboxTypeLabel } from '../../../../../../core/domain/products/photobox/photobox-label.ts';
import type { PhotoboxType } from '../../../../../../core/domain/catalogue/photoboxes.ts';
import { withQuery } from '../../../../../../core/domain/query/query.ts';
import type { PageKey } from '../registry.ts';
import { designOf, pathOfOccasion, sourceOfDesign } from '../occasions/card-picture.ts';
import { calendarSource, photobookSource, shownPhotobookLooks } from '../pictured-products.ts';
import { nameOf, pathOf, type Site } from '../site.ts';
import { stillLife } from '../still-life.ts';
import type { NavigationTexts } from './texts.ts';

const flyoutItem = (title: string, url: string, filename: string): FlyoutItem => ({
  link: { url },
  title,
  linkOnlyImage: { filename, alt: '' },
});

const familyOccasions = [
  'hochzeit',
  'geburt',
  'taufe',
  'kommunion',
  'trauer',
] as const satisfies readonly CardOccasion[];

const festiveOccasions = [
  'geburtstag',
  'kindergeburtstag',
  'einschulung',
  'ostern',
  'weihnachten-privat',
] as const satisfies readonly CardOccasion[];

const occasionItem = (site: Site, occasion: CardOccasion): FlyoutItem =>
  flyoutItem(
    cardOccasionLabel(site.locale, occasion),
    pathOfOccasion(site.locale, occasion),
    sourceOfDesign(designOf(occasion), site.locale),
  );

/** The kinds of calendars, the most wanted first. */
const calendars = [
  'wandkalender',
  'familienplaner',
  'kuechenkalender',
  'tischkalender',
  'terminkalender',
] as const satisfies readonly CalendarType[];

const photobooks = [
  'echtfotobuch',
  'digitalfotobuch',
  'fotoheft',
] as const satisfies readonly PhotobookType[];

const photoboxes = ['small', 'max', 'photoprint'] as const satisfies readonly PhotoboxType[];

const boxStills = {
  small: 'photobox-1',
  max: 'photobox-2',
  photoprint: 'prints-3',
} as const satisfies Record<(typeof photoboxes)[number], string>;

const cardGroups = (site: Site, texts: NavigationTexts): readonly FlyoutGroup[] => [
  {
    flyoutGroupIdentifier: 'family',
    flyoutGroupTitle: texts.groups.family,
    flyoutGroupItems: familyOccasions.map((occasion) => occasionItem(site, occasion)),
    type: 'circle',
  },
  {
    flyoutGroupIdentifier: 'festive',
    flyoutGroupTitle: texts.groups.festive,
    flyoutGroupItems: festiveOccasions.map((occasion) => occasionItem(site, occasion)),
    badge: texts.badges.popular,
    type: 'circle',
  },
];

const photoGroup = (texts: NavigationTexts, items: readonly FlyoutItem[]): FlyoutGroup => ({
  flyoutGroupIdentifier: 'photos',
  flyoutGroupTitle: texts.groups.photos,
  flyoutGroupItems: items,
  type: 'square-image',
});

/** The main items of the cards channel. */
export const cardItems = (site: Site, texts: NavigationTexts): readonly MainNavigationItem[] => {
  const { locale } = site;
  const calendarItems = calendars.map((type) =>
    flyoutItem(
      calendarTypeLabel(locale, type),
      withQuery(pathOf(site, 'photo-calendar'), { calendarType: type }),
      calendarSource(locale, type),
    ),
  );
  const bookItems = photobooks.map((type) =>
    flyoutItem(
      photobookTypeLabel(locale, type),
      withQuery(pathOf(site, 'photobook'), {
        photobookType: type,
        designGroupSetId: shownPhotobookLooks[type],
      }),
      photobookSource(locale, type),
    ),
  );
  const boxItems = photoboxes.map((type) =>
    flyoutItem(
      photoboxTypeLabel(locale, type),
      type === 'photoprint'
        ? pathOf(site, 'photo-prints')
        : withQuery(pathOf(site, 'photo-box'), { photoboxType: type }),
      stillLife(boxStills[type], '').source,
    ),
  );
  const item = (
    text: string,
    page: PageKey,
    flyoutGroups: readonly FlyoutGroup[],
  ): MainNavigationItem => ({
    navigationType: page,
    text,
    link: { url: pathOf(site, page) },
    flyoutGroups,
  });
  return [
    {
      ...item(texts.cards.cards, 'cards', cardGroups(site, texts)),
      alwaysShowSubNavi: true,
    },
    item(texts.cards.calendars, 'photo-calendar', [photoGroup(texts, calendarItems)]),
    item(texts.cards.photobooks, 'photobook', [photoGroup(texts, bookItems)]),
    item(texts.cards.photoboxes, 'photo-box', [photoGroup(texts, boxItems)]),
    {
      navigationType: 'collage',
      text: nameOf(site, 'collage'),
      link: { url: pathOf(site, 'collage') },
    },
    ...(['help', 'contact'] as const).map((page) => ({
      text: nameOf(site, page),
      link: { url: pathOf(site, page) },
      isOnlyInBurgerNavigation: true,
    })),
  ];
};
