/**
 * Figures of texts beside the core's: contact hours, telephone, tax, samples, envelopes, express,
 * parcels, shipping. An amount of money that the core does not know is a fault, too: prices come
 * from the price service, and a typed one would soon be wrong.
 */
import { languageOf } from '../../core/domain/locale/markets.ts';
import type { ContentLocale, Language } from '../../core/domain/locale/locales.ts';
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import {
  coreFigures,
  readersOf,
  sidesKey,
  withoutSpaces,
  type CoreFigures,
} from './core-figures.ts';
import {
  clockRanges,
  figureTopics,
  figureWords,
  hourCounts,
  numberWords,
  weekendDays,
  type FigureTopic,
} from './figure-words.ts';
import { isRecord } from '../../core/domain/text/record.ts';
import { folderOf, type ContentStory, type Finding, type Space } from './finding.ts';
import type { ShownText } from './texts.ts';

/** What a text is compared with. */
type Known = {
  readonly language: Language;
  readonly figures: CoreFigures;
  /** The digits of the hotline that the navigation of the same site shows; empty without one. */
  readonly hotline: string;
};

const topicsOf = (language: Language, sentence: string): ReadonlySet<FigureTopic> =>
  new Set(figureTopics.filter((topic) => figureWords[language][topic].test(sentence)));

const clock = (hour = '0', minute = '00', half = ''): string => {
  const isAfternoon = half.toLowerCase() === 'pm' && Number(hour) < 12;
  return `${String(Number(hour) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minute}`;
};

const hourFaults = ({ language, figures }: Known, text: string): readonly string[] => {
  const found = clockRanges[language].exec(text)?.groups;
  if (found === undefined) return [];
  const { h, m, p, h2, m2, p2 } = found;
  const said = `${clock(h, m, p)}-${clock(h2, m2, p2)}`;
  return [
    ...(said === figures.hours ? [] : [`hours ${said}, not ${figures.hours}`]),
    ...(weekendDays[language].test(text) ? ['a day on which nobody answers'] : []),
  ];
};

const telephonePattern = /(?:\+\d{1,3}|\(?\b0)[\d\s()/–-]{6,}\d/gu;

const digitsOf = (text: string): string => text.replace(/\D/gu, '');

const telephoneFaults = ({ hotline }: Known, text: string): readonly string[] =>
  [...text.matchAll(telephonePattern)].flatMap(([number]) =>
    digitsOf(number) === hotline ? [] : [`the telephone number ${number} is not the hotline’s`],
  );

const percentages = /(\d+(?:[.,]\d+)?)\s?%/gu;

const taxFaults = ({ figures }: Known, sentence: string): readonly string[] =>
  [...sentence.matchAll(percentages)].flatMap(([, number = '']) =>
    figures.taxes.has(Number(number.replace(',', '.')))
      ? []
      : [`a tax of ${number} %, which is not one of ${[...figures.taxes].join(', ')}`],
  );

const amounts =
  /(?:CHF|Fr\.|US\$|€|£|\$)\s?\d[\d.,’]*\d|(?:€|£|\$)\s?\d(?!\d)|\d[\d.,’]*\s?(?:CHF|Fr\.|EUR|Euro\b|€|£)/gu;

const amountFaults = (
  { figures }: Known,
  sentence: string,
  topics: ReadonlySet<FigureTopic>,
): readonly string[] => {
  const byTopic = {
    envelope: figures.envelopes,
    sample: figures.samples,
    shipping: figures.shipping,
    express: figures.shipping,
    parcel: figures.shipping,
  } as const satisfies Partial<Record<FigureTopic, ReadonlySet<string>>>;
  const named = Object.entries(byTopic).flatMap(([topic, known]) =>
    figureTopics.some((one) => one === topic && topics.has(one)) ? [known] : [],
  );
  const allowed = named.length > 0 ? named : Object.values(byTopic);
  return [...sentence.matchAll(amounts)].flatMap(([amount]) =>
    allowed.some((known) => known.has(withoutSpaces(amount)))
      ? []
      : [`the core does not know the amount ${amount}`],
  );
};

const numbersOf = (language: Language, sentence: string): readonly number[] => {
  const words = sentence.toLowerCase().match(/\p{L}+|\d+(?:[.,]\d+)?/gu) ?? [];
  return words.flatMap((word) => {
    const written = numberWords[language].indexOf(word) + 1;
    if (written > 1) return [written];
    return /^\d+$/u.test(word) ? [Number(word)] : [];
  });
};

const sampleFaults = ({ language, figures }: Known, sentence: string): readonly string[] => {
  const numbers = numbersOf(language, sentence.replace(amounts, ''));
  return numbers.length === 0 || numbers.includes(figures.freeSamples)
    ? []
    : [`${numbers.join(', ')} free samples, not ${figures.freeSamples}`];
};

const expressFaults = ({ language, figures }: Known, sentence: string): readonly string[] => {
  const [, hours] = hourCounts[language].exec(sentence) ?? [];
  return hours === undefined || figures.expressHours.has(Number(hours))
    ? []
    : [`express within ${hours} hours, not ${[...figures.expressHours].join(' or ')}`];
};

const sides = /(\d+(?:[.,]\d+)?)\s?×\s?(\d+(?:[.,]\d+)?)\s?(?:cm|inch(?:es)?)/gu;

const tenths = (text: string): number => Math.round(Number(text.replace(',', '.')) * 10);

const parcelFaults = ({ figures }: Known, sentence: string): readonly string[] =>
  [...sentence.matchAll(sides)].flatMap(([size, first = '', second = '']) =>
    figures.parcels.has(sidesKey(tenths(first), tenths(second)))
      ? []
      : [`a parcel of ${size}, which is not the largest one of the shop`],
  );

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[\p{L}\d)%][.!?…])\s+|\n/u);

