import { useId, type ReactNode } from 'react';

import {
  accountAnswerId,
  accountAnswers,
  accountExportPath,
  type AccountAnswer,
  type AccountChangeKind,
  type AccountField,
} from '../../../core/domain/customer/account-changes.ts';
import type {
  AccountOverview,
  AccountPageStep,
  AccountSession,
  RefusedAccountChange,
} from '../../../core/domain/customer/account-overview.ts';
import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { uploadedPictureHref } from '../../../core/domain/image/own-picture.ts';
import { useText, type Text } from '../../messages/text.tsx';
import { accountErrorKey } from '../account-dialog/account-error.ts';
import { Accordion } from '../accordion/accordion.tsx';
import {
  Article,
  ArticleButton,
  ArticleForm,
  ArticleLine,
  ArticleNote,
  Articles,
  ArticleWays,
} from '../article-list/article-list.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Field } from '../field/field.tsx';
import { FormAnswers } from '../notice/form-answers.tsx';
import { Notice } from '../notice/notice.tsx';
import { PageSection } from '../page-section/page-section.tsx';
import { Picture } from '../picture/picture.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';

type Printers = {
  /** In the market's own time; milliseconds since 1970. */
  readonly printDay: (instant: number) => string;
  readonly printTime: (instant: number) => string;
  /** Of an ISO 3166-1 code. */
  readonly countryName: (country: string) => string;
};

type CustomerAccountProps = Printers & {
  readonly step: AccountPageStep;
  readonly cartHref: string;
  readonly wishlistHref: string;
};

const tones = {
  'name-changed': 'positive',
  'password-changed': 'positive',
  'email-asked': 'info',
  'email-changed': 'positive',
  'email-link-unknown': 'warning',
  'newsletter-asked': 'info',
  'newsletter-ended': 'positive',
  'session-ended': 'positive',
  'sessions-ended': 'positive',
  'picture-removed': 'positive',
  closed: 'positive',
  failed: 'error',
} as const satisfies Record<AccountAnswer, string>;

/** The page's words for its own rules, otherwise the shop API's. */
const errorOf = (
  text: Text,
  refused: RefusedAccountChange | undefined,
  field: AccountField,
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

const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', maxLength: emailLimits.address },
  password: { type: 'password', autoComplete: 'current-password' },
  newPassword: { type: 'password', autoComplete: 'new-password' },
} as const satisfies Readonly<Record<AccountField, object>>;

const WantField = ({ wants }: { readonly wants: AccountChangeKind }) => (
  <input type="hidden" name="wants" value={wants} />
);

type ChangeFormProps = {
  readonly wants: AccountChangeKind;
  readonly overview: AccountOverview;
  readonly fields: readonly AccountField[];
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
  refused,
  submitText,
  children,
}: ChangeFormProps) => {
  const text = useText();
  const hintId = useId();
  const shown = overview.hasPassword ? fields : fields.filter((field) => field !== 'password');
  const isProving = shown.length < fields.length;
  const firstError = shown.find((field) => errorOf(text, refused, field) !== undefined);
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
      <Button type="submit">{submitText}</Button>
    </form>
  );
};

type SectionProps = {
  readonly overview: AccountOverview;
  readonly refused: RefusedAccountChange | undefined;
};

