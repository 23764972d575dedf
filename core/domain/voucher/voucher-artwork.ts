/** A gift voucher as it is printed: one sheet, DIN long. */
import { usualVariant, type Artwork, type Palette, type TextStyle } from '../artwork/artwork.ts';
import { micrometresOf } from '../artwork/measures.ts';
import { placed } from '../artwork/sketch.ts';
import type { TypefaceName } from '../artwork/typefaces.ts';
import type { ArtworkSource } from '../image/sources.ts';
import { currencyOf } from '../locale/locale-units.ts';
import { localeTable, type Locale } from '../locale/locales.ts';
import { formatMoney } from '../money/format-money.ts';
import type { GiftOrder } from './gift-order.ts';
import { printVoucherCode } from './voucher-code.ts';
import { isVoucherDesign, type VoucherDesign } from './voucher-designs.ts';
import { amountEdge, voucherOrnaments } from './voucher-ornaments.ts';
import { voucherWords } from './voucher-words.ts';

export type VoucherSheet = Pick<
  GiftOrder,
  'amount' | 'design' | 'recipient' | 'sender' | 'words' | 'locale'
> & {
  /** Undefined before it was bought. */
  readonly issued?: { readonly code: string; readonly until: string } | undefined;
};

/** Millimetres. */
const voucherSheet = { width: 210, height: 99, bleed: 3, safe: 5 } as const;

type Look = {
  readonly display: TypefaceName;
  readonly name: TypefaceName;
  readonly text: TypefaceName;
  /** Of the amount, in millimetres. */
  readonly amountSize: number;
  readonly palette: Palette;
};

const looks: Readonly<Record<VoucherDesign, Look>> = {
  frame: {
    display: 'cormorant',
    name: 'cormorant-italic',
    text: 'cormorant',
    amountSize: 17,
    palette: {
      paper: '#fbf8f1',
      ink: '#2f2a26',
      accent: '#a9864f',
      soft: '#e8dcc4',
      deep: '#8a6a38',
    },
  },
  sprig: {
    display: 'josefin-light',
    name: 'playfair-italic',
    text: 'josefin',
    amountSize: 14,
    palette: {
      paper: '#f7f8f3',
      ink: '#2c382e',
      accent: '#5f7a5c',
      soft: '#a9bda1',
      deep: '#46604a',
    },
  },
  ribbon: {
    display: 'bodoni',
    name: 'bodoni',
    text: 'jost',
    amountSize: 15,
    palette: {
      paper: '#fffdfb',
      ink: '#33232a',
      accent: '#a6414c',
      soft: '#ecd5d3',
      deep: '#822f3a',
    },
  },
  confetti: {
    display: 'abril-fatface',
    name: 'abril-fatface',
    text: 'quicksand',
    amountSize: 13,
    palette: {
      paper: '#fdf6ec',
      ink: '#24304a',
      accent: '#dd7f55',
      soft: '#eebf62',
      deep: '#4a86a4',
    },
  },
};

type Said = {
  readonly id: string;
  readonly text: string;
  /** Left, top, width and height, in millimetres. */
  readonly at: readonly [left: number, top: number, width: number, height: number];
  readonly voice: 'display' | 'name' | 'text';
  readonly size: number;
  readonly tracking?: number;
  readonly colour?: string;
  readonly stand?: TextStyle['placement'];
  readonly capitals?: boolean;
};

const amountWidth = voucherSheet.width - amountEdge - 12;

