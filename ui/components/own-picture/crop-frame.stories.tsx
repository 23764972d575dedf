import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { CropFrame } from './crop-frame.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Product/CropFrame',
  component: CropFrame,
  parameters: ownWindow,
  args: {
    src: duskPicture.src,
    size: { width: 4000, height: 3000 },
    crop: { left: 500, top: 400, width: 3000, height: 2000 },
    zoom: 1.3,
    wrap: { across: 0, down: 0 },
    onFrame: fn(),
  },
} satisfies Meta<typeof CropFrame>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.crop-right') }));
    await expect(args.onFrame).toHaveBeenLastCalledWith({
      x: 0.53,
      y: 1400 / 3000,
      zoom: 1.3,
    });
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.crop-up') }));
    await expect(args.onFrame).toHaveBeenLastCalledWith({
      x: 0.5,
      y: expect.closeTo(1320 / 3000),
      zoom: 1.3,
    });
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '2' } });
    await expect(args.onFrame).toHaveBeenLastCalledWith({ x: 0.5, y: 1400 / 3000, zoom: 2 });
  },
};

/** Canvas: what lies around the front goes around the stretcher bars. */
export const Wrapped: Story = { args: { wrap: { across: 0.038, down: 0.056 } } };

export const Portrait: Story = {
  args: { crop: { left: 1000, top: 0, width: 2000, height: 3000 }, zoom: 1 },
};
