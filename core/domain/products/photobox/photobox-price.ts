import type { Currency } from '../../locale/locales.ts';
import type { Money, Price } from '../../money/money.ts';
import type { PhotoboxConfiguration } from './photobox-configuration.ts';
import type { PhotoboxOffer } from './photobox-offer.ts';
import { photoAmountsOf } from './photobox-options.ts';

/** What a box or prints cost: all of it, each print, and the box without prints. */
export type PhotoboxPrice = {
  readonly total: Price;
  readonly each: Price;
  readonly box: Price | undefined;
};

/** What each print costs from an amount on. */
export type PhotoPrintStep = { readonly from: number; readonly each: Money };

/**
 * What speaks for more prints: so many more, and what each then costs; `isLess` where all of them
 * then cost less than now.
 */
export type PhotoPrintSaving = PhotoPrintStep & { readonly more: number; readonly isLess: boolean };

/** So many prints, each so much more, and what is paid once. */
const sumOf = <C extends Currency>(
  { priceOriginal, priceCurrent }: Price<C>,
  more: number,
  pieces: number,
  once: Price | undefined,
): Price<C> => {
  const of = ({ minorUnits, currency }: Money<C>, fixed: Money | undefined): Money<C> => ({
    minorUnits: (minorUnits + more) * pieces + (fixed?.minorUnits ?? 0),
    currency,
  });
  return {
    priceOriginal: of(priceOriginal, once?.priceOriginal),
    priceCurrent: of(priceCurrent, once?.priceCurrent),
  };
};

/** The price of a choice at any amount; undefined where it is not sold so. */
const pricesOf = (
  { types }: PhotoboxOffer,
  { type, format, paper }: PhotoboxConfiguration,
): ((amount: number) => PhotoboxPrice) | undefined => {
  const offered = types.find((one) => one.type === type);
  const print = offered?.prints.find((one) => one.format === format);
  const sheet = print?.papers.find((one) => one.paper === paper);
  if (offered === undefined || print === undefined || sheet === undefined) return undefined;
  const { box } = offered;
  const more = sheet.surcharge.minorUnits;
  return (amount) => {
    const { price } = print.tiers.findLast(({ from }) => from <= amount) ?? print.tiers[0];
    return {
      total: sumOf(price, more, amount, box),
      each: sumOf(price, more, 1, undefined),
      box,
    };
  };
};

/** The price of a choice; undefined where it is not sold so. */
export const photoboxPrice = (
  offer: PhotoboxOffer,
  choice: PhotoboxConfiguration,
): PhotoboxPrice | undefined => pricesOf(offer, choice)?.(choice.amount);

/** The steps of the price within the amounts of a choice's type, the least amount first. */
export const photoPrintSteps = (
  offer: PhotoboxOffer,
  choice: PhotoboxConfiguration,
): readonly PhotoPrintStep[] => {
  const at = pricesOf(offer, choice);
  const tiers = offer.types
    .find(({ type }) => type === choice.type)
    ?.prints.find(({ format }) => format === choice.format)?.tiers;
  if (at === undefined || tiers === undefined) return [];
  const { minimum, maximum } = photoAmountsOf(choice.type);
  const froms = [minimum, ...tiers.map(({ from }) => from).filter((from) => from > minimum)];
  return froms
    .filter((from) => from <= maximum)
    .map((from) => ({ from, each: at(from).each.priceCurrent }));
};

/** The next step that costs less a print; undefined where there is none. */
export const photoPrintSaving = (
  offer: PhotoboxOffer,
  choice: PhotoboxConfiguration,
): PhotoPrintSaving | undefined => {
  const at = pricesOf(offer, choice);
  const now = at?.(choice.amount);
  if (at === undefined || now === undefined) return undefined;
  const next = photoPrintSteps(offer, choice).find(
    ({ from, each }) => from > choice.amount && each.minorUnits < now.each.priceCurrent.minorUnits,
  );
  return (
    next && {
      ...next,
      more: next.from - choice.amount,
      isLess: at(next.from).total.priceCurrent.minorUnits < now.total.priceCurrent.minorUnits,
    }
  );
};