const saidOn = (sheet: VoucherSheet, amountSize: number): readonly Said[] => {
  const { locale, amount, recipient, sender, words, issued } = sheet;
  const said = voucherWords[localeTable[locale].language];
  const right = (id: string, text: string, top: number, height: number, size: number): Said => ({
    id,
    text,
    at: [amountEdge + 2, top, amountWidth, height],
    voice: 'text',
    size,
  });
  return [
    {
      id: 'title',
      text: said.title,
      at: [14, 19, 92, 7],
      voice: 'text',
      size: 4.2,
      tracking: 220,
      colour: 'accent',
      capitals: true,
    },
    {
      id: 'recipient',
      text: `${said.for} ${recipient}`,
      at: [14, 27, 92, 16],
      voice: 'name',
      size: 10,
    },
    { id: 'words', text: words, at: [14, 45, 92, 27], voice: 'text', size: 4.1, stand: 'top' },
    { id: 'sender', text: `${said.from} ${sender}`, at: [14, 74, 84, 8], voice: 'name', size: 4.8 },
    {
      id: 'amount',
      text: formatMoney(locale, amount).replace(/[.,]00(?=\D|$)/u, ''),
      at: [amountEdge + 2, 24, amountWidth, 24],
      voice: 'display',
      size: amountSize,
    },
    ...(issued === undefined
      ? []
      : [
          { ...right('code-label', said.code, 53, 4.5, 2.8), tracking: 150, colour: 'accent' },
          {
            ...right('code', printVoucherCode(issued.code).replace(/.{10}/u, '$&\n'), 58, 12, 4.3),
            tracking: 40,
          },
          right('until', `${said.until} ${issued.until}`, 73, 5, 2.8),
        ]),
  ];
};

const styleOf = (look: Look, { voice, size, ...part }: Said): TextStyle => ({
  font: look[voice],
  size: micrometresOf(size),
  smallest: micrometresOf(size * 0.4),
  lineHeight: 1_350,
  tracking: part.tracking ?? 0,
  colour: part.colour ?? 'ink',
  alignment: 'start',
  placement: part.stand ?? 'middle',
  letters: part.capitals === true ? 'capitals' : 'typed',
});

/** The sheet with all its words. */
export const voucherArtwork = (sheet: VoucherSheet): Artwork => {
  const look = looks[sheet.design];
  const said = saidOn(sheet, look.amountSize).filter(({ text }) => text !== '');
  const { width, height, bleed, safe } = voucherSheet;
  return {
    pages: [
      {
        name: 'front',
        width: micrometresOf(width),
        height: micrometresOf(height),
        bleed: micrometresOf(bleed),
        safe: micrometresOf(safe),
        folds: [],
        paper: 'paper',
        objects: [
          {
            kind: 'ornament',
            id: 'ornament',
            shapes: placed(voucherOrnaments[sheet.design], { scale: micrometresOf(1) }),
            layer: 'ink',
          },
          ...said.map(({ id, text, at: [left, top, across, down] }) => ({
            kind: 'text' as const,
            id,
            role: id,
            style: id,
            text,
            box: {
              left: micrometresOf(left),
              top: micrometresOf(top),
              width: micrometresOf(across),
              height: micrometresOf(down),
            },
            turns: 0 as const,
            layer: 'ink' as const,
          })),
        ],
      },
    ],
    styles: Object.fromEntries(said.map((part) => [part.id, styleOf(look, part)])),
    variants: { [usualVariant]: look.palette },
  };
};

const sampleId = /^voucher-(?<design>[a-z]+)$/u;

/** The id of a design's picture. */
export const voucherPictureId = (design: VoucherDesign): string => `voucher-${design}`;

/** The sheet on a table. */
export const voucherLook = (locale: Locale, design: VoucherDesign): ArtworkSource => ({
  kind: 'artwork',
  design: voucherPictureId(design),
  variant: usualVariant,
  locale,
  view: 'front',
});

const sampleAmount = 5_000;

/** A sheet as it is offered, by the id of its picture; undefined for another one, and with options. */
export const voucherSample = (
  id: string,
  locale: Locale,
  options: readonly string[] = [],
): Artwork | undefined => {
  const design = sampleId.exec(id)?.groups?.['design'];
  return isVoucherDesign(design) && options.length === 0
    ? voucherArtwork({
        design,
        locale,
        amount: { minorUnits: sampleAmount, currency: currencyOf(locale) },
        recipient: 'Anna',
        sender: 'Paul',
        words: voucherWords[localeTable[locale].language].sample,
      })
    : undefined;
};
