import type {
  FramePriceAnswer,
  OptionPricesAnswer,
} from '../../../adapters/http/codecs/option-prices.ts';
import type { FrameQuery } from '../../../adapters/http/codecs/prices.ts';
import { optionPriceEndpoints } from '../../../adapters/http/endpoints/option-prices.ts';
import { frameHolds } from '../../../core/domain/catalogue/frame-holds.ts';
import { glassTypes } from '../../../core/domain/catalogue/frame-parts.ts';
import type { FrameType, MaterialType } from '../../../core/domain/catalogue/materials.ts';
import { optionGroupsOf } from '../../../core/domain/catalogue/material-options.ts';
import { isOptionType, optionsOfGroup } from '../../../core/domain/catalogue/options.ts';
import {
  defaultProducedFrameOf,
  producedFramesOf,
} from '../../../core/domain/catalogue/produced-frame.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { matsOf, offeredMatSizes } from '../../../core/domain/catalogue/mat-choice.ts';
import type { WallPicture } from '../../../core/domain/products/wall-picture/wall-picture.ts';
import { pricedOptionGroups } from '../../../core/domain/pricing/option-surcharges.ts';
import type { PartName } from '../../../core/domain/products/wall-picture/picture-parts.ts';
import {
  priceFrameAlone,
  surchargeAt,
} from '../../../core/domain/products/wall-picture/picture-price.ts';
import { marketOf } from '../../../core/domain/locale/markets.ts';
import { E, pipe, type t } from '../../../core/fp.ts';
import type { PriceScope } from '../../../core/ports/prices.ts';
import { pictureValues, readPicture } from './picture-query.ts';
import type { PriceSheet, PriceSheets } from './price-sheets.ts';
import { answerFromSheet, keptNothing, type PriceSources } from './prices.ts';
import { refusal, type Refusal } from '../../endpoints/refusal.ts';
import { sharedRoute, type Route } from '../../endpoints/route.ts';
import {
  historyIn,
  outsideLimits,
  pricesOfParts,
  printAmount,
  printPrice,
  refusalOfPicture,
} from './sheet-prices.ts';

type Options = t.TypeOf<typeof OptionPricesAnswer>['payload'];

/** With another width of the mat where one is said. */
type Surcharge = (part: PartName, matSize?: number) => number | undefined;

const groupsOf = (
  { materialType }: WallPicture,
  surcharge: Surcharge,
  locale: Locale,
): Options['groups'] => {
  const currency = currencyOf(locale);
  const sold = optionGroupsOf(materialType)
    .flatMap((group) => optionsOfGroup(group).map((option) => `${group}-${option}`))
    .filter(isOptionType)
    .flatMap((optionType) => {
      const minorUnits = surcharge(optionType);
      return minorUnits === undefined ? [] : [{ optionType, surcharge: { minorUnits, currency } }];
    });
  return pricedOptionGroups(materialType, sold, currency).map(({ group, options }) => ({
    group,
    options: options.map(({ optionType, isDefault, surcharge: { minorUnits } }) => ({
      optionType,
      surcharge: printAmount(locale, minorUnits),
      isDefault,
    })),
  }));
};

/** What is not sold is left out. */
const listed = <Name extends PartName, Row>(
  names: readonly Name[],
  amountOf: (name: Name) => number | undefined,
  row: (name: Name, amount: number) => Row,
): readonly Row[] =>
  names.flatMap((name) => {
    const amount = amountOf(name);
    return amount === undefined ? [] : [row(name, amount)];
  });

const framePartsOf = (
  frameType: FrameType,
  surcharge: Surcharge,
  locale: Locale,
): Omit<Options, 'groups'> => {
  const usual = defaultProducedFrameOf(frameType);
  const mats = matsOf(frameType).filter((matType) => matType !== 'mat-none');
  return {
    frameVariants: listed(
      producedFramesOf(frameType).map(({ producedFrame }) => producedFrame),
      (frame) => (frame === usual ? 0 : surcharge(frame)),
      (frameVariant, amount) => ({ frameVariant, surcharge: printAmount(locale, amount) }),
    ),
    mats: offeredMatSizes.flatMap((matSize) =>
      listed(
        mats,
        (mat) => surcharge(mat, matSize),
        (matType, amount) => ({ matType, matSize, surcharge: printAmount(locale, amount) }),
      ),
    ),
    glassTypes: frameHolds[frameType].isGlazed
      ? listed(glassTypes, surcharge, (glassType, amount) => ({
          glassType,
          surcharge: printAmount(locale, amount),
        }))
      : [],
  };
};

