import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../../../../messages/story-text.ts';
import { MatChoice } from './mat-choice.tsx';

const meta = {
  title: 'Product/MatChoice',
  component: MatChoice,
  args: {
    id: 'part-mat',
    legend: 'Passepartout',
    selectedText: 'Weiß, 3 cm',
    mats: [
      { matType: 'mat-none', matSize: 30, label: 'Ohne', isSelected: false },
      { matType: 'mat-weiss', matSize: 30, label: 'Weiß', isDefault: true, isSelected: true },
      {
        matType: 'mat-creme',
        matSize: 30,
        label: 'Creme',
        surcharge: '+ 4,00 €',
        isSelected: false,
      },
      {
        matType: 'mat-schwarz',
        matSize: 30,
        label: 'Schwarz',
        surcharge: '+ 4,00 €',
        isSelected: false,
      },
    ],
    sizes: [
      { matSize: 20, label: '2 cm' },
      { matSize: 30, label: '3 cm' },
      { matSize: 60, label: '6 cm + 7,80 €' },
    ],
    selectedSize: 30,
    hiddenFields: [],
    onSelect: fn(),
  },
} satisfies Meta<typeof MatChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Colour and width are chosen each by itself; the other one stays. */
export const White: Story = {
  play: async ({ args, canvas, globals }) => {
    const usual = storyText(globals)('components.default');
    await expect(canvas.getByRole('radio', { name: `Weiß ${usual}` })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Creme/u }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('mat-creme', '30');
    const size = canvas.getByLabelText(storyText(globals)('components.mat-size'));
    await expect(size.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.selectOptions(size, '60');
    await expect(args.onSelect).toHaveBeenLastCalledWith('mat-weiss', '60');
  },
};

/** A mat that is not sold in this format says so; one with a single other width selects that. */
export const SomeNotSold: Story = {
  args: {
    mats: [
      { matType: 'mat-none', matSize: 30, label: 'Ohne', isSelected: false },
      { matType: 'mat-weiss', matSize: 30, label: 'Weiß', isSelected: true },
      { matType: 'mat-creme', matSize: 60, label: 'Creme', isSelected: false },
      {
        matType: 'mat-schwarz',
        matSize: 30,
        label: 'Schwarz',
        isSelected: false,
        reason: 'In diesem Format nicht erhältlich',
      },
    ],
    sizes: [
      { matSize: 30, label: '3 cm' },
      { matSize: 60, label: '6 cm', reason: 'In diesem Format nicht erhältlich' },
    ],
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Schwarz.*nicht erhältlich/u })).toBeDisabled();
    await expect(canvas.getByRole('option', { name: /^6 cm.*nicht erhältlich/u })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Creme' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('mat-creme', '60');
  },
};

/** A frame without glass takes no mat: the reason is shown instead of mats. */
export const NoGlazing: Story = {
  args: {
    selectedText: 'Ohne',
    selectedSize: 0,
    reason: 'Dieser Rahmen hat kein Glas, daher auch kein Passepartout.',
    mats: [
      { matType: 'mat-none', matSize: 30, label: 'Ohne', isSelected: true },
      { matType: 'mat-weiss', matSize: 30, label: 'Weiß', isSelected: false },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hat kein Glas/u)).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.getByRole('radio', { name: 'Ohne' })).toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
