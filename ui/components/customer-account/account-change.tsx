/** The account's forms, each sent to the account's page, with scripts and without. */
import { useId, type ReactNode } from 'react';

import type {
  AccountChangeKind,
  ChangedField,
} from '../../../core/domain/customer/account-changes.ts';
import type {
  AccountOverview,
  RefusedAccountChange,
} from '../../../core/domain/customer/account-overview.ts';
import {
  businessFields,
  emptyBusinessForm,
  type BusinessField,
} from '../../../core/domain/customer/business-form.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import { useText, type Text } from '../../messages/text.tsx';
import { accountErrorKey } from '../account-dialog/account-error.ts';
import { BusinessFields, type CountryChoice } from '../account-dialog/business-fields.tsx';
import { Accordion } from '../accordion/accordion.tsx';
import { Button } from '../button/button.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
import { PageSection } from '../page-section/page-section.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';

/** The page's words for its own rules, otherwise the shop API's. */
const errorOf = (
  text: Text,
  refused: RefusedAccountChange | undefined,
  field: ChangedField,
): string | undefined => {
  if (refused === undefined) return undefined;
  const { problem } = refused;
  if (problem.kind !== 'fields') return problem.fields[field];
  const error = problem.errors.find((one) => one.field === field);
  if (error === undefined) return undefined;
  // The words of a password are those of a new one, too.
  const named = field === 'newPassword' ? 'password' : field;
  return text(accountErrorKey({ field: named, code: error.code }));
};

/** Where no field is wrong. */
const problemText = (text: Text, { problem }: RefusedAccountChange): string =>
  (problem.kind === 'fields' ? undefined : problem.message) ??
  text(problem.kind === 'failed' ? 'account.failed' : 'account-dialog.errors');

type OwnField = Exclude<ChangedField, BusinessField>;

const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', maxLength: emailLimits.address },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
} as const satisfies Readonly<Record<OwnField, object>>;

const WantField = ({ wants }: { readonly wants: AccountChangeKind }) => (
  <input type="hidden" name="wants" value={wants} />
);

type ChangeFormProps = {
  readonly wants: AccountChangeKind;
  readonly overview: AccountOverview;
  readonly fields: readonly OwnField[];
  /** Where companies may be; shows their fields. */
  readonly countries?: readonly CountryChoice[] | undefined;
  /** Of this form. */
  readonly refused: RefusedAccountChange | undefined;
  readonly submitText: string;
  /** What to know before. */
  readonly children?: ReactNode;
};

/** Posts to the account's page, with scripts and without. */
const ChangeForm = ({
  wants,
  overview,
  fields,
  countries,
  refused,
  submitText,
  children,
}: ChangeFormProps) => {
  const text = useText();
  const hintId = useId();
  const shown = overview.hasPassword ? fields : fields.filter((field) => field !== 'password');
  const isProving = shown.length < fields.length;
  const all = countries === undefined ? shown : [...shown, ...businessFields];
  const firstError = all.find((field) => errorOf(text, refused, field) !== undefined);
  const typed = refused?.typed ?? { ...overview, email: '' };
  return (
    <form method="post" action="#" className={styles['form']} noValidate={refused !== undefined}>
      <WantField wants={wants} />
      {refused !== undefined && (
        <div tabIndex={-1} {...firstFocus(firstError === undefined)}>
          <Notice tone="error" isAnnounced>
            <p>
              {firstError === undefined
                ? problemText(text, refused)
                : text('account-dialog.errors')}
            </p>
          </Notice>
        </div>
      )}
      {children !== undefined && <div id={hintId}>{children}</div>}
      {isProving && <p>{text('account.log-in-first')}</p>}
      {fields.includes('password') && (
        // Password managers then know whose password it is.
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={overview.email}
          hidden
          readOnly
        />
      )}
      {shown.map((field) => (
        <Field
          key={field}
          label={text(`account.${field}`)}
          error={errorOf(text, refused, field)}
          isFirstError={field === firstError}
          hintId={field === 'newPassword' ? hintId : undefined}
        >
          {(control) => (
            <input
              {...control}
              {...inputs[field]}
              name={field}
              required
              defaultValue={
                field === 'password' || field === 'newPassword' ? undefined : typed[field]
              }
            />
          )}
        </Field>
      ))}
      {countries && (
        <BusinessFields
          typed={typed.business ?? overview.business ?? emptyBusinessForm}
          countries={countries}
          errorOf={(field) => errorOf(text, refused, field)}
          firstError={firstError}
        />
      )}
      <Button type="submit">{submitText}</Button>
    </form>
  );
};

export type SectionProps = {
  readonly overview: AccountOverview;
  readonly refused: RefusedAccountChange | undefined;
};

/** Closed until it is wanted, and open where it was refused. */
export const Change = ({
  title,
  ...form
}: Omit<ChangeFormProps, 'refused'> & SectionProps & { readonly title: string }) => {
  const refused = form.refused?.change === form.wants ? form.refused : undefined;
  return (
    <Accordion
      isOpen={refused !== undefined}
      items={[{ title, content: <ChangeForm {...form} refused={refused} /> }]}
    />
  );
};

export const Section = ({
  headline,
  children,
}: {
  readonly headline: string;
  readonly children: ReactNode;
}) => (
  <PageSection headline={headline} width="text">
    <div className={styles['form']}>{children}</div>
  </PageSection>
);