/** Closed until it is wanted, and open where it was refused. */
const Change = ({
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

const Section = ({
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

/** What came of the last change: in the page's first section. */
const Answers = () => {
  const text = useText();
  return (
    <FormAnswers
      tones={tones}
      answers={accountAnswers}
      idOf={accountAnswerId}
      textOf={(answer) => text(`account.${answer}`)}
    />
  );
};

const Greeting = ({
  overview: { firstName, lastName },
  cartHref,
  wishlistHref,
}: Pick<SectionProps, 'overview'> & Pick<CustomerAccountProps, 'cartHref' | 'wishlistHref'>) => {
  const text = useText();
  return (
    <Section headline={text('account.hello', { name: `${firstName} ${lastName}` })}>
      <Answers />
      <ArticleWays>
        <ButtonLink tone="secondary" href={cartHref}>
          {text('account.cart')}
        </ButtonLink>
        <ButtonLink tone="secondary" href={wishlistHref}>
          {text('account.wishlist')}
        </ButtonLink>
        <form method="post" action={logOutPath}>
          <Button type="submit" tone="quiet">
            {text('account-dialog.log-out')}
          </Button>
        </form>
      </ArticleWays>
    </Section>
  );
};

const Orders = () => {
  const text = useText();
  return (
    <Section headline={text('account.orders')}>
      <p>{text('account.no-orders')}</p>
    </Section>
  );
};

const Details = (section: SectionProps) => {
  const text = useText();
  const { firstName, lastName, email, newEmail, number, hasPassword } = section.overview;
  const save = text('account.save');
  return (
    <Section headline={text('account.details')}>
      <FactList
        facts={[
          [text('account.name'), [`${firstName} ${lastName}`]],
          [
            text('account-dialog.email'),
            [
              email,
              ...(newEmail === undefined ? [] : [text('account.new-email', { email: newEmail })]),
            ],
          ],
          [text('account.number'), [number]],
        ]}
      />
      <div>
        <Change
          {...section}
          wants="name"
          title={text('account.change-name')}
          fields={['firstName', 'lastName']}
          submitText={save}
        />
        <Change
          {...section}
          wants="email"
          title={text('account.change-email')}
          fields={['email', 'password']}
          submitText={text('account.change-email')}
        >
          <p>{text('account.email-hint')}</p>
        </Change>
        <Change
          {...section}
          wants="password"
          title={text(hasPassword ? 'account.change-password' : 'account.set-password')}
          fields={['password', 'newPassword']}
          submitText={save}
        >
          <p>{text('account.password-hint')}</p>
        </Change>
      </div>
    </Section>
  );
};

const Newsletter = ({ overview: { newsletter, email } }: Pick<SectionProps, 'overview'>) => {
  const text = useText();
  const isOn = newsletter === 'subscribed';
  const state = newsletter === 'unsubscribed' ? 'absent' : newsletter;
  return (
    <Section headline={text('account.newsletter')}>
      <p>{text(`account.newsletter.${state}`, { email })}</p>
      <ArticleForm
        action="#"
        fields={[
          ['wants', 'newsletter'],
          ['isWished', String(!isOn)],
        ]}
      >
        <Button type="submit" tone="secondary">
          {text(isOn ? 'account.unsubscribe' : 'account.subscribe')}
        </Button>
      </ArticleForm>
    </Section>
  );
};

/** Their own names, the same in every language. */
const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: undefined,
} as const satisfies Record<AccountSession['browser'], string | undefined>;

const systemNames = { android: 'Android', windows: 'Windows', macos: 'macOS' } as const;

const deviceName = (text: Text, { browser, system }: AccountSession): string => {
  const name = browserNames[browser] ?? text('account.other-browser');
  if (system === 'other') return name;
  return text('account.device', {
    browser: name,
    system: system === 'ios' ? text('account.ios') : systemNames[system],
  });
};

const Sessions = ({
  overview: { sessions },
  printDay,
  printTime,
  countryName,
}: Pick<SectionProps, 'overview'> & Printers) => {
  const text = useText();
  return (
    <Section headline={text('account.sessions')}>
      <ul role="list" className={styles['form']}>
        {sessions.map((session) => {
          const name = deviceName(text, session);
          const { id, country, begunAt, usedAt, isCurrent } = session;
          const words = (
            <div>
              <p>
                <strong>{name}</strong>
              </p>
              <ArticleNote>
                {[
                  ...(isCurrent ? [text('account.this-device')] : []),
                  ...(country === undefined ? [] : [countryName(country)]),
                  text('account.begun', { time: printTime(begunAt) }),
                  text('account.used', { day: printDay(usedAt) }),
                ].join(' · ')}
              </ArticleNote>
            </div>
          );
          return (
            <li key={id}>
              {isCurrent ? (
                words
              ) : (
                <ArticleLine>
                  {words}
                  <ArticleForm
                    action="#"
                    fields={[
                      ['wants', 'end-session'],
                      ['session', id],
                    ]}
                  >
                    <ArticleButton name={name}>{text('account.end-session')}</ArticleButton>
                  </ArticleForm>
                </ArticleLine>
              )}
            </li>
          );
        })}
      </ul>
      <ArticleNote>{text('account.sessions-hint')}</ArticleNote>
      <ArticleForm action="#" fields={[['wants', 'end-sessions']]}>
        <Button type="submit" tone="secondary">
          {text('account.end-sessions')}
        </Button>
      </ArticleForm>
    </Section>
  );
};

const Pictures = ({
  overview: { pictures },
  printDay,
}: Pick<SectionProps, 'overview'> & Pick<Printers, 'printDay'>) => {
  const text = useText();
  return (
    <Section headline={text('account.pictures')}>
      {pictures.length === 0 ? (
        <p>{text('account.no-pictures')}</p>
      ) : (
        <Articles facts={[]}>
          {pictures.map(({ id, size, keptUntil }) => {
            const name = text('account.picture', size);
            return (
              <Article
                key={id}
                name={name}
                detail={text('account.kept-until', { day: printDay(keptUntil) })}
                picture={<Picture {...size} src={uploadedPictureHref(id)} alt="" fit="cover" />}
                price={null}
              >
                <ArticleForm
                  action="#"
                  fields={[
                    ['wants', 'remove-picture'],
                    ['picture', id],
                  ]}
                >
                  <ArticleButton name={name}>{text('account.remove-picture')}</ArticleButton>
                </ArticleForm>
              </Article>
            );
          })}
        </Articles>
      )}
    </Section>
  );
};

const Data = (section: SectionProps) => {
  const text = useText();
  const close = text('account.close');
  return (
    <Section headline={text('account.data')}>
      <p>{text('account.export-hint')}</p>
      <ArticleWays>
        <a href={accountExportPath} download>
          {text('account.export')}
        </a>
      </ArticleWays>
      <Change {...section} wants="close" title={close} fields={['password']} submitText={close}>
        <p>{text('account.close-gone')}</p>
        <p>{text('account.close-kept')}</p>
      </Change>
    </Section>
  );
};

/** Without a session, or while nobody can say whose it is. */
const Nobody = ({ isAway }: { readonly isAway: boolean }) => {
  const text = useText();
  return (
    <PageSection>
      <div className={styles['form']}>
        <Answers />
        {isAway ? (
          <Notice tone="warning">
            <p>{text('account.unavailable')}</p>
          </Notice>
        ) : (
          <>
            <p>{text('account.visitor')}</p>
            <ArticleWays>
              <ButtonLink href={accountDialogQuery('', 'log-in')}>
                {text('account-dialog.log-in')}
              </ButtonLink>
              <ButtonLink tone="secondary" href={accountDialogQuery('', 'sign-up')}>
                {text('account.sign-up')}
              </ButtonLink>
            </ArticleWays>
          </>
        )}
      </div>
    </PageSection>
  );
};

/** Forms and links alone, the same with scripts and without. */
export const CustomerAccount = ({
  step,
  cartHref,
  wishlistHref,
  ...printers
}: CustomerAccountProps) => {
  if (step.kind !== 'shown') return <Nobody isAway={step.kind === 'unavailable'} />;
  const { overview, refused } = step;
  return (
    <>
      <Greeting overview={overview} cartHref={cartHref} wishlistHref={wishlistHref} />
      <Orders />
      <Details overview={overview} refused={refused} />
      <Newsletter overview={overview} />
      <Sessions overview={overview} {...printers} />
      <Pictures overview={overview} printDay={printers.printDay} />
      <Data overview={overview} refused={refused} />
    </>
  );
};
