/** Invoices as sheets: the address stands where windows of envelopes show it (DIN 5008, form B). */
import type { Artwork, ArtworkPage } from '../artwork/artwork.ts';
import { micrometresOf } from '../artwork/measures.ts';
import { labelled } from '../locale/labelled.ts';
import { localeTable } from '../locale/locales.ts';
import { formatMoney } from '../money/format-money.ts';
import { formatPerMille } from '../money/format-percent.ts';
import type { Money } from '../money/money.ts';
import { saysFact } from './invoice-facts.ts';
import {
  at,
  column,
  columnsOf,
  edge,
  flow,
  lineOf,
  linesIn,
  objectOf,
  lineAcross,
  invoiceSheet,
  styleOf,
  voiceNames,
  words,
  type InvoiceBlock,
  type InvoiceSetting,
  type InvoicePart,
} from './invoice-layout.ts';
import { salesTaxName } from '../order/sales-tax-name.ts';
import { invoiceWord, marketSentences, taxNames, type InvoiceWord } from './invoice-words.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';

const lineNames = { gift: 'gift', shipping: 'shipping', express: 'express' } as const;

const nameOf = ({ locale }: Invoice, line: InvoiceLine): string => {
  if (line.kind === 'item') return line.name || invoiceWord(locale, 'refund');
  const own = invoiceWord(locale, lineNames[line.kind]);
  return line.kind === 'gift' ? `${own} ${line.name}`.trim() : own;
};

const tableHead = ({ invoice: { locale, isNet } }: InvoiceSetting): InvoiceBlock => {
  const columns = columnsOf(locale);
  const named = (word: InvoiceWord): string =>
    isNet
      ? `${invoiceWord(locale, word)} ${invoiceWord(locale, 'net')}`
      : invoiceWord(locale, word);
  return {
    height: 8,
    parts: (top) => [
      words(invoiceWord(locale, 'item'), 'small', at(columns.item, top)),
      words(invoiceWord(locale, 'quantity'), 'smallFigure', at(columns.quantity, top)),
      words(named('price'), 'smallFigure', at(columns.price, top)),
      words(named('sum'), 'smallFigure', at(columns.sum, top)),
      lineAcross(top + 5.5, [edge.left, columns.across], true),
    ],
  };
};

const tableLine = (setting: InvoiceSetting, line: InvoiceLine): InvoiceBlock => {
  const { invoice } = setting;
  const { locale } = invoice;
  const columns = columnsOf(locale);
  const name = nameOf(invoice, line);
  const details = line.details.join(', ');
  const [, width] = columns.item;
  const nameLines = linesIn(setting, name, 'text', width);
  const detailLines = linesIn(setting, details, 'small', width);
  const nameHeight = nameLines * lineOf('text');
  const height = nameHeight + detailLines * lineOf('small') + 5;
  return {
    height,
    parts: (top) => [
      words(name, 'text', at(columns.item, top), nameLines),
      ...(detailLines === 0
        ? []
        : [words(details, 'small', at(columns.item, top + nameHeight), detailLines)]),
      words(String(line.quantity), 'figure', at(columns.quantity, top)),
      words(formatMoney(locale, line.price), 'figure', at(columns.price, top)),
      words(formatMoney(locale, line.sum), 'figure', at(columns.sum, top)),
      lineAcross(top + height - 2.2, [edge.left, columns.across]),
    ],
  };
};

type Sum = {
  readonly name: string;
  readonly amount: string;
  readonly voice: 'text' | 'small' | 'sum';
};

const figures = { text: 'figure', small: 'smallFigure', sum: 'sumFigure' } as const;

const taxSums = ({ locale, taxes, untaxed, isNet }: Invoice, prefix: string): readonly Sum[] => {
  const print = (money: Money): string => formatMoney(locale, money);
  const voice: Sum['voice'] = isNet ? 'text' : 'small';
  return [
    ...taxes.map(({ perMille, net, tax }) => ({
      name: `${prefix}${formatPerMille(locale, perMille)} ${taxNames[locale].tax} ${invoiceWord(locale, 'on')} ${print(net)}`,
      amount: print(tax),
      voice,
    })),
    ...(untaxed.minorUnits === 0 || taxes.length === 0
      ? []
      : [{ name: invoiceWord(locale, 'untaxed'), amount: print(untaxed), voice }]),
  ];
};

