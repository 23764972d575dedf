import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { asPattern, storyText } from '../../../../../messages/story-text.ts';
import { OwnFormatDialog } from './own-format.tsx';
import { ownWindow } from '../../../../../components/own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/OwnFormatDialog',
  component: OwnFormatDialog,
  parameters: ownWindow,
  args: {
    shippingHref: '#shipping',
    locale: 'de-DE',
    unit: 'cm',
    limits: {
      shorter: { minimum: 200, maximum: 1500 },
      longer: { minimum: 200, maximum: 3000 },
    },
    initial: { width: '60', height: '40' },
    hiddenFields: [{ name: 'material', value: 'leinwand' }],
    frame: { isOpen: true, onClose: fn(), closeHref: '?material=leinwand' },
    onFormat: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof OwnFormatDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Digits and one separator stay: four before it, one after (storefront §5). */
export const Typing: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const width = canvas.getByLabelText(`${text('own-format.width')} cm`);
    await userEvent.clear(width);
    await userEvent.type(width, '12345,67');
    await expect(width).toHaveValue('1234,6');
    await userEvent.clear(width);
    await userEvent.type(width, '00.5a');
    await expect(width).toHaveValue('0,5');
    await userEvent.clear(width);
    await userEvent.type(width, '80,5');
    await expect(args.onFormat).toHaveBeenLastCalledWith({ width: 805, height: 400, unit: 'cm' });
    await userEvent.click(canvas.getByRole('button', { name: text('own-format.submit') }));
    await expect(args.onChoose).toHaveBeenCalledWith({ width: 805, height: 400, unit: 'cm' });
  },
};

/** Typing in the middle of a field keeps the caret there. */
export const CaretStays: Story = {
  args: { initial: { width: '150', height: '40' } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const width = canvas.getByLabelText<HTMLInputElement>(`${text('own-format.width')} cm`);
    await userEvent.type(width, 'x2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(width).toHaveValue('1250');
    await expect(width.selectionStart).toBe(2);
  },
};

/** Each field shows its error, and screen readers hear it with the field. */
export const OutsideTheLimits: Story = {
  args: { initial: { width: '10', height: '400' } },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('own-format.submit') }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(`${text('own-format.width')} cm`)).toBeInvalid();
    await expect(
      canvas.getByLabelText(`${text('own-format.width')} cm`),
    ).toHaveAccessibleDescription(
      asPattern(text('own-format.outside-shorter', { minimum: 20, maximum: 150, unit: 'cm' })),
    );
    await expect(
      canvas.getByLabelText(`${text('own-format.height')} cm`),
    ).toHaveAccessibleDescription(
      asPattern(text('own-format.outside-longer', { minimum: 20, maximum: 300, unit: 'cm' })),
    );
  },
};

/** A refused form leads to its first wrong field, and says the error where the focus is there. */
export const RefusedAgain: Story = {
  args: { initial: { width: '60', height: '4' } },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const height = canvas.getByLabelText(`${text('own-format.height')} cm`);
    const error = text('own-format.outside-shorter', { minimum: 20, maximum: 150, unit: 'cm' });
    await userEvent.click(canvas.getByRole('button', { name: text('own-format.submit') }));
    await expect(height).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    const first = canvas.getByRole('alert');
    await expect(first).toHaveTextContent(error);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).not.toBe(first);
    await expect(height).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A form that was sent without scripts comes back with its errors. */
export const SentEmpty: Story = {
  args: { initial: { width: '', height: '' }, isSent: true },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await waitFor(() =>
      expect(canvas.getByLabelText(`${text('own-format.width')} cm`)).toHaveFocus(),
    );
    await waitFor(() =>
      expect(canvas.getByText(text('own-format.width-missing'), { selector: 'p' })).toBeVisible(),
    );
    await expect(
      canvas.getByLabelText(`${text('own-format.height')} cm`),
    ).toHaveAccessibleDescription(asPattern(text('own-format.height-missing')));
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
  // Neither the notes of the law nor the cheaper format are read with every digit.
  play: async ({ canvas, globals }) => {
    const words = `${storyText(globals)('own-format.price')} 58,90 €`;
    await expect(canvas.getByRole('status')).toHaveTextContent(words);
    await expect(canvas.getByRole('status').textContent).toHaveLength(words.length);
  },
};

/** An offer for another format than the one in the fields is not shown. */
export const OfferOfAnotherFormat: Story = {
  args: { offer: { value: '610x420', price: { current: '58,90 €' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByText('58,90 €')).toBeNull();
  },
};

/** The dot in inches; the limits are whole tenths within what can be made. */
export const Inches: Story = {
  args: { unit: 'in', initial: { width: '24', height: '16.5' } },
  globals: { locale: 'en-US' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const width = canvas.getByLabelText(`${text('own-format.width')} in`);
    await userEvent.clear(width);
    await userEvent.type(width, '24,75');
    await expect(width).toHaveValue('24.7');
    await expect(
      canvas.getByText(/Short side 7.9 to 59\sin, long side 7.9 to 118.1\sin/),
    ).toBeVisible();
  },
};
