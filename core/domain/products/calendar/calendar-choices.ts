/** What can be chosen of a calendar, as browsers load it: without designs, words and labels. */
import { E } from '../../../fp.ts';
import { flagParameter, integerParameter } from '../../designer/parameter-codecs.ts';
import { parameterText, parameterTexts } from '../../designer/parameter-source.ts';
import type { ParameterName } from '../../designer/parameters.ts';
import type { QueryPairs } from '../../query/query.ts';
import type { OptionValue, PageChoices, ProductOption } from '../product.ts';
import { calendarAmountLimits } from './calendar-configuration.ts';
import { calendarDesignId } from './calendar-design-id.ts';
import { defaultCalendarFormatOf, defaultCalendarMountingOf } from './calendar-formats.ts';
import {
  printCalendarQuery,
  printDesignedCalendar,
  type DesignedCalendar,
} from './calendar-hand-off.ts';
import type {
  CalendarOffer,
  OfferedCalendarFormat,
  OfferedCalendarType,
} from './calendar-offer.ts';
import { calendarPrice } from './calendar-price.ts';
import { usualCalendarType, type CalendarAccessoryType } from './calendars.ts';

/** Of the list to choose from: any other amount within the limits has an address, too. */
const listedAmounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50, 75, 100] as const;

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const typeNamed = (
  { types }: CalendarOffer,
  name: string | undefined,
): OfferedCalendarType | undefined => types.find(({ type }) => type === name);

/** The type that is asked for, that of the design that is asked for, or the usual one. */
const offeredType = (offer: CalendarOffer, query: QueryPairs): OfferedCalendarType => {
  const group = parameterText(query, 'designGroupId');
  return (
    typeNamed(offer, parameterText(query, 'calendarType')) ??
    offer.types.find(({ looks }) => looks.some(({ designGroupId }) => designGroupId === group)) ??
    typeNamed(offer, usualCalendarType) ??
    offer.types[0]
  );
};

/** The format where none is chosen. */
const usualFormatOf = ({ type, formats }: OfferedCalendarType): OfferedCalendarFormat =>
  formats.find(({ format }) => format === defaultCalendarFormatOf(type)) ?? formats[0];

const readAmount = integerParameter(calendarAmountLimits.minimum, calendarAmountLimits.maximum);

/**
 * Read by what is sold, with a default for all else, and each value of it written out. What cannot be
 * read, or does not go with the type, is as good as absent: a page shows the rest.
 */
const readChoice = (query: QueryPairs, offer: CalendarOffer): DesignedCalendar => {
  const offered = offeredType(offer, query);
  const { type, formats, mountings, looks } = offered;
  const text = (name: ParameterName) => parameterText(query, name);
  const format = formats.find((one) => one.format === text('formatType')) ?? usualFormatOf(offered);
  const mounting = mountings.find((one) => one.mounting === text('mountingType')) ?? mountings[0];
  const look =
    looks.find(({ designGroupId }) => designGroupId === text('designGroupId')) ?? looks[0];
  const accessories: readonly string[] = parameterTexts(query, 'accessoryTypes');
  return {
    type,
    format: format.format,
    mounting: mounting.mounting,
    startMonth: months.find((month) => String(month) === text('startMonth')) ?? offer.start.month,
    startYear: offer.years.find((year) => String(year) === text('year')) ?? offer.start.year,
    accessories: offer.accessories
      .map(({ accessory }) => accessory)
      .filter((accessory) => accessories.includes(accessory)),
    amount: E.getOrElse((): number => calendarAmountLimits.minimum)(
      readAmount(text('amount') ?? ''),
    ),
    hasMoon: E.toUnion(flagParameter(parameterText(query, 'moonPhases') ?? '')) === true,
    designGroupId: look.designGroupId,
    designId: calendarDesignId(look.designGroupId, format.format),
  };
};

/** What a calendar's page has in its address: nothing that is usual of its type. */
export const printCalendarAddress = (calendar: DesignedCalendar): QueryPairs => {
  const { type, format, mounting } = calendar;
  const isUsual: Readonly<Record<string, boolean>> = {
    calendarType: type === usualCalendarType,
    formatType: format === defaultCalendarFormatOf(type),
    mountingType: mounting === defaultCalendarMountingOf(type),
    // Its group says it, and the format.
    designId: true,
  };
  return printDesignedCalendar(calendar).filter(([name]) => isUsual[name] !== true);
};

/** The same, without what is usual of an offer. */
export const printCalendarChoice = (
  choice: DesignedCalendar,
  { start, types }: CalendarOffer,
): QueryPairs => {
  const isStart = choice.startMonth === start.month && choice.startYear === start.year;
  const offered = types.find(({ type }) => type === choice.type);
  const isUsual: Readonly<Record<string, boolean>> = {
    startMonth: isStart,
    year: isStart,
    designGroupId: offered?.looks[0].designGroupId === choice.designGroupId,
    formatType: offered !== undefined && usualFormatOf(offered).format === choice.format,
  };
  return printCalendarAddress(choice).filter(([name]) => isUsual[name] !== true);
};

