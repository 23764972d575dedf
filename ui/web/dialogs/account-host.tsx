import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import type { GoogleButton } from '../../../core/domain/customer/google-identity.ts';
import type { AccountStep } from '../../../core/domain/customer/account-step.ts';
import { withoutDialog } from '../../../core/domain/customer/account-dialogs.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import {
  LogInDialog,
  PasswordConfirmDialog,
  PasswordResetDialog,
  SignUpConfirmDialog,
  SignUpDialog,
} from '../../components/account-dialog/account-dialog.tsx';
import type { CountryChoice } from '../../components/account-dialog/business-fields.tsx';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { useGo } from '../navigation/navigation-context.ts';
import { closeOverPage } from './close-over-page.ts';

/** An account dialog that a page brings along. */
export type AccountDialogData = {
  readonly name: AccountDialog;
  /** Empty, or with what was typed and refused. */
  readonly step: AccountStep;
  readonly privacyHref: string;
  /** Of the sign-up; else empty. */
  readonly countries: readonly CountryChoice[];
  /** The page from which somebody was led to this one to log in. */
  readonly returnHref?: string | undefined;
  /** Undefined: nobody is offered to sign in with Google. */
  readonly google?: GoogleButton | undefined;
};

const views = {
  'log-in': LogInDialog,
  'sign-up': SignUpDialog,
  'sign-up-confirm': SignUpConfirmDialog,
  'password-reset': PasswordResetDialog,
  'password-confirm': PasswordConfirmDialog,
} as const satisfies Record<AccountDialog, unknown>;
/** Browsers alone draw it: without scripts it could do nothing. */
const GoogleSignInHost = import.meta.env.SSR
  ? undefined
  : lazyComponent(async () => (await import('./google-sign-in-host.tsx')).GoogleSignInHost);

const never = () => () => undefined;

/** False while the HTML of the server comes to life. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The dialog of an account over a content page, as long as the address names it; a chunk of its own.
 */
export const AccountHost = ({ dialog }: { readonly dialog: AccountDialogData }) => {
  const { name, step, countries, privacyHref, returnHref, google } = dialog;
  const { pathname, search } = useLocation();
  const go = useGo();
  const isAlive = useIsAlive();
  if (new URLSearchParams(search).get('dialog') !== name) return null;
  const frame = {
    // All were opened by the header's link.
    name: 'log-in',
    isOpen: true,
    onClose: () =>
      closeOverPage(() =>
        returnHref === undefined
          ? go(pathname + withoutDialog(search), 'local')
          : location.assign(returnHref),
      ),
    closeHref: returnHref ?? (withoutDialog(search) || '?'),
  };
  const other = isAlive && google && GoogleSignInHost && (
    <Suspense>
      <GoogleSignInHost button={google} />
    </Suspense>
  );
  const View = views[name];
  const hrefOf = (dialog: AccountDialog): string => accountDialogQuery(search, dialog);
  return (
    <View
      frame={frame}
      step={step}
      hrefOf={hrefOf}
      privacyHref={privacyHref}
      countries={countries}
      key={name}
    >
      {name === 'log-in' || name === 'sign-up' ? other : undefined}
    </View>
  );
};
