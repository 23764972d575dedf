import type { ReactNode } from 'react';

import { cartFields, cartPath } from '../../../core/domain/cart/cart-forms.ts';
import type { Article } from '../../../core/domain/products/article-key.ts';
import { useText } from '../../messages/text.tsx';
import { ArticleForm } from '../article-list/article-list.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { CartQuantity } from '../cart-list/cart-quantity.tsx';
import { FactList, type NamedFact } from '../fact-list/fact-list.tsx';
import { Notice } from '../notice/notice.tsx';
import { askedFor, PersonalForm, type PersonalFormProps } from '../personal-form/personal-form.tsx';
import { PriceNote, PriceTag, type ShownPrice } from '../price/price.tsx';
import styles from './designer-summary.module.css';

type CartForm = {
  /** The locale whose page of the cart is shown then. */
  readonly locale: string;
  readonly article: Article;
};

/** The market's own shop that this hand-off is for. */
type OtherShop = {
  readonly country: string;
  readonly language: string;
  /** The same hand-off there. */
  readonly href: string;
};

export type DesignerOrder = {
  readonly price: ShownPrice;
  /** The printed shipping cost and the page that explains it. */
  readonly shipping?: { readonly shippingHref: string; readonly shippingCost: string } | undefined;
  /** Undefined where it cannot be put into the cart. */
  readonly cart?: CartForm | undefined;
  /** Undefined where it is for this shop. */
  readonly elsewhere?: OtherShop | undefined;
};

/** A hand-off in words. */
export type ReceivedHandOff = {
  readonly kind: 'received';
  readonly stage: ReactNode;
  readonly isOnWall?: boolean | undefined;
  /** The next step; by default the upload of photos. */
  readonly text?: string | undefined;
  readonly warning?: string | undefined;
  readonly facts: readonly NamedFact[];
  /** For enquiries: what the designer's own lists name. */
  readonly identifiers?: readonly NamedFact[];
  /** What the shopper can put on its pages; undefined where that is nothing. */
  readonly personal?: PersonalFormProps | undefined;
  /** Undefined where no price is known for another reason than an outage. */
  readonly order?: DesignerOrder | 'unavailable' | undefined;
};

/** A hand-off that is malformed, or that names what is not sold here. */
export type DesignerRefusal = {
  /** The shopper's word for the parameter. */
  readonly fact: string;
  readonly parameter: string;
  readonly value: string;
} & (
  | { readonly kind: 'missing' | 'unknown' | 'malformed' | 'not-sold' }
  | {
      readonly kind: 'not-together';
      /** The shopper's word for the parameter that it conflicts with. */
      readonly other: string;
      readonly conflictsWith: string;
    }
);

type DesignerSummaryProps = {
  /** The page that a shopper came from, with the same selection, as far as it is known. */
  readonly backHref: string;
} & (ReceivedHandOff | { readonly kind: 'refused'; readonly refusal: DesignerRefusal });

const PriceLine = ({ price }: { readonly price: ShownPrice | 'unavailable' }) => {
  const text = useText();
  return (
    <p className={styles['price']}>
      <span>{text('designer.price')}</span>{' '}
      {price === 'unavailable' ? (
        <span className={styles['text']}>{text('designer.price-missing')}</span>
      ) : (
        <>
          <PriceTag price={price} size="l" />
          {price.original !== undefined && (
            <span className={styles['text']}>
              {text('price.lowest', { price: price.original })}
            </span>
          )}
        </>
      )}
    </p>
  );
};

/** The way on: what was received goes into the cart. */
const PutIntoCart = ({ cart }: { readonly cart: CartForm }) => {
  const text = useText();
  return (
    <ArticleForm
      action={cartPath}
      fields={[
        [cartFields.locale, cart.locale],
        [cartFields.wants, 'put'],
        [cartFields.designer, cart.article.designer],
        [cartFields.article, cart.article.query],
      ]}
    >
      <CartQuantity quantity={1} />
      <Button type="submit">{text('cart.put')}</Button>
    </ArticleForm>
  );
};

const WayToShop = ({ country, language, href }: OtherShop) => (
  <ButtonLink href={href}>{useText()('destination.go', { country, language })}</ButtonLink>
);

type OrderProps = DesignerOrder & Pick<ReceivedHandOff, 'personal'>;

const Order = ({ price, shipping, cart, elsewhere, personal }: OrderProps) => {
  const text = useText();
  const isAsDesigned =
    personal !== undefined && !personal.hasGiven && askedFor(personal) !== 'photos';
  return (
    <>
      {elsewhere && <p className={styles['text']}>{text('destination.shop')}</p>}
      <PriceLine price={price} />
      {shipping && <PriceNote price={price} {...shipping} />}
      {cart && isAsDesigned && <p className={styles['text']}>{text('personal.as-designed')}</p>}
      {cart && personal?.isLacking !== true && <PutIntoCart cart={cart} />}
      {elsewhere && <WayToShop {...elsewhere} />}
    </>
  );
};

type ReceivedProps = { readonly received: ReceivedHandOff; readonly backHref: string };

const Received = ({ received, backHref }: ReceivedProps) => {
  const text = useText();
  const { stage, isOnWall = false, warning, facts, identifiers = [], personal, order } = received;
  return (
    <article className={styles['received']}>
      <div className={`${styles['scene']} ${styles[isOnWall ? 'wall' : 'drawing']}`}>{stage}</div>
      <div className={styles['words']}>
        <h1>{text('designer.title')}</h1>
        <p className={styles['text']}>
          {received.text ??
            (personal
              ? text(`designer.text-personal-${askedFor(personal)}`)
              : text('designer.text-photos'))}
        </p>
        {warning !== undefined && (
          <Notice tone="warning">
            <p>{warning}</p>
          </Notice>
        )}
        <FactList facts={facts} />
        {personal && <PersonalForm {...personal} />}
        {order === 'unavailable' ? (
          <PriceLine price={order} />
        ) : (
          order && <Order {...order} personal={personal} />
        )}
        <ButtonLink href={backHref} tone="secondary">
          {text('designer.back')}
        </ButtonLink>
        {identifiers.length > 0 && (
          <details>
            <summary className={styles['identifiers']}>{text('designer.identifiers')}</summary>
            <FactList facts={identifiers} />
          </details>
        )}
      </div>
    </article>
  );
};

const useRefusalText = (refusal: DesignerRefusal): string => {
  const text = useText();
  const { kind, ...wrong } = refusal;
  return refusal.kind === 'not-together' && refusal.conflictsWith === refusal.parameter
    ? text('designer.refused-contradiction', wrong)
    : text(`designer.refused-${kind}`, wrong);
};

type RefusedProps = { readonly refusal: DesignerRefusal; readonly backHref: string };

const Refused = ({ refusal, backHref }: RefusedProps) => {
  const text = useText();
  return (
    <article className={`${styles['words']} ${styles['refused']}`}>
      <h1>{text('designer.refused')}</h1>
      <Notice tone="error">
        <p>{useRefusalText(refusal)}</p>
      </Notice>
      <ButtonLink href={backHref}>{text('designer.refused-back')}</ButtonLink>
    </article>
  );
};

/**
 * The only page of the embedded designers: it shows what the hand-off said, so that every parameter
 * can be seen to arrive, or which one was refused (storefront §7, "Designer hand-off").
 */
export const DesignerSummary = (props: DesignerSummaryProps) =>
  props.kind === 'refused' ? (
    <Refused refusal={props.refusal} backHref={props.backHref} />
  ) : (
    <Received received={props} backHref={props.backHref} />
  );
