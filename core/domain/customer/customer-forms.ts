import { E } from '../../fp.ts';
import { checkBusinessForm, type BusinessField, type BusinessForm } from './business-form.ts';
import { parseEmail } from './email.ts';
import { fieldOf, fieldsOf, type FieldError } from './form-errors.ts';
import { parseNewPassword, parsePassword } from './password.ts';
import { parsePersonName } from './person-name.ts';

export type LogInForm = { readonly email: string; readonly password: string };

export type SignUpForm = LogInForm & {
  readonly firstName: string;
  readonly lastName: string;
  /** Left out by consumers. */
  readonly business?: BusinessForm | undefined;
};

export type SignUpField = Exclude<keyof SignUpForm, 'business'> | BusinessField;

export type PasswordResetForm = { readonly email: string };

export type PasswordConfirmForm = {
  readonly password: string;
  readonly repeatedPassword: string;
};

/** What opens the account: the password that was chosen shows that it is the same person. */
export type SignUpConfirmForm = { readonly password: string };

/** Refused fields in the form's order, else the values as they are sent. */
export type CheckedForm<Form, Field extends string = keyof Form & string> = E.Either<
  readonly FieldError<Field>[],
  Form
>;

const repetitionOf = ({
  password,
  repeatedPassword,
}: PasswordConfirmForm): E.Either<{ readonly kind: 'missing' | 'mismatch' }, string> => {
  if (repeatedPassword === '') return E.left({ kind: 'missing' });
  return repeatedPassword.normalize('NFC') === password.normalize('NFC')
    ? E.right(repeatedPassword.normalize('NFC'))
    : E.left({ kind: 'mismatch' });
};

/**
 * Checks a log-in (storefront §5: "not shown", so these rules are ours). A password is refused only
 * where it cannot be valid: whether it is right is for the shop to say.
 */
export const checkLogInForm = (form: LogInForm): CheckedForm<LogInForm> =>
  fieldsOf<keyof LogInForm>()({
    email: fieldOf('email', parseEmail(form.email)),
    password: fieldOf('password', parsePassword(form.password)),
  });

/** Both names, the email address, a password that may be chosen, and what a company says. */
export const checkSignUpForm = (form: SignUpForm): CheckedForm<SignUpForm, SignUpField> => {
  const email = parseEmail(form.email);
  const password = parseNewPassword(form.password, E.isRight(email) ? email.right : '');
  return fieldsOf<SignUpField>()({
    firstName: fieldOf('firstName', parsePersonName(form.firstName)),
    lastName: fieldOf('lastName', parsePersonName(form.lastName)),
    email: fieldOf('email', email),
    password: fieldOf('password', password),
    business: form.business === undefined ? E.right(undefined) : checkBusinessForm(form.business),
  });
};

/** Checks what confirms a sign-up: the password that was chosen before. */
export const checkSignUpConfirmForm = (form: SignUpConfirmForm): CheckedForm<SignUpConfirmForm> =>
  fieldsOf<'password'>()({ password: fieldOf('password', parsePassword(form.password)) });

/** Checks the request for a new password. */
export const checkPasswordResetForm = (form: PasswordResetForm): CheckedForm<PasswordResetForm> =>
  fieldsOf<'email'>()({ email: fieldOf('email', parseEmail(form.email)) });

/** `email` is the customer's, empty if unknown. */
export const checkPasswordConfirmForm = (
  form: PasswordConfirmForm,
  email: string,
): CheckedForm<PasswordConfirmForm> =>
  fieldsOf<keyof PasswordConfirmForm>()({
    password: fieldOf('password', parseNewPassword(form.password, email)),
    repeatedPassword: fieldOf('repeatedPassword', repetitionOf(form)),
  });
