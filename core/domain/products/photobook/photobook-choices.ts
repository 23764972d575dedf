/** What can be chosen of a photo book, as browsers load it: without designs, words and labels. */
import { E } from '../../../fp.ts';
import { integerParameter } from '../../designer/parameter-codecs.ts';
import { parameterText } from '../../designer/parameter-source.ts';
import type { ParameterName } from '../../designer/parameters.ts';
import type { QueryPairs } from '../../query/query.ts';
import type { OptionRefusal, OptionValue, PageChoices, ProductOption } from '../product.ts';
import {
  defaultPhotobookPageCountOf,
  photobookGraduationOf,
  photobookPageCountFor,
  photobookPageCountsOf,
} from './page-count.ts';
import { defaultPhotobookAmount, photobookAmountLimits } from './photobook-configuration.ts';
import { photobookTemplateId } from './photobook-design-set.ts';
import {
  printDesignedPhotobook,
  printPhotobookQuery,
  type DesignedPhotobook,
} from './photobook-hand-off.ts';
import type { OfferedPhotobookType, PhotobookOffer } from './photobook-offer.ts';
import {
  defaultPhotobookBindingOf,
  defaultPhotobookFormatOf,
  defaultPhotobookOrientation,
  defaultPhotobookPaperOf,
  photobookChoicesOf,
  photobookCoverOf,
  photobookParts,
  photobookPrintingOf,
  usualPhotobookPartOf,
  type PhotobookChoices,
  type PhotobookPart,
} from './photobook-options.ts';
import { photobookPrice } from './photobook-price.ts';
import {
  photobookBindings,
  photobookCoverLaminations,
  photobookFormats,
  photobookPapers,
  photobookRefinements,
  usualPhotobookType,
  type PhotobookFormat,
  type PhotobookType,
} from './photobooks.ts';

/** Of the list to choose from: any other amount within the limits has an address, too. */
const listedAmounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100] as const;

const typeNamed = (
  { types }: PhotobookOffer,
  name: string | undefined,
): OfferedPhotobookType | undefined => types.find(({ type }) => type === name);

const usualFormat = (type: PhotobookType): PhotobookFormat =>
  defaultPhotobookFormatOf(type, defaultPhotobookOrientation);

const number = (text: string | undefined, most: number): number | undefined =>
  E.getOrElseW(() => undefined)(integerParameter(1, most)(text ?? ''));

/** More pages than any book has: what is asked for is still the most. */
const mostPages = 999;

/**
 * Read by what is sold, with a default for all else. What cannot be read, or does not go with the
 * type, is as good as absent: a page shows the rest.
 */
const readChoice = (query: QueryPairs, offer: PhotobookOffer): DesignedPhotobook => {
  const text = (name: ParameterName) => parameterText(query, name);
  const offered =
    typeNamed(offer, text('photobookType')) ??
    typeNamed(offer, usualPhotobookType) ??
    offer.types[0];
  const { type, formats, parts } = offered;
  const part = <Part extends PhotobookPart>(name: Part): PhotobookChoices[Part] | undefined =>
    parts[name].find(({ value }) => value === text(name))?.value ??
    usualPhotobookPartOf(type, name);
  const formatNamed = (name: string | undefined) => formats.find(({ format }) => format === name);
  const { format } =
    formatNamed(text('photobookFormat')) ?? formatNamed(usualFormat(type)) ?? formats[0];
  const { pageCount } = photobookPageCountFor(
    type,
    number(text('photobookPageCount'), mostPages) ?? defaultPhotobookPageCountOf(type),
  );
  const set = text('designGroupSetId');
  const { designGroupSetId } =
    offer.looks.find((look) => look.designGroupSetId === set) ?? offer.looks[0];
  return {
    type,
    printing: photobookPrintingOf(type),
    cover: photobookCoverOf(type),
    binding: part('photobookBinding') ?? defaultPhotobookBindingOf(type),
    paper: part('photobookPaper') ?? defaultPhotobookPaperOf(type),
    format,
    pageCount,
    amount: number(text('amount'), photobookAmountLimits.maximum) ?? defaultPhotobookAmount,
    coverLamination: part('photobookCoverLamination'),
    refinement: part('refinementType'),
    designGroupSetId,
    templateId: photobookTemplateId(designGroupSetId, format),
    graduationsPageCount: photobookGraduationOf(type, pageCount),
  };
};

/** What a photo book's page has in its address: nothing that is usual of its type, or follows from it. */
export const printPhotobookAddress = (photobook: DesignedPhotobook): QueryPairs => {
  const { type, format, pageCount, amount } = photobook;
  const isUsual: Readonly<Record<string, boolean>> = {
    photobookType: type === usualPhotobookType,
    photobookPrinting: true,
    photobookCover: true,
    photobookFormat: format === usualFormat(type),
    photobookPageCount: pageCount === defaultPhotobookPageCountOf(type),
    amount: amount === defaultPhotobookAmount,
    templateId: true,
    graduationsPageCount: true,
  };
  return printDesignedPhotobook(photobook).filter(
    ([name, value]) =>
      isUsual[name] !== true &&
      !photobookParts.some((part) => part === name && value === usualPhotobookPartOf(type, part)),
  );
};

/** The same, without what is usual of an offer. */
export const printPhotobookChoice = (
  choice: DesignedPhotobook,
  { looks }: Pick<PhotobookOffer, 'looks'>,
): QueryPairs =>
  printPhotobookAddress(choice).filter(
    ([name, value]) => name !== 'designGroupSetId' || value !== looks[0].designGroupSetId,
  );