const optionsOf = (
  sheet: PriceSheet,
  locale: Locale,
  picture: WallPicture,
  now: number,
): E.Either<Refusal, t.TypeOf<typeof OptionPricesAnswer>> => {
  const { format, frame } = picture;
  const surcharge: Surcharge = (part, matSize = frame?.glazing?.mat.matSize ?? 0) =>
    surchargeAt(part, { format, frameType: frame?.frameType, matSize }, pricesOfParts(sheet), now);
  const none = { frameVariants: [], mats: [], glassTypes: [] };
  return pipe(
    historyIn(sheet, locale, format, now),
    E.map(() => ({
      payload: {
        groups: groupsOf(picture, surcharge, locale),
        ...(frame === undefined ? none : framePartsOf(frame.frameType, surcharge, locale)),
      },
    })),
  );
};

const unknownFrame = refusal(404, 'article-unknown', 'frameType');

/** By the first article that is sold in it. */
const sheetOfFrame = async (
  sheetOf: PriceSheets,
  scope: PriceScope,
  frameType: FrameType,
): Promise<readonly [MaterialType, PriceSheet] | undefined> => {
  for (const materialType of frameHolds[frameType].materials) {
    const sheet = await sheetOf(scope, { materialType, frameType });
    if (sheet?.parts.has(frameType) === true) return [materialType, sheet];
  }
  return undefined;
};

const framePrice = async (
  sheetOf: PriceSheets,
  scope: PriceScope,
  query: t.TypeOf<typeof FrameQuery>,
  now: number,
): Promise<E.Either<Refusal, t.TypeOf<typeof FramePriceAnswer>>> => {
  const found = await sheetOfFrame(sheetOf, scope, query.frameType);
  if (found === undefined) return E.left(unknownFrame);
  const [materialType, sheet] = found;
  const { locale } = scope;
  return pipe(
    readPicture(locale, { ...query, materialType }),
    E.chain(({ format, frame }) => {
      const refused = outsideLimits(locale, sheet.limits, format);
      if (refused !== undefined || frame === undefined) return E.left(refused ?? unknownFrame);
      const moment = { market: marketOf(locale), instant: now };
      return E.mapLeft(refusalOfPicture)(
        priceFrameAlone(frame, format, pricesOfParts(sheet), moment),
      );
    }),
    E.map((price) => ({ payload: printPrice(locale, price) })),
  );
};

/** The routes of options and frames. */
export const optionPriceRoutes = (
  { clock, kept = keptNothing(clock) }: PriceSources,
  sheetOf: PriceSheets,
): Readonly<Record<keyof typeof optionPriceEndpoints, Route>> => {
  const fromSheet = answerFromSheet(sheetOf);
  return {
    optionPrices: sharedRoute(optionPriceEndpoints.optionPrices, {
      kept,
      // What an option costs does not depend on which are chosen.
      asked: (query) => ({ ...pictureValues(query), optionTypes: [] }),
      answer: async ({ scope, query }) => {
        const picture = readPicture(scope.locale, query);
        return E.isLeft(picture)
          ? picture
          : fromSheet(scope, query, (sheet) =>
              optionsOf(sheet, scope.locale, picture.right, clock.now()),
            );
      },
    }),
    framePrice: sharedRoute(optionPriceEndpoints.framePrice, {
      kept,
      asked: ({ frameType, formatType, frameVariant, matSize, matType, glassType }) => ({
        frameType,
        formatType,
        ...(frameVariant !== undefined && { frameVariant }),
        ...(matSize !== undefined && { matSize }),
        ...(matType !== undefined && { matType }),
        ...(glassType !== undefined && { glassType }),
      }),
      answer: ({ scope, query }) => framePrice(sheetOf, scope, query, clock.now()),
    }),
  };
};
