import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { GoogleSignIn } from './google-sign-in.tsx';

const meta = {
  title: 'Patterns/Dialogs/GoogleSignIn',
  component: GoogleSignIn,
  args: { state: 'idle', onStart: fn() },
} satisfies Meta<typeof GoogleSignIn>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Our own button: nothing of Google's is there, and the sentence says when it comes. */
export const Idle: Story = {
  play: async ({ args, canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('google-sign-in.note'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('google-sign-in.start') }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The script is on its way, or the credential is. */
export const Loading: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const button = canvas.getByRole('button', { name: new RegExp(text('loading'), 'u') });
    await expect(button).toBeDisabled();
  },
};

/** Google's button, which its script draws into the empty host. */
export const Ready: Story = {
  args: { state: 'ready' },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('google-sign-in.ready'))).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The credential as it is posted to the page that the dialog stands over. */
export const Sending: Story = {
  args: { state: 'loading', credential: { credential: 'a token', nonce: 'a secret' } },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form');
    if (form === null) throw new Error('There is no form.');
    await expect(form.method).toBe('post');
    await expect([...new FormData(form)]).toEqual([
      ['credential', 'a token'],
      ['nonce', 'a secret'],
    ]);
  },
};

const failed = (state: 'script-not-loaded' | 'button-not-found' | 'callback-failed'): Story => ({
  args: { state },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(text(`google-sign-in.${state}`));
    await expect(alert).toHaveTextContent(text('google-sign-in.instead'));
    await expect(canvas.getByRole('button', { name: text('google-sign-in.start') })).toBeEnabled();
  },
});

export const ScriptNotLoaded: Story = failed('script-not-loaded');

export const ButtonNotFound: Story = failed('button-not-found');

export const CallbackFailed: Story = failed('callback-failed');
