import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { fileSizeText } from '../../../core/domain/content/file-size.ts';
import { argText, textArg } from '../../messages/story-args.ts';
import { asPattern, storyLocale } from '../../messages/story-text.ts';
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
    const file = fileSizeText(storyLocale(globals), 240).replace('\u00a0', ' ');
    await expect(
      canvas.getByRole('link', { name: asPattern(`${name} (PDF, ${file})`) }),
    ).toBeVisible();
  },
};