type Change = Pick<OptionValue, 'value' | 'isChosen' | 'isDefault'> & {
  readonly change: Partial<DesignedCalendar>;
};

/** With what a change does not leave as it was: a design is one of a type, in a format. */
const changed = (
  choice: DesignedCalendar,
  change: Partial<DesignedCalendar>,
  offer: CalendarOffer,
): DesignedCalendar => readChoice(printDesignedCalendar({ ...choice, ...change }), offer);

const withAccessory = (
  { accessories }: DesignedCalendar,
  accessory: CalendarAccessoryType,
): readonly CalendarAccessoryType[] =>
  accessories.includes(accessory)
    ? accessories.filter((one) => one !== accessory)
    : [...accessories, accessory];

const options = (choice: DesignedCalendar, offer: CalendarOffer): readonly ProductOption[] => {
  const amountOf = (one: DesignedCalendar): number =>
    calendarPrice(offer, one)?.each.priceCurrent.minorUnits ?? 0;
  const option = (
    name: string,
    key: string,
    changes: readonly Change[],
  ): readonly ProductOption[] => {
    const values = changes.map(({ change, ...value }) => ({
      value,
      next: changed(choice, change, offer),
    }));
    const usual = values.find(({ value }) => value.isDefault)?.next ?? choice;
    return values.length < 2
      ? []
      : [
          {
            name,
            key,
            values: values.map(({ value, next }): OptionValue => ({
              ...value,
              surcharge: amountOf(next) - amountOf(usual),
              price: calendarPrice(offer, next)?.total,
              pairs: printCalendarChoice(next, offer),
            })),
          },
        ];
  };
  const offered = typeNamed(offer, choice.type) ?? offer.types[0];
  const usualType = offeredType(offer, []).type;
  const usualFormat = usualFormatOf(offered).format;
  return [
    ...option(
      'type',
      'calendarType',
      offer.types.map((other) => ({
        value: other.type,
        isChosen: other.type === choice.type,
        isDefault: other.type === usualType,
        change: {
          type: other.type,
          // What is usual was not chosen: another type has its own.
          ...(choice.format === usualFormat && { format: usualFormatOf(other).format }),
        },
      })),
    ),
    ...option(
      'look',
      'designGroupId',
      offered.looks.map(({ designGroupId }, index) => ({
        value: designGroupId,
        isChosen: designGroupId === choice.designGroupId,
        isDefault: index === 0,
        change: { designGroupId },
      })),
    ),
    ...option(
      'format',
      'formatType',
      offered.formats.map(({ format }) => ({
        value: format,
        isChosen: format === choice.format,
        isDefault: format === usualFormat,
        change: { format },
      })),
    ),
    ...option(
      'mounting',
      'mountingType',
      offered.mountings.map(({ mounting }, index) => ({
        value: mounting,
        isChosen: mounting === choice.mounting,
        isDefault: index === 0,
        change: { mounting },
      })),
    ),
    ...option(
      'start-month',
      'startMonth',
      months.map((month) => ({
        value: String(month),
        isChosen: month === choice.startMonth,
        isDefault: month === offer.start.month,
        change: { startMonth: month },
      })),
    ),
    ...option(
      'start-year',
      'year',
      offer.years.map((year) => ({
        value: String(year),
        isChosen: year === choice.startYear,
        isDefault: year === offer.start.year,
        change: { startYear: year },
      })),
    ),
    ...option('moon', 'moonPhases', [
      { value: '', isChosen: !choice.hasMoon, isDefault: true, change: { hasMoon: false } },
      { value: 'true', isChosen: choice.hasMoon, isDefault: false, change: { hasMoon: true } },
    ]),
    // Several can be chosen: the value of one that is chosen takes it away.
    ...option(
      'accessories',
      'accessoryTypes',
      offer.accessories.map(({ accessory }) => ({
        value: accessory,
        isChosen: choice.accessories.includes(accessory),
        isDefault: false,
        change: { accessories: withAccessory(choice, accessory) },
      })),
    ),
    ...option(
      'amount',
      'amount',
      [...new Set([...listedAmounts, choice.amount])]
        .toSorted((one, other) => one - other)
        .map((amount) => ({
          value: String(amount),
          isChosen: amount === choice.amount,
          isDefault: amount === calendarAmountLimits.minimum,
          change: { amount },
        })),
    ),
  ];
};

/** The choices of a calendar's page. */
export const calendarChoices: PageChoices<DesignedCalendar, CalendarOffer> = {
  readAddress: (query, _, offer) => readChoice(query, offer),
  options,
  printChoice: (choice, context) => printCalendarQuery({ ...choice, ...context }),
};
