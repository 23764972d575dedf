import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { asPattern } from '../../messages/story-text.ts';
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
      headline: textArg('story.downloads'),
      items: [
        {
          text: textArg('story.drill-template'),
          file: '/files/drill-template.pdf',
          kilobytes: 240,
        },
      ],
    },
  },
} satisfies Meta<typeof DownloadBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const OneFile: Story = {
  play: async ({ canvas, globals }) => {
    const name = argText(globals, textArg('story.drill-template'));
    await expect(
      canvas.getByRole('link', { name: asPattern(`${name} (PDF, 240 kB)`) }),
    ).toBeVisible();
  },
};
