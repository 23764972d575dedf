import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { ownWindow } from '../own-window.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { CropDialog } from './crop-dialog.tsx';

const meta = {
  title: 'Patterns/Dialogs/CropDialog',
  component: CropDialog,
  parameters: ownWindow,
  args: {
    isOpen: true,
    onClose: fn(),
    verdict: undefined,
    src: duskPicture.src,
    size: { width: 4000, height: 3000 },
    crop: { left: 500, top: 400, width: 3000, height: 2000 },
    zoom: 1.3,
    wrap: { across: 0, down: 0 },
    onFrame: fn(),
  },
} satisfies Meta<typeof CropDialog>;

export default meta;

/** Every change is kept at once; the button only closes. */
export const Open: StoryObj<typeof meta> = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.done') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onFrame).not.toHaveBeenCalled();
  },
};
