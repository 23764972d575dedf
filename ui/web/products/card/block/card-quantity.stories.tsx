import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { localText, priceArg, textArg } from '../../../../messages/story-args.ts';
import { storyText } from '../../../../messages/story-text.ts';
import { CardQuantity } from './card-quantity.tsx';

const rungs = { 5: 1_725, 28: 7_140, 40: 9_400, 100: 19_000 } as const;

const meta = {
  title: 'Product/CardQuantity',
  component: CardQuantity,
  args: {
    option: {
      name: 'quantity',
      key: 'quantity',
      values: Object.keys(rungs).map((value) => ({
        value,
        isChosen: value === '28',
        isDefault: value === '28',
        surcharge: 0,
        pairs: [
          ['quantity', value],
          ['designId', 'sage'],
        ],
      })),
    },
    rungs: Object.fromEntries(
      Object.entries(rungs).map(([value, amount]) => [
        value,
        `${value} · ${priceArg(amount)} · ${priceArg(Math.floor(amount / Number(value)))}`,
      ]),
    ),
    saving: undefined,
    more: undefined,
    choose: fn(),
  },
  render: (args, { globals }) => {
    const text = storyText(globals);
    return (
      <CardQuantity
        {...args}
        rungs={Object.fromEntries(
          Object.entries(args.rungs).map(([value, rung]) => [value, localText(globals, rung)]),
        )}
        saving={text('card.each-costs-less', {
          count: 12,
          printed: '12',
          price: localText(globals, priceArg(20)),
        })}
        more={{
          question: text('card.more', { count: '5.000' }),
          text: localText(globals, textArg('story.advice')),
          href: '#',
        }}
      />
    );
  },
} satisfies Meta<typeof CardQuantity>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Every rung with what all its cards cost, and what speaks for more of them. */
export const Ladder: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const ladder = canvas.getByRole('combobox', { name: text('card.quantity') });
    await expect(ladder).toHaveValue('28');
    await userEvent.selectOptions(ladder, '40');
    await expect(args.choose).toHaveBeenCalledWith('40');
    await expect(canvas.getByRole('option', { name: /^100 · /u })).toBeInTheDocument();
  },
};
