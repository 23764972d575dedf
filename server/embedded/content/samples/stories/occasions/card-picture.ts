import { usualVariant } from '../../../../../../core/domain/artwork/artwork.ts';
import type { ContentPicture } from '../../../../../../core/domain/content/content-picture.ts';
import { printSource, type ArtworkView } from '../../../../../../core/domain/image/sources.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import type { CardOccasion } from '../../../../../../core/domain/products/card/cards.ts';
import { occasionStill } from '../../../../../../core/domain/products/card/occasion-stills.ts';
import type { CardDesign } from '../../../../../../core/domain/products/card/designs/card-design.ts';
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

/** A card among the things of its occasion. */
export const occasionPicture = (
  occasion: CardOccasion,
  locale: ContentLocale,
  alternative: string,
): ContentPicture => ({ source: printSource(occasionStill(occasion, locale)), alternative });

/** A card for articles, which know their locale when they are written. */
export const cardFigure =
  (occasion: CardOccasion, index?: number) =>
  (locale: ContentLocale): string =>
    sourceOfDesign(designOf(occasion, index), locale);
