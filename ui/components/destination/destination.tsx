import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import button from '../button/button.module.css';
import type { HiddenField } from '../choice/choice.tsx';
import { Delivery, type DeliveryPromise } from '../delivery/delivery.tsx';
import { Field } from '../field/field.tsx';
import { PriceNote, PriceTag, type ShownPrice } from '../price/price.tsx';
import styles from './destination.module.css';

/** Anchor to which the page returns after the form was sent without scripts. */
const destinationId = 'destination';

/** Price, shipping and day of arrival in the shop of another country. */
type ElsewhereOffer = {
  readonly country: string;
  /** Name of that shop's language. */
  readonly language: string;
  readonly price: ShownPrice;
  readonly shippingCost: string;
  /** Price and delivery in one, printed. */
  readonly delivered: string | undefined;
  readonly shippingHref: string;
  readonly promise: DeliveryPromise | undefined;
  /** By when to order with express, in words; absent where nothing goes by it. */
  readonly express: string | undefined;
  /** The page in that shop with this configuration. */
  readonly href: string;
  readonly locale: string;
  /** The shopper's own picture is shown; it stays on this site. */
  readonly hasOwnPicture: boolean;
};

/** The offer of the chosen country, that it is being asked for, or why there is none. */
export type ShownElsewhere = ElsewhereOffer | 'asking' | 'not-sold' | 'unavailable';

type DestinationProps = {
  /** The selectable countries, the page's own first. */
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly chosen: string;
  readonly hiddenFields: readonly HiddenField[];
  /** Undefined while the page's own country is chosen. */
  readonly elsewhere: ShownElsewhere | undefined;
};

const Offer = ({ offer }: { readonly offer: ElsewhereOffer }) => {
  const text = useText();
  const { country, language, price, delivered, promise, express, href, locale } = offer;
  return (
    <>
      <p>{text('destination.shop')}</p>
      <PriceTag price={price} size="s" />
      <PriceNote
        price={price}
        shippingHref={offer.shippingHref}
        shippingCost={offer.shippingCost}
        delivered={delivered === undefined ? undefined : { country, price: delivered }}
      />
      {promise && <Delivery promise={promise} />}
      {express && (
        <p>
          <b>{text('facts.express')}</b> {express}
        </p>
      )}
      {offer.hasOwnPicture && <p>{text('destination.own-picture')}</p>}
      <p>
        <a href={href} hrefLang={locale}>
          {text('destination.go', { country, language })}
        </a>
      </p>
    </>
  );
};

const Outcome = ({ elsewhere }: { readonly elsewhere: ShownElsewhere }): ReactNode => {
  const text = useText();
  if (elsewhere === 'asking') return <p>{text('calculator.loading')}</p>;
  return typeof elsewhere === 'string' ? (
    <p>{text(`destination.${elsewhere}`)}</p>
  ) : (
    <Offer offer={elsewhere} />
  );
};

/**
 * Another country to deliver to: a form that needs no script, and what the shop of the chosen country
 * sells this configuration for.
 */
export const Destination = (props: DestinationProps) => {
  const { countries, chosen, hiddenFields, elsewhere } = props;
  const text = useText();
  return (
    <details className={styles['destination']} open={elsewhere !== undefined} id={destinationId}>
      <summary className={`${button['button']} ${button['quiet']}`}>
        {text('destination.other')}
      </summary>
      {/* Browsers that restore a form's fields after a reload would contradict the address. */}
      <form method="get" action={`#${destinationId}`} autoComplete="off" data-print="none">
        {hiddenFields.map(({ name, value }) => (
          <input type="hidden" name={name} value={value} key={`${name} ${value}`} />
        ))}
        <Field label={text('destination.country')}>
          {(control) => (
            <select {...control} name="country" defaultValue={chosen} key={chosen}>
              {countries.map(({ code, name }) => (
                <option value={code} key={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" tone="secondary">
          {text('destination.show')}
        </Button>
      </form>
      {elsewhere !== undefined && (
        <div aria-busy={elsewhere === 'asking'} aria-live="polite">
          <Outcome elsewhere={elsewhere} />
        </div>
      )}
    </details>
  );
};
