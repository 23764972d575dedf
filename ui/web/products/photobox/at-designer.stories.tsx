import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../../messages/story-text.ts';
import { storyAtDesigner } from '../story-at-designer.tsx';
import { photoboxAtDesigner, photoboxDrawing } from './at-designer.tsx';

const meta = { title: 'Product/AtDesigner/Photobox' } satisfies Meta;

export default meta;

type Story = StoryObj;

export const Prints: Story = {
  ...storyAtDesigner(
    photoboxAtDesigner,
    { locale: 'de-DE', type: 'photoprint', format: '150x100', paper: 'matte', amount: 50 },
    () => ({ stage: photoboxDrawing }),
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('15 × 10 cm')).toBeVisible();
    await expect(canvas.getByText('50')).toBeVisible();
    await expect(canvas.getByText(storyText(globals)('fact.paper'))).toBeVisible();
  },
};
