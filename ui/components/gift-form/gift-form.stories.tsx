import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { emptyGiftStep } from '../../../core/domain/voucher/gift-step.ts';
import { voucherLook } from '../../../core/domain/voucher/voucher-artwork.ts';
import { voucherDesigns } from '../../../core/domain/voucher/voucher-designs.ts';
import { storyText } from '../../messages/story-text.ts';
import { Picture } from '../picture/picture.tsx';
import { GiftForm } from './gift-form.tsx';

const meta = {
  title: 'Product/GiftForm',
  component: GiftForm,
  args: {
    step: emptyGiftStep,
    amounts: [15, 25, 50, 100].map((amount) => ({ value: String(amount), name: `${amount} €` })),
    bounds: { least: '10 €', most: '500 €' },
    designs: voucherDesigns.map((design) => ({
      design,
      picture: (
        <Picture
          {...pictureAttributes('tile', voucherLook('de-DE', design))}
          alt={design}
          fit="cover"
        />
      ),
    })),
  },
} satisfies Meta<typeof GiftForm>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The form sends to the page that it stands on. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toHaveProperty('method', 'post');
    await expect(canvas.getByRole('radio', { name: '50 €' })).toBeChecked();
  },
};

const typed = {
  ...emptyGiftStep.form,
  amount: 'own',
  ownAmount: '9',
  recipient: 'Ada',
  words: 'Alles Gute!',
};

/** The first wrong field has the focus; nothing is lost. */
export const Refused: Story = {
  args: {
    step: {
      ...emptyGiftStep,
      form: typed,
      errors: [
        { field: 'ownAmount', code: 'malformed' },
        { field: 'sender', code: 'missing' },
        { field: 'email', code: 'missing' },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('gift.errors'));
    await expect(canvas.getByDisplayValue('Ada')).toBeVisible();
    await expect(canvas.getByDisplayValue('9')).toBeInvalid();
  },
};

/** What was typed, as it is printed. */
export const Previewed: Story = {
  args: {
    step: {
      ...emptyGiftStep,
      form: { ...typed, ownAmount: '90' },
      giftId: '00000000-0000-4000-8000-000000000001',
      sheet: {
        name: 'front',
        width: 210_000,
        height: 99_000,
        bleed: 3_000,
        folds: [],
        items: [
          {
            kind: 'fill',
            object: 'paper',
            layer: 'ink',
            colour: '#fbf8f1',
            path: [['M', 0, 0], ['L', 210_000, 0], ['L', 210_000, 99_000], ['L', 0, 99_000], ['Z']],
          },
          {
            kind: 'fill',
            object: 'frame',
            layer: 'ink',
            colour: '#a9864f',
            line: 500,
            path: [['M', 9_000, 9_000], ['L', 201_000, 9_000], ['L', 201_000, 90_000], ['Z']],
          },
        ],
      },
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(storyText(globals)('gift.sheet', { name: 'Ada' })),
    ).toBeInTheDocument();
  },
};

/** The cart takes no more of them. */
export const Full: Story = {
  args: { step: { ...emptyGiftStep, form: typed, problem: 'full' } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('gift.full'))).toBeVisible();
  },
};
