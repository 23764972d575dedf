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
    // What the shop has words for is said in them; the designer's own names are told apart.
    const [told] = canvas.getAllByText(storyText(globals)('fact.accessories'));
    await expect(told).toBeVisible();
    for (const name of [/rot$/u, /^naturkarton$/u, /^wiesenblumen$/u])
      await expect(canvas.getByText(name)).not.toBeVisible();
    await userEvent.click(canvas.getByText(storyText(globals)('designer.identifiers')));
    await expect(canvas.getByText(/rot$/u)).toBeVisible();
    await expect(canvas.queryByText(/creme/u)).toBeNull();
    await expect(canvas.queryByText(storyText(globals)('fact.sample'))).toBeNull();
  },
};

/** Several pieces of something that is sold beside cards. */
export const Accessory: Story = {
  ...storyAtDesigner(
    cardAtDesigner,
    {
      locale: 'de-DE',
      accessory: {
        sku: 'seal-wachs-salbei',
        sort: 'seal-wachs',
        kind: 'seal',
        id: 'wachs',
        colour: 'salbei',
        format: undefined,
      },
      quantity: 25,
    },
    () => ({ stage: cardDrawing }),
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('fact.quantity'))).toBeVisible();
    await expect(canvas.getByText('25')).toBeVisible();
  },
};
