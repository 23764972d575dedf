/** How a market's words differ from those of the language that it shares. */
import type { Texts } from './texts.ts';

type Change = (text: string) => string;

/** Words and what stands for them, longer ones first. */
type Words = readonly (readonly [from: string, to: string])[];

const swissWords: Words = [
  ['Umsatzsteuer-Identifikationsnummer', 'UID-Nummer'],
  ['Umsatzsteuer', 'Mehrwertsteuer'],
  ['ß', 'ss'],
  ['„', '«'],
  ['“', '»'],
];

const americanWords: Words = [
  ['For 90 × 60 cm', 'For 36 × 24 inches'],
  ['for 30 × 20 cm', 'for 12 × 8 inches'],
  ['pixels per centimetre', 'pixels per inch'],
  ['to the millimetre', 'to a tenth of an inch'],
  ['2.5 cm', '1 inch'],
  ['3.8 cm', '1.5 inches'],
  ['so there is no right of withdrawal', 'so it cannot be returned unless faulty'],
  ['Such goods carry **no right of withdrawal**', 'Such goods **cannot be returned**'],
  ['They carry **no right of withdrawal**', 'They **cannot be returned**'],
  ['acrylic glass', 'acrylic'],
  ['Acrylic glass', 'Acrylic'],
  ['aluminium', 'aluminum'],
  ['Aluminium', 'Aluminum'],
  ['colour', 'color'],
  ['Colour', 'Color'],
  ['ersonalised', 'ersonalized'],
  ['Matt ', 'Matte '],
  ['matt ', 'matte '],
  ['matt:', 'matte:'],
  ['matt.', 'matte.'],
  ['matt**', 'matte**'],
  ['wall plugs', 'wall anchors'],
  ['in the basket', 'in the cart'],
  ['to fulfil ', 'to fulfill '],
  ['VAT number', 'tax number'],
  ['signing in', 'logging in'],
];

/** Where a written link leads; a page's key is no word of a language. */
const linkTarget = /(\]\([a-zA-Z]+\))/u;

const changeWords =
  (words: Words): Change =>
  (text) =>
    text
      .split(linkTarget)
      .map((part) =>
        linkTarget.test(part)
          ? part
          : words.reduce((sofar, [from, to]) => sofar.replaceAll(from, to), part),
      )
      .join('');

const changed = (value: unknown, change: Change): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => changed(item, change));
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, changed(item, change)]))
    : value;
};

/** Whether a value has the fields of another one, all the way down to its texts. */
const hasShapeOf = <A>(model: A, value: unknown): value is A => {
  if (typeof model !== 'object' || model === null) return typeof value === typeof model;
  if (typeof value !== 'object' || value === null) return false;
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(value));
  return Object.entries(model).every(([key, field]) => hasShapeOf(field, fields.get(key)));
};

const changeTexts = (texts: Texts, change: Change): Texts => {
  const result = changed(texts, change);
  if (!hasShapeOf(texts, result)) throw new Error('Changing words must not change the shape.');
  return result;
};

/** German as Switzerland and Liechtenstein write it: without ß, with their quotation marks. */
export const swissGerman = (texts: Texts): Texts => changeTexts(texts, changeWords(swissWords));

/** English as the United States write it, in inches. */
export const americanEnglish = (texts: Texts): Texts =>
  changeTexts(texts, changeWords(americanWords));

/** A figure and its unit, or a side and the next one, are one word: no line ends between them. */
const withoutBreaks: Change = (text) =>
  text
    .replace(/(?<=\d) (?=(?:cm|mm|inch|inches)(?![a-z]))/gu, '\u00a0')
    .replace(/(?<=\d) × (?=\d)/gu, '\u00a0×\u00a0');

/** The texts with their measures kept together. */
export const keepMeasuresTogether = (texts: Texts): Texts => changeTexts(texts, withoutBreaks);
