/** What buyers are told of an order. */
import { transferDays } from '../../../core/domain/order/order-expiry.ts';
import { addressLines } from '../../../core/domain/customer/postal-address.ts';
import { localeTable, marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { formatPerMille } from '../../../core/domain/money/format-percent.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import { orderSum } from '../../../core/domain/order/order-sum.ts';
import { salesTaxName } from '../../../core/domain/order/sales-tax-name.ts';
import { missingOf, transferReferenceOf } from '../../../core/domain/order/order-transfer.ts';
import { withdrawalRefund, withdrawnFrom } from '../../../core/domain/order/withdrawable.ts';
import type {
  Order,
  OrderedItem,
  OrderMailKind,
  PlacedOrder,
} from '../../../core/domain/order/order.ts';
import type { BankAccount } from '../../../core/domain/payment/bank-account.ts';
import { inGroupsOfFour } from '../../../core/domain/payment/creditor-reference.ts';
import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';
import { orderMessages } from '../../../ui/components/order-page/messages.ts';
import { orderActionMessages } from '../../../ui/components/order-page/messages-of-actions.ts';
import { shopNames } from '../../../ui/web/shell/shop-names.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { orderMailMessages } from '../../messages/order-mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailPart, MailScope, WrittenMail } from '../mail-parts.ts';

type OrderMailFacts = {
  /** Of the order's page. */
  readonly link: string;
  /** Undefined where no money is transferred. */
  readonly account: BankAccount | undefined;
  /** The terms and the instruction on withdrawal come with it. */
  readonly bringsTerms: boolean;
};

type Facts = readonly (readonly [name: string, value: string])[];

/** Days of the market. */
const dayPrinter = (locale: Locale): ((instant: number) => string) => {
  const { timeZone } = marketTable[localeTable[locale].market];
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (instant) => format.format(instant);
};

const itemFact = (
  locale: Locale,
  { label: { name, kind, details }, quantity, sum }: OrderedItem,
): readonly [string, string] => [
  textsOf(locale, orderMessages)('order.pieces', { count: quantity, name }),
  [[kind, ...details].filter((part) => part !== undefined).join(', '), formatMoney(locale, sum)]
    .filter((line) => line !== '')
    .join('\n'),
];

/** All that was bought, with its prices: in the order of the page and of the invoice. */
const boughtFacts = ({ locale, items, gifts, totals }: PlacedOrder): Facts => {
  const text = textsOf(locale, orderMessages);
  const print = (money: Money): string => formatMoney(locale, money);
  const paid = (name: 'express' | 'vouchers'): Facts =>
    totals[name].minorUnits === 0 ? [] : [[text(`order.${name}`), print(totals[name])]];
  const { shipping, vouchers, due } = totals;
  return [
    ...items.map((item) => itemFact(locale, item)),
    ...gifts.map(
      ({ recipient, amount }) =>
        [text('order.gift', { name: withBrokenLinks(recipient) }), print(amount)] as const,
    ),
    ...(items.length === 0 ? [] : [[text('order.shipping'), print(shipping)] as const]),
    ...paid('express'),
    ...(totals.salesTax ?? []).map(
      (line) => [salesTaxName(locale, line), print(line.tax)] as const,
    ),
    [
      text('order.total'),
      [
        print(orderSum(totals)),
        ...totals.taxes.map(({ perMille, tax }) =>
          text('order.tax', { rate: formatPerMille(locale, perMille), amount: print(tax) }),
        ),
      ].join('\n'),
    ],
    ...paid('vouchers'),
    ...(vouchers.minorUnits === 0 ? [] : [[text('order.due'), print(due)] as const]),
  ];
};

const whereFacts = ({ locale, billing, delivery, paymentMethod }: PlacedOrder): Facts => {
  const text = textsOf(locale, orderMessages);
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const print = (address: PlacedOrder['billing']): string =>
    [...addressLines(address), countries.of(address.country) ?? address.country]
      .map(withBrokenLinks)
      .join('\n');
  return [
    [text('order.delivery'), print(delivery ?? billing)],
    ...(delivery === undefined ? [] : [[text('order.billing'), print(billing)] as const]),
    [text('order.payment'), text(`order.payment.${paymentMethod}`)],
  ];
};

const transferFacts = (
  placed: PlacedOrder,
  account: BankAccount | undefined,
  amount: Money,
): readonly MailPart[] => {
  if (account === undefined) return [];
  const { holder, iban, bic } = account;
  const { locale } = placed;
  const text = textsOf(locale, orderMessages);
  return [
    {
      facts: [
        [textsOf(locale, orderMailMessages)('order-mail.transfer-to'), holder],
        ['IBAN', inGroupsOfFour(iban)],
        ['BIC', bic],
        [text('order.due'), formatMoney(locale, amount)],
        [
          textsOf(locale, orderMailMessages)('order-mail.transfer-reference'),
          inGroupsOfFour(transferReferenceOf(placed)),
        ],
      ],
    },
  ];
};

