import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { argText, frameArg, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { ComponentChoice } from './component-choice.tsx';

const meta = {
  title: 'Product/ComponentChoice',
  component: ComponentChoice,
  args: {
    name: 'optionTypes',
    id: 'part-leinwand-keilrahmen',
    legend: textArg('story.stretcher'),
    selectedText: '2,5 cm',
    hiddenFields: [],
    groups: [
      {
        options: [
          { value: 'leinwand-keilrahmen-25mm', label: '2,5 cm', isDefault: true, isSelected: true },
          {
            value: 'leinwand-keilrahmen-38mm',
            label: '3,8 cm',
            surcharge: '+\u00a09,00\u00a0€',
            isSelected: false,
          },
        ],
      },
    ],
    onSelect: fn(),
  },
} satisfies Meta<typeof ComponentChoice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The default one is marked, the others say what they cost more; arrow keys choose. */
export const Options: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const usual = canvas.getByRole('radio', { name: `2,5 cm ${text('components.default')}` });
    await expect(usual).toBeChecked();
    await expect(usual.parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    usual.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenCalledWith('leinwand-keilrahmen-38mm');
  },
};

/** A part that cannot be chosen is shown with the reason. */
export const Impossible: Story = {
  args: {
    legend: textArg('story.drilling'),
    id: 'part-acrylglas-bohrung',
    selectedText: textArg('story.without'),
    groups: [
      {
        options: [
          {
            value: 'acrylglas-bohrung-none',
            label: textArg('story.without'),
            isDefault: true,
            isSelected: true,
          },
          {
            value: 'acrylglas-bohrung-corner-holes',
            label: textArg('story.corner-holes'),
            isSelected: false,
            reason: textArg('story.frameless-only'),
          },
        ],
      },
    ],
  },
  play: async ({ args, canvas, globals }) => {
    const name = `${textArg('story.corner-holes')} ${textArg('story.frameless-only')}`;
    const refused = canvas.getByRole('radio', { name: argText(globals, name) });
    await expect(refused).toBeDisabled();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const refusedFrame = (value: string, label: string) => ({
  value,
  label,
  isSelected: false,
  reason: textArg('story.not-with-material'),
});

/** Several that cannot be chosen are behind one disclosure, each with its reason. */
export const ManyImpossible: Story = {
  args: {
    name: 'material',
    id: 'part-frame',
    legend: textArg('story.frame'),
    selectedText: textArg('story.no-frame'),
    groups: [
      {
        options: [
          refusedFrame('leinwand+alurahmen', frameArg('alurahmen')),
          { value: 'leinwand', label: textArg('story.no-frame'), isSelected: true },
          refusedFrame('leinwand+artbox', frameArg('artbox')),
          refusedFrame('leinwand+fotorahmen', frameArg('fotorahmen')),
          {
            value: 'leinwand+schattenfuge-leinwand',
            label: frameArg('schattenfuge-leinwand'),
            surcharge: '+\u00a025,00\u00a0€',
            isSelected: false,
          },
        ],
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByText(argText(globals, frameArg('artbox')))).not.toBeVisible();
    await userEvent.click(canvas.getByText(storyText(globals)('components.refused', { count: 3 })));
    await expect(canvas.getByText(argText(globals, frameArg('artbox')))).toBeVisible();
    await expect(
      canvas.getAllByText(argText(globals, textArg('story.not-with-material'))),
    ).toHaveLength(3);
  },
};

const colour = (value: string, label: string, css: string, isSelected = false) => ({
  value,
  label,
  colour: css,
  isSelected,
});

export const Colours: Story = {
  args: {
    name: 'frameVariant',
    id: 'part-colour',
    legend: textArg('story.colour-finish'),
    selectedText: textArg('story.oak'),
    groups: [
      {
        options: [
          { ...colour('holzrahmen-schwarz', textArg('story.black'), '#1d1b19'), isDefault: true },
          colour('holzrahmen-weiss', textArg('story.white'), '#f4f2ed'),
          {
            ...colour('holzrahmen-eiche', textArg('story.oak'), '#b58d5c', true),
            surcharge: '+ 12,90 €',
          },
          colour('holzrahmen-eiche-geraeuchert', textArg('story.smoked-oak'), '#5f4a37'),
        ],
      },
    ],
  },
};

/** Families of colours: the one that is chosen is open. */
export const Families: Story = {
  args: {
    name: 'frameVariant',
    id: 'part-colour',
    legend: textArg('story.colour-finish'),
    selectedText: textArg('story.gold'),
    groups: [
      {
        label: textArg('story.aluminium-square'),
        options: [
          colour('alurahmen-eckig-schwarz', textArg('story.black'), '#1d1b19'),
          colour('alurahmen-eckig-gold', textArg('story.gold'), '#bf9a4f', true),
        ],
      },
      {
        label: textArg('story.aluminium-round'),
        options: [colour('alurahmen-rund-silber', textArg('story.silver'), '#b9bcbe')],
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByText(argText(globals, textArg('story.gold')), { selector: 'label *' }),
    ).toBeVisible();
    await expect(
      canvas.getByText(argText(globals, textArg('story.aluminium-round'))),
    ).toBeVisible();
    await expect(canvas.getByText(argText(globals, textArg('story.silver')))).not.toBeVisible();
  },
};
