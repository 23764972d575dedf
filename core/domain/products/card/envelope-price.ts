import type { E } from '../../../fp.ts';
import { currencyOf } from '../../locale/locale-units.ts';
import type { Locale } from '../../locale/locales.ts';
import {
  multiplyMoney,
  type MalformedQuantity,
  type MinorUnitsError,
} from '../../money/money-arithmetic.ts';
import type { Money } from '../../money/money.ts';
import { printCardFormat, type CardFormat } from './card-format.ts';
import type { CardFold } from './cards.ts';
import {
  envelopePrices,
  envelopeSizeGroupFormats,
  type EnvelopePriceLocale,
  type EnvelopeSizeGroup,
} from './envelope-prices.ts';

export type EnvelopedCard = {
  readonly format: CardFormat;
  readonly fold: CardFold;
};

const isListed = (formats: readonly string[], format: CardFormat): boolean =>
  formats.includes(printCardFormat(format));

/** Booklet and pocketfold are compact whatever their size (storefront §9). */
export const envelopeSizeGroupOf = ({ format, fold }: EnvelopedCard): EnvelopeSizeGroup => {
  if (fold !== 'standard') return 'compact';
  if (isListed(envelopeSizeGroupFormats.large, format)) return 'large';
  return isListed(envelopeSizeGroupFormats.compact, format) ? 'compact' : 'standard';
};

/**
 * Austria has its own figures, francs de-CH's, all others de-DE's in their currency (decisions,
 * "Cards").
 */
export const envelopePriceLocaleOf = (locale: Locale): EnvelopePriceLocale => {
  if (locale === 'de-AT') return 'de-AT';
  return currencyOf(locale) === 'chf' ? 'de-CH' : 'de-DE';
};

/** The gross price of one envelope (storefront §9). */
export const envelopePrice = (locale: Locale, card: EnvelopedCard): Money => {
  const row = envelopePrices[envelopePriceLocaleOf(locale)];
  const column = card.fold === 'pocketfold' ? 'pocketfold' : envelopeSizeGroupOf(card);
  return { minorUnits: row[column], currency: currencyOf(locale) };
};

/** The gross price of several envelopes. */
export const envelopesPrice = (
  locale: Locale,
  card: EnvelopedCard,
  quantity: number,
): E.Either<MinorUnitsError | MalformedQuantity, Money> =>
  multiplyMoney(envelopePrice(locale, card), quantity);
