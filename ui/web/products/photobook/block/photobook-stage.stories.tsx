import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

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
      binding: 'layflat',
    },
    name: 'Fjord',
    locale: 'de-DE',
  },
  render: (args, { globals }) => <PhotobookStage {...args} locale={storyLocale(globals)} />,
} satisfies Meta<typeof PhotobookStage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Closed at first; then it is opened, leafed through and turned to its spine. */
export const Landscape: Story = {
  play: async ({ args: { name }, canvas, globals }) => {
    const text = storyText(globals);
    const isShown = async (label: string) =>
      expect(canvas.getByRole('img', { name: asPattern(label) })).toBeInTheDocument();
    await isShown(text('photobook.picture', { name }));
    for (const spread of ['1', '2', '3']) {
      await userEvent.click(canvas.getByText(text('book.spread', { number: spread })));
      await isShown(text('photobook.picture-spread', { name, spread }));
    }
    await userEvent.click(canvas.getByText(text('book.spine')));
    await isShown(text('photobook.picture-spine', { name }));
  },
};

/** A booklet, square: it has no spine to show. */
export const Square: Story = {
  args: {
    photobook: {
      designGroupSetId: 'kompass',
      type: 'fotoheft',
      format: '200-200',
      paper: 'standard',
      pageCount: 48,
      refinement: undefined,
      binding: 'heftbindung',
    },
    name: 'Kompass',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(4);
  },
};