/** Net sums lead to the total; a gross total says what is in it. */
const sumsOf = (invoice: Invoice): readonly Sum[] => {
  const { locale, kind, isNet, lines, total, taxes, salesTax = [], vouchers, due } = invoice;
  const print = (money: Money): string => formatMoney(locale, money);
  const named = (name: InvoiceWord, money: Money, voice: Sum['voice']): Sum => ({
    name: invoiceWord(locale, name),
    amount: print(money),
    voice,
  });
  const net = {
    ...total,
    minorUnits: lines.reduce((sum, line) => sum + line.sum.minorUnits, 0),
  };
  const added = salesTax.map((line): Sum => ({
    name: `${salesTaxName(locale, line)} ${invoiceWord(locale, 'on')} ${print(line.taxable)}`,
    amount: print(line.tax),
    voice: 'text',
  }));
  const whole = named(taxes.length + added.length > 0 ? 'totalWithTax' : 'total', total, 'sum');
  const taxed = isNet
    ? [named('netTotal', net, 'text'), ...taxSums(invoice, ''), whole]
    : added.length > 0
      ? [named('netTotal', net, 'text'), ...added, whole]
      : [whole, ...taxSums(invoice, `${invoiceWord(locale, 'contains')} `)];
  if (vouchers.minorUnits === 0) return taxed;
  return [
    ...taxed,
    named('vouchers', vouchers, 'text'),
    named(kind === 'invoice' ? 'due' : 'back', due, 'text'),
  ];
};

const sumBlock = ({ invoice }: InvoiceSetting): InvoiceBlock => {
  const { name, sum, across } = columnsOf(invoice.locale);
  const sums = sumsOf(invoice);
  const step = (voice: Sum['voice']): number => lineOf(voice) + (voice === 'sum' ? 2 : 1);
  // A rule parts a total from what leads to it.
  const isParted = (voice: Sum['voice'], place: number): boolean => voice === 'sum' && place > 0;
  const before = (voice: Sum['voice'], place: number): number => (isParted(voice, place) ? 3.5 : 0);
  return {
    height: sums.reduce(
      (height, { voice }, place) => height + before(voice, place) + step(voice),
      9,
    ),
    parts: (top) => {
      let down = top + 2;
      return sums.flatMap(({ name: said, amount, voice }, index): readonly InvoicePart[] => {
        const place = down + before(voice, index);
        down = place + step(voice);
        return [
          words(said, voice, at(name, place)),
          words(amount, figures[voice], [sum[0] - 10, place, sum[1] + 10]),
          ...(isParted(voice, index)
            ? [lineAcross(place - 2, [name[0], edge.left + across - name[0]], true)]
            : []),
        ];
      });
    },
  };
};

/** What is said below the sums. */
const notesOf = (invoice: Invoice): readonly string[] => {
  const { kind, market, locale, isBusiness, paymentMethod, due, delivery } = invoice;
  const payment = (): InvoiceWord => {
    if (kind === 'credit-note') return 'backAs';
    return paymentMethod === 'invoice' && due.minorUnits > 0 ? 'payWithin' : 'paid';
  };
  const { language } = localeTable[locale];
  const asked = kind === 'invoice' ? (['operation', 'late-payment'] as const) : [];
  return [
    invoiceWord(locale, payment()),
    ...(delivery === undefined
      ? []
      : [labelled(language, invoiceWord(locale, 'delivery'), delivery.join(', '))]),
    ...asked.flatMap((name) => {
      const said: Partial<Readonly<Record<string, string>>> = marketSentences[name];
      const sentence = said[market];
      return sentence !== undefined && saysFact(name, market, isBusiness) ? [sentence] : [];
    }),
  ];
};

const noteBlock = (setting: InvoiceSetting, note: string): InvoiceBlock => {
  const { across } = columnsOf(setting.invoice.locale);
  const lines = linesIn(setting, note, 'text', across);
  return {
    height: lines * lineOf('text') + 2,
    parts: (top) => [words(note, 'text', [edge.left, top, across], lines)],
  };
};

/** Blocks on pages, from where each page's flow begins; a page's first block stands there whatever its height. */
const paged = (
  blocks: readonly InvoiceBlock[],
  { head, end }: { readonly head: InvoiceBlock; readonly end: number },
): readonly (readonly InvoicePart[])[] => {
  const pages: InvoicePart[][] = [];
  let top = Number.POSITIVE_INFINITY;
  for (const block of blocks) {
    if (top + block.height > end) {
      const start = pages.length === 0 ? flow.first : flow.next;
      pages.push([...head.parts(start)]);
      top = start + head.height;
    }
    pages.at(-1)?.push(...block.parts(top));
    top += block.height;
  }
  return pages;
};

