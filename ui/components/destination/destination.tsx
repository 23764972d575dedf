import { useText, type Text } from '../../messages/text.tsx';
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

const OfferedPrice = ({ offer }: { readonly offer: ElsewhereOffer }) => {
  const { price, shippingHref, shippingCost } = offer;
  return (
    <>
      <p>{useText()('destination.shop')}</p>
      <PriceTag price={price} size="s" />
      <PriceNote price={price} shippingHref={shippingHref} shippingCost={shippingCost} />
    </>
  );
};

const OfferedWay = ({ offer }: { readonly offer: ElsewhereOffer }) => {
  const text = useText();
  const { country, language, promise, express, href, locale } = offer;
  return (
    <>
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

const announcementOf = (text: Text, elsewhere: ShownElsewhere): string => {
  if (elsewhere === 'asking') return '';
  if (typeof elsewhere === 'string') return text(`destination.${elsewhere}`);
  const { country, delivered } = elsewhere;
  return delivered === undefined ? '' : text('price.delivered', { country, price: delivered });
};

/** Screen readers announce one sentence of it: what the configuration costs there, or why not. */
const Outcome = ({ elsewhere }: Pick<DestinationProps, 'elsewhere'>) => {
  const text = useText();
  const offer = typeof elsewhere === 'object' ? elsewhere : undefined;
  return (
    <div aria-busy={elsewhere === 'asking'}>
      {offer && <OfferedPrice offer={offer} />}
      {elsewhere === 'asking' && <p>{text('configurator.loading')}</p>}
      {/* Announced only where it was there before its words. */}
      <output>{elsewhere && announcementOf(text, elsewhere)}</output>
      {offer && <OfferedWay offer={offer} />}
    </div>
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
      <Outcome elsewhere={elsewhere} />
    </details>
  );
};
