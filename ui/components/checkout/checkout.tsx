/** The steps from the cart to an order: forms and links alone, the same with scripts and without. */
import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { Accordion } from '../accordion/accordion.tsx';
import { ArticleWays } from '../article-list/article-list.tsx';
import { ButtonLink } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';
import { AddressStep } from './address-step.tsx';
import { DeliveryStep, PaymentStep } from './choice-steps.tsx';
import { CheckoutRows } from './checkout-rows.tsx';
import { CheckoutSteps, CheckoutTotals } from './checkout-parts.tsx';
import type { CheckoutProps, ShownProps } from './checkout-props.ts';
import { ReviewedOrder, ReviewedSteps } from './review-step.tsx';

/** What is ordered stays in view on every step, closed on the way. */
const Summary = ({ step, rows, money, percent, salesTax, cartHref }: ShownProps) => {
  const text = useText();
  return (
    <>
      <Accordion
        items={[
          {
            title: `${text('checkout.order')}: ${money(step.totals.due)}`,
            content: (
              <>
                <CheckoutRows rows={rows} />
                <ButtonLink tone="quiet" href={cartHref}>
                  {text('checkout.back-to-cart')}
                </ButtonLink>
              </>
            ),
          },
        ]}
      />
      <CheckoutTotals {...step} money={money} percent={percent} salesTax={salesTax} />
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
      return <ReviewedOrder {...props} />;
  }
};

const Gross = ({ children }: { readonly children: ReactNode }) => (
  // Amounts are printed for whoever asks: no script makes them net. Beside a long notice the outer
  // element is stretched, not the rows in it.
  <div data-gross>
    <div className={styles['form']}>{children}</div>
  </div>
);

/** The notice stands beside the order in a wide window: it is as long as all the rest. */
const Review = (props: ShownProps) => {
  const { step, hrefs, guarantee } = props;
  const said = (
    <>
      <CheckoutSteps {...step} hrefs={hrefs} />
      <ReviewedSteps {...props} />
    </>
  );
  return guarantee ? (
    <>
      <Gross>{said}</Gross>
      <div>{guarantee}</div>
      <Gross>
        <StepContent {...props} />
      </Gross>
    </>
  ) : (
    <Gross>
      {said}
      <StepContent {...props} />
    </Gross>
  );
};

export const Checkout = ({ step, ...props }: CheckoutProps) => {
  const text = useText();
  if (step.kind === 'closed') return null;
  if (step.kind !== 'shown') {
    const isOrdered = step.kind === 'empty' && step.isOrdered === true;
    return (
      <div className={styles['form']}>
        <Notice tone={isOrdered ? 'info' : 'warning'}>
          <p>{text(`checkout.${isOrdered ? 'ordered' : step.kind}`)}</p>
        </Notice>
        <ArticleWays>
          {isOrdered && <ButtonLink href={props.orderHref}>{text('checkout.to-order')}</ButtonLink>}
          <ButtonLink tone={isOrdered ? 'secondary' : 'primary'} href={props.cartHref}>
            {text('account.cart')}
          </ButtonLink>
        </ArticleWays>
      </div>
    );
  }
  const shown = { ...props, step };
  return step.step === 'review' ? (
    <Review {...shown} />
  ) : (
    <>
      <CheckoutSteps {...step} hrefs={props.hrefs} />
      <div data-gross>
        <Summary {...shown} />
      </div>
      <Gross>
        <StepContent {...shown} />
      </Gross>
    </>
  );
};
