import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { storyText } from '../../../messages/story-text.ts';
import { storyAtDesigner } from '../story-at-designer.tsx';
import { cardAtDesigner, cardDrawing } from './at-designer.tsx';

const meta = { title: 'Product/AtDesigner/Card' } satisfies Meta;

export default meta;

type Story = StoryObj;

export const Card: Story = {
  ...storyAtDesigner(
    cardAtDesigner,
    {
      locale: 'de-DE',
      themeId: 'wiesenblumen',
      order: { isSample: false, quantity: 50 },
      design: {
        format: { width: 115, height: 168 },
        occasion: 'hochzeit',
        paperType: 'naturkarton',
        refinement: 'gold',
      },
      accessories: {
        ribbon: { id: 'satin', color: 'rot' },
        envelope: { form: 'spitz', color: 'creme' },
      },
    },
    () => ({ stage: cardDrawing }),
  ),
  play: async ({ canvas, globals }) => {
    // Its own names of ribbons and colours are told apart.
    await expect(canvas.getByText(/satin, rot$/u)).not.toBeVisible();
    await expect(canvas.getByText(/creme$/u)).not.toBeVisible();
    await userEvent.click(canvas.getByText(storyText(globals)('designer.identifiers')));
    await expect(canvas.getByText(/satin, rot$/u)).toBeVisible();
    await expect(canvas.queryByText(storyText(globals)('fact.sample'))).toBeNull();
  },
};
