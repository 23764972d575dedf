import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { argText, frameArg, materialArg, textArg } from '../../messages/story-args.ts';
import { asPattern } from '../../messages/story-text.ts';
import { sampleMaterials } from '../option-list/sample-choices.ts';
import { PriceListNote } from '../price/price.tsx';
import { MaterialChoice, type MaterialChoiceOption } from './material-choice.tsx';

const meta = {
  title: 'Product/MaterialChoice',
  component: MaterialChoice,
  args: {
    legend: textArg('configurator.material'),
    selectedText: materialArg('leinwand'),
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
  play: async ({ args, canvas, globals }) => {
    const { legend, options } = args;
    const nameOf = (option: MaterialChoiceOption | undefined): RegExp =>
      asPattern(argText(globals, `${option?.label ?? ''} ${option?.price ?? ''}`));
    await expect(canvas.getByRole('group', { name: argText(globals, legend) })).toBeVisible();
    // A price never stands without what the law wants beside it.
    await expect(canvas.getByRole('link')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: nameOf(options[0]) }));
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: nameOf(options[4]) }));
    await expect(args.onSelect).toHaveBeenCalledWith('aludibond');
  },
};

export const TwoMaterials: Story = { args: { options: sampleMaterials.slice(0, 2) } };

export const LongTexts: Story = {
  args: {
    selectedText: `${materialArg('hahnemuehle')}, ${frameArg('holzrahmen')}`,
    options: sampleMaterials.map((each) => ({
      ...each,
      label: materialArg('hahnemuehle'),
      frameLabel: each.frameLabel && frameArg('schattenfuge-leinwand'),
    })),
  },
  globals: { locale: 'es-ES' },
};
