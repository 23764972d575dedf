import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { discountArg, priceArg, textArg } from '../../messages/story-args.ts';
import { ChoiceTile } from '../choice/choice.tsx';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { FormatTileContent, type FormatTile } from './format-tile.tsx';

type TileProps = {
  readonly tile: FormatTile;
  readonly name: string;
  readonly isSelected?: boolean | undefined;
};

/** A tile as a list of formats draws it. */
const Tile = ({ tile, name, isSelected = false }: TileProps) => (
  <ChoiceTile
    name={name}
    value={tile.sides}
    isSelected={isSelected}
    isDisabled={tile.price === undefined}
    onSelect={() => undefined}
  >
    <FormatTileContent tile={tile} longestSide={900} />
  </ChoiceTile>
);

const tile: FormatTile = {
  format: { width: 900, height: 600 },
  sides: '90 × 60',
  price: { current: priceArg(6490) },
};

const reduced = { current: priceArg(6490), original: priceArg(7990), discount: discountArg(18) };

const meta = {
  title: 'Patterns/Choices/FormatTile',
  component: Tile,
  args: { tile, name: 'format' },
  argTypes: {
    tile: {
      description:
        'Format, sides without their unit, and what is known of it: price, label, verdict, detail. Without a price it is not available.',
    },
    name: { description: 'Of the group; all tiles of a choice share it.' },
    isSelected: { description: 'Exactly one tile of a group is.', control: 'boolean' },
  },
} satisfies Meta<typeof Tile>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Selected: Story = { args: { isSelected: true } };

export const Reduced: Story = { args: { tile: { ...tile, price: reduced } } };

/** It stays in view, and says why it cannot be chosen. */
export const NotAvailable: Story = {
  args: { tile: { ...tile, price: undefined } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('radio')).toBeDisabled();
    await expect(canvas.getByText(storyText(globals)('configurator.not-available'))).toBeVisible();
  },
};

export const Labelled: Story = { args: { tile: { ...tile, label: 'TOP DEAL' } } };

export const LabelledAndReduced: Story = {
  args: { tile: { ...tile, price: reduced, label: 'TOP DEAL' } },
};

export const LabelOfTheEditors: Story = {
  args: {
    tile: { ...tile, label: 'TOP DEAL', labelColours: { background: '#1f4d43', text: '#ffffff' } },
  },
};

/** Beside the shopper’s own photo. */
export const TooLow: Story = {
  args: {
    tile: { ...tile, verdict: { kind: 'too-low', text: textArg('own-picture.verdict-too-low') } },
  },
};

export const Excellent: Story = {
  args: {
    tile: {
      ...tile,
      verdict: { kind: 'excellent', text: textArg('own-picture.verdict-excellent') },
    },
  },
};

export const WithDetail: Story = {
  args: { tile: { ...tile, detail: textArg('components.default') } },
};

export const States: Story = {
  render: ({ tile: shown }) => (
    <StateSheet
      states={[
        { name: 'at rest', drawing: <Tile tile={shown} name="rest" /> },
        { name: 'under the pointer', touch: 'hover', drawing: <Tile tile={shown} name="hover" /> },
        { name: 'with the focus', touch: 'focus', drawing: <Tile tile={shown} name="focus" /> },
        { name: 'selected', drawing: <Tile tile={shown} name="selected" isSelected /> },
        {
          name: 'selected, with the focus',
          touch: 'focus',
          drawing: <Tile tile={shown} name="selected-focus" isSelected />,
        },
        {
          name: 'not available',
          drawing: <Tile tile={{ ...shown, price: undefined }} name="disabled" />,
        },
      ]}
    />
  ),
};
