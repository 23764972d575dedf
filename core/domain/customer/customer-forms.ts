import { E } from '../../fp.ts';
import { checkBusinessForm, type BusinessField, type BusinessForm } from './business-form.ts';
import { parseEmail } from './email.ts';
import { fieldErrorsOf, type FieldError } from './form-errors.ts';
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

/**
 * Checks a log-in (storefront §5: "not shown", so these rules are ours). A password is refused only
 * where it cannot be valid: whether it is right is for the shop to say.
 */
export const checkLogInForm = (form: LogInForm): CheckedForm<LogInForm> => {
  const email = parseEmail(form.email);
  const password = parsePassword(form.password);
  if (E.isRight(email) && E.isRight(password)) {
    return E.right({ email: email.right, password: password.right });
  }
  return E.left(
    fieldErrorsOf<keyof LogInForm>([
      ['email', email],
      ['password', password],
    ]),
  );
};

/** Both names, the email address, a password that may be chosen, and what a company says. */
export const checkSignUpForm = (form: SignUpForm): CheckedForm<SignUpForm, SignUpField> => {
  const email = parseEmail(form.email);
  const password = parseNewPassword(form.password, E.isRight(email) ? email.right : '');
  const firstName = parsePersonName(form.firstName);
  const lastName = parsePersonName(form.lastName);
  const business =
    form.business === undefined ? E.right(undefined) : checkBusinessForm(form.business);
  if (
    E.isRight(email) &&
    E.isRight(password) &&
    E.isRight(firstName) &&
    E.isRight(lastName) &&
    E.isRight(business)
  ) {
    return E.right({
      email: email.right,
      password: password.right,
      firstName: firstName.right,
      lastName: lastName.right,
      ...(business.right && { business: business.right }),
    });
  }
  return E.left([
    ...fieldErrorsOf<SignUpField>([
      ['firstName', firstName],
      ['lastName', lastName],
      ['email', email],
      ['password', password],
    ]),
    ...(E.isLeft(business) ? business.left : []),
  ]);
};

/** Checks what confirms a sign-up: the password that was chosen before. */
export const checkSignUpConfirmForm = (form: SignUpConfirmForm): CheckedForm<SignUpConfirmForm> => {
  const password = parsePassword(form.password);
  return E.isRight(password)
    ? E.right({ password: password.right })
    : E.left(fieldErrorsOf<keyof SignUpConfirmForm>([['password', password]]));
};

/** Checks the request for a new password. */
export const checkPasswordResetForm = (form: PasswordResetForm): CheckedForm<PasswordResetForm> => {
  const email = parseEmail(form.email);
  return E.isRight(email)
    ? E.right({ email: email.right })
    : E.left(fieldErrorsOf<keyof PasswordResetForm>([['email', email]]));
};

/** `email` is the customer's, empty if unknown. */
export const checkPasswordConfirmForm = (
  form: PasswordConfirmForm,
  email: string,
): CheckedForm<PasswordConfirmForm> => {
  const password = parseNewPassword(form.password, email);
  const repeated = repetitionOf(form);
  if (E.isRight(password) && E.isRight(repeated)) {
    return E.right({ password: password.right, repeatedPassword: repeated.right });
  }
  return E.left(
    fieldErrorsOf<keyof PasswordConfirmForm>([
      ['password', password],
      ['repeatedPassword', repeated],
    ]),
  );
};

const repetitionOf = ({
  password,
  repeatedPassword,
}: PasswordConfirmForm): E.Either<{ readonly kind: 'missing' | 'mismatch' }, string> => {
  if (repeatedPassword === '') return E.left({ kind: 'missing' });
  return repeatedPassword.normalize('NFC') === password.normalize('NFC')
    ? E.right(repeatedPassword.normalize('NFC'))
    : E.left({ kind: 'mismatch' });
};
