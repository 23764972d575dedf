import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { storyText } from '../../messages/story-text.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/Dialog',
  component: Dialog,
  parameters: ownWindow,
  args: {
    title: textArg('configurator.more-formats'),
    isOpen: true,
    onClose: fn(),
    children: textArg('story.all-formats'),
  },
  argTypes: {
    title: { description: 'The task, in the words of what opens it.' },
    name: {
      description: 'As in the address; closing gives the focus back to a link of this name.',
    },
    isOpen: { description: 'The caller opens and closes it.', control: 'boolean' },
    onClose: { description: 'Asked for by Escape, the cross or a press outside.' },
    closeHref: { description: 'The page without the dialog, for a browser without scripts.' },
    isBlocked: {
      description: 'Cannot be closed: only while an answer is on its way.',
      control: 'boolean',
    },
    firstFocus: {
      description: 'A form begins with its first field, all others with the heading.',
      control: 'inline-radio',
      options: ['heading', 'field'],
    },
    width: {
      description: 'narrow for text and forms, wide for pictures.',
      control: 'inline-radio',
      options: ['narrow', 'wide'],
    },
    footer: { description: 'Stays in view below the content.', control: false },
    children: { description: 'One task.', control: false },
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;
type DialogArgs = Parameters<typeof Dialog>[0];

const Apply = () => <Button isWide>{useText()('own-format.submit')}</Button>;

const Width = () => (
  <form>
    <input type="hidden" name="material" value="leinwand" />
    <label>
      {useText()('own-format.width')} <input name="width" />
    </label>
  </form>
);

const Controlled = (args: DialogArgs) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        {text('configurator.own-format')}
      </Button>
      <Dialog
        {...args}
        isOpen={isOpen}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
      />
    </>
  );
};

const openerOf = (globals: Readonly<Record<string, unknown>>): string =>
  storyText(globals)('configurator.own-format');

export const Open: Story = {
  play: async ({ args, canvas, globals }) => {
    const dialog = canvas.getByRole('dialog', { name: argText(globals, args.title) });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.matches(':modal')).toBe(true);
  },
};

/** The heading has the focus first, so that a screen reader begins with it. */
export const FocusOnHeading: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('dialog')).toContainElement(
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  },
};

/** A form begins with its first field. */
export const FocusOnField: Story = {
  args: {
    firstFocus: 'field',
    children: <Width />,
  },
  play: async ({ canvas, globals }) => {
    const field = canvas.getByLabelText(storyText(globals)('own-format.width'));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** What a phone shows of the window above its keyboard. */
const seenWindow = Object.assign(new EventTarget(), { height: 0, offsetTop: 0, scale: 1 });

const replaceSeenWindow = (value: unknown): void => {
  Object.defineProperty(window, 'visualViewport', { configurable: true, value });
};

/** It stays above the keyboard, with the focused field in view and the button within reach. */
export const AboveTheKeyboard: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { firstFocus: 'field', children: <Width />, footer: <Apply /> },
  beforeEach: () => {
    const real = window.visualViewport;
    replaceSeenWindow(seenWindow);
    return () => replaceSeenWindow(real);
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const dialog = canvas.getByRole('dialog');
    const field = canvas.getByLabelText(text('own-format.width'));
    const button = canvas.getByRole('button', { name: text('own-format.submit') });
    const show = (height: number, scale = 1) => {
      Object.assign(seenWindow, { height, scale });
      seenWindow.dispatchEvent(new Event('resize'));
    };
    await waitFor(() => expect(field).toHaveFocus());
    const half = window.innerHeight / 2;
    show(half);
    for (const element of [dialog, field, button])
      await waitFor(() =>
        expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(half + 1),
      );
    await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    show(half, 2);
    await expect(dialog.style.insetBlockEnd).toBe('');
    show(half);
    show(window.innerHeight);
    await expect(dialog.style.insetBlockEnd).toBe('');
  },
};

export const Wide: Story = { args: { width: 'wide' } };

export const WithActions: Story = {
  args: { footer: <Apply /> },
};

/** Escape closes it, and the focus is back where it was. */
export const ClosesOnEscape: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, globals }) => {
    const opener = canvas.getByRole('button', { name: openerOf(globals) });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog');
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesOnBackdrop: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerOf(globals) }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByText(argText(globals, textArg('story.all-formats'))));
    await expect(args.onClose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(dialog);
    await fireEvent.click(dialog);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesOnTheCross: Story = {
  args: { closeHref: '#without-dialog' },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole('button', { name: openerOf(globals) }));
    const dialog = await canvas.findByRole('dialog');
    const cross = dialog.querySelector('a');
    await expect(cross).toHaveAttribute('href', '#without-dialog');
    if (cross !== null) await userEvent.click(cross);
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const BlockedStays: Story = {
  args: { isBlocked: true },
  play: async ({ args, canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await fireEvent.pointerDown(dialog);
    await fireEvent.click(dialog);
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: textArg('story.long-title'),
    footer: <Apply />,
    children: Array.from({ length: 48 }, () => textArg('story.woven')).join(' '),
  },
};
