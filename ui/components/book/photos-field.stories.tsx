import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { PhotosField } from './photos-field.tsx';

const meta = {
  title: 'Product/PhotosField',
  component: PhotosField,
  args: {
    count: 0,
    refused: 0,
    isReading: false,
    hasFailed: false,
    onChoose: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof PhotosField>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Several at once, and the same ones again. */
export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.queryByRole('button')).toBeNull();
    const label = canvas.getByText(text('book.more-photos'));
    await expect(label).toBeVisible();
    const field = canvasElement.querySelector('input');
    if (field === null) throw new Error('There is no field.');
    const files = ['one.jpg', 'two.jpg'].map(
      (name) => new File(['x'], name, { type: 'image/jpeg' }),
    );
    await userEvent.upload(field, files);
    await expect(args.onChoose).toHaveBeenCalledWith(files);
    await userEvent.upload(field, files);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
  },
};

export const Reading: Story = {
  args: { isReading: true, count: 2 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      storyText(globals)('book.photos-reading'),
    );
  },
};

export const Chosen: Story = {
  args: { count: 7, refused: 1 },
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(text('book.photos-shown', { count: 7 }));
    await expect(status).toHaveTextContent(text('book.photos-refused', { count: 1 }));
    await userEvent.click(canvas.getByRole('button', { name: text('book.photos-remove') }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

/** No file was a photo. */
export const Refused: Story = { args: { refused: 3 } };

export const Failed: Story = {
  args: { count: 1, hasFailed: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      storyText(globals)('book.photos-failed'),
    );
  },
};