const factsOf = ({ invoice, printDay }: InvoiceSetting): readonly (readonly [string, string])[] => {
  const { locale, number, issuedOn, suppliedOn, order, corrects, buyerVatId } = invoice;
  const said = (word: InvoiceWord, value: string) => [invoiceWord(locale, word), value] as const;
  return [
    said('number', number),
    said('issuedOn', printDay(issuedOn)),
    said('suppliedOn', printDay(suppliedOn)),
    said('order', order.number),
    said('placedOn', printDay(order.placedOn)),
    ...(corrects === undefined
      ? []
      : [said('corrects', corrects.number), said('correctedOn', printDay(corrects.issuedOn))]),
    ...(buyerVatId === undefined ? [] : [said('buyerVatId', buyerVatId)]),
  ];
};

/** The first page above its lines. */
const letterhead = (setting: InvoiceSetting, shopName: string): readonly InvoicePart[] => {
  const { invoice } = setting;
  const { locale, kind, seller, buyer } = invoice;
  const { across } = columnsOf(locale);
  const facts = factsOf(setting);
  const factLeft = edge.left + across - 74;
  const [name, address = ''] = seller.lines;
  return [
    words(shopName, 'name', [edge.left, 18, across]),
    words(`${name}, ${address}`, 'small', [edge.left, 46, 85]),
    ...column(buyer, 'text', [edge.left, 52, 85]),
    ...facts.flatMap(([fact, value], place) => [
      words(fact, 'small', [factLeft, 46 + place * 5, 32] as const),
      words(value, 'figure', [factLeft + 32, 45.6 + place * 5, 42] as const),
    ]),
    words(invoiceWord(locale, kind), 'title', [edge.left, 96, across]),
  ];
};

const running = ({ invoice }: InvoiceSetting, shopName: string): readonly InvoicePart[] => {
  const { locale, kind, number } = invoice;
  const { across } = columnsOf(locale);
  return [
    words(shopName, 'name', [edge.left, 18, across / 2]),
    words(`${invoiceWord(locale, kind)} ${number}`, 'smallFigure', [edge.left, 20.5, across]),
  ];
};

/** Who sells, in three columns, and which page it is. */
const footer = (
  { invoice }: InvoiceSetting,
  page: number,
  pages: number,
): readonly InvoicePart[] => {
  const { locale, seller, isBusiness, market } = invoice;
  const { across } = columnsOf(locale);
  const top = invoiceSheet(locale).height - 27;
  const [name, address = '', ...others] = seller.lines;
  const vatId =
    seller.vatId !== undefined && saysFact('seller-vat-id', market, isBusiness)
      ? [`${taxNames[locale].vatId} ${seller.vatId}`]
      : [];
  const { bank } = seller;
  const [second, third] = [edge.left + across * 0.32, edge.left + across * 0.7];
  return [
    lineAcross(top - 3, [edge.left, across]),
    ...column([name, ...address.split(', '), ...vatId], 'fine', [
      edge.left,
      top,
      across * 0.32 - 3,
    ]),
    ...column(others, 'fine', [second, top, across * 0.38 - 3]),
    ...column(
      bank === undefined ? [] : [invoiceWord(locale, 'bank'), bank.holder, bank.iban, bank.bic],
      'fine',
      [third, top, across * 0.3],
    ),
    ...(pages === 1
      ? []
      : [
          words(
            invoiceWord(locale, 'page')
              .replace('{page}', String(page))
              .replace('{pages}', String(pages)),
            'smallFigure',
            [edge.left, top - 8.5, across] as const,
          ),
        ]),
  ];
};

/**
 * The sheets of an invoice: A4, or Letter in the United States. `typeface` is `invoiceTypeface`, by
 * which lines are measured.
 */
export const invoiceArtwork = (setting: InvoiceSetting, shopName: string): Artwork => {
  const { invoice } = setting;
  const { width, height } = invoiceSheet(invoice.locale);
  const blocks = [
    ...invoice.lines.map((line) => tableLine(setting, line)),
    sumBlock(setting),
    ...notesOf(invoice).map((note) => noteBlock(setting, note)),
  ];
  const pages = paged(blocks, { head: tableHead(setting), end: height - flow.end - 6 });
  return {
    pages: pages.map((parts, index): ArtworkPage => {
      const head = index === 0 ? letterhead(setting, shopName) : running(setting, shopName);
      return {
        name: `page-${index + 1}`,
        width: micrometresOf(width),
        height: micrometresOf(height),
        bleed: 0,
        safe: micrometresOf(10),
        folds: [],
        paper: 'paper',
        objects: [...head, ...parts, ...footer(setting, index + 1, pages.length)]
          .filter((part) => part.kind === 'rule' || part.words !== '')
          .map((part, place) => objectOf(part, `${index + 1}-${place + 1}`)),
      };
    }),
    styles: Object.fromEntries(voiceNames.map((voice) => [voice, styleOf(voice, invoice.channel)])),
    variants: { usual: { paper: '#ffffff', ink: '#1f1d1b', muted: '#6a6560', line: '#d8d3cc' } },
  };
};
