/** The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';
import { CustomerDataAnswer } from './customers.ts';

export const LogInBody = t.type({ email: t.string, password: t.string }, 'LogInBody');

export const BusinessBody = t.type(
  {
    company: t.string,
    vatId: t.string,
    street: t.string,
    postcode: t.string,
    city: t.string,
    country: t.string,
  },
  'BusinessBody',
);

/** `business`: left out by consumers. */
export const SignUpBody = t.intersection(
  [
    t.type({ email: t.string, password: t.string, firstName: t.string, lastName: t.string }),
    t.partial({ business: BusinessBody }),
  ],
  'SignUpBody',
);

/** The token of the mail, and the password that was chosen at the sign-up. */
export const SignUpConfirmBody = t.type(
  { token: t.string, password: t.string },
  'SignUpConfirmBody',
);

export const PasswordResetBody = t.type({ email: t.string }, 'PasswordResetBody');

/** The token of the mail, and the new password. */
export const PasswordConfirmBody = t.type(
  { token: t.string, password: t.string },
  'PasswordConfirmBody',
);

/** The ID token, and the secret whose hash is its `nonce`. */
export const GoogleCredentialBody = t.type(
  { credential: t.string, nonce: t.string },
  'GoogleCredentialBody',
);

/** `isNew`: an account was opened; left out where it was there. */
export const EnteredAnswer = t.intersection(
  [CustomerDataAnswer, t.partial({ isNew: t.boolean })],
  'EnteredAnswer',
);

/** Empty JSON: no page of another site can send that. */
export const LogOutBody = t.type({}, 'LogOutBody');