/** What went back last; nothing where nothing did. */
const refundOf = ({ history, placed }: Order): Money => {
  const last = history.findLast((event) => event.kind === 'refund');
  return last?.amount ?? { ...placed.totals.due, minorUnits: 0 };
};

/** On a durable medium (2011/83/EU, article 8(7)): what was bought, and the rights to it. */
const confirmation = (
  order: Order,
  { account, bringsTerms }: OrderMailFacts,
): readonly MailPart[] => {
  const { placed } = order;
  const { locale, arrival, placedAt, number, items, buyer, terms, paymentMethod } = placed;
  const text = textsOf(locale, orderMessages);
  const mail = textsOf(locale, orderMailMessages);
  const printDay = dayPrinter(locale);
  const isTransferred = paymentMethod === 'bank-transfer' && missingOf(order).minorUnits > 0;
  return [
    {
      facts: [
        [text('order.number'), number],
        [text('order.placed-on'), printDay(placedAt)],
        ...(items.length === 0 ? [] : [[text('order.arrival'), printDay(arrival)] as const]),
      ],
    },
    ...(isTransferred
      ? [
          { note: mail('order-mail.placed.transfer', { days: String(transferDays) }) },
          ...transferFacts(placed, account, missingOf(order)),
        ]
      : []),
    { facts: [...boughtFacts(placed), ...whereFacts(placed)] },
    ...(items.length === 0
      ? []
      : [
          {
            smallPrint:
              terms.isWithdrawalExcluded && !buyer.isBusiness
                ? textsOf(locale, orderActionMessages)('order.made-to-order')
                : mail('order-mail.placed.guarantee'),
          },
        ]),
    ...(bringsTerms ? [{ smallPrint: mail('order-mail.placed.terms') }] : []),
  ];
};

const trackingFacts = ({ placed, state }: Order): readonly MailPart[] => {
  const text = textsOf(placed.locale, orderMessages);
  if (state.kind !== 'shipped' || state.tracking.length === 0) return [];
  return [
    {
      facts: state.tracking.map(
        ({ carrier, code }) => [text('order.tracking', { carrier }), code] as const,
      ),
    },
  ];
};

/** What is taken back, what is paid back for it, and that the rest stays. */
const withdrawal = (order: Order): readonly MailPart[] => {
  const { locale, items, gifts, terms } = order.placed;
  const mail = textsOf(locale, orderMailMessages);
  const text = textsOf(locale, orderMessages);
  const withdrawn = withdrawnFrom(order);
  const isRestKept = withdrawn.items.length < items.length && terms.isWithdrawalExcluded;
  return [
    {
      facts: [
        ...items
          .filter((_, place) => withdrawn.items.includes(place))
          .map((item) => itemFact(locale, item)),
        ...gifts
          .filter((_, place) => withdrawn.gifts.includes(place))
          .map(
            ({ recipient, amount }) =>
              [
                text('order.gift', { name: withBrokenLinks(recipient) }),
                formatMoney(locale, amount),
              ] as const,
          ),
      ],
    },
    mail('order-mail.withdrawn.return'),
    mail('order-mail.withdrawn.refund', {
      amount: formatMoney(locale, withdrawalRefund(order, withdrawn)),
    }),
    ...(isRestKept
      ? [{ smallPrint: textsOf(locale, orderActionMessages)('order.made-to-order') }]
      : []),
  ];
};

const more = (kind: OrderMailKind, order: Order, facts: OrderMailFacts): readonly MailPart[] => {
  const { placed } = order;
  switch (kind) {
    case 'placed':
      return confirmation(order, facts);
    case 'paid-too-little':
      return transferFacts(placed, facts.account, missingOf(order));
    case 'shipped':
      return [
        ...trackingFacts(order),
        textsOf(placed.locale, orderMailMessages)('order-mail.shipped.invoice'),
      ];
    case 'withdrawn':
      return withdrawal(order);
    default:
      return [];
  }
};

const amountOf = (kind: OrderMailKind, order: Order): Money =>
  kind === 'refunded' ? refundOf(order) : missingOf(order);

/** In the language of the order. Nothing in it was typed but names and addresses of the buyer. */
export const orderMail = (
  { channel, locale }: Pick<MailScope, 'channel' | 'locale'>,
  kind: OrderMailKind,
  order: Order,
  facts: OrderMailFacts,
): WrittenMail => {
  const mail = textsOf(locale, orderMailMessages);
  return {
    subject: mail(`order-mail.${kind}.subject`, { shop: shopNames[channel] }),
    reference: order.placed.number,
    parts: [
      textsOf(locale, mailMessages)('mail.greeting'),
      mail(`order-mail.${kind}.news`, {
        amount: formatMoney(locale, amountOf(kind, order)),
        number: order.placed.number,
      }),
      ...more(kind, order, facts),
      { action: mail('order-mail.view'), link: facts.link },
    ],
  };
};
