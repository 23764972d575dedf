import type { Meta, StoryObj } from '@storybook/react-vite';
import { encode } from 'uqr';
import { expect } from 'storybook/test';

import { epcCode } from '../../../core/domain/payment/epc-code.ts';
import { E } from '../../../core/fp.ts';
import { storyText } from '../../messages/story-text.ts';
import { BankTransfer } from './bank-transfer.tsx';

const account = {
  holder: 'Passepartout',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
};
const reference = 'RF122026ABCDE';
const code = epcCode(account, { minorUnits: 6_490, currency: 'eur' }, reference);

const meta = {
  title: 'Patterns/BankTransfer',
  component: BankTransfer,
  args: { account, amount: '64,90\u00a0€', reference },
} satisfies Meta<typeof BankTransfer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The money comes before the print; a bank's app reads the code. */
export const BeforePrinting: Story = {
  args: {
    modules: E.isRight(code) ? encode(code.right, { ecc: 'M', border: 4 }).data : undefined,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await expect(canvas.getByText('RF12 2026 ABCD E')).toBeVisible();
    await expect(canvas.getByText(text('bank-transfer.before'))).toBeVisible();
    await expect(canvas.getByTitle(text('bank-transfer.code'))).toBeInTheDocument();
  },
};

/** In francs there is no code. */
export const OfAnInvoice: Story = {
  args: {
    account: { holder: 'Passepartout', iban: 'CH9300762011623852957', bic: 'UBSWCHZH80A' },
    amount: 'CHF\u00a064.90',
    until: '11.12.2026',
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByText(text('bank-transfer.invoice', { until: '11.12.2026' })),
    ).toBeVisible();
    await expect(canvas.queryByTitle(text('bank-transfer.code'))).toBeNull();
  },
};
