import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type {
  AccountOverview,
  RefusedAccountChange,
} from '../../../core/domain/customer/account-overview.ts';
import { listedInvoice } from '../../../core/domain/customer/listed-invoice.ts';
import { dayArg } from '../../messages/story-args.ts';
import { CustomerAccount } from './customer-account.tsx';

const overview: AccountOverview = {
  number: '1000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  hasPassword: true,
  newsletter: 'absent',
  sessions: [
    {
      id: 'a',
      browser: 'firefox',
      system: 'windows',
      country: 'CH',
      begunAt: 0,
      usedAt: 0,
      isCurrent: true,
    },
    { id: 'b', browser: 'safari', system: 'ios', begunAt: 0, usedAt: 0, isCurrent: false },
    { id: 'c', browser: 'other', system: 'other', begunAt: 0, usedAt: 0, isCurrent: false },
  ],
  pictures: [],
};

const refusedWith = (
  change: RefusedAccountChange['change'],
  problem: RefusedAccountChange['problem'],
): RefusedAccountChange => ({
  change,
  typed: { email: 'ada', firstName: '', lastName: 'Lovelace' },
  problem,
});

const meta = {
  title: 'Patterns/Forms/CustomerAccount',
  component: CustomerAccount,
  args: {
    step: { kind: 'shown', overview, orders: [] },
    locale: 'de-DE',
    cartHref: '#cart',
    wishlistHref: '#wishlist',
    countries: [{ code: 'DE', name: 'DE' }],
    printDay: () => dayArg('2026-11-27'),
    printTime: () => dayArg('2026-11-22'),
    countryName: (country) => country,
  },
} satisfies Meta<typeof CustomerAccount>;

export default meta;

type Story = StoryObj<typeof meta>;

/** All sections; what changes something is closed until it is wanted. */
export const Shown: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(7);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(0);
    await expect(canvasElement.querySelectorAll('[value="end-session"]')).toHaveLength(2);
    for (const form of canvasElement.querySelectorAll('form'))
      await expect(form).toHaveProperty('method', 'post');
  },
};

/** The log-in stands over the page; the answer to a deletion does, too. */
export const Visitor: Story = {
  args: { step: { kind: 'visitor' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Unavailable: Story = { args: { step: { kind: 'unavailable' } } };

/** Errors stand at their fields, in the form that was sent; the others stay closed. */
export const WrongName: Story = {
  args: {
    step: {
      kind: 'shown',
      overview,
      refused: refusedWith('name', {
        kind: 'fields',
        errors: [{ field: 'firstName', code: 'missing' }],
      }),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expect(canvas.getByDisplayValue('Lovelace')).toBeVisible();
  },
};

export const WrongAddress: Story = {
  args: {
    step: {
      kind: 'shown',
      overview,
      refused: refusedWith('email', {
        kind: 'fields',
        errors: [{ field: 'email', code: 'malformed' }],
      }),
    },
  },
};

/** No password is ever shown again. */
export const WrongPassword: Story = {
  args: {
    step: {
      kind: 'shown',
      overview,
      refused: refusedWith('password', {
        kind: 'fields',
        errors: [{ field: 'newPassword', code: 'too-common' }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    for (const input of canvasElement.querySelectorAll('input[type="password"]'))
      await expect(input).toHaveValue('');
  },
};

/** Of the shop API, without a field to mend. */
export const DeletionFailed: Story = {
  args: {
    step: {
      kind: 'shown',
      overview,
      refused: refusedWith('close', { kind: 'failed', message: undefined, fields: {} }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

/** Who signs in by somebody else is asked for no password. */
export const WithoutPassword: Story = {
  args: {
    step: {
      kind: 'shown',
      overview: { ...overview, hasPassword: false },
      refused: refusedWith('close', { kind: 'refused', message: undefined, fields: {} }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('input[name="password"]')).toHaveLength(0);
  },
};

/** A company with its invoice address; the register did not know its number. */
export const Business: Story = {
  args: {
    step: {
      kind: 'shown',
      overview: {
        ...overview,
        business: {
          company: 'Lovelace GmbH',
          vatId: 'DE123456780',
          street: 'Example Street 1',
          postcode: '12345',
          city: 'Berlin',
          country: 'DE',
          vatStatus: 'invalid',
          vatCheckedAt: 0,
        },
      },
      refused: refusedWith('business', {
        kind: 'fields',
        errors: [{ field: 'postcode', code: 'malformed' }],
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form:has([value="business"])');
    await expect(form?.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    await expect(form?.querySelector('[name="city"]')).toHaveValue('Berlin');
  },
};

/** Orders with what was issued for them; the number leads to the page of the order. */
export const WithOrders: Story = {
  args: {
    step: {
      kind: 'shown',
      overview,
      orders: [
        {
          number: '2026-ABCDE-FGHJK',
          placedAt: 0,
          stage: 'rendering',
          due: { minorUnits: 4_980, currency: 'eur' },
          invoices: [],
          href: '#order',
        },
        {
          number: '2026-LMNPQ-RSTUV',
          placedAt: 0,
          stage: 'delivered',
          due: { minorUnits: 16_675, currency: 'eur' },
          invoices: [
            listedInvoice({ kind: 'invoice', number: 'R2026-000017' }),
            listedInvoice({ kind: 'credit-note', number: 'G2026-000003' }),
          ],
          href: '#earlier-order',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /R2026-000017/u })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /G2026-000003/u })).toBeVisible();
  },
};

/** A new address that waits, the newsletter, and photos of this device. */
export const InUse: Story = {
  args: {
    step: {
      kind: 'shown',
      overview: {
        ...overview,
        newEmail: 'ada.king@example.com',
        newsletter: 'subscribed',
        pictures: [{ id: 'photo', size: { width: 4_000, height: 3_000 }, keptUntil: 0 }],
      },
    },
  },
};
