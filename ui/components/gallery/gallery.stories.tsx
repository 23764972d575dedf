import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { argText, materialArg, textArg } from '../../messages/story-args.ts';
import { dawnPicture, duskPicture, paperPicture } from '../picture/sample-pictures.ts';
import { Gallery } from './gallery.tsx';

const sample = (picture: typeof duskPicture, alt: string, caption: string) => ({
  picture: { ...picture, alt },
  large: picture,
  caption,
});

const meta = {
  title: 'Foundations/Content/Gallery',
  component: Gallery,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (StoryView) => (
      <div style={{ padding: 'var(--space-6) var(--space-page)' }}>
        <StoryView />
      </div>
    ),
  ],
  args: {
    items: [
      sample(duskPicture, textArg('story.mountains'), `${materialArg('leinwand')}, 90 × 60 cm`),
      sample(dawnPicture, textArg('story.hills'), `${materialArg('acrylglas')}, 60 × 40 cm`),
      sample(paperPicture, textArg('story.card-with-envelope'), ''),
    ],
  },
} satisfies Meta<typeof Gallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InARow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /./u })).toHaveLength(3);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The browser alone opens and closes the large picture, by button and by key. */
export const FromClose: Story = {
  play: async ({ canvasElement, canvas, globals }) => {
    const [open] = canvas.getAllByRole('button', {
      name: new RegExp(argText(globals, textArg('story.mountains')), 'u'),
    });
    if (open === undefined) throw new Error('No picture can be enlarged.');
    await userEvent.click(open);
    const large = canvasElement.querySelector('[popover]');
    await waitFor(() => expect(large).toBeVisible());
    const close = large?.querySelector('button');
    if (close) await userEvent.click(close);
    await waitFor(() => expect(large).not.toBeVisible());
  },
};

export const Empty: Story = { args: { items: [] } };
