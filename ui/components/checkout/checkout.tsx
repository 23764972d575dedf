/** The steps from the cart to an order: forms and links alone, the same with scripts and without. */
import type { ReactNode } from 'react';

import { addressLines, orderAddressFields } from '../../../core/domain/customer/postal-address.ts';
import {
  billingFieldOf,
  needsBilling,
  type CheckoutField,
  type CheckoutStepName,
} from '../../../core/domain/checkout/checkout.ts';
import type { CheckoutStep, ShownCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import type { OfferChange } from '../../../core/domain/checkout/seen-offer.ts';
import type { DeliveryChoice } from '../../../core/domain/delivery/order-delivery.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { OrderAddress, PaymentMethod } from '../../../core/domain/order/order.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { useText, useTextWith } from '../../messages/text.tsx';
import business from '../account-dialog/account-dialog.module.css';
import { Accordion } from '../accordion/accordion.tsx';
import { Article, ArticleList, ArticleWays, Articles } from '../article-list/article-list.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { ChoiceDetail, ChoiceTile } from '../choice/choice.tsx';
import tiles from '../component-choice/component-choice.module.css';
import { firstFocus } from '../field/first-focus.ts';
import { Notice } from '../notice/notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';
import {
  AddressFields,
  EmailField,
  fieldErrorText,
  fieldId,
  type CountryChoice,
} from './checkout-fields.tsx';
import {
  CheckoutSteps,
  CheckoutTotals,
  ErrorSummary,
  Part,
  type FieldProblem,
  type Printers,
  type StepHrefs,
} from './checkout-parts.tsx';

export type CheckoutRow = {
  readonly key: string;
  readonly name: string;
  readonly detail: string | undefined;
  readonly picture: ReactNode;
  readonly quantity: number;
  /** Of all pieces, printed. */
  readonly sum: string | undefined;
};

type CheckoutProps = Printers & {
  readonly step: CheckoutStep;
  /** In the order of the cart. */
  readonly rows: readonly CheckoutRow[];
  readonly hrefs: StepHrefs;
  readonly cartHref: string;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Where invoices go; the page's own first, which is where parcels go. */
  readonly countries: readonly CountryChoice[];
  readonly countryName: (country: string) => string;
  /** The law by which what is made to order cannot be withdrawn from; undefined where none says so. */
  readonly exclusion: string | undefined;
  /** The only words of the button that orders (core/domain/law/order-button.ts). */
  readonly orderWords: string;
};

type ShownProps = Omit<CheckoutProps, 'step'> & { readonly step: ShownCheckout };

const StepForm = ({
  step,
  submitText,
  children,
}: {
  readonly step: CheckoutStepName;
  readonly submitText: string;
  readonly children: ReactNode;
}) => (
  // The page shows errors as they are: the browser's own bubbles would hide the summary of them.
  <form method="post" action="#" className={styles['form']} noValidate>
    <input type="hidden" name="step" value={step} />
    {children}
    <Button type="submit" isWide>
      {submitText}
    </Button>
  </form>
);

const nextOf = ({ steps, step }: ShownCheckout): 'delivery' | 'payment' | 'review' => {
  const next = steps[steps.indexOf(step) + 1];
  return next === 'delivery' || next === 'payment' ? next : 'review';
};

const useAddressErrors = ({ errors, typed }: ShownCheckout) => {
  const text = useText();
  const codeOf = (field: CheckoutField) => errors.find((error) => error.field === field);
  const ofAddress = (isBilling: boolean) => (field: (typeof orderAddressFields)[number]) => {
    const error = codeOf(isBilling ? billingFieldOf(field) : field);
    return error && fieldErrorText(text, field, error, isBilling ? typed.billing : typed.address);
  };
  const email = codeOf('email') && text('account-dialog.error.email');
  const problems: readonly FieldProblem[] = [
    ...(email === undefined ? [] : [{ field: 'email', text: email } as const]),
    ...[false, true].flatMap((isBilling) =>
      orderAddressFields.flatMap((field): readonly FieldProblem[] => {
        const problem = ofAddress(isBilling)(field);
        return problem === undefined
          ? []
          : [{ field: isBilling ? billingFieldOf(field) : field, text: problem }];
      }),
    ),
  ];
  return { email, sent: ofAddress(false), billed: ofAddress(true), problems };
};

const AddressStep = ({ step, countries }: Pick<ShownProps, 'step' | 'countries'>) => {
  const text = useText();
  const textWith = useTextWith();
  const { typed, isSent, isLoggedIn } = step;
  const errors = useAddressErrors(step);
  return (
    <>
      {!isLoggedIn && (
        <p>
          {textWith('checkout.log-in', {
            link: (words) => <a href={accountDialogQuery('', 'log-in')}>{words}</a>,
          })}
        </p>
      )}
      <StepForm step="address" submitText={text(`checkout.to.${nextOf(step)}`)}>
        <ErrorSummary problems={errors.problems} />
        <EmailField typed={typed.email} error={errors.email} />
        <fieldset className={styles['form']}>
          <legend>{text(isSent ? 'checkout.sent-to' : 'checkout.billed-to')}</legend>
          <AddressFields
            kind={isSent ? 'shipping' : 'billing'}
            typed={typed.address}
            countries={isSent ? countries.slice(0, 1) : countries}
            nameOf={(field) => field}
            errorOf={errors.sent}
            isRequired
          />
        </fieldset>
        {isSent && (
          <div className={business['choice']}>
            <label>
              <input
                type="checkbox"
                name="isBilledElsewhere"
                value="yes"
                defaultChecked={needsBilling(typed)}
              />
              <span>{text('checkout.billed-elsewhere')}</span>
            </label>
            <div>
              <fieldset className={styles['form']}>
                <legend>{text('checkout.billed-to')}</legend>
                <AddressFields
                  kind="billing"
                  typed={typed.billing}
                  countries={countries}
                  nameOf={billingFieldOf}
                  errorOf={errors.billed}
                  isRequired={false}
                />
              </fieldset>
            </div>
          </div>
        )}
      </StepForm>
    </>
  );
};

type Option = { readonly value: string; readonly name: string; readonly detail: string };

const Options = ({
  field,
  legend,
  options,
  chosen,
}: {
  readonly field: 'speed' | 'payment';
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: string | undefined;
}) => (
  <fieldset className={styles['form']} id={fieldId(field)}>
    <legend>{legend}</legend>
    {options.map(({ value, name, detail }) => (
      <ChoiceTile
        key={value}
        className={tiles['tile']}
        name={field}
        value={value}
        isSelected={value === chosen}
      >
        <span>
          {name}
          <ChoiceDetail>{detail}</ChoiceDetail>
        </span>
      </ChoiceTile>
    ))}
  </fieldset>
);

const costOf = ({ shipping, express }: DeliveryChoice): Money => ({
  minorUnits: shipping.minorUnits + (express?.minorUnits ?? 0),
  currency: shipping.currency,
});

const DeliveryStep = ({ step, money, day }: Pick<ShownProps, 'step' | 'money' | 'day'>) => {
  const text = useText();
  const { choices, speed, errors, items } = step;
  return (
    <StepForm step="delivery" submitText={text(`checkout.to.${nextOf(step)}`)}>
      <ErrorSummary
        problems={errors.map(({ field }) => ({ field, text: text('checkout.error.speed') }))}
      />
      <Options
        field="speed"
        legend={text('checkout.how-fast')}
        options={choices.map((choice) => ({
          value: choice.speed,
          name: text(`checkout.${choice.speed}`),
          detail: `${text('checkout.arrives', { day: day(choice.arrival) })} · ${money(costOf(choice))}`,
        }))}
        // Nobody pays more than they have asked for.
        chosen={speed ?? 'standard'}
      />
      {items.length > 1 && <p>{text('checkout.together')}</p>}
    </StepForm>
  );
};

const PaymentStep = ({ step }: Pick<ShownProps, 'step'>) => {
  const text = useText();
  const { methods, payment, errors } = step;
  return (
    <StepForm step="payment" submitText={text(`checkout.to.${nextOf(step)}`)}>
      <ErrorSummary
        problems={errors.map(({ field }) => ({ field, text: text('checkout.error.payment') }))}
      />
      <Options
        field="payment"
        legend={text('checkout.how-paid')}
        options={methods.map((method) => ({
          value: method,
          name: text(`checkout.${method}`),
          detail: text(`checkout.${method}-hint`),
        }))}
        chosen={payment ?? methods[0]}
      />
    </StepForm>
  );
};

const Rows = ({ rows }: Pick<ShownProps, 'rows'>) => {
  const text = useText();
  return (
    <Articles facts={[]}>
      {rows.map(({ key, name, detail, picture, quantity, sum }) => (
        <Article
          key={key}
          name={name}
          detail={[detail, text('checkout.pieces', { count: quantity })]
            .filter(Boolean)
            .join(' · ')}
          picture={picture}
          price={sum}
        >
          {null}
        </Article>
      ))}
    </Articles>
  );
};

const Changes = ({
  step: { changes, totals },
  rows,
  money,
  day,
}: Pick<ShownProps, 'step' | 'rows' | 'money' | 'day'>) => {
  const text = useText();
  if (changes.length === 0) return null;
  const amount = (minorUnits: number) => money({ minorUnits, currency: totals.due.currency });
  const said = (change: OfferChange): string => {
    switch (change.kind) {
      case 'cart':
        return text('checkout.changed.cart');
      case 'picture':
        return text('checkout.changed.picture', {
          name: rows.find(({ key }) => key === change.key)?.name ?? '',
        });
      case 'price':
        return text('checkout.changed.price', {
          name: rows.find(({ key }) => key === change.key)?.name ?? '',
          before: amount(change.before),
          now: amount(change.now),
        });
      case 'arrival':
        return text('checkout.changed.arrival', {
          before: day(change.before),
          now: day(change.now),
        });
      case 'shipping':
      case 'total':
        return text(`checkout.changed.${change.kind}`, {
          before: amount(change.before),
          now: amount(change.now),
        });
    }
  };
  return (
    <div tabIndex={-1} {...firstFocus(true)}>
      <Notice tone="warning" title={text('checkout.changed')} isAnnounced>
        <ul>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>{said(change)}</li>
          ))}
        </ul>
        <p>{text('checkout.changed-hint')}</p>
      </Notice>
    </div>
  );
};

