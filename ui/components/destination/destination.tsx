import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import button from '../button/button.module.css';
import type { HiddenField } from '../choice/choice.tsx';
import { Delivery, type DeliveryPromise } from '../delivery/delivery.tsx';
import { Field } from '../field/field.tsx';
import { PriceNote, PriceTag, type ShownPrice } from '../price/price.tsx';
import styles from './destination.module.css';

/** The page opens there after the form was sent without scripts. */
const destinationId = 'destination';

type ElsewhereOffer = {
  readonly country: string;
  /** Its name. */
  readonly language: string;
  readonly price: ShownPrice;
  readonly shippingCost: string;
  /** Price and delivery together, printed. */
  readonly delivered: string | undefined;
  readonly shippingHref: string;
  readonly promise: DeliveryPromise | undefined;
  /** Cut-off in words; undefined without express. */
  readonly express: string | undefined;
  /** This configuration in that shop. */
  readonly href: string;
  readonly locale: string;
  /** The shopper's own picture is shown; it stays on this site. */
  readonly hasOwnPicture: boolean;
};

export type ShownElsewhere = ElsewhereOffer | 'asking' | 'not-sold' | 'unavailable';

type DestinationProps = {
  /** The page's own first. */
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
  if (elsewhere === 'asking') return <p>{text('configurator.loading')}</p>;
  return typeof elsewhere === 'string' ? (
    <p>{text(`destination.${elsewhere}`)}</p>
  ) : (
    <Offer offer={elsewhere} />
  );
};

/**
 * Price and delivery of this configuration in the shop of another country, chosen by a form without
 * scripts.
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
