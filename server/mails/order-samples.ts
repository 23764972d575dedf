/** Orders with invented data, for who looks at mails, pages and sheets. */
import { pictureDesigner } from '../../core/domain/catalogue/designers.ts';
import { currencyOf } from '../../core/domain/locale/locale-units.ts';
import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import type { Channel } from '../../core/domain/locale/channel.ts';
import type { Money } from '../../core/domain/money/money.ts';
import { marketTax } from '../../core/domain/money/market-taxes.ts';
import { taxedMoney } from '../../core/domain/money/net-price.ts';
import { placedOrder } from '../../core/domain/order/next-order.ts';
import type { Order, PaymentMethod, PlacedOrder } from '../../core/domain/order/order.ts';

const placedAt = Date.parse('2026-11-27T10:00:00Z');

export const sampleAddress = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  street: 'Gipsstr. 1',
  addition: '',
  postcode: '10119',
  city: 'Berlin',
  region: '',
  country: 'DE',
} as const;

/** A picture on canvas, twice, as it is ordered. */
export const samplePlaced = (
  channel: Channel,
  locale: Locale,
  paymentMethod: PaymentMethod,
): PlacedOrder => {
  const money = (minorUnits: number): Money => ({ minorUnits, currency: currencyOf(locale) });
  const tax = marketTax(localeTable[locale].market, placedAt);
  return {
    id: '00000000-0000-4000-8000-000000000001',
    number: '2026-ABCDE-FGHJK',
    placedAt,
    locale,
    channel,
    buyer: {
      email: 'ada@example.com',
      customerId: undefined,
      isBusiness: paymentMethod === 'invoice',
      vatId: undefined,
    },
    billing: sampleAddress,
    delivery: { ...sampleAddress, firstName: 'Anne', street: 'Lindenstr. 14' },
    speed: 'standard',
    arrival: Date.parse('2026-12-04T19:00:00Z'),
    items: [
      {
        article: {
          designer: pictureDesigner,
          query: `materialType=leinwand&formatType=600x400&locale=${locale}`,
        },
        quantity: 2,
        label: { name: 'Wall No. 1', details: ['60 × 40 cm'] },
        price: money(7_990),
        sum: money(15_980),
        photo: undefined,
      },
    ],
    gifts: [],
    vouchers: [{ id: '00000000-0000-4000-8000-000000000002', amount: money(2_500) }],
    totals: {
      goods: money(15_980),
      shipping: money(695),
      express: money(0),
      vouchers: money(2_500),
      due: money(14_175),
      taxes:
        tax.kind === 'value-added-tax'
          ? [{ perMille: tax.perMille, ...taxedMoney(tax, money(16_675)) }]
          : [],
    },
    paymentMethod,
    terms: { version: '2026-11', isWithdrawalExcluded: true },
  };
};

/** The same when it was just ordered. */
export const sampleOrder = (
  channel: Channel,
  locale: Locale,
  paymentMethod: PaymentMethod = 'redirect',
): Order => placedOrder(samplePlaced(channel, locale, paymentMethod)).order;
