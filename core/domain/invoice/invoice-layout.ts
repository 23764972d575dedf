/** What sheets of invoices are made of, in millimetres from the left upper corner of a page. */
import type { ArtworkObject, TextStyle } from '../artwork/artwork.ts';
import { layOutText } from '../artwork/lay-out-text.ts';
import { micrometresOf } from '../artwork/measures.ts';
import type { Typeface } from '../artwork/typeface.ts';
import type { TypefaceName } from '../artwork/typefaces.ts';
import type { Channel } from '../locale/channel.ts';
import { localeTable, type Locale } from '../locale/locales.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import type { Invoice } from './invoice.ts';

/** The typeface of every word but the shop's name. */
export const invoiceTypeface: TypefaceName = 'jost';

const displays = { poster: 'syne-bold', kartenliebe: 'playfair' } as const satisfies Readonly<
  Record<Channel, TypefaceName>
>;

const sheets = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

/** A4, or Letter in the United States. */
export const invoiceSheet = (locale: Locale) => (locale === 'en-US' ? sheets.letter : sheets.a4);

/** Margins. */
export const edge = { left: 25, right: 20 } as const;

/** What of a page is for lines and sums. */
export const flow = { first: 112, next: 42, end: 34 } as const;

type Voice = Pick<TextStyle, 'colour' | 'alignment'> & {
  /** Points. */
  readonly size: number;
  readonly font?: TypefaceName;
};

const voices = {
  name: { size: 17, colour: 'ink', alignment: 'start' },
  title: { size: 20, colour: 'ink', alignment: 'start' },
  text: { size: 9.5, colour: 'ink', alignment: 'start' },
  figure: { size: 9.5, colour: 'ink', alignment: 'end' },
  small: { size: 8, colour: 'muted', alignment: 'start' },
  fine: { size: 7.5, colour: 'muted', alignment: 'start' },
  smallFigure: { size: 8, colour: 'muted', alignment: 'end' },
  sum: { size: 13, colour: 'ink', alignment: 'start' },
  sumFigure: { size: 13, colour: 'ink', alignment: 'end' },
} as const satisfies Readonly<Record<string, Voice>>;

/** A size and colour of words. */
export type VoiceName = keyof typeof voices;

/** All voices. */
export const voiceNames = [
  'name',
  'title',
  'text',
  'figure',
  'small',
  'fine',
  'smallFigure',
  'sum',
  'sumFigure',
] as const satisfies readonly VoiceName[];

/** Millimetres of a point. */
const point = 25.4 / 72;

const lineHeight = 1_360;

/** Millimetres from one baseline to the next. */
export const lineOf = (voice: VoiceName): number =>
  (voices[voice].size * point * lineHeight) / 1_000;

/** Millimetres from the left upper corner; `rule` is a hairline, or a stronger one. */
export type InvoicePart =
  | {
      readonly kind: 'words';
      readonly words: string;
      readonly voice: VoiceName;
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly lines: number;
    }
  | {
      readonly kind: 'rule';
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly isStrong: boolean;
    };

/** Stands whole on a page. */
export type InvoiceBlock = {
  readonly height: number;
  /** From the top of the page. */ readonly parts: (top: number) => readonly InvoicePart[];
};

/** `typeface`: `invoiceTypeface`, by which lines are measured. */
export type InvoiceSetting = {
  readonly invoice: Invoice;
  readonly typeface: Typeface;
  /** In the language of the invoice. */
  readonly printDay: (day: CalendarDay) => string;
};

/** How a voice is set. */
export const styleOf = (voice: VoiceName, channel: Channel): TextStyle => {
  const { size, colour, alignment } = voices[voice];
  const own = micrometresOf(size * point);
  return {
    font: voice === 'name' ? displays[channel] : invoiceTypeface,
    size: own,
    // A word that is wider than its column.
    smallest: Math.round(own * 0.6),
    lineHeight,
    tracking: 0,
    colour,
    alignment,
    placement: 'top',
    letters: 'typed',
  };
};

/** How many lines a text has in a width of millimetres. */
export const linesIn = (
  { invoice, typeface }: InvoiceSetting,
  words: string,
  voice: VoiceName,
  width: number,
): number =>
  words === ''
    ? 0
    : layOutText(
        {
          kind: 'text',
          id: '',
          role: '',
          style: voice,
          text: words,
          box: { left: 0, top: 0, width: micrometresOf(width), height: 10_000_000 },
          turns: 0,
          layer: 'ink',
        },
        {
          style: styleOf(voice, invoice.channel),
          typeface,
          language: localeTable[invoice.locale].language,
        },
      ).lines.length;

/** Words in a box as high as their lines. */
export const words = (
  text: string,
  voice: VoiceName,
  [left, top, width]: readonly [number, number, number],
  lines = 1,
): InvoicePart => ({ kind: 'words', words: text, voice, left, top, width, lines });

/** A line across. */
export const lineAcross = (
  top: number,
  [left, width]: readonly [number, number],
  isStrong = false,
): InvoicePart => ({
  kind: 'rule',
  left,
  top,
  width,
  isStrong,
});

/** Where the columns of a sheet begin, and how wide they are. */
export const columnsOf = (locale: Locale) => {
  const across = invoiceSheet(locale).width - edge.left - edge.right;
  const right = edge.left + across;
  return {
    across,
    item: [edge.left, across - 82],
    quantity: [right - 80, 18],
    price: [right - 60, 28],
    sum: [right - 30, 30],
    /** Of sums below the lines. */
    name: [right - 95, 62],
  } as const;
};

/** A place in a column. */
export const at = ([left, width]: readonly [number, number], top: number) =>
  [left, top, width] as const;

/** Lines below each other. */
export const column = (
  lines: readonly string[],
  voice: VoiceName,
  [left, top, width]: readonly [number, number, number],
): readonly InvoicePart[] =>
  lines.map((line, place) => words(line, voice, [left, top + place * lineOf(voice), width]));

/** A part as an object of its page. */
export const objectOf = (part: InvoicePart, id: string): ArtworkObject =>
  part.kind === 'words'
    ? {
        kind: 'text',
        id,
        role: id,
        style: part.voice,
        text: part.words,
        box: {
          left: micrometresOf(part.left),
          top: micrometresOf(part.top),
          width: micrometresOf(part.width),
          // What is rounded must not make a text smaller.
          height: micrometresOf(part.lines * lineOf(part.voice) + 0.1),
        },
        turns: 0,
        layer: 'ink',
      }
    : {
        kind: 'ornament',
        id,
        shapes: [
          {
            path: [
              ['M', micrometresOf(part.left), micrometresOf(part.top)],
              ['L', micrometresOf(part.left + part.width), micrometresOf(part.top)],
            ],
            colour: part.isStrong ? 'ink' : 'line',
            line: part.isStrong ? 250 : 120,
          },
        ],
        layer: 'ink',
      };
