import { usualVariant } from '../../../../../../core/domain/artwork/artwork.ts';
import type { ContentPicture } from '../../../../../../core/domain/content/content-picture.ts';
import { printSource, type ArtworkView } from '../../../../../../core/domain/image/sources.ts';
import { localeTable, type ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import type { CardOccasion } from '../../../../../../core/domain/products/card/cards.ts';
import {
  cardStyles,
  type CardDesign,
  type CardStyle,
} from '../../../../../../core/domain/products/card/designs/card-design.ts';
import {
  cardOverviewRoot,
  cardOverviewSlug,
} from '../../../../../../core/domain/products/card/overview-address.ts';
import { withQuery } from '../../../../../../core/domain/query/query.ts';
import { cardDesigns } from '../../../../../../core/domain/products/card/designs/designs.ts';

/** Occasions whose cards differ most. */
export const galleryOccasions = [
  'hochzeit',
  'geburt',
  'geburtstag',
  'taufe',
  'trauer',
  'weihnachten-privat',
] as const satisfies readonly CardOccasion[];

/** The cards of an occasion, one style after the other. */
const cardsOf = (occasion: CardOccasion): readonly CardDesign[] => {
  const cards = cardDesigns.filter(
    (design) => design.occasion === occasion && design.piece === 'card',
  );
  const rank = (design: CardDesign): number =>
    cards.filter(({ style }) => style === design.style).indexOf(design);
  return cards.toSorted((one, other) => rank(one) - rank(other));
};

/** Which of an occasion's styles stands for it, so that occasions beside each other look different. */
const shownStyles: Readonly<Record<CardOccasion, number>> = {
  einschulung: 5,
  firmung: 1,
  geburt: 5,
  geburtstag: 4,
  hochzeit: 0,
  kindergeburtstag: 5,
  kommunion: 1,
  konfirmation: 3,
  ostern: 5,
  taufe: 0,
  trauer: 1,
  'weihnachten-geschaeftlich': 3,
  'weihnachten-privat': 0,
};

/** The design that stands for an occasion; `index` counts through its styles. */
export const designOf = (
  occasion: CardOccasion,
  index: number = shownStyles[occasion],
): CardDesign => {
  const cards = cardsOf(occasion);
  const design = cards[index % Math.max(1, cards.length)];
  if (design === undefined) throw new Error(`No card is designed for ${occasion}.`);
  return design;
};

/** The page of an occasion, in the channel that sells cards. */
export const pathOfOccasion = (locale: ContentLocale, occasion: CardOccasion): string =>
  `/${cardOverviewSlug(localeTable[locale].language, { key: 'category', value: occasion })}`;

/** The design that stands for a style: one of an occasion of its own. */
export const designOfStyle = (style: CardStyle): CardDesign => {
  const designs = cardDesigns.filter((one) => one.style === style && one.piece === 'card');
  const occasion = galleryOccasions[cardStyles.indexOf(style) % galleryOccasions.length];
  const design = designs.find((one) => one.occasion === occasion) ?? designs[0];
  if (design === undefined) throw new Error(`No card is designed in the style ${style}.`);
  return design;
};

/** The designs of a style, in the channel that sells cards. */
export const pathOfStyle = (locale: ContentLocale, style: CardStyle): string =>
  withQuery(`/${cardOverviewRoot(localeTable[locale].language)}`, { style: [style] });

/** The page of a design, in the channel that sells cards. */
export const pathOfDesign = ({ id }: CardDesign): string => `/themes/${id}`;

/** The address of a picture of a design, in the words of a locale. */
export const sourceOfDesign = (
  { id, style }: CardDesign,
  locale: ContentLocale,
  view: ArtworkView = 'laid',
): string =>
  printSource({
    kind: 'artwork',
    design: id,
    variant: usualVariant,
    ...(style === 'foil' && { foil: 'gold' }),
    locale,
    view,
  });

/** A card of an occasion with its envelope. */
export const cardPicture = (
  occasion: CardOccasion,
  locale: ContentLocale,
  alternative: string,
  index?: number,
): ContentPicture => ({
  source: sourceOfDesign(designOf(occasion, index), locale),
  alternative,
});

/** The same for articles, which know their locale when they are written. */
export const cardFigure =
  (occasion: CardOccasion, index?: number) =>
  (locale: ContentLocale): string =>
    sourceOfDesign(designOf(occasion, index), locale);
