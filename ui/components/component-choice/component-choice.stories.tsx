import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { ComponentChoice } from './component-choice.tsx';

const meta = {
  title: 'Product/ComponentChoice',
  component: ComponentChoice,
  args: {
    name: 'optionTypes',
    id: 'part-leinwand-keilrahmen',
    legend: 'Keilrahmen',
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
    legend: 'Bohrung',
    id: 'part-acrylglas-bohrung',
    selectedText: 'Ohne',
    groups: [
      {
        options: [
          { value: 'acrylglas-bohrung-none', label: 'Ohne', isDefault: true, isSelected: true },
          {
            value: 'acrylglas-bohrung-corner-holes',
            label: 'Eckbohrungen',
            isSelected: false,
            reason: 'Nur ohne Rahmen möglich',
          },
        ],
      },
    ],
  },
  play: async ({ args, canvas }) => {
    const refused = canvas.getByRole('radio', { name: 'Eckbohrungen Nur ohne Rahmen möglich' });
    await expect(refused).toBeDisabled();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

const refusedFrame = (value: string, label: string) => ({
  value,
  label,
  isSelected: false,
  reason: 'Mit diesem Material nicht im Angebot',
});

/** Several that cannot be chosen are behind one disclosure, each with its reason. */
export const ManyImpossible: Story = {
  args: {
    name: 'material',
    id: 'part-frame',
    legend: 'Rahmen',
    selectedText: 'Ohne Rahmen',
    groups: [
      {
        options: [
          refusedFrame('leinwand+alurahmen', 'Alurahmen'),
          { value: 'leinwand', label: 'Ohne Rahmen', isSelected: true },
          refusedFrame('leinwand+artbox', 'ArtBox'),
          refusedFrame('leinwand+fotorahmen', 'Fotorahmen'),
          {
            value: 'leinwand+schattenfuge-leinwand',
            label: 'Schattenfugenrahmen',
            surcharge: '+\u00a025,00\u00a0€',
            isSelected: false,
          },
        ],
      },
    ],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByText('ArtBox')).not.toBeVisible();
    await userEvent.click(canvas.getByText(storyText(globals)('components.refused', { count: 3 })));
    await expect(canvas.getByText('ArtBox')).toBeVisible();
    await expect(canvas.getAllByText('Mit diesem Material nicht im Angebot')).toHaveLength(3);
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
    legend: 'Farbe und Oberfläche',
    selectedText: 'Eiche',
    groups: [
      {
        options: [
          { ...colour('holzrahmen-schwarz', 'Schwarz', '#1d1b19'), isDefault: true },
          colour('holzrahmen-weiss', 'Weiß', '#f4f2ed'),
          { ...colour('holzrahmen-eiche', 'Eiche', '#b58d5c', true), surcharge: '+ 12,90 €' },
          colour('holzrahmen-eiche-geraeuchert', 'Eiche geräuchert', '#5f4a37'),
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
    legend: 'Farbe und Oberfläche',
    selectedText: 'Gold',
    groups: [
      {
        label: 'Aluminiumrahmen eckig',
        options: [
          colour('alurahmen-eckig-schwarz', 'Schwarz', '#1d1b19'),
          colour('alurahmen-eckig-gold', 'Gold', '#bf9a4f', true),
        ],
      },
      {
        label: 'Aluminiumrahmen rund',
        options: [colour('alurahmen-rund-silber', 'Silber', '#b9bcbe')],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gold', { selector: 'label *' })).toBeVisible();
    await expect(canvas.getByText('Aluminiumrahmen rund')).toBeVisible();
    await expect(canvas.getByText('Silber')).not.toBeVisible();
  },
};
