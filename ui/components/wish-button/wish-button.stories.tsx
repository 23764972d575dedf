import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { StateSheet } from '../state-sheet/state-sheet.tsx';
import { WishButton } from './wish-button.tsx';

const meta = {
  title: 'Product/WishButton',
  component: WishButton,
  args: {
    locale: 'de-DE',
    article: {
      designer: 'photo-frame',
      query: 'materialType=leinwand&formatType=600x400&locale=de-DE',
    },
  },
} satisfies Meta<typeof WishButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A form of its own, which works without scripts. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const button = canvas.getByRole('button', { name: `${text('wish.add')} ${text('wish.adds')}` });
    await expect(button).toBeVisible();
    const form = canvasElement.querySelector('form');
    const fields = new FormData(form ?? undefined);
    await expect(form).toHaveProperty('method', 'post');
    await expect(fields.get('wants')).toBe('add');
    await expect(fields.get('designer')).toBe('photo-frame');
    await expect(fields.get('article')).toMatch(/formatType=600x400/u);
  },
};

/** The page stays: the same button takes the wish back. */
export const InPlace: Story = {
  args: {
    keep: {
      listHref: '#list',
      change: fn(async (wants: 'add' | 'remove') => (wants === 'add' ? 'added' : 'removed')),
    },
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = storyText(globals);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const list = await canvas.findByRole('link', { name: text('wish.added') });
    await expect(list).toHaveAttribute('href', '#list');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(`${text('wish.undo')} (${text('wish.undoes')})`);
    await userEvent.click(button);
    await expect(await canvas.findByText(text('wish.removed'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(args.keep?.change).toHaveBeenLastCalledWith('remove', args.article);
  },
};

/** A browser that keeps no cookie is not told that the wish was kept. */
export const NotKept: Story = {
  args: { keep: { listHref: '#list', change: async () => 'not-kept' } },
  play: async ({ canvas, globals, userEvent }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText(text('wish.not-kept'))).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      `${text('wish.add')} ${text('wish.adds')}`,
    );
  },
};

export const States: Story = {
  render: (wish) => (
    <StateSheet
      states={[
        { name: 'at rest', drawing: <WishButton {...wish} /> },
        { name: 'under the pointer', touch: 'hover', drawing: <WishButton {...wish} /> },
        { name: 'with the focus', touch: 'focus', drawing: <WishButton {...wish} /> },
        { name: 'pressed', touch: 'active', drawing: <WishButton {...wish} /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    // The pointer may be over the first one.
    const [, hover, focus] = canvas.getAllByRole('button');
    const colourOf = (button: HTMLElement | undefined) => button && getComputedStyle(button).color;
    await waitFor(() => expect(colourOf(hover)).not.toBe(colourOf(focus)));
  },
};