const ChangeLink = ({ href, name }: { readonly href: string; readonly name: string }) => {
  const text = useText();
  return (
    <ButtonLink tone="quiet" href={href}>
      {text('checkout.change')}
      <VisuallyHidden>, {name}</VisuallyHidden>
    </ButtonLink>
  );
};

const Lines = ({
  address,
  country,
}: {
  readonly address: OrderAddress;
  readonly country: string;
}) => (
  <address>
    {[...addressLines(address), country].map((line) => (
      <div key={line}>{line}</div>
    ))}
  </address>
);

const methodText = (text: ReturnType<typeof useText>, payment: PaymentMethod | undefined): string =>
  text(`checkout.${payment ?? 'redirect'}`);

const ReviewStep = (props: ShownProps) => {
  const { step, rows, hrefs, money, percent, day, exclusion, orderWords } = props;
  const text = useText();
  const textWith = useTextWith();
  const { addresses, choices, speed, payment, isSent, methods, id, seen } = step;
  const choice = choices.find((one) => one.speed === speed) ?? choices[0];
  const sentTo = addresses && isSent ? (addresses.delivery ?? addresses.billing) : undefined;
  const named = (address: OrderAddress) => (
    <Lines address={address} country={props.countryName(address.country)} />
  );
  return (
    <div className={styles['form']}>
      <Changes step={step} rows={rows} money={money} day={day} />
      {step.isFailed && (
        <div tabIndex={-1} {...firstFocus(true)}>
          <Notice tone="error" isAnnounced>
            <p>{text('checkout.failed')}</p>
          </Notice>
        </div>
      )}
      {sentTo && (
        <Part headline={text('checkout.sent-to')}>
          {named(sentTo)}
          <ChangeLink href={hrefs.address} name={text('checkout.sent-to')} />
        </Part>
      )}
      {addresses && (
        <Part headline={text('checkout.billed-to')}>
          {named(addresses.billing)}
          <p>{addresses.email}</p>
          <ChangeLink href={hrefs.address} name={text('checkout.billed-to')} />
        </Part>
      )}
      {choice && (
        <Part headline={text('checkout.delivery')}>
          <p>
            {text('checkout.speed', {
              name: text(`checkout.${choice.speed}`),
              arrives: text('checkout.arrives', { day: day(choice.arrival) }),
              price: money(costOf(choice)),
            })}
          </p>
          <ChangeLink href={hrefs.delivery} name={text('checkout.delivery')} />
        </Part>
      )}
      {methods.length > 0 && (
        <Part headline={text('checkout.payment')}>
          <p>{methodText(text, payment)}</p>
          <p>{text(`checkout.${payment ?? 'redirect'}-hint`)}</p>
          <ChangeLink href={hrefs.payment} name={text('checkout.payment')} />
        </Part>
      )}
      <Part headline={text('checkout.order')}>
        <Rows rows={rows} />
        <ButtonLink tone="quiet" href={props.cartHref}>
          {text('checkout.back-to-cart')}
        </ButtonLink>
        <CheckoutTotals {...step} money={money} percent={percent} />
      </Part>
      {exclusion !== undefined && isSent && (
        <Notice title={text('checkout.exclusion-title')}>
          <p>{text('checkout.exclusion', { law: exclusion })}</p>
        </Notice>
      )}
      <p>
        {textWith('checkout.terms', {
          terms: (words) => <a href={props.termsHref}>{words}</a>,
          privacy: (words) => <a href={props.privacyHref}>{words}</a>,
        })}
      </p>
      <form method="post" action="#" className={styles['form']}>
        <input type="hidden" name="step" value="review" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <Button type="submit" isWide>
          {orderWords}
        </Button>
      </form>
    </div>
  );
};

