import type { Meta, StoryObj } from '@storybook/react-vite';
import { salesTaxName } from '../../../core/domain/order/sales-tax-name.ts';
import { expect } from 'storybook/test';

import { earlierAddresses } from '../../../core/domain/checkout/earlier-addresses.ts';
import type { ShownCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import { emptyOrderAddress } from '../../../core/domain/customer/postal-address.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { orderButtonWords } from '../../../core/domain/law/order-button.ts';
import { withdrawalExclusions } from '../../../core/domain/law/withdrawal-exclusion.ts';
import { materialArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { Picture } from '../picture/picture.tsx';
import { Checkout } from './checkout.tsx';

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

const ada = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  company: '',
  street: 'Hauptweg 12',
  addition: '',
  postcode: '10115',
  city: 'Berlin',
  region: '',
  country: 'DE',
} as const;

const blank = { email: '', address: emptyOrderAddress('DE'), isBilledElsewhere: false } as const;

const shown: ShownCheckout = {
  step: 'address',
  steps: ['address', 'delivery', 'payment', 'review'],
  open: 'address',
  id: '',
  typed: { ...blank, billing: emptyOrderAddress('DE') },
  earlier: [],
  isSent: true,
  isTaxAwaited: false,
  addresses: undefined,
  errors: [],
  choices: [
    { speed: 'standard', arrival: 0, shipping: euros(490), express: undefined },
    { speed: 'express', arrival: 0, shipping: euros(490), express: euros(990) },
  ],
  speed: undefined,
  methods: ['redirect', 'bank-transfer', 'invoice'],
  payment: undefined,
  items: [],
  gifts: [],
  vouchers: [],
  totals: {
    goods: euros(8980),
    shipping: euros(490),
    express: euros(0),
    vouchers: euros(0),
    due: euros(9470),
    taxes: [{ perMille: 190, net: euros(7958), tax: euros(1512) }],
  },
  isNet: false,
  isLoggedIn: false,
  isPlayed: false,
  seen: '{}',
  changes: [],
  isFailed: false,
};

const typed = {
  email: 'ada@example.com',
  address: ada,
  isBilledElsewhere: false,
  billing: emptyOrderAddress('DE'),
} as const;

const whole: ShownCheckout = {
  ...shown,
  step: 'review',
  open: 'review',
  id: '00000000-0000-4000-8000-000000000001',
  typed,
  addresses: { email: typed.email, billing: ada, delivery: undefined },
  speed: 'standard',
  payment: 'redirect',
};

const meta = {
  title: 'Product/Checkout',
  component: Checkout,
  args: {
    step: { kind: 'shown', ...shown },
    rows: [
      {
        key: 'a',
        name: materialArg('leinwand'),
        detail: '60 × 40 cm',
        picture: (
          <Picture
            {...pictureAttributes('swatch', { kind: 'material', material: 'leinwand' })}
            alt=""
            fit="cover"
          />
        ),
        quantity: 2,
        sum: '89,80 €',
      },
    ],
    hrefs: { address: '#address', delivery: '#delivery', payment: '#payment', review: '#review' },
    cartHref: '#cart',
    orderHref: '#order',
    termsHref: '#terms',
    privacyHref: '#privacy',
    countries: [
      { code: 'DE', name: 'Deutschland' },
      { code: 'US', name: 'USA' },
    ],
    countryName: (country) => country,
    guarantee: undefined,
    exclusion: withdrawalExclusions.de,
    orderWords: orderButtonWords.de,
    money: ({ minorUnits }) => `${(minorUnits / 100).toFixed(2).replace('.', ',')} €`,
    percent: (perMille) => `${perMille / 10} %`,
    salesTax: (line) => salesTaxName('en-US', line),
    day: (instant) => (instant === 0 ? 'Fr., 4. Dezember' : 'Mo., 7. Dezember'),
  },
} satisfies Meta<typeof Checkout>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The whole total from the first step on; the fields of the invoice come with the tick. */
export const Address: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvasElement).toHaveTextContent('94,70');
    await expect(canvas.getAllByLabelText(text('account-dialog.street'))[1]).not.toBeVisible();
    canvas.getByRole('checkbox').click();
    await expect(canvas.getAllByLabelText(text('account-dialog.street'))[1]).toBeVisible();
  },
};

const earlier = earlierAddresses(
  [ada, { ...ada, firstName: 'Grace', lastName: 'Hopper', addition: 'Hof 2', city: 'Potsdam' }].map(
    (billing) => ({ billing, delivery: undefined }),
  ),
  'DE',
);

/** The last address is chosen; the fields of another one come with its choice. */
export const EarlierAddresses: Story = {
  args: { step: { kind: 'shown', ...shown, isLoggedIn: true, typed, earlier } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const [street] = canvas.getAllByLabelText(text('account-dialog.street'));
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/Hauptweg 12/u);
    await expect(street).not.toBeVisible();
    await expect(street).toHaveValue('');
  },
};

