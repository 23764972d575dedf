import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { TilesBlockView } from './tiles.tsx';

const meta = {
  title: 'Blocks/Tiles',
  component: TilesBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'tiles',
      id: 'tiles',
      headline: 'Andere Materialien',
      items: [
        {
          link: { text: 'Acrylglas', url: '/acrylglas-druck' },
          text: 'Tiefe und Glanz',
          picture: { source: 'leadimage/waves-1/motif.jpg', alternative: 'Wellen' },
        },
      ],
    },
  },
} satisfies Meta<typeof TilesBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Acrylglas' })).toHaveAttribute(
      'href',
      '#acrylglas-druck',
    );
  },
};

/** A tile whose link is refused leads nowhere, so it is not there. */
export const RefusedLink: Story = {
  args: { resolveLink: () => undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
