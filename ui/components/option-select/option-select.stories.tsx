import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { OptionSelect } from './option-select.tsx';

const amounts = [1, 2, 3, 5, 10];

const meta = {
  title: 'Product/OptionSelect',
  component: OptionSelect,
  args: {
    option: {
      name: 'amount',
      key: 'amount',
      values: amounts.map((amount) => ({
        value: String(amount),
        isChosen: amount === 2,
        isDefault: amount === 1,
        surcharge: 0,
        pairs: [
          ['calendarType', 'tischkalender'],
          ['amount', String(amount)],
        ],
      })),
    },
    legend: '',
    labelOf: (value) => value,
    choose: fn(),
  },
  render: (args, { globals }) => {
    const text = storyText(globals);
    return (
      <OptionSelect
        {...args}
        legend={text('fact.amount')}
        labelOf={(value) => text('calendar.pieces', { count: Number(value) })}
      >
        <p>{text('calendar.start-note', { month: 'Mai', year: '2027' })}</p>
      </OptionSelect>
    );
  },
} satisfies Meta<typeof OptionSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A list whose form keeps what else is chosen. */
export const Amounts: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const list = canvas.getByRole('combobox', { name: text('fact.amount') });
    await expect(list).toHaveValue('2');
    await userEvent.selectOptions(list, '10');
    await expect(args.choose).toHaveBeenCalledWith('10');
    await expect(canvasElement.querySelector('[type="hidden"]')).toHaveAttribute(
      'name',
      'calendarType',
    );
  },
};

/** Something else is chosen, which the list says first; a value of the list takes its place. */
export const NoneOfThem: Story = {
  args: {
    option: {
      name: 'amount',
      key: 'amount',
      values: amounts.map((amount) => ({
        value: String(amount),
        isChosen: false,
        isDefault: amount === 1,
        surcharge: 0,
        pairs: [
          ['isSample', 'true'],
          ['amount', String(amount)],
        ],
      })),
    },
    other: { label: '—', parameter: 'isSample' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getAllByRole('option')).toHaveLength(amounts.length + 1);
    await expect(canvasElement.querySelector('[type="hidden"]')).toBeNull();
  },
};
