/** What can be chosen of photo boxes and prints, as browsers load it: without words and labels. */
import { E } from '../../../fp.ts';
import { integerParameter } from '../../designer/parameter-codecs.ts';
import { parameterText } from '../../designer/parameter-source.ts';
import type { QueryPairs } from '../../query/query.ts';
import type { OptionValue, PageChoices, ProductOption } from '../product.ts';
import { photoboxParameters, type PhotoboxConfiguration } from './photobox-configuration.ts';
import { printPhotoboxQuery } from './photobox-hand-off.ts';
import type { OfferedPhotobox, OfferedPrint, PhotoboxOffer } from './photobox-offer.ts';
import {
  defaultPhotoboxFormatOf,
  defaultPhotoboxPaperOf,
  fittingPhotoAmount,
  hasBox,
  parsePhotoboxType,
  photoAmountsOf,
} from './photobox-options.ts';
import { photoboxPrice } from './photobox-price.ts';
import { photoPrintRungs } from './photobox-table.ts';

const offeredType = ({ types }: PhotoboxOffer, text: string | undefined): OfferedPhotobox => {
  const read = parsePhotoboxType(text ?? '');
  return types.find(({ type }) => E.isRight(read) && type === read.right) ?? types[0];
};

const offeredPrint = ({ prints }: OfferedPhotobox, text: string | undefined): OfferedPrint =>
  prints.find(({ format }) => format === text) ?? prints[0];

const readAmount = integerParameter(1, 9_999);

/**
 * Read by what is sold, with a default for all else; an amount is the nearest that the type has.
 * What cannot be read, or does not go with the type, is as good as absent: a page shows the rest.
 */
const readChoice = (query: QueryPairs, offer: PhotoboxOffer): PhotoboxConfiguration => {
  const offered = offeredType(offer, parameterText(query, 'photoboxType'));
  const { type } = offered;
  const { format, papers } = offeredPrint(offered, parameterText(query, 'photoboxFormat'));
  const paper = parameterText(query, 'paperType');
  const amount = readAmount(parameterText(query, 'amount') ?? '');
  return {
    type,
    format,
    paper: (papers.find((one) => one.paper === paper) ?? papers[0]).paper,
    amount: E.isRight(amount) ? fittingPhotoAmount(type, amount.right) : photoAmountsOf(type).usual,
  };
};

/**
 * What the page of a box or of prints has in its address: nothing that is usual there. A small box is
 * the usual one, and the page of prints has no other type.
 */
export const printPhotoboxAddress = (photobox: PhotoboxConfiguration): QueryPairs => {
  const { type, format, paper } = photobox;
  const isUsual: Readonly<Record<string, boolean>> = {
    photoboxType: type === 'small' || !hasBox(type),
    photoboxFormat: format === defaultPhotoboxFormatOf(type),
    paperType: paper === defaultPhotoboxPaperOf(type),
  };
  return Object.entries(photoboxParameters(photobox)).filter(
    ([name, value]) => value !== '' && isUsual[name] !== true,
  );
};

/** One value is another than chosen; what was usual of a type is so of the next one, too. */
const changed = (
  choice: PhotoboxConfiguration,
  [name, value]: readonly [name: string, value: string],
  offer: PhotoboxOffer,
): PhotoboxConfiguration => readChoice([[name, value], ...printPhotoboxAddress(choice)], offer);

/** The amounts that are offered: the steps of the price, and the bounds. */
const listedAmounts = ({ type, amount }: PhotoboxConfiguration): readonly number[] => {
  const { maximum, usual } = photoAmountsOf(type);
  const fitting = photoPrintRungs.map((rung) => fittingPhotoAmount(type, rung));
  return [...new Set([...fitting, maximum, usual, amount])].toSorted((one, other) => one - other);
};

const options = (choice: PhotoboxConfiguration, offer: PhotoboxOffer): readonly ProductOption[] => {
  const option = (
    name: string,
    key: string,
    values: readonly string[],
    { chosen, usual }: { readonly chosen: string; readonly usual: string },
    priced: 'total' | 'each',
  ): readonly ProductOption[] => {
    const amountOf = (one: PhotoboxConfiguration): number =>
      photoboxPrice(offer, one)?.[priced].priceCurrent.minorUnits ?? 0;
    const usualAmount = amountOf(changed(choice, [key, usual], offer));
    return values.length < 2
      ? []
      : [
          {
            name,
            key,
            values: values.map((value): OptionValue => {
              const next = changed(choice, [key, value], offer);
              return {
                value,
                isChosen: value === chosen,
                isDefault: value === usual,
                surcharge: amountOf(next) - usualAmount,
                price: photoboxPrice(offer, next)?.total,
                pairs: printPhotoboxAddress(next),
              };
            }),
          },
        ];
  };
  const offered = offeredType(offer, choice.type);
  const { papers } = offeredPrint(offered, choice.format);
  return [
    ...option(
      'type',
      'photoboxType',
      offer.types.map(({ type }) => type),
      { chosen: choice.type, usual: offer.types[0].type },
      'total',
    ),
    ...option(
      'format',
      'photoboxFormat',
      offered.prints.map(({ format }) => format),
      { chosen: choice.format, usual: offered.prints[0].format },
      'each',
    ),
    ...option(
      'paper',
      'paperType',
      papers.map(({ paper }) => paper),
      { chosen: choice.paper, usual: papers[0].paper },
      'each',
    ),
    ...option(
      'amount',
      'amount',
      listedAmounts(choice).map(String),
      { chosen: String(choice.amount), usual: String(photoAmountsOf(choice.type).usual) },
      'total',
    ),
  ];
};

/** The choices of the pages of photo boxes and prints. */
export const photoboxChoices: PageChoices<PhotoboxConfiguration, PhotoboxOffer> = {
  readAddress: (query, _, offer) => readChoice(query, offer),
  options,
  printChoice: (choice, context) => printPhotoboxQuery({ ...choice, ...context }),
};
