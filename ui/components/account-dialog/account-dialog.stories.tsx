import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import {
  emptyAccountStep,
  type AccountProblem,
} from '../../../core/domain/customer/account-step.ts';
import { emptyBusinessForm } from '../../../core/domain/customer/business-form.ts';
import { argText, textArg } from '../../messages/story-args.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import {
  LogInDialog,
  PasswordConfirmDialog,
  PasswordResetDialog,
  SignUpConfirmDialog,
  SignUpDialog,
} from './account-dialog.tsx';
import { ownWindow } from '../own-window.ts';

const typed = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' };
const said = textArg('story.wrong-password');
const refused: AccountProblem = { kind: 'refused', message: said, fields: {} };
const frame = { isOpen: true, onClose: fn(), closeHref: '#without-dialog' };
const hrefOf = (dialog: string) => `#${dialog}`;

const meta = {
  title: 'Patterns/Dialogs/AccountDialog',
  component: LogInDialog,
  parameters: ownWindow,
  args: { frame, step: emptyAccountStep, hrefOf },
} satisfies Meta<typeof LogInDialog>;

export default meta;

type Story = StoryObj<typeof meta>;
type SignUpStory = StoryObj<typeof SignUpDialog>;

const signUp = {
  frame,
  hrefOf,
  privacyHref: '#privacy',
  countries: [
    { code: 'DE', name: 'DE' },
    { code: 'AT', name: 'AT' },
  ],
};

/** Two fields that password managers know; the first one has the focus. */
export const LogIn: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const dialog = canvas.getByRole('dialog', { name: text('account-dialog.log-in') });
    await waitFor(() => expect(dialog).toBeVisible());
    const email = canvas.getByLabelText(text('account-dialog.email'));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(email.closest('form')).toHaveAttribute('method', 'post');
    const password = canvas.getByLabelText(text('account-dialog.password'));
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    const other = canvas.getByRole('link', { name: text('account-dialog.to-sign-up') });
    await expect(other).toHaveAttribute('href', '#sign-up');
    const forgotten = canvas.getByRole('link', {
      name: asPattern(text('account-dialog.to-reset')),
    });
    await expect(forgotten).toHaveAttribute('href', '#password-reset');
  },
};

/** The shop's own words; the address stands there again, the password does not. */
export const LogInRefused: Story = {
  args: { step: { typed, problem: refused } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(argText(globals, said));
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    await expect(canvas.getByLabelText(text('account-dialog.email'))).toHaveValue(typed.email);
    await expect(canvas.getByLabelText(text('account-dialog.password'))).toHaveValue('');
  },
};

/** Nobody answered. */
export const LogInFailed: Story = {
  args: { step: { typed, problem: { kind: 'failed', message: undefined, fields: {} } } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(text('account-dialog.failed'));
  },
};

/** The form is on its way: it is not sent twice. */
export const LogInSending: Story = {
  args: { step: { typed }, isSending: true },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const button = canvas.getByRole('button', { name: new RegExp(text('loading'), 'u') });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const SignUp: SignUpStory = {
  render: () => <SignUpDialog {...signUp} step={emptyAccountStep} />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const dialog = canvas.getByRole('dialog', { name: text('account-dialog.sign-up') });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByLabelText(text('account-dialog.firstName'))).toHaveFocus();
    const password = canvas.getByLabelText(text('account-dialog.password'));
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toHaveAccessibleDescription(
      asPattern(text('account-dialog.password-hint')),
    );
    const privacy = canvas.getByRole('link', { name: text('account-dialog.privacy') });
    await expect(privacy).toHaveAttribute('href', '#privacy');
  },
};

