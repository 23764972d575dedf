import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Patterns/Dialogs/Dialog',
  component: Dialog,
  parameters: ownWindow,
  args: {
    title: 'Weitere Formate',
    isOpen: true,
    onClose: fn(),
    children: <p>Alle Formate, in denen wir Leinwand fertigen, nach Seitenverhältnis geordnet.</p>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;

type Story = StoryObj<typeof meta>;
type DialogArgs = Parameters<typeof Dialog>[0];

const Controlled = (args: DialogArgs) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        Öffnen
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

export const Open: Story = {
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Weitere Formate' });
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
    children: (
      <form>
        <input type="hidden" name="material" value="leinwand" />
        <label>
          Breite <input name="width" />
        </label>
      </form>
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Breite')).toHaveFocus());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Wide: Story = { args: { width: 'wide' } };

export const WithActions: Story = {
  args: { footer: <Button isWide>Format übernehmen</Button> },
};

/** Escape closes it, and the focus is back where it was. */
export const ClosesOnEscape: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Öffnen' });
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByText(/Alle Formate/));
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
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
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
    title: 'Großformatige Leinwandbilder in sämtlichen Seitenverhältnissen und Sondergrößen',
    footer: <Button isWide>Format übernehmen</Button>,
    children: Array.from({ length: 24 }, (_, index) => `Format ${index + 1}`).map((line) => (
      <p key={line}>{line}: Feines Baumwollgewebe, von Hand auf Fichte gespannt.</p>
    )),
  },
};
