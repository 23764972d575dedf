import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { asPattern, storyLocale, storyText } from '../../../../messages/story-text.ts';
import { PhotobookStage } from './photobook-stage.tsx';

const meta = {
  title: 'Product/PhotobookStage',
  component: PhotobookStage,
  args: {
    photobook: {
      designGroupSetId: 'fjord',
      type: 'echtfotobuch',
      format: 'a4-quer',
      paper: 'glaenzend',
      pageCount: 26,
      refinement: undefined,
    },
    name: 'Fjord',
    locale: 'de-DE',
  },
  render: (args, { globals }) => <PhotobookStage {...args} locale={storyLocale(globals)} />,
} satisfies Meta<typeof PhotobookStage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Its cover, and three spreads below it. */
export const Landscape: Story = {
  play: async ({ args: { name }, canvas, globals }) => {
    const text = storyText(globals);
    for (const label of [
      text('photobook.picture', { name }),
      ...['1', '2', '3'].map((spread) => text('photobook.picture-spread', { name, spread })),
    ])
      await expect(canvas.getByRole('img', { name: asPattern(label) })).toBeInTheDocument();
  },
};

/** A booklet, square. */
export const Square: Story = {
  args: {
    photobook: {
      designGroupSetId: 'kompass',
      type: 'fotoheft',
      format: '200-200',
      paper: 'standard',
      pageCount: 48,
      refinement: undefined,
    },
    name: 'Kompass',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(4);
  },
};