/** Errors stand at their fields, in the core's order; a summary with links to them has the focus. */
export const SignUpWrong: SignUpStory = {
  render: () => (
    <SignUpDialog
      {...signUp}
      step={{
        typed: { ...typed, firstName: '', email: 'ada' },
        problem: {
          kind: 'fields',
          errors: [
            { field: 'firstName', code: 'missing' },
            { field: 'email', code: 'malformed' },
            { field: 'password', code: 'too-common' },
          ],
        },
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const described = [
      ['firstName', 'account-dialog.error.firstName'],
      ['email', 'account-dialog.error.email'],
      ['password', 'account-dialog.error.password.too-common'],
    ] as const;
    for (const [field, error] of described)
      await expect(
        canvas.getByLabelText(text(`account-dialog.${field}`)),
      ).toHaveAccessibleDescription(asPattern(text(error)));
    await expect(canvas.getByLabelText(text('account-dialog.lastName'))).toBeValid();
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    for (const [field, error] of described) {
      const link = within(alert).getByRole('link', { name: text(error) });
      const { id } = canvas.getByLabelText(text(`account-dialog.${field}`));
      await expect(link).toHaveAttribute('href', `#${id}`);
    }
  },
};

/** A company's fields come with the tick; what is wrong with them stands at them, too. */
export const SignUpBusiness: SignUpStory = {
  render: () => (
    <SignUpDialog
      {...signUp}
      step={{
        typed: {
          ...typed,
          business: { ...emptyBusinessForm, company: 'Lovelace GmbH', vatId: 'DE129273399' },
        },
        problem: {
          kind: 'fields',
          errors: [
            { field: 'vatId', code: 'malformed' },
            { field: 'street', code: 'missing' },
          ],
        },
      }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const tick = canvas.getByRole('checkbox', { name: text('account-dialog.business') });
    await expect(tick).toBeChecked();
    const company = canvas.getByLabelText(text('account-dialog.company'));
    await expect(company).toBeVisible();
    await expect(canvas.getByLabelText(text('account-dialog.vatId'))).toHaveAccessibleDescription(
      asPattern(text('account-dialog.error.vatId')),
    );
    await userEvent.click(tick);
    await expect(company).not.toBeVisible();
  },
};

/** A shop may refuse a field in its own words, which are said once. */
export const SignUpRefused: SignUpStory = {
  args: {
    step: { typed, problem: { ...refused, fields: { email: said } } },
  },
  render: ({ step }) => <SignUpDialog {...signUp} step={step} />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByLabelText(text('account-dialog.email'))).toHaveAccessibleDescription(
      argText(globals, said),
    );
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getAllByText(argText(globals, said))).toHaveLength(1);
    await expect(alert.getByText(text('account-dialog.errors'))).toBeVisible();
  },
};

export const SignUpSending: SignUpStory = {
  render: () => <SignUpDialog {...signUp} step={{ typed }} isSending />,
};

export const PasswordReset: Story = {
  render: (args) => <PasswordResetDialog {...args} />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await waitFor(() => expect(canvas.getByLabelText(text('account-dialog.email'))).toHaveFocus());
  },
};

/** Password managers suggest a new password, and know whose it is. */
export const PasswordConfirm: Story = {
  render: (args) => <PasswordConfirmDialog {...args} />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    for (const field of ['password', 'repeatedPassword'] as const) {
      const input = canvas.getByLabelText(text(`account-dialog.${field}`));
      await expect(input).toHaveAttribute('autocomplete', 'new-password');
    }
    const form = canvas.getByRole('button', { name: text('account-dialog.password-save') });
    const name = form.closest('form')?.querySelector('[autocomplete="username"]');
    await expect(name).not.toBeVisible();
  },
};

/** The link was used, or is too old: the way to a new one stands below. */
export const PasswordLinkOld: Story = {
  args: { step: { typed, problem: refused } },
  render: (args) => <PasswordConfirmDialog {...args} />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(argText(globals, said));
    const again = canvas.getByRole('link', { name: text('account-dialog.ask-link-again') });
    await expect(again).toHaveAttribute('href', '#password-reset');
  },
};

export const SignUpConfirm: Story = {
  render: (args) => <SignUpConfirmDialog {...args} />,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const password = canvas.getByLabelText(text('account-dialog.password'));
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
  },
};