/** What is ordered stays in view on every step, closed on the way. */
const Summary = ({ step, rows, money, percent, cartHref }: ShownProps) => {
  const text = useText();
  return (
    <>
      <Accordion
        items={[
          {
            title: `${text('checkout.order')}: ${money(step.totals.due)}`,
            content: (
              <>
                <Rows rows={rows} />
                <ButtonLink tone="quiet" href={cartHref}>
                  {text('checkout.back-to-cart')}
                </ButtonLink>
              </>
            ),
          },
        ]}
      />
      <CheckoutTotals {...step} money={money} percent={percent} />
    </>
  );
};

const StepContent = (props: ShownProps) => {
  switch (props.step.step) {
    case 'address':
      return <AddressStep step={props.step} countries={props.countries} />;
    case 'delivery':
      return <DeliveryStep step={props.step} money={props.money} day={props.day} />;
    case 'payment':
      return <PaymentStep step={props.step} />;
    case 'review':
      return <ReviewStep {...props} />;
  }
};

export const Checkout = ({ step, ...props }: CheckoutProps) => {
  const text = useText();
  if (step.kind === 'closed') return null;
  if (step.kind !== 'shown')
    return (
      <ArticleList
        tones={{}}
        answers={[]}
        idOf={String}
        textOf={String}
        problem={text(`checkout.${step.kind}`)}
      >
        <ArticleWays>
          <ButtonLink href={props.cartHref}>{text('account.cart')}</ButtonLink>
        </ArticleWays>
      </ArticleList>
    );
  const shown = { ...props, step };
  return (
    // Amounts are printed for whoever asks: no script makes them net.
    <div className={styles['form']} data-gross>
      <CheckoutSteps {...step} hrefs={props.hrefs} />
      {step.step !== 'review' && <Summary {...shown} />}
      <StepContent {...shown} />
    </div>
  );
};
