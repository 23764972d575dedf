import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { argText, materialArg, textArg } from '../../../../../messages/story-args.ts';
import { asPattern, storyText } from '../../../../../messages/story-text.ts';
import { dawnPicture, missingPicture } from '../../../../../components/picture/sample-pictures.ts';
import { CustomerPictureDialog } from './customer-picture.tsx';
import { ownWindow } from '../../../../../components/own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/CustomerPictureDialog',
  component: CustomerPictureDialog,
  parameters: ownWindow,
  args: {
    frame: { isOpen: true, onClose: fn(), closeHref: '#without-dialog' },
    product: materialArg('leinwand'),
    shown: {
      picture: { ...dawnPicture, alt: `${materialArg('leinwand')}, ${textArg('story.mountains')}` },
      position: 2,
      total: 4,
      previousHref: '#previous',
      nextHref: '#next',
    },
  },
} satisfies Meta<typeof CustomerPictureDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AmongOthers: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const title = asPattern(
      text('customer-picture.title', { product: argText(globals, materialArg('leinwand')) }),
    );
    await waitFor(() => expect(canvas.getByRole('dialog', { name: title })).toBeVisible());
    await expect(
      canvas.getByText(text('customer-picture.place', { position: 2, total: 4 })),
    ).toBeVisible();
    for (const [name, href] of [
      ['customer-picture.previous', '#previous'],
      ['customer-picture.next', '#next'],
    ] as const)
      await expect(canvas.getByRole('link', { name: text(name) })).toHaveAttribute('href', href);
  },
};

/** On the first page the way back leads nowhere, and stays where it is. */
export const First: Story = {
  args: {
    shown: {
      picture: { ...dawnPicture, alt: `${materialArg('leinwand')}, ${textArg('story.mountains')}` },
      position: 1,
      total: 4,
      previousHref: undefined,
      nextHref: '#next',
    },
  },
  play: async ({ canvas, globals }) => {
    const previous = canvas.getByRole('link', {
      name: storyText(globals)('customer-picture.previous'),
    });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
};

export const None: Story = {
  args: { shown: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('customer-picture.none'))).toBeInTheDocument();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** A picture that does not come leaves its grey box, and its words below. */
export const Broken: Story = {
  args: {
    shown: {
      picture: {
        ...missingPicture,
        alt: `${materialArg('leinwand')}, ${textArg('story.mountains')}`,
      },
      position: 4,
      total: 4,
      previousHref: '#previous',
      nextHref: undefined,
    },
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};
