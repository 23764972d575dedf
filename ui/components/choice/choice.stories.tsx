import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { Choice, ChoiceDetails, ChoiceTile } from './choice.tsx';

type SentProps = {
  readonly legend: string;
  readonly selectedText: string;
  readonly returnId: string;
};

/** As the server sends it: the radio buttons keep what is picked until the form is sent. */
const Sent = ({ legend, selectedText, returnId }: SentProps) => (
  <Choice legend={legend} selectedText={selectedText} hiddenFields={[]} returnId={returnId}>
    <ChoiceTile name="formatType" value="600x400" isSelected>
      60 × 40
    </ChoiceTile>
    <ChoiceTile name="formatType" value="900x600" isSelected={false}>
      90 × 60
    </ChoiceTile>
  </Choice>
);

const meta = {
  title: 'Patterns/Choices/Choice',
  component: Sent,
  args: {
    legend: textArg('configurator.format'),
    selectedText: '60 × 40 cm',
    returnId: 'configurator',
  },
  argTypes: {
    legend: { description: 'Names the group, for everybody.' },
    selectedText: {
      description: 'What is chosen, for the eye; a screen reader hears the radio buttons.',
    },
    returnId: { description: 'Where the page opens after the form was sent without scripts.' },
  },
  // A part of the page that has not come to life.
  decorators: [(Story) => createElement('shop-island', {}, <Story />)],
} satisfies Meta<typeof Sent>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A browser without scripts sees a button as soon as the form differs from what was sent. */
export const BeforeScripts: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const name = storyText(globals)('configurator.apply');
    const other = canvas.getByRole<HTMLInputElement>('radio', { name: '90 × 60' });
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    // What a press does while nothing hears it: the property changes, the attribute does not.
    other.checked = true;
    await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByText('60 × 40 cm')).not.toBeVisible();
    await expect(getComputedStyle(other.parentElement ?? other).outlineStyle).toBe('solid');
    await expect(canvasElement.querySelector('form')).toHaveAttribute('action', '#configurator');
    const island = canvasElement.querySelector<HTMLElement>('shop-island');
    if (island) island.dataset['live'] = '';
    await expect(canvas.queryByRole('button', { name })).toBeNull();
    if (island) delete island.dataset['live'];
  },
};

type TileState = {
  readonly isSelected?: boolean;
  readonly isDisabled?: boolean;
  readonly reason?: string;
};

const Option = ({ name, ...state }: TileState & { readonly name: string }) => (
  <ChoiceTile
    name={name}
    value="900x600"
    isSelected={state.isSelected === true}
    isDisabled={state.isDisabled === true}
    onSelect={() => undefined}
  >
    <span>
      90 × 60
      <ChoiceDetails reason={state.reason} />
    </span>
  </ChoiceTile>
);

export const States: Story = {
  render: (_args, { globals }) => (
    <StateSheet
      states={[
        { name: 'at rest', drawing: <Option name="rest" /> },
        { name: 'under the pointer', touch: 'hover', drawing: <Option name="hover" /> },
        { name: 'with the focus', touch: 'focus', drawing: <Option name="focus" /> },
        { name: 'selected', drawing: <Option name="selected" isSelected /> },
        {
          name: 'selected, with the focus',
          touch: 'focus',
          drawing: <Option name="selected-focus" isSelected />,
        },
        {
          name: 'not available, with its reason',
          drawing: (
            <Option
              name="disabled"
              isDisabled
              reason={storyText(globals)('configurator.not-available')}
            />
          ),
        },
      ]}
    />
  ),
};
