import type { Currency } from '../../locale/locales.ts';
import type { Money, Price } from '../../money/money.ts';
import type { PhotoboxConfiguration } from './photobox-configuration.ts';
import type { PhotoboxOffer } from './photobox-offer.ts';
import { fittingPhotoAmount, photoAmountsOf } from './photobox-options.ts';
import { photoPrintRungs } from './photobox-table.ts';

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
  const [found] = types
    .filter((one) => one.type === type)
    .flatMap(({ box, prints }) => prints.map((print) => ({ box, ...print })))
    .filter((print) => print.format === format)
    .flatMap(({ box, tiers, papers }) => papers.map((sheet) => ({ box, tiers, ...sheet })))
    .filter((sheet) => sheet.paper === paper);
  if (found === undefined) return undefined;
  const { box, tiers, surcharge } = found;
  return (amount) => {
    const { price } = tiers.findLast(({ from }) => from <= amount) ?? tiers[0];
    return {
      total: sumOf(price, surcharge.minorUnits, amount, box),
      each: sumOf(price, surcharge.minorUnits, 1, undefined),
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
  if (at === undefined) return [];
  const rungs = photoPrintRungs.filter((rung) => fittingPhotoAmount(choice.type, rung) === rung);
  return [...new Set([photoAmountsOf(choice.type).minimum, ...rungs])].map((from) => ({
    from,
    each: at(from).each.priceCurrent,
  }));
};

/** The next step that costs less a print; undefined on the last step. */
export const photoPrintSaving = (
  offer: PhotoboxOffer,
  choice: PhotoboxConfiguration,
): PhotoPrintSaving | undefined => {
  const at = pricesOf(offer, choice);
  if (at === undefined) return undefined;
  const now = at(choice.amount);
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
