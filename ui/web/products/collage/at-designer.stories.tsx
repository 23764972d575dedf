import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../../messages/story-text.ts';
import { sampleCollage } from './block/sample-collage.ts';
import { storyAtDesigner } from '../story-at-designer.tsx';
import { collageAtDesigner, collageStage } from './at-designer.tsx';

const meta = { title: 'Product/AtDesigner/Collage' } satisfies Meta;

export default meta;

type Story = StoryObj;

export const Collage: Story = {
  ...storyAtDesigner(
    collageAtDesigner,
    {
      locale: 'de-DE',
      collageId: 13,
      designName: 'Atelier 12',
      tileCount: 12,
      materialType: 'acrylglas',
      format: { width: 900, height: 600, unit: 'cm' },
      optionTypes: ['acrylglas-bohrung-corner-holes'],
    },
    () => ({ stage: collageStage(sampleCollage(900, 600, 4, 3)) }),
    { price: { current: '119,90 €' } },
  ),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText('Atelier 12')).toBeVisible();
    await expect(canvas.getByText(text('designer.none'))).toBeVisible();
    await expect(canvas.getByText('119,90 €')).toBeVisible();
    await expect(canvas.getByText(text('fact.design'))).not.toBeVisible();
  },
};

/** A design that is not known has the drawing of any collage. */
export const UnknownCollage: Story = storyAtDesigner(
  collageAtDesigner,
  { locale: 'de-DE', collageId: 9999, optionTypes: [] },
  () => ({ stage: collageStage(undefined) }),
);