/** What the figures of a text contradict. */
export const figureFaults = (known: Known, text: string): readonly string[] => [
  ...hourFaults(known, text),
  ...telephoneFaults(known, text),
  ...sentencesOf(text).flatMap((sentence) => {
    const topics = topicsOf(known.language, sentence);
    return [
      ...amountFaults(known, sentence, topics),
      ...(topics.has('tax') ? taxFaults(known, sentence) : []),
      ...(topics.has('sample') && topics.has('free') ? sampleFaults(known, sentence) : []),
      ...(topics.has('express') ? expressFaults(known, sentence) : []),
      ...(topics.has('parcel') ? parcelFaults(known, sentence) : []),
    ];
  }),
];

const hotlineWithin = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.map(hotlineWithin).find((found) => found !== undefined);
  if (!isRecord(value)) return undefined;
  const { component, number } = value;
  return component === 'Hotline' && typeof number === 'string'
    ? number
    : hotlineWithin(Object.values(value).filter((inner) => typeof inner === 'object'));
};

/** The hotline of each folder, from its navigation. */
const hotlinesOf = ({ stories }: Space): ReadonlyMap<string, string> =>
  new Map(
    stories.flatMap((story) => {
      const number = story.contentType === 'Navigation' ? hotlineWithin(story.content) : undefined;
      return number === undefined ? [] : [[folderOf(story), digitsOf(number)] as const];
    }),
  );

/** What texts of a locale are compared with; for tests, and for each text of a space. */
export const knownIn = (locale: ContentLocale, hotline = ''): Known => ({
  language: languageOf(locale),
  figures: coreFigures(locale),
  hotline,
});

/** Texts whose figures contradict the core. */
export const figureFindings = (space: Space, texts: readonly ShownText[]): readonly Finding[] => {
  const hotlines = hotlinesOf(space);
  const known = new Map<string, Known>();
  return texts.flatMap(({ story, path, text }) => {
    const folder = folderOf(story);
    const there = known.get(folder) ?? knownIn(story.place.locale, hotlines.get(folder));
    known.set(folder, there);
    return figureFaults(there, text).map((message) => ({
      rule: 'figure' as const,
      story: story.fullSlug,
      path,
      message: `${message}: “${text}”`,
    }));
  });
};

const isShippingPage = ({ place, contentType }: ContentStory): boolean =>
  contentType === 'Page' &&
  specialWords('shippingCosts', languageOf(place.locale)).includes(place.slug);

/** Shipping pages that do not name a country that reads them. */
export const countryFindings = (space: Space, texts: readonly ShownText[]): readonly Finding[] =>
  space.stories.filter(isShippingPage).flatMap((story) => {
    const own = texts.filter((text) => text.story === story).map(({ text }) => text);
    return readersOf(story.place.locale).flatMap((reader) => {
      const region = reader.slice(-2);
      const name = new Intl.DisplayNames(reader, { type: 'region' }).of(region) ?? region;
      return own.some((text) => text.includes(name))
        ? []
        : [
            {
              rule: 'figure' as const,
              story: story.fullSlug,
              path: '',
              message: `${name} is not among the countries`,
            },
          ];
    });
  });
