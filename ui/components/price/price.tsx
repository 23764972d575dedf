import { useText, type Text } from '../../messages/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './price.module.css';

/** Printed; with the original price and the discount where it is reduced. */
export type ShownPrice = {
  readonly current: string;
  /** The price that the market's law lets stand beside a reduced one. */
  readonly original?: string | undefined;
  /** Such as "−18 %"; absent below one percent. */
  readonly discount?: string | undefined;
  /** With delivery, where the market's law wants it beside each price. */
  readonly delivered?: string | undefined;
};

type PriceTagProps = {
  readonly price: ShownPrice;
  readonly size: 's' | 'l';
  /** Printed as "ab 19,90 €": there are higher prices, too. */
  readonly isFrom?: boolean | undefined;
};

export const PriceTag = ({ price, size, isFrom = false }: PriceTagProps) => {
  const text = useText();
  const { current, original, discount } = price;
  return (
    <span className={styles['price']} data-size={size}>
      <span className={styles['current']}>
        {original && <VisuallyHidden>{text('price.now')} </VisuallyHidden>}
        {isFrom && <span className={styles['from']}>{text('price.from')} </span>}
        {current}
      </span>
      {original && (
        <>
          {' '}
          <s className={styles['original']}>
            <VisuallyHidden>{text('price.before')} </VisuallyHidden>
            {original}
          </s>
        </>
      )}
      {discount && (
        <>
          {' '}
          <span className={styles['discount']}>{discount}</span>
        </>
      )}
    </span>
  );
};

export type DeliveredPrice = {
  readonly country: string;
  readonly price: string;
  /** Delivery, options or both can cost more. */
  readonly isFrom?: boolean | undefined;
};

type PriceNoteProps = {
  readonly price: ShownPrice;
  readonly shippingHref: string;
  /** The lowest of the market, printed. */
  readonly shippingFrom?: string | undefined;
  /** Of what is chosen, printed; stands in place of the lowest one. */
  readonly shippingCost?: string | undefined;
  /** Price and shipping in one, printed. */
  readonly delivered?: DeliveredPrice | undefined;
};

const shippingText = (
  text: Text,
  { shippingCost, shippingFrom }: Pick<PriceNoteProps, 'shippingCost' | 'shippingFrom'>,
): string => {
  if (shippingCost !== undefined) return text('price.shipping-cost', { price: shippingCost });
  return shippingFrom === undefined
    ? text('price.shipping')
    : text('price.shipping-from', { price: shippingFrom });
};

type PriceListNoteProps = {
  /** Undefined for one that is not available. */
  readonly prices: readonly (ShownPrice | undefined)[];
  readonly shippingHref: string;
};

/** Legal notes beside a list of prices: original price, tax, shipping cost. */
export const PriceListNote = ({ prices, shippingHref }: PriceListNoteProps) => {
  const text = useText();
  return (
    <p className={styles['note']}>
      {prices.some((price) => price?.original) && `${text('price.struck')} `}
      {text('price.tax')}, <a href={shippingHref}>{text('price.shipping')}</a>
    </p>
  );
};

/** A price with its delivery. */
export const DeliveredNote = ({ country, price, isFrom = false }: DeliveredPrice) => {
  const text = useText();
  return text('price.delivered', {
    country,
    price: isFrom ? `${text('price.from')} ${price}` : price,
  });
};

/** For whom prices come without tax (`audience/net-document.ts`): what is paid all the same. */
export const WithTax = ({ price }: { readonly price: string }) => {
  const text = useText();
  return (
    <p className={styles['note']} hidden data-net data-gross>
      {text('price.with-tax', { price })}
    </p>
  );
};

/** Legal notes beside a price: lowest price of 30 days, tax, shipping cost. */
export const PriceNote = ({ price, shippingHref, delivered, ...shipping }: PriceNoteProps) => {
  const text = useText();
  return (
    <p className={styles['note']}>
      {price.original && `${text('price.lowest', { price: price.original })} `}
      {text('price.tax')}, <a href={shippingHref}>{shippingText(text, shipping)}</a>
      {delivered && (
        <>
          <br />
          <DeliveredNote {...delivered} />
        </>
      )}
      {price.delivered && (
        <>
          <br />
          {text('price.with-delivery', { price: price.delivered })}
        </>
      )}
    </p>
  );
};
