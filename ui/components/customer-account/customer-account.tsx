import {
  accountAnswerId,
  accountAnswers,
  type AccountAnswer,
} from '../../../core/domain/customer/account-changes.ts';
import { logOutPath } from '../../../core/domain/customer/account-dialogs.ts';
import type { AccountPageStep } from '../../../core/domain/customer/account-overview.ts';
import type { ListedOrder } from '../../../core/domain/customer/listed-order.ts';
import type { KeptBusiness } from '../../../core/domain/customer/business-form.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { useText, type Text } from '../../messages/text.tsx';
import type { CountryChoice } from '../account-dialog/business-fields.tsx';
import { ArticleForm, ArticleNote, ArticleWays } from '../article-list/article-list.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { FormAnswers } from '../notice/form-answers.tsx';
import { Notice } from '../notice/notice.tsx';
import { InvoiceLinks } from '../order-page/invoice-links.tsx';
import { PageSection } from '../page-section/page-section.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';
import { Change, Section, type SectionProps } from './account-change.tsx';
import { Data, Pictures, Sessions, type Printers } from './account-kept.tsx';

type CustomerAccountProps = Printers & {
  readonly step: AccountPageStep;
  readonly locale: Locale;
  readonly cartHref: string;
  readonly wishlistHref: string;
  /** Where companies may be; the page's own first. */
  readonly countries: readonly CountryChoice[];
};

const tones = {
  'name-changed': 'positive',
  'business-changed': 'positive',
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

type OrdersProps = {
  readonly orders: readonly ListedOrder[] | undefined;
  readonly printDay: Printers['printDay'];
  readonly locale: Locale;
};

const Orders = ({ orders, printDay, locale }: OrdersProps) => {
  const text = useText();
  if (orders === undefined || orders.length === 0)
    return (
      <Section headline={text('account.orders')}>
        <p>{text(orders === undefined ? 'order.unavailable' : 'account.no-orders')}</p>
      </Section>
    );
  return (
    <Section headline={text('account.orders')}>
      <ul role="list" className={styles['form']}>
        {orders.map(({ number, placedAt, stage, due, href, invoices }) => (
          <li key={number}>
            <ButtonLink tone="quiet" href={href}>
              {number}
            </ButtonLink>
            <ArticleNote>
              {printDay(placedAt)} · {formatMoney(locale, due)}
            </ArticleNote>
            {text(`order.state.${stage}`)}
            <InvoiceLinks invoices={invoices} locale={locale} />
          </li>
        ))}
      </ul>
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

const vatFacts = (
  text: Text,
  { vatId, vatStatus, vatCheckedAt }: KeptBusiness,
  printDay: Printers['printDay'],
): readonly string[] => {
  if (vatId === '') return [text('account.vat.none')];
  return vatStatus === 'unknown' || vatCheckedAt === undefined
    ? [vatId]
    : [vatId, text(`account.vat.${vatStatus}`, { day: printDay(vatCheckedAt) })];
};

type BusinessProps = SectionProps &
  Pick<CustomerAccountProps, 'countries' | 'countryName' | 'printDay'> & {
    readonly business: KeptBusiness;
  };

const Business = ({ business, countries, countryName, printDay, ...section }: BusinessProps) => {
  const text = useText();
  const { company, street, postcode, city, country } = business;
  return (
    <Section headline={text('account.business')}>
      {company === '' ? (
        <p>{text('account.no-business')}</p>
      ) : (
        <FactList
          facts={[
            [text('account-dialog.company'), [company]],
            [text('account.vat-id'), vatFacts(text, business, printDay)],
            [
              text('account.invoice-address'),
              [street, `${postcode} ${city}`, countryName(country)],
            ],
          ]}
        />
      )}
      <Change
        {...section}
        wants="business"
        title={text('account.change-business')}
        fields={[]}
        countries={countries}
        submitText={text('account.save')}
      />
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
  locale,
  cartHref,
  wishlistHref,
  countries,
  ...printers
}: CustomerAccountProps) => {
  if (step.kind !== 'shown') return <Nobody isAway={step.kind === 'unavailable'} />;
  const { overview, refused } = step;
  return (
    <>
      <Greeting overview={overview} cartHref={cartHref} wishlistHref={wishlistHref} />
      <Orders orders={step.orders} printDay={printers.printDay} locale={locale} />
      <Details overview={overview} refused={refused} />
      {overview.business && (
        <Business
          overview={overview}
          refused={refused}
          business={overview.business}
          countries={countries}
          countryName={printers.countryName}
          printDay={printers.printDay}
        />
      )}
      <Newsletter overview={overview} />
      <Sessions overview={overview} {...printers} />
      <Pictures overview={overview} printDay={printers.printDay} />
      <Data overview={overview} refused={refused} />
    </>
  );
};
