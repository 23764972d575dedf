import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { OwnPictureField } from './own-picture-field.tsx';
import { OwnPictureRow } from './own-picture-row.tsx';
import { ownWindow } from '../own-window.ts';

const size = { width: 4000, height: 3000 };

const picture = {
  name: 'sonnenuntergang-am-see.jpg',
  size,
  preview: { src: duskPicture.src, size },
  small: { src: duskPicture.src, size },
};

const meta = {
  title: 'Product/OwnPicture',
  component: OwnPictureField,
  parameters: ownWindow,
  args: { handOff: 'materialType=leinwand&formatType=600x400', onFile: fn() },
} satisfies Meta<typeof OwnPictureField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    const field = canvas.getByLabelText(new RegExp(text('own-picture.choose'), 'u'));
    await userEvent.upload(field, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};

const row = { onRemove: fn(), onCrop: fn() };

const sharp = {
  kind: 'shown',
  picture,
  verdict: { kind: 'excellent', text: 'sehr scharf' },
} as const;

export const Reading: Story = { args: { children: <OwnPictureRow kind="reading" {...row} /> } };

export const Shown: Story = {
  args: {
    children: <OwnPictureRow {...sharp} {...row} />,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.crop') }));
    await expect(row.onCrop).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: text('own-picture.remove') }));
    await expect(row.onRemove).toHaveBeenCalled();
  },
};

export const TooFewPixels: Story = {
  args: {
    children: (
      <OwnPictureRow
        kind="shown"
        picture={picture}
        verdict={{ kind: 'too-low', text: 'unscharf' }}
        {...row}
      />
    ),
  },
};

export const Refused: Story = {
  args: { children: <OwnPictureRow kind="refused" error="picture-heic" {...row} /> },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      storyText(globals)('own-picture.picture-heic'),
    );
  },
};

/** Another file was dropped that is not taken: the photo before stays. */
export const RefusedBesidePhoto: Story = {
  args: {
    children: (
      <OwnPictureRow {...sharp} other={{ kind: 'refused', error: 'picture-heic' }} {...row} />
    ),
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(text('own-picture.picture-heic'));
    await expect(alert).toHaveTextContent(text('own-picture.stays'));
    await expect(canvas.getByText(picture.name)).toBeVisible();
  },
};

export const ReadingBesidePhoto: Story = {
  args: {
    children: (
      <OwnPictureRow
        kind="shown"
        picture={picture}
        verdict={undefined}
        other={{ kind: 'reading' }}
        {...row}
      />
    ),
  },
};

export const Damaged: Story = {
  args: { children: <OwnPictureRow kind="refused" error="picture-unreadable" {...row} /> },
};
