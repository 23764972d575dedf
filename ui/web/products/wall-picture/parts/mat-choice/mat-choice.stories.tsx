import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { argText, textArg } from '../../../../../messages/story-args.ts';
import { asPattern, storyText } from '../../../../../messages/story-text.ts';
import { MatChoice } from './mat-choice.tsx';

const meta = {
  title: 'Product/MatChoice',
  component: MatChoice,
  args: {
    id: 'part-mat',
    legend: 'Passepartout',
    selectedText: `${textArg('story.white')}, 3 cm`,
    mats: [
      { matType: 'mat-none', matSize: 30, label: textArg('story.without'), isSelected: false },
      {
        matType: 'mat-weiss',
        matSize: 30,
        label: textArg('story.white'),
        isDefault: true,
        isSelected: true,
      },
      {
        matType: 'mat-creme',
        matSize: 30,
        label: textArg('story.cream'),
        surcharge: '+ 4,00 €',
        isSelected: false,
      },
      {
        matType: 'mat-schwarz',
        matSize: 30,
        label: textArg('story.black'),
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
    await expect(
      canvas.getByRole('radio', { name: `${argText(globals, textArg('story.white'))} ${usual}` }),
    ).toBeChecked();
    await userEvent.click(
      canvas.getByRole('radio', { name: asPattern(argText(globals, textArg('story.cream'))) }),
    );
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
      { matType: 'mat-none', matSize: 30, label: textArg('story.without'), isSelected: false },
      { matType: 'mat-weiss', matSize: 30, label: textArg('story.white'), isSelected: true },
      { matType: 'mat-creme', matSize: 60, label: textArg('story.cream'), isSelected: false },
      {
        matType: 'mat-schwarz',
        matSize: 30,
        label: textArg('story.black'),
        isSelected: false,
        reason: textArg('story.not-in-size'),
      },
    ],
    sizes: [
      { matSize: 30, label: '3 cm' },
      { matSize: 60, label: '6 cm', reason: textArg('story.not-in-size') },
    ],
  },
  play: async ({ args, canvas, globals }) => {
    const refusal = argText(globals, textArg('story.not-in-size'));
    await expect(
      canvas.getByRole('radio', {
        name: asPattern(`${argText(globals, textArg('story.black'))} ${refusal}`),
      }),
    ).toBeDisabled();
    await expect(canvas.getByRole('option', { name: asPattern(refusal) })).toBeDisabled();
    await userEvent.click(
      canvas.getByRole('radio', { name: argText(globals, textArg('story.cream')) }),
    );
    await expect(args.onSelect).toHaveBeenLastCalledWith('mat-creme', '60');
  },
};

/** A frame without glass takes no mat: the reason is shown instead of mats. */
export const NoGlazing: Story = {
  args: {
    selectedText: textArg('story.without'),
    selectedSize: 0,
    reason: textArg('story.no-glazing'),
    mats: [
      { matType: 'mat-none', matSize: 30, label: textArg('story.without'), isSelected: true },
      { matType: 'mat-weiss', matSize: 30, label: textArg('story.white'), isSelected: false },
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(argText(globals, textArg('story.no-glazing')))).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(
      canvas.getByRole('radio', { name: argText(globals, textArg('story.without')) }),
    ).toBeChecked();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
