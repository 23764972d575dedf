/** Every mail with invented data, for who looks at them: `/dev/outbox` and tests. */
import type { OrderMailKind, OrderState, PaymentMethod } from '../../core/domain/order/order.ts';
import type { MailScope, WrittenMail } from './mail-parts.ts';
import { sampleOrder } from './order-samples.ts';
import { accountMail } from './templates/account.ts';
import {
  accountClosed,
  addressChanged,
  addressConfirmation,
  addressTaken,
} from './templates/own-account.ts';
import { contactReceipt } from './templates/receipt-of-message.ts';
import { newDeviceMail } from './templates/new-device.ts';
import { newsletterConfirmation, newsletterWelcome } from './templates/newsletter.ts';
import { orderMail } from './templates/order.ts';
import { contactNotice, withdrawalNotice } from './templates/service-notices.ts';
import { printDay, voucherLetter } from './templates/voucher.ts';
import { withdrawalReceipt } from './templates/withdrawal.ts';

const reference = '4F0C-2A9B';
const person = { name: 'Ada Lovelace', email: 'ada@example.com', orderNumber: 'A-4711' };
const receipt = { reference, receivedAt: Date.parse('2026-11-22T18:45:00Z') };
const link = `https://www.example.com/forms/newsletter?locale=de-DE&token=${'a1-_'.repeat(11)}`;
const addressLink = `https://www.example.com/forms/account-address?locale=de-DE&token=${'a1-_'.repeat(11)}`;
const linkOf = () => link;
const logIn = {
  browser: 'firefox',
  system: 'windows',
  country: 'CH',
  at: receipt.receivedAt,
} as const;
const message = {
  ...person,
  topic: 'delivery',
  message: 'Is it on its way?\nMy sister’s birthday is on Saturday.',
} as const;
const gift = {
  amount: { minorUnits: 5_000, currency: 'eur' },
  design: 'sprig',
  recipient: 'Ada',
  sender: 'Grace Hopper',
  words: 'For your new home,\nwith love from all of us.',
  email: person.email,
  sendOn: '2026-12-24',
  locale: 'de-DE',
} as const;

const orderFacts = {
  link: `https://www.example.com/forms/order?locale=de-DE&token=${'a1-_'.repeat(11)}`,
  account: {
    holder: 'Musterbild GmbH',
    iban: 'DE00000000000000000000',
    bic: 'XXXXDEXXXXX',
  },
  bringsTerms: true,
};

const ofOrder =
  (kind: OrderMailKind, paymentMethod: PaymentMethod = 'redirect', state?: OrderState) =>
  (scope: MailScope): WrittenMail => {
    const order = sampleOrder(scope.channel, scope.locale, paymentMethod);
    return orderMail(scope, kind, { ...order, state: state ?? order.state }, orderFacts);
  };

export const mailSamples = {
  'order-placed': ofOrder('placed'),
  'order-by-transfer': ofOrder('placed', 'bank-transfer'),
  'order-payment-failed': ofOrder('payment-failed'),
  'order-paid': ofOrder('paid'),
  'order-paid-too-little': ofOrder('paid-too-little', 'bank-transfer'),
  'order-shipped': ofOrder('shipped', 'redirect', {
    kind: 'shipped',
    tracking: [{ carrier: 'DHL', code: '00340434161094042557' }],
  }),
  'order-cancelled': ofOrder('cancelled'),
  'order-refunded': ofOrder('refunded'),
  'order-withdrawn': ofOrder('withdrawn'),
  'order-defect-reported': ofOrder('defect-reported'),
  'address-confirmation': (scope) => addressConfirmation(scope, { link: addressLink }),
  'address-taken': addressTaken,
  'address-changed': addressChanged,
  'account-closed': accountClosed,
  'newsletter-confirmation': (scope) => newsletterConfirmation(scope, { link }),
  'newsletter-welcome': (scope) => newsletterWelcome(scope, { link }),
  'sign-up-confirm': (scope) => accountMail(scope, 'sign-up-confirm', linkOf),
  'sign-up-known': (scope) => accountMail(scope, 'sign-up-known', linkOf),
  'password-confirm': (scope) => accountMail(scope, 'password-confirm', linkOf),
  'password-reset-unknown': (scope) => accountMail(scope, 'password-reset-unknown', linkOf),
  'password-changed': (scope) => accountMail(scope, 'password-changed', linkOf),
  'new-device': (scope) =>
    newDeviceMail(scope, logIn, {
      accountPage: 'https://www.example.com/account',
      resetLink: link,
    }),
  'contact-receipt': (scope) => contactReceipt(scope, message, reference),
  'contact-notice': (scope) => contactNotice(scope, message, reference),
  'withdrawal-receipt': (scope) => withdrawalReceipt(scope, person, receipt),
  'withdrawal-notice': (scope) => withdrawalNotice(scope, person, receipt),
  voucher: (scope) =>
    voucherLetter(scope, gift, {
      code: 'ABCD-EFGH-JKLM-NPQR-STUV',
      until: printDay(scope.locale, '2029-12-31'),
    }),
} as const satisfies Readonly<Record<string, (scope: MailScope) => WrittenMail>>;
