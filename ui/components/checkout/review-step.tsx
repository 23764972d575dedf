import type { OfferChange } from '../../../core/domain/checkout/seen-offer.ts';
import { addressLines } from '../../../core/domain/customer/postal-address.ts';
import { deliveryCost } from '../../../core/domain/order/order-delivery.ts';
import type { OrderAddress } from '../../../core/domain/order/order.ts';
import { useText, useTextWith } from '../../messages/text.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Notice } from '../notice/notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';
import { CheckoutRows } from './checkout-rows.tsx';
import { CheckoutTotals, Part } from './checkout-parts.tsx';
import type { ShownProps } from './checkout-props.ts';

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
        <ul role="list">
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
  <div>
    {[...addressLines(address), country].map((line) => (
      <div key={line}>{line}</div>
    ))}
  </div>
);

/** What was said in each step, and what has changed since. */
export const ReviewedSteps = (props: ShownProps) => {
  const { step, rows, hrefs, money, day } = props;
  const text = useText();
  const { addresses, choices, speed, payment, isSent, methods } = step;
  const choice = choices.find((one) => one.speed === speed) ?? choices[0];
  const sentTo = addresses && isSent ? (addresses.delivery ?? addresses.billing) : undefined;
  const isOne = sentTo !== undefined && addresses?.delivery === undefined;
  const named = (address: OrderAddress) => (
    <Lines address={address} country={props.countryName(address.country)} />
  );
  return (
    <>
      <Changes step={step} rows={rows} money={money} day={day} />
      {step.isFailed && (
        <div tabIndex={-1} {...firstFocus(true)}>
          <Notice tone="error" isAnnounced>
            <p>{text('checkout.failed')}</p>
          </Notice>
        </div>
      )}
      {sentTo && (
        <Part headline={text(isOne ? 'checkout.sent-and-billed' : 'checkout.sent-to')}>
          {named(sentTo)}
          {isOne && <p>{step.typed.email}</p>}
          <ChangeLink href={hrefs.address} name={text('checkout.sent-to')} />
        </Part>
      )}
      {addresses && !isOne && (
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
              price: money(deliveryCost(choice)),
            })}
          </p>
          <ChangeLink href={hrefs.delivery} name={text('checkout.delivery')} />
        </Part>
      )}
      {methods.length > 0 && (
        <Part headline={text('checkout.payment')}>
          <p>{text(`checkout.${payment ?? 'redirect'}`)}</p>
          <p>{text(`checkout.${payment ?? 'redirect'}-hint`)}</p>
          <ChangeLink href={hrefs.payment} name={text('checkout.payment')} />
        </Part>
      )}
    </>
  );
};

/** All that is ordered once more, and the one button that orders. */
export const ReviewedOrder = (props: ShownProps) => {
  const { step, rows, money, percent, exclusion, orderWords } = props;
  const text = useText();
  const textWith = useTextWith();
  const { isSent, id, seen } = step;
  return (
    <>
      <Part headline={text('checkout.order')}>
        <CheckoutRows rows={rows} />
        <ButtonLink tone="quiet" href={props.cartHref}>
          {text('checkout.back-to-cart')}
        </ButtonLink>
        <CheckoutTotals {...step} money={money} percent={percent} salesTax={props.salesTax} />
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
        {step.isPlayed && <p>{text('checkout.played')}</p>}
        <Button type="submit" isWide>
          {orderWords}
        </Button>
      </form>
    </>
  );
};
