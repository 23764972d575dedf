import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { Picture } from './picture.tsx';
import { dawnPicture, duskPicture, missingPicture } from './sample-pictures.ts';

const meta = {
  title: 'Foundations/Picture',
  component: Picture,
  args: { ...duskPicture, alt: textArg('story.mountains') },
} satisfies Meta<typeof Picture>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = { args: { isFirst: true } };

export const OtherCutOnPhones: Story = { args: { phone: dawnPicture } };

/** The grey box keeps the picture's room. */
export const LoadError: Story = {
  args: { ...missingPicture, isFirst: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await waitFor(() => expect(image).toHaveStyle({ opacity: '0' }));
    const box = image.getBoundingClientRect();
    await expect(Math.abs(box.width / box.height - 1.5)).toBeLessThan(0.01);
  },
};

const Mended = ({ alt }: { readonly alt: string }) => {
  const [size, setSize] = useState(missingPicture);
  return (
    <>
      <button type="button" onClick={() => setSize(duskPicture)}>
        2
      </button>
      <Picture {...size} alt={alt} isFirst />
    </>
  );
};

export const LaterLoadClearsTheError: Story = {
  render: ({ alt }) => <Mended alt={alt} />,
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await waitFor(() => expect(image).toHaveStyle({ opacity: '0' }));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }));
  },
};
