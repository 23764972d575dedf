/**
 * For stories: arguments in the story's locale. They are made before the locale is known, so each
 * holds a mark, and the preview puts the text in its place.
 */
import { frameLabelAlone, materialLabel } from '../../core/domain/catalogue/labels.ts';
import {
  isFrameType,
  isMaterialType,
  type FrameType,
  type MaterialType,
} from '../../core/domain/catalogue/materials.ts';
import { writtenDay } from '../../core/domain/countdown/written-instant.ts';
import { defaultLocale, localeTable } from '../../core/domain/locale/locales.ts';
import { formatSides } from '../../core/domain/format/format.ts';
import { readFormat, type Sides } from '../../core/domain/format/parse-format.ts';
import { formatMoney, moneyStyleFor } from '../../core/domain/money/format-money.ts';
import { printDiscount } from '../../core/domain/money/print-money.ts';
import type { MessageKey } from './all-messages.ts';
import { messagesFor } from './compile.ts';
import { formatMessage } from './format-message.ts';
import { longMessages } from './long-text.ts';
import { longTextLocale, storyLocale, storyMessages } from './story-text.ts';
import { storyWords, type StoryWord } from './story-words.ts';

type Globals = Readonly<Record<string, unknown>>;

/** A message of the shop, or words that only stories have. */
export const textArg = (key: MessageKey | StoryWord): string => `{text ${key}}`;

/** The same number in the currency of each locale. */
export const priceArg = (minorUnits: number): string => `{price ${minorUnits}}`;

export const discountArg = (percent: number): string => `{discount ${percent}}`;

export const materialArg = (materialType: MaterialType): string => `{material ${materialType}}`;

export const frameArg = (frameType: FrameType): string => `{frame ${frameType}}`;

/** Of a format in tenths of a centimetre or an inch; its unit stands elsewhere. */
export const sidesArg = ({ width, height }: Sides): string => `{sides ${width}x${height}}`;

/** A day as `2026-12-24`, with its weekday. */
export const dayArg = (day: string): string => `{day ${day}}`;

const wordsOf = (globals: Globals, key: string): string => {
  const locale = storyLocale(globals);
  const words = messagesFor(locale, [storyWords]);
  const messages = {
    ...storyMessages(globals),
    ...(globals['locale'] === longTextLocale ? longMessages(words) : words),
  };
  return formatMessage(messages[key] ?? key, locale);
};

const written = (globals: Globals, kind: string, value: string): string => {
  const locale = storyLocale(globals);
  const { currency } = localeTable[locale];
  switch (kind) {
    case 'price':
      return formatMoney(locale, { minorUnits: Number(value), currency });
    case 'discount':
      return printDiscount(moneyStyleFor(locale, currency), Number(value));
    case 'material':
      return isMaterialType(value) ? materialLabel(locale, value) : value;
    case 'frame':
      return isFrameType(value) ? frameLabelAlone(locale, value) : value;
    case 'sides': {
      // Written alike in either unit.
      const format = readFormat('cm', value);
      return format === undefined ? value : formatSides(locale, format);
    }
    case 'day':
      return writtenDay(locale, Date.parse(`${value}T12:00Z`));
    default:
      return wordsOf(globals, value);
  }
};

const marks = /\{(?<kind>text|price|discount|material|frame|sides|day) (?<value>[\w.-]+)\}/gu;

/** A text with marks in the locale of the globals. */
export const localText = (globals: Globals, text: string): string =>
  text.replaceAll(marks, (_mark, kind: string, value: string) => written(globals, kind, value));

/** For assertions: spaces of any width are plain ones, as Testing Library reads them. */
export const argText = (globals: Globals, text: string): string =>
  localText(globals, text).replaceAll(/\s/gu, ' ');

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const isElement = (value: Readonly<Record<string, unknown>>): boolean => '$$typeof' in value;

/** The default locale and its currency stand for those of the story; in a list of locales each is itself. */
const localDefault = (
  globals: Globals,
  name: string,
  value: unknown,
  isListed: boolean,
): string | undefined => {
  const locale = storyLocale(globals);
  if (name === 'locale' && value === defaultLocale) return isListed ? undefined : locale;
  const { currency } = localeTable[locale];
  return name === 'currency' && value === localeTable[defaultLocale].currency
    ? currency
    : undefined;
};

type Made = Map<unknown, unknown>;

const localPart = (globals: Globals, value: unknown, made: Made, isListed: boolean): unknown => {
  if (Array.isArray(value)) {
    const all = value.map((each: unknown) => localValue(globals, each, made, true));
    return all.every((each, index) => each === value[index]) ? value : all;
  }
  return isPlain(value) && !isElement(value) ? localArgs(globals, value, made, isListed) : value;
};

const localValue = (globals: Globals, value: unknown, made: Made, isListed: boolean): unknown => {
  if (typeof value === 'string') return localText(globals, value);
  const local = made.get(value) ?? localPart(globals, value, made, isListed);
  made.set(value, local);
  return local;
};

/**
 * All arguments of a story, those within lists and objects, too. What has no mark stays the same
 * object, so that no component takes it for a new one, and what stands in two places stays one.
 */
export const localArgs = (
  globals: Globals,
  args: Globals,
  made: Made = new Map(),
  isListed = false,
): Globals => {
  const all = Object.entries(args).map(([name, value]) => {
    const standsFor = localDefault(globals, name, value, isListed);
    return [name, standsFor ?? localValue(globals, value, made, isListed)] as const;
  });
  return all.every(([name, value]) => value === args[name]) ? args : Object.fromEntries(all);
};
