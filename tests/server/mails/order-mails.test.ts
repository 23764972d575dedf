import { describe, expect, test } from 'vitest';

import { locales } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { nextOrder } from '../../../core/domain/order/next-order.ts';
import type { Order, OrderMailKind } from '../../../core/domain/order/order.ts';
import { transferReferenceOf } from '../../../core/domain/order/order-transfer.ts';
import { inGroupsOfFour } from '../../../core/domain/payment/creditor-reference.ts';
import { withdrawalRefund } from '../../../core/domain/order/withdrawable.ts';
import { E } from '../../../core/fp.ts';
import { sampleOrder } from '../../../server/mails/order-samples.ts';
import { printMail } from '../../../server/mails/print-mail.ts';
import { orderMail } from '../../../server/mails/templates/order.ts';

const facts = {
  link: 'https://www.example.com/forms/order?token=abc',
  account: { holder: 'Musterbild GmbH', iban: 'DE001111', bic: 'XXXX' },
  bringsTerms: true,
};

const textOf = (kind: OrderMailKind, order: Order): string => {
  const { channel, locale } = order.placed;
  const written = orderMail({ channel, locale }, kind, order, facts);
  return printMail({ channel, locale, imprint: [] }, written).text;
};

test.each(locales)('a withdrawal says in %s what it is of, and what goes back', (locale) => {
  const order = sampleOrder('poster', locale);
  const terms = { ...order.placed.terms, isWithdrawalExcluded: false };
  const { placed } = { placed: { ...order.placed, terms } };
  const withdrawn = { kind: 'withdraw', items: [0], key: 'w', at: 1 } as const;
  const text = textOf('withdrawn', { ...order, placed, history: [withdrawn] });
  const refund = withdrawalRefund({ ...order, placed }, { items: [0], gifts: [] });
  for (const said of [placed.number, '2 × Wall No. 1', formatMoney(locale, refund), '14'])
    expect(text).toContain(said);
});

describe('the confirmation of an order', () => {
  test.each(locales)('has in %s what was bought, where it goes, and the rights to it', (locale) => {
    const order = sampleOrder('poster', locale);
    const { totals, number } = order.placed;
    const text = textOf('placed', order);
    for (const said of [
      number,
      '2 × Wall No. 1',
      formatMoney(locale, totals.goods),
      formatMoney(locale, totals.due),
      'Anne Lovelace',
      'Gipsstr. 1',
      '2026',
      facts.link,
      ...totals.taxes.map(({ tax }) => formatMoney(locale, tax)),
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/personali|personnalis|persönlich gestaltet/iu);
    expect(text).not.toContain('IBAN');
    expect(text).toMatch(/AGB|[Oo]ur terms|condiciones|conditions|condizioni|voorwaarden/u);
  });

  test('tells where to transfer the money to, and what of it is missing', () => {
    const order = sampleOrder('poster', 'de-DE', 'bank-transfer');
    const asked = textOf('placed', order);
    for (const said of [
      'IBAN: DE00 1111',
      'Zu zahlen: 141,75',
      `Verwendungszweck: ${inGroupsOfFour(transferReferenceOf(order.placed))}`,
    ])
      expect(asked).toContain(said);
    const amount = { minorUnits: 10_000, currency: 'eur' } as const;
    const paid = nextOrder(order, { kind: 'bank-transfer', amount, key: 'one', at: 0 });
    if (E.isLeft(paid)) throw new Error(paid.left.kind);
    expect(textOf('paid-too-little', paid.right.order)).toContain('fehlen noch 41,75\u00a0€');
  });

  test('holds no link that a buyer has typed', () => {
    const order = sampleOrder('poster', 'en-GB');
    const billing = { ...order.placed.billing, company: 'https://evil.example/x' };
    const text = textOf('placed', { ...order, placed: { ...order.placed, billing } });
    expect(text).not.toContain('https://evil.example');
  });
});
