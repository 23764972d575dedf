import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { argText, frameArg, materialArg, priceArg } from '../../messages/story-args.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { useText } from '../../messages/text.tsx';
import { FormatChoice } from '../format-choice/format-choice.tsx';
import { MaterialChoice } from '../material-choice/material-choice.tsx';
import { OptionList, optionListId } from './option-list.tsx';
import {
  inchFormats,
  longFormats,
  sampleConfigurator,
  type SampleChoices,
} from './sample-choices.ts';

/** A list of a material and a format, as the page of a product makes it. */
const Configurator = ({ material, format, ...list }: SampleChoices) => {
  const text = useText();
  const { chosen, status } = list;
  const [materialText = '', formatText = ''] = chosen.words.split(', ');
  return (
    <OptionList
      {...list}
      options={[
        {
          kind: 'own',
          id: 'material',
          drawing: (
            <MaterialChoice
              {...material}
              returnId={optionListId}
              legend={text('configurator.material')}
              selectedText={materialText}
            />
          ),
        },
        {
          kind: 'own',
          id: 'format',
          drawing: (
            <FormatChoice
              {...format}
              returnId={optionListId}
              status={status}
              legend={text('configurator.format')}
              selectedText={formatText}
            />
          ),
        },
      ]}
    />
  );
};

const meta = {
  title: 'Product/Configurator',
  component: Configurator,
  args: sampleConfigurator,
  argTypes: {
    headline: { description: 'Of the whole list; names the region, too.' },
    status: {
      description: 'loading while prices are asked for, error where none came.',
      control: 'inline-radio',
      options: ['ready', 'loading', 'error'],
    },
    material: { description: 'The options of the material and what is sent with them.' },
    format: { description: 'The options of the format, with the links to both dialogs.' },
    components: { description: 'Options with a surcharge, which may come later.' },
    chosen: { description: 'In words and with its price; announced once after each choice.' },
  },
} satisfies Meta<typeof Configurator>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Keeps the choice as the page's address would. */
const Kept = (args: SampleChoices) => {
  const [material, setMaterial] = useState('leinwand');
  const [format, setFormat] = useState('600x400');
  const chosen = {
    material: args.material.options.find(({ value }) => value === material),
    format: args.format.options.find(({ value }) => value === format),
  };
  return (
    <Configurator
      {...args}
      chosen={{
        words: `${chosen.material?.label ?? ''}, ${chosen.format?.sides ?? ''} cm`,
        price: chosen.format?.price?.current,
      }}
      material={{
        ...args.material,
        onSelect: (value) => {
          args.material.onSelect?.(value);
          setMaterial(value);
        },
        options: args.material.options.map((each) => ({
          ...each,
          isSelected: each.value === material,
        })),
      }}
      format={{
        ...args.format,
        onSelect: (value) => {
          args.format.onSelect?.(value);
          setFormat(value);
        },
        options: args.format.options.map((each) => ({
          ...each,
          isSelected: each.value === format,
        })),
      }}
    />
  );
};

/** Arrow keys choose within a group, and what is chosen is announced. */
export const Ready: Story = {
  args: {
    material: { ...sampleConfigurator.material, onSelect: fn() },
    format: { ...sampleConfigurator.format, onSelect: fn() },
  },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, globals }) => {
    const chosen = canvas.getByRole('radio', { name: /^60 × 40/u });
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.format.onSelect).toHaveBeenCalledWith('900x600');
    await expect(canvas.getByRole('radio', { name: /90 × 60/ })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `90 × 60 cm, ${argText(globals, priceArg(6490))}`,
    );
    const artbox = asPattern(argText(globals, frameArg('artbox')));
    await userEvent.click(canvas.getByRole('radio', { name: artbox }));
    await expect(args.material.onSelect).toHaveBeenCalledWith('acrylglas+artbox');
  },
};

export const Loading: Story = { args: { status: 'loading' } };

export const LoadingFirst: Story = {
  args: { status: 'loading', format: { ...sampleConfigurator.format, options: [] } },
};

export const PricesUnavailable: Story = {
  args: { status: 'error', format: { ...sampleConfigurator.format, options: [] } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('link', { name: text('configurator.retry') })).toHaveAttribute(
      'href',
      '?material=leinwand',
    );
  },
};

export const Francs: Story = {
  args: {
    format: { ...sampleConfigurator.format, options: longFormats },
    chosen: { words: `${materialArg('leinwand')}, 60 × 40 cm`, price: priceArg(5490) },
  },
  globals: { locale: 'fr-CH' },
};

export const Inches: Story = {
  args: {
    format: { ...sampleConfigurator.format, unit: 'in', options: inchFormats },
    chosen: { words: `${materialArg('leinwand')}, 24 × 16 in`, price: priceArg(4990) },
  },
  globals: { locale: 'en-US' },
};