/** Where another address was typed, its fields are open. */
export const AnotherAddress: Story = {
  args: {
    step: {
      kind: 'shown',
      ...shown,
      isLoggedIn: true,
      typed: { ...typed, address: { ...ada, street: 'Am Hof 7' } },
      earlier,
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const [street] = canvas.getAllByLabelText(text('account-dialog.street'));
    await expect(
      canvas.getByRole('radio', { name: text('checkout.other-address'), checked: true }),
    ).toBeEnabled();
    await expect(street).toBeVisible();
    await expect(street).toHaveValue('Am Hof 7');
  },
};

/** An earlier address that is refused is mended in the fields. */
export const EarlierAddressRefused: Story = {
  args: {
    step: {
      kind: 'shown',
      ...shown,
      isLoggedIn: true,
      typed,
      earlier,
      errors: [{ field: 'street', code: 'too-large' }],
    },
  },
  play: async ({ canvas, globals }) => {
    const [street] = canvas.getAllByLabelText(storyText(globals)('account-dialog.street'));
    await expect(street).toHaveValue(ada.street);
    await expect(street).toBeVisible();
  },
};

/** The summary has the focus, and leads to each field that is wrong. */
export const AddressRefused: Story = {
  args: {
    step: {
      kind: 'shown',
      ...shown,
      typed: { ...typed, address: { ...ada, street: 'Postfach 1', postcode: '1' } },
      errors: [
        { field: 'street', code: 'not-accepted' },
        { field: 'postcode', code: 'malformed' },
      ],
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const problem = text('checkout.error.post-box');
    const link = canvas.getByRole('link', { name: problem });
    const field = canvasElement.querySelector(link.getAttribute('href') ?? '');
    await expect(field).toHaveValue('Postfach 1');
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(problem));
    await expect(canvas.getByRole('alert').parentElement).toHaveAttribute('data-first-focus');
  },
};

export const Delivery: Story = {
  args: { step: { kind: 'shown', ...whole, step: 'delivery' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute('value', 'standard');
  },
};

export const Payment: Story = {
  args: { step: { kind: 'shown', ...whole, step: 'payment', payment: 'bank-transfer' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAttribute(
      'value',
      'bank-transfer',
    );
  },
};

/** One button, whose words the law gives; each part leads back to where it is changed. */
export const Review: Story = {
  args: { step: { kind: 'shown', ...whole, isPlayed: true } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    await expect(canvas.getByText(storyText(globals)('checkout.played'))).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveTextContent(args.orderWords);
    await expect(canvas.getByRole('button').textContent).toBe(args.orderWords);
    await expect(canvasElement).toHaveTextContent(withdrawalExclusions.de);
    for (const href of ['#address', '#delivery', '#payment', '#cart', '#terms', '#privacy'])
      await expect(canvasElement.querySelector(`a[href="${href}"]`)).toBeVisible();
  },
};

/** Said before anything is ordered. */
export const ReviewChanged: Story = {
  args: {
    step: {
      kind: 'shown',
      ...whole,
      addresses: { email: typed.email, billing: { ...ada, city: 'Potsdam' }, delivery: ada },
      changes: [
        { kind: 'cart' },
        { kind: 'price', key: 'a', before: 4490, now: 4990 },
        { kind: 'picture', key: 'a' },
        { kind: 'arrival', before: 0, now: 1 },
        { kind: 'shipping', before: 490, now: 990 },
        { kind: 'total', before: 9470, now: 9970 },
      ],
    },
  },
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status');
    await expect(said.querySelectorAll('li')).toHaveLength(6);
    await expect(said).toHaveTextContent('49,90');
  },
};

export const ReviewFailed: Story = {
  args: { step: { kind: 'shown', ...whole, isFailed: true } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByText(storyText(globals)('checkout.played'))).toBeNull();
  },
};

/** Lines without the tax, the tax, and what is to be paid. */
export const Business: Story = {
  args: {
    step: {
      kind: 'shown',
      ...whole,
      isNet: true,
      speed: 'express',
      totals: {
        ...shown.totals,
        express: euros(990),
        vouchers: euros(1000),
        due: euros(9460),
        taxes: [{ perMille: 190, net: euros(8790), tax: euros(1670) }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const amounts = [...canvasElement.querySelectorAll('dl dd')].map((amount) =>
      Number(amount.textContent.replace('−', '-').replace(' €', '').replace(',', '.')),
    );
    const [goods = 0, shipping = 0, express = 0, net = 0, tax = 0, vouchers = 0, due = 0] = amounts;
    await expect(goods + shipping + express).toBeCloseTo(net, 5);
    await expect(net + tax + vouchers).toBeCloseTo(due, 5);
  },
};

/** Gift vouchers alone: nothing is sent, and the one address may be anywhere. */
export const NothingSent: Story = {
  args: {
    step: {
      kind: 'shown',
      ...shown,
      steps: ['address', 'payment', 'review'],
      isSent: false,
      isLoggedIn: true,
      choices: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const Empty: Story = { args: { step: { kind: 'empty' } } };

/** Back from the payment: the cart is empty, the order is not lost. */
export const AlreadyOrdered: Story = {
  args: { step: { kind: 'empty', isOrdered: true } },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: storyText(globals)('checkout.to-order') }),
    ).toHaveAttribute('href', '#order');
  },
};

/** The cart says what is missing. */
export const Incomplete: Story = {
  args: { step: { kind: 'incomplete' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#cart');
  },
};