type Value = Pick<OptionValue, 'value' | 'refusal'>;

type Listed = {
  readonly name: string;
  readonly key: ParameterName;
  readonly values: readonly Value[];
  readonly chosen: string | undefined;
  readonly usual: string;
};

/** All values, with a reason against those that the type is not made in, or not sold in. */
const listedValues = (
  all: readonly string[],
  made: readonly string[],
  sold: readonly string[],
): readonly Value[] =>
  all.map((value) => {
    const refusal: OptionRefusal | undefined = made.includes(value)
      ? { kind: 'not-sold' }
      : { kind: 'excluded', by: 'photobookType' };
    return sold.includes(value) ? { value } : { value, refusal };
  });

/** What is chosen of a part, and all that any type has of it. */
const partRows = {
  photobookPaper: { name: 'paper', all: photobookPapers, of: ({ paper }) => paper },
  photobookBinding: { name: 'binding', all: photobookBindings, of: ({ binding }) => binding },
  photobookCoverLamination: {
    name: 'lamination',
    all: photobookCoverLaminations,
    of: ({ coverLamination }) => coverLamination,
  },
  refinementType: {
    name: 'refinement',
    // Nothing names a cover without any.
    all: ['', ...photobookRefinements],
    of: ({ refinement }) => refinement ?? '',
  },
} as const satisfies Readonly<
  Record<
    PhotobookPart,
    {
      readonly name: string;
      readonly all: readonly string[];
      readonly of: (choice: DesignedPhotobook) => string | undefined;
    }
  >
>;

const listedPart = (
  choice: DesignedPhotobook,
  { type, parts }: OfferedPhotobookType,
  part: PhotobookPart,
): Listed => {
  const { name, all, of } = partRows[part];
  const none = part === 'refinementType' ? [''] : [];
  return {
    name,
    key: part,
    values: listedValues(
      all,
      [...none, ...photobookChoicesOf(type)[part]],
      [...none, ...parts[part].map(({ value }) => value)],
    ),
    chosen: of(choice),
    usual: usualPhotobookPartOf(type, part) ?? '',
  };
};

const numbers = (values: readonly number[]): readonly Value[] =>
  values.map((value) => ({ value: String(value) }));

const listed = (choice: DesignedPhotobook, offer: PhotobookOffer): readonly Listed[] => {
  const offered = typeNamed(offer, choice.type) ?? offer.types[0];
  const { type, formats } = offered;
  const sold = formats.map(({ format }) => format);
  return [
    {
      name: 'type',
      key: 'photobookType',
      values: offer.types.map((one) => ({ value: one.type })),
      chosen: type,
      usual: readChoice([], offer).type,
    },
    {
      name: 'look',
      key: 'designGroupSetId',
      values: offer.looks.map(({ designGroupSetId }) => ({ value: designGroupSetId })),
      chosen: choice.designGroupSetId,
      usual: offer.looks[0].designGroupSetId,
    },
    {
      name: 'format',
      key: 'photobookFormat',
      values: listedValues(photobookFormats, photobookChoicesOf(type).photobookFormat, sold),
      chosen: choice.format,
      usual: sold.find((format) => format === usualFormat(type)) ?? formats[0].format,
    },
    {
      name: 'pages',
      key: 'photobookPageCount',
      values: numbers(photobookPageCountsOf(type)),
      chosen: String(choice.pageCount),
      usual: String(defaultPhotobookPageCountOf(type)),
    },
    ...photobookParts.map((part) => listedPart(choice, offered, part)),
    {
      name: 'amount',
      key: 'amount',
      values: numbers(
        [...new Set([...listedAmounts, choice.amount])].toSorted((one, other) => one - other),
      ),
      chosen: String(choice.amount),
      usual: String(defaultPhotobookAmount),
    },
  ];
};

/** The options that leave a choice: a type that can be had in one way only is asked for no other. */
const options = (choice: DesignedPhotobook, offer: PhotobookOffer): readonly ProductOption[] => {
  const address = printPhotobookChoice(choice, offer);
  const costOf = (one: DesignedPhotobook): number =>
    photobookPrice(offer, one)?.each.priceCurrent.minorUnits ?? 0;
  return listed(choice, offer)
    .filter(({ values }) => values.filter(({ refusal }) => refusal === undefined).length > 1)
    .map(({ name, key, values, chosen, usual }) => {
      const others = address.filter(([other]) => other !== key);
      const withValue = (value: string): DesignedPhotobook =>
        readChoice([[key, value], ...others], offer);
      const usualCost = costOf(withValue(usual));
      return {
        name,
        key,
        values: values.map(({ value, refusal }): OptionValue => {
          const next = refusal === undefined ? withValue(value) : choice;
          return {
            value,
            isChosen: value === chosen,
            isDefault: value === usual,
            surcharge: costOf(next) - usualCost,
            price: photobookPrice(offer, next)?.total,
            ...(refusal && { refusal }),
            pairs: printPhotobookChoice(next, offer),
          };
        }),
      };
    });
};

/** The choices of a photo book's page. */
export const photobookChoices: PageChoices<DesignedPhotobook, PhotobookOffer> = {
  readAddress: (query, _, offer) => readChoice(query, offer),
  options,
  printChoice: (choice, context) => printPhotobookQuery({ ...choice, ...context }),
};
