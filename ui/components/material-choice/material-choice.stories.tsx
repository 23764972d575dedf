import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { sampleMaterials } from '../option-list/sample-choices.ts';
import { PriceListNote } from '../price/price.tsx';
import { MaterialChoice } from './material-choice.tsx';

const meta = {
  title: 'Product/MaterialChoice',
  component: MaterialChoice,
  args: {
    legend: 'Material',
    selectedText: 'Leinwand',
    options: sampleMaterials,
    note: <PriceListNote prices={[]} shippingHref="#" />,
    hiddenFields: [],
    onSelect: fn(),
  },
} satisfies Meta<typeof MaterialChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Pressing the selected material asks for nothing; pressing another one asks for it. */
export const Materials: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Material' })).toBeVisible();
    // A price never stands without what the law wants beside it.
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Leinwand 60 × 40 · 44,90/u }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Alu-Dibond/ }));
    await expect(args.onSelect).toHaveBeenCalledWith('aludibond');
  },
};

export const TwoMaterials: Story = { args: { options: sampleMaterials.slice(0, 2) } };

export const LongTexts: Story = {
  args: {
    selectedText: 'Papel artístico Hahnemühle, marco de madera',
    options: sampleMaterials.map((each) => ({
      ...each,
      label: 'Papel artístico Hahnemühle',
      frameLabel: each.frameLabel && 'marco de plástico vintage',
    })),
  },
  globals: { locale: 'es-ES' },
};
