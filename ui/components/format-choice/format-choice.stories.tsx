import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { argText, priceArg, sidesArg, textArg } from '../../messages/story-args.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { sampleFormats, longFormats, sampleFormatChoice } from '../option-list/sample-choices.ts';
import { FormatChoice } from './format-choice.tsx';

const meta = {
  title: 'Product/FormatChoice',
  component: FormatChoice,
  args: {
    ...sampleFormatChoice,
    legend: textArg('configurator.format'),
    selectedText: '60 × 40 cm',
    status: 'ready',
    onSelect: fn(),
  },
} satisfies Meta<typeof FormatChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

const withoutPrice = sampleFormats.map((each, index) =>
  index > 3 ? { ...each, price: undefined } : each,
);

export const Formats: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByRole('group', {
        name: `${argText(globals, args.legend)} ${text('configurator.format-unit', { unit: 'cm' })}`,
      }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('radio', {
        name: asPattern(
          argText(
            globals,
            `90 × 60 ${text('price.now')} ${priceArg(6490)} ${text('price.before')} ${priceArg(7990)}`,
          ),
        ),
      }),
    ).toBeEnabled();
    // A price that is struck stands below the line of the others.
    const linesOf = (sides: string): number => {
      const words = canvas.getByText(sides);
      const tile = words.closest('label')?.getBoundingClientRect().top ?? 0;
      return words.getBoundingClientRect().top - tile;
    };
    await expect(linesOf('90 × 60')).toBeCloseTo(linesOf('60 × 40'), 1);
    await userEvent.click(canvas.getByRole('radio', { name: /30 × 20/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('300x200');
  },
};

export const TopDeal: Story = {
  args: {
    options: sampleFormats.map((each) =>
      each.value === '900x600' ? { ...each, label: 'TOP DEAL' } : each,
    ),
  },
};

/** A hint beside one option, which experiment 967 asks for; the longest words, beside a discount. */
export const MostChosen: Story = {
  args: {
    options: sampleFormats.map((each) =>
      each.value === '900x600' ? { ...each, label: textArg('story.most-chosen') } : each,
    ),
  },
  play: async ({ canvas, globals }) => {
    const mark = canvas
      .getByText(argText(globals, textArg('story.most-chosen')))
      .getBoundingClientRect();
    const tile = canvas.getByRole('radio', { name: /90 × 60/u }).closest('label');
    const box = tile?.getBoundingClientRect() ?? new DOMRect();
    await expect(mark.left).toBeGreaterThanOrEqual(box.left);
    await expect(mark.right).toBeLessThanOrEqual(box.right);
  },
};

/** A mark in its editor's colours; what can be read is decided before it comes here. */
export const LabelColours: Story = {
  args: {
    options: sampleFormats.map((each) =>
      each.value === '900x600'
        ? {
            ...each,
            label: textArg('story.new'),
            labelColours: { background: '#003300', text: '#ffff00' },
          }
        : each,
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(argText(globals, textArg('story.new')))).toHaveStyle({
      backgroundColor: 'rgb(0, 51, 0)',
      color: 'rgb(255, 255, 0)',
    });
  },
};

export const Unavailable: Story = {
  args: { options: withoutPrice },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const refused = canvas.getByRole('radio', {
      name: `120 × 80 ${text('configurator.not-available')}`,
    });
    await expect(refused).toBeDisabled();
    await userEvent.click(refused, { pointerEventsCheck: 0 });
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const UnavailableInEnglish: Story = {
  args: { options: withoutPrice },
  globals: { locale: 'en-GB' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(
      canvas.getByRole('radio', { name: `120 × 80 ${text('configurator.not-available')}` }),
    ).toBeDisabled();
  },
};

/** A format of a dialog that is not in the list comes last. */
export const ExtraEntry: Story = {
  args: {
    selectedText: `${sidesArg({ width: 605, height: 400 })} cm`,
    options: [
      ...sampleFormats.map((each) => ({ ...each, isSelected: false })),
      {
        value: '605x400',
        format: { width: 605, height: 400 },
        sides: sidesArg({ width: 605, height: 400 }),
        price: { current: priceArg(5290) },
        isSelected: true,
      },
    ],
  },
};

export const LoadingAgain: Story = { args: { status: 'loading' } };

export const LoadingFirst: Story = { args: { status: 'loading', options: [] } };

export const PricesUnavailable: Story = { args: { status: 'error', options: [] } };

/** Long amounts take fewer columns, and every price stands on one line. */
export const Francs: Story = {
  args: { options: longFormats },
  globals: { locale: 'de-CH' },
};
