import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../../messages/story-text.ts';
import { storyAtDesigner } from '../story-at-designer.tsx';
import { photobookAtDesigner, photobookDrawing } from './at-designer.tsx';

const meta = { title: 'Product/AtDesigner/Photobook' } satisfies Meta;

export default meta;

type Story = StoryObj;

export const Photobook: Story = {
  ...storyAtDesigner(
    photobookAtDesigner,
    {
      locale: 'de-DE',
      type: 'echtfotobuch',
      format: 'a4-quer',
      pageCount: 32,
      amount: 2,
      cover: 'hard',
      coverLamination: 'matt',
      refinement: 'gold',
      binding: 'layflat',
      paper: 'glaenzend',
      printing: 'echtfoto',
      designGroupSetId: 'reise',
      templateId: 'reise-a4-quer',
      graduationsPageCount: 48,
    },
    () => ({ stage: photobookDrawing }),
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('fact.price-pages'))).toBeVisible();
    const { facts, identifiers } = photobookAtDesigner;
    await expect(canvas.getAllByRole('term')).toHaveLength(facts.length + identifiers.length);
  },
};
