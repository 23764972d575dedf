/** How texts are set: what a native editor would mark at a glance. Each rule is a pattern. */
import {
  localeTable,
  type ContentLocale,
  type Language,
} from '../../core/domain/locale/locales.ts';
import type { Finding } from './finding.ts';
import type { ShownText } from './texts.ts';

/** A fault by its pattern, and what is said of it. */
type Fault = { readonly pattern: RegExp; readonly message: string };

const units = 'cm|mm|m|kg|g|inch|inches|h|€|£|px|dpi|MB|GB|kB';

const everywhere: readonly Fault[] = [
  { pattern: /["']/u, message: 'a straight quotation mark or apostrophe' },
  { pattern: /[^\S\n]{2}|^\s|\s$/u, message: 'a double, leading or trailing space' },
  { pattern: /\.\.\./u, message: 'three dots instead of …' },
  { pattern: /(?<=\s)--?(?=\s)|--/u, message: 'a hyphen instead of a dash' },
  { pattern: /(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/u, message: 'a hyphen between figures' },
  {
    pattern: new RegExp(`\\d (?:${units})(?![\\p{L}\\p{N}])`, 'u'),
    message: 'an ordinary space between a figure and its unit',
  },
  { pattern: /\d ×|× \d|\dx\d|\d x \d/u, message: 'sides that are not set as “30 × 20”' },
  { pattern: /lorem ipsum|dolor sit amet/iu, message: 'a placeholder text' },
  { pattern: /\b(?:TODO|FIXME|TBD|XXX)\b/u, message: 'a note to oneself' },
  { pattern: /\*\*|\]\(|[{}]|&[a-z]+;|<\/?[a-z]/u, message: 'markup that was left over' },
  { pattern: /\s[,.](?!\d)/u, message: 'a space before a comma or a full stop' },
  { pattern: /[,;](?=\p{L})/u, message: 'no space after a comma' },
  { pattern: /\uFFFD|Ã[¤¶¼Ÿ©¨]/u, message: 'a character that was read wrongly' },
];

const germanPercent: Fault = { pattern: /\d(?:%| %)/u, message: 'no no-break space before %' };
const closePercent: Fault = { pattern: /\d\s%/u, message: 'a space before %' };
const tallSigns: Fault = { pattern: /\s[!?;:](?!\S)/u, message: 'a space before ! ? ; or :' };

const byLanguage: Readonly<Record<Language, readonly Fault[]>> = {
  de: [germanPercent, tallSigns],
  en: [closePercent, tallSigns, { pattern: /[«»„]/u, message: 'quotation marks of others' }],
  es: [
    { pattern: /\d(?:%| %)/u, message: 'no no-break space before %' },
    tallSigns,
    { pattern: /[„]/u, message: 'quotation marks of others' },
    { pattern: /^[^¿]*\?/u, message: 'a question that does not open with ¿' },
    { pattern: /^[^¡]*!/u, message: 'an exclamation that does not open with ¡' },
  ],
  fr: [
    { pattern: /[^\u202f\u00a0?!][?!;»]/u, message: 'no no-break space before ? ! ; or »' },
    { pattern: /«[^\u202f\u00a0]/u, message: 'no no-break space after «' },
    { pattern: /[^\u00a0\u202f]:(?!\/\/)(?=\s|$)/u, message: 'no no-break space before :' },
    { pattern: /\d[^\S\u202f\u00a0]?%/u, message: 'no no-break space before %' },
    { pattern: /[„“]/u, message: 'quotation marks of others' },
  ],
  it: [closePercent, tallSigns, { pattern: /[„]/u, message: 'quotation marks of others' }],
  nl: [closePercent, tallSigns, { pattern: /[«»]/u, message: 'quotation marks of others' }],
};

const swissGerman: readonly Fault[] = [
  { pattern: /ß/u, message: 'an ß in Switzerland or Liechtenstein' },
  { pattern: /[„“]/u, message: 'German quotation marks in Switzerland or Liechtenstein' },
];

const german: readonly Fault[] = [{ pattern: /[«»”]/u, message: 'quotation marks of others' }];

const marketFaults = (locale: ContentLocale): readonly Fault[] => {
  if (locale === 'de-CH' || locale === 'de-LI') return swissGerman;
  return locale === 'de-DE' ? german : [];
};

/** What is wrong with the setting of a text in a locale, a line for each fault. */
export const typographyFaults = (locale: ContentLocale, text: string): readonly string[] =>
  [...everywhere, ...byLanguage[localeTable[locale].language], ...marketFaults(locale)].flatMap(
    ({ pattern, message }) => (pattern.test(text) ? [message] : []),
  );

/** Texts that are set wrongly. */
export const typographyFindings = (texts: readonly ShownText[]): readonly Finding[] =>
  texts.flatMap(({ story, path, text }) =>
    typographyFaults(story.place.locale, text).map((message) => ({
      rule: 'typography' as const,
      story: story.fullSlug,
      path,
      message: `${message}: “${text}”`,
    })),
  );
