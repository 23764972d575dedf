import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../../../messages/story-text.ts';
import { PhotoAmount } from './photo-amount.tsx';

const steps = [
  [12, '0,32 €'],
  [25, '0,28 €'],
  [50, '0,24 €'],
] as const;

const meta = {
  title: 'Product/PhotoAmount',
  component: PhotoAmount,
  args: {
    option: {
      name: 'amount',
      key: 'amount',
      values: [12, 24, 25, 50, 60].map((amount) => ({
        value: String(amount),
        isChosen: amount === 24,
        isDefault: amount === 24,
        surcharge: 0,
        pairs: [
          ['paperType', 'matte'],
          ['amount', String(amount)],
        ],
      })),
    },
    amount: 24,
    limits: { minimum: 12, maximum: 60 },
    legend: '',
    hint: '',
    stepsHeadline: '',
    steps: [],
    saving: undefined,
    choose: fn(),
  },
  render: (args, { globals }) => {
    const text = storyText(globals);
    return (
      <PhotoAmount
        {...args}
        legend={text('photobox.amount')}
        hint={text('photobox.limits', { minimum: '12', maximum: '60' })}
        stepsHeadline={text('photobox.steps')}
        steps={steps.map(([from, price]) => ({
          from,
          price,
          words: text('photobox.from', { count: String(from) }),
        }))}
        saving={text('photobox.saving-less', { count: 1, price: '0,28 €' })}
      />
    );
  },
} satisfies Meta<typeof PhotoAmount>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A number counts once it is whole, and is the nearest that there is; the steps are links. */
export const Typed: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const field = canvas.getByRole('spinbutton', { name: text('photobox.amount') });
    await userEvent.clear(field);
    await userEvent.type(field, '48');
    await expect(args.choose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.choose).toHaveBeenLastCalledWith(48);
    await userEvent.clear(field);
    await userEvent.type(field, '500');
    await userEvent.tab();
    await expect(args.choose).toHaveBeenLastCalledWith(60);
    await expect(field).toHaveValue(60);
    const chosen = canvas
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'true');
    await expect(chosen).toHaveLength(1);
    await expect(chosen[0]).toHaveAttribute('href', '?paperType=matte&amount=12#part-amount');
    await expect(canvasElement.querySelector('[type="hidden"]')).toHaveAttribute(
      'name',
      'paperType',
    );
  },
};
