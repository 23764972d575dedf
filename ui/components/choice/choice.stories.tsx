import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { Choice, ChoiceTile } from './choice.tsx';

/** As the server sends it: the radio buttons keep what is picked until the form is sent. */
const Sent = ({ returnId }: { readonly returnId: string }) => (
  <Choice legend="Format" selectedText="60 × 40 cm" hiddenFields={[]} returnId={returnId}>
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
  args: { returnId: 'configurator' },
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
