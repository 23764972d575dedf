import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Picture } from '../picture/picture.tsx';
import { duskPicture } from '../picture/sample-pictures.ts';
import { StagePictures } from './stage-pictures.tsx';

const meta = {
  title: 'Product/StagePictures',
  component: StagePictures,
  args: {
    first: <Picture {...duskPicture} alt="" />,
    small: [1, 2, 3, 4].map((number) => (
      <Picture {...duskPicture} alt="" sizes="10vw" key={number} />
    )),
  },
  argTypes: {
    first: { control: false },
    small: { control: false },
    last: { control: false },
  },
} satisfies Meta<typeof StagePictures>;

export default meta;

type Story = StoryObj<typeof meta>;

/** On a phone the small ones become smaller before they go into another row. */
export const WithSmallOnes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
