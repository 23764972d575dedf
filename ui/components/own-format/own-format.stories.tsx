import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { OwnFormatDialog } from './own-format.tsx';

const meta = {
  title: 'Product/OwnFormatDialog',
  component: OwnFormatDialog,
  args: {
    locale: 'de-DE',
    unit: 'cm',
    limits: {
      shorter: { minimum: 200, maximum: 1500 },
      longer: { minimum: 200, maximum: 3000 },
    },
    initial: { width: '60', height: '40' },
    hiddenFields: [{ name: 'material', value: 'leinwand' }],
    isOpen: true,
    onClose: fn(),
    onFormat: fn(),
    onChoose: fn(),
    closeHref: '?material=leinwand',
  },
} satisfies Meta<typeof OwnFormatDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Digits and one separator stay: four before it, one after (storefront §5). */
export const Typing: Story = {
  play: async ({ args, canvas }) => {
    const width = canvas.getByLabelText('Breite');
    await userEvent.clear(width);
    await userEvent.type(width, '12345,67');
    await expect(width).toHaveValue('1234,6');
    await userEvent.clear(width);
    await userEvent.type(width, '00.5a');
    await expect(width).toHaveValue('0,5');
    await userEvent.clear(width);
    await userEvent.type(width, '80,5');
    await expect(args.onFormat).toHaveBeenLastCalledWith({ width: 805, height: 400, unit: 'cm' });
    await userEvent.click(canvas.getByRole('button', { name: 'Format übernehmen' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ width: 805, height: 400, unit: 'cm' });
  },
};

/** What is typed in the middle stays in the middle. */
export const CaretStays: Story = {
  args: { initial: { width: '150', height: '40' } },
  play: async ({ canvas }) => {
    const width = canvas.getByLabelText<HTMLInputElement>('Breite');
    await userEvent.type(width, 'x2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(width).toHaveValue('1250');
    await expect(width.selectionStart).toBe(2);
  },
};

/** Each field tells what is wrong with it, and is told to listeners. */
export const OutsideTheLimits: Story = {
  args: { initial: { width: '10', height: '400' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Format übernehmen' }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Breite')).toBeInvalid();
    await expect(canvas.getByLabelText('Breite')).toHaveAccessibleDescription(
      /Die kurze Seite muss zwischen 20 und 150\scm liegen/,
    );
    await expect(canvas.getByLabelText('Höhe')).toHaveAccessibleDescription(
      /Die lange Seite muss zwischen 20 und 300\scm liegen/,
    );
  },
};

/** What was sent without scripts comes back with its errors. */
export const SentEmpty: Story = {
  args: { initial: { width: '', height: '' }, isSent: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Bitte geben Sie die Breite an.')).toBeVisible());
    await expect(canvas.getByLabelText('Höhe')).toHaveAccessibleDescription(
      /Bitte geben Sie die Höhe an/,
    );
  },
};

export const WithOffer: Story = {
  args: {
    initial: { width: '61', height: '42' },
    offer: {
      value: '610x420',
      price: { current: '58,90 €' },
      nearest: {
        text: '60 × 40 cm',
        saving: '14,00 €',
        href: '?material=leinwand&formatType=600x400',
      },
    },
  },
};

/** An offer for another format than the one in the fields is not shown. */
export const OfferOfAnotherFormat: Story = {
  args: { offer: { value: '610x420', price: { current: '58,90 €' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('58,90 €')).toBeNull();
  },
};

/** The dot in inches; the limits are whole tenths within what can be made. */
export const Inches: Story = {
  args: { unit: 'in', initial: { width: '24', height: '16.5' } },
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    const width = canvas.getByLabelText('Width');
    await userEvent.clear(width);
    await userEvent.type(width, '24,75');
    await expect(width).toHaveValue('24.7');
    await expect(
      canvas.getByText(/Short side 7.9 to 59\sin, long side 7.9 to 118.1\sin/),
    ).toBeVisible();
  },
};
