import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleBlockProps } from '../sample-block-props.ts';
import { DownloadBlockView } from './download.tsx';

const meta = {
  title: 'Blocks/Download',
  component: DownloadBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'download',
      id: 'download',
      headline: 'Zum Herunterladen',
      items: [{ text: 'Bohrschablone', file: '/files/drill-template.pdf', kilobytes: 240 }],
    },
  },
} satisfies Meta<typeof DownloadBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneFile: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: /Bohrschablone \(PDF, 240\skB\)/u }),
    ).toBeVisible();
  },
};
