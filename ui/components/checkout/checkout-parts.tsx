/** What stands around the forms of a checkout. */
import type { ReactNode } from 'react';

import type { CheckoutField, CheckoutStepName } from '../../../core/domain/checkout/checkout.ts';
import type { ShownCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { SalesTax } from '../../../core/domain/money/sales-tax.ts';
import { netOfGross } from '../../../core/domain/money/net-price.ts';
import { useText } from '../../messages/text.tsx';
import { ArticleHeading } from '../article-list/article-list.tsx';
import articles from '../article-list/article-list.module.css';
import breadcrumb from '../breadcrumb/breadcrumb.module.css';
import { firstFocus } from '../field/first-focus.ts';
import { Notice } from '../notice/notice.tsx';
import breakdown from '../price-breakdown/price-breakdown.module.css';
import { fieldId } from './checkout-fields.tsx';

export type StepHrefs = Readonly<Record<CheckoutStepName, string>>;

/** The way through the checkout; what can be reached is a link. */
export const CheckoutSteps = ({
  step: shown,
  steps,
  open,
  hrefs,
}: Pick<ShownCheckout, 'step' | 'steps' | 'open'> & { readonly hrefs: StepHrefs }) => {
  const text = useText();
  const reached = steps.slice(0, steps.indexOf(open) + 1);
  return (
    <nav aria-label={text('checkout.steps')}>
      <ol role="list" className={breadcrumb['steps']}>
        {steps.map((step) => (
          <li
            key={step}
            className={breadcrumb['step']}
            aria-current={step === shown ? 'step' : undefined}
          >
            {reached.includes(step) && step !== shown ? (
              <a href={hrefs[step]}>{text(`checkout.${step}`)}</a>
            ) : step === shown ? (
              <strong>{text(`checkout.${step}`)}</strong>
            ) : (
              text(`checkout.${step}`)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};

export type FieldProblem = { readonly field: CheckoutField; readonly text: string };

/** Takes the focus, and leads to each field that is wrong. */
export const ErrorSummary = ({ problems }: { readonly problems: readonly FieldProblem[] }) => {
  const text = useText();
  if (problems.length === 0) return null;
  return (
    <div tabIndex={-1} {...firstFocus(true)}>
      <Notice tone="error" title={text('checkout.errors')} isAnnounced>
        <ul role="list">
          {problems.map(({ field, text: problem }) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{problem}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
};

const Line = ({
  name,
  amount,
  isTotal = false,
}: {
  readonly name: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}) => (
  <div className={`${articles['line']} ${isTotal ? breakdown['total'] : ''}`}>
    <dt>{name}</dt>
    <dd className={breakdown['price']}>{amount}</dd>
  </div>
);

export type Printers = {
  readonly money: (amount: Money) => string;
  /** In tenths of a percent. */
  readonly percent: (perMille: number) => string;
  /** What a sales tax is called. */
  readonly salesTax: (line: SalesTax) => string;
  /** Milliseconds since 1970, as a day of the market. */
  readonly day: (instant: number) => string;
};

/** From the first step on the whole of it: nothing is added at the end. Net for businesses. */
export const CheckoutTotals = ({
  totals,
  isSent,
  isNet,
  isTaxAwaited,
  money,
  percent,
  salesTax,
}: Pick<ShownCheckout, 'totals' | 'isSent' | 'isNet' | 'isTaxAwaited'> & Omit<Printers, 'day'>) => {
  const text = useText();
  const { goods, shipping, express, vouchers, due, taxes } = totals;
  const of = (minorUnits: number): Money => ({ minorUnits, currency: due.currency });
  const sum = (amounts: readonly Money[]) =>
    amounts.reduce((all, { minorUnits }) => all + minorUnits, 0);
  const [tax] = taxes;
  const rate = { kind: 'value-added-tax', perMille: tax?.perMille ?? 0 } as const;
  const shown = (gross: Money): Money => (isNet ? netOfGross(rate, gross) : gross);
  const taxed = sum(taxes.map((one) => one.tax));
  const whole = sum([goods, shipping, express]);
  // Each line is rounded by itself; the goods take the rest, so that they add up.
  const shownGoods = isNet ? of(whole - taxed - sum([shown(shipping), shown(express)])) : goods;
  return (
    <dl className={breakdown['lines']}>
      <Line name={text('checkout.goods')} amount={money(shownGoods)} />
      {isSent && <Line name={text('checkout.shipping')} amount={money(shown(shipping))} />}
      {express.minorUnits > 0 && (
        <Line name={text('checkout.express')} amount={money(shown(express))} />
      )}
      {isNet && <Line name={text('checkout.net')} amount={money(of(whole - taxed))} />}
      {isNet &&
        taxes.map(({ perMille, tax: amount }) => (
          <Line
            key={perMille}
            name={text('checkout.tax', { rate: percent(perMille) })}
            amount={money(amount)}
          />
        ))}
      {isTaxAwaited && (
        <Line name={text('checkout.sales-tax')} amount={text('checkout.sales-tax-later')} />
      )}
      {totals.salesTax?.length === 0 && (
        <Line name={text('checkout.sales-tax')} amount={money(of(0))} />
      )}
      {totals.salesTax?.map((line) => (
        <Line key={salesTax(line)} name={salesTax(line)} amount={money(line.tax)} />
      ))}
      {vouchers.minorUnits > 0 && (
        <Line name={text('checkout.vouchers')} amount={`−${money(vouchers)}`} />
      )}
      <Line
        name={text(isTaxAwaited ? 'checkout.net' : 'checkout.due')}
        amount={money(due)}
        isTotal
      />
      {!isNet &&
        taxes.map(({ perMille, tax: amount }) => (
          <Line
            key={perMille}
            name={text('checkout.tax-in', { rate: percent(perMille) })}
            amount={money(amount)}
          />
        ))}
    </dl>
  );
};

export const Part = ({
  headline,
  children,
}: {
  readonly headline: string;
  readonly children: ReactNode;
}) => (
  <section>
    <ArticleHeading>{headline}</ArticleHeading>
    {children}
  </section>
);
