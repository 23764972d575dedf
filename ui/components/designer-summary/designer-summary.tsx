import { useText } from '../../messages/text.tsx';
import { cartFields, cartPath } from '../../../core/domain/cart/cart-forms.ts';
import { ArticleForm } from '../article-list/article-list.tsx';
import { Button, ButtonLink } from '../button/button.tsx';
import { CartQuantity } from '../cart-list/cart-list.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { Notice } from '../notice/notice.tsx';
import { PriceNote, PriceTag, type ShownPrice } from '../price/price.tsx';
import { WallPicture } from '../wall-picture/wall-picture.tsx';
import styles from './designer-summary.module.css';
import { DesignDrawing, ProductDrawing } from './product-drawing.tsx';
import { parameterFacts, productFacts } from './product-facts.ts';
import type { CartForm, DesignerRefusal, ReceivedHandOff } from './received.ts';

type DesignerSummaryProps = {
  /** The page that a shopper came from, with the same selection, as far as it is known. */
  readonly backHref: string;
} & (ReceivedHandOff | { readonly kind: 'refused'; readonly refusal: DesignerRefusal });

const Scene = ({ received }: { readonly received: ReceivedHandOff }) =>
  received.kind === 'photo-frame' ? (
    <div className={`${styles['scene']} ${styles['wall']}`}>
      <WallPicture
        object={received.object}
        motif={received.motif}
        crop={received.crop}
        caption={received.caption}
      />
    </div>
  ) : (
    <div className={styles['scene']}>
      {received.kind === 'collage' && received.drawing !== undefined ? (
        <DesignDrawing collage={received.drawing} />
      ) : (
        <ProductDrawing product={received.kind} />
      )}
    </div>
  );

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

/** Of a product whose price its hand-off does not say. */
const withoutOrder = { price: undefined, cart: undefined, shipping: undefined } as const;

type ReceivedProps = { readonly received: ReceivedHandOff; readonly backHref: string };

const Received = ({ received, backHref }: ReceivedProps) => {
  const text = useText();
  const isOnePhoto = received.kind === 'photo-frame';
  const own = isOnePhoto ? received.own : undefined;
  const { price, cart, shipping } =
    isOnePhoto || received.kind === 'collage' ? received : withoutOrder;
  return (
    <article className={styles['received']}>
      <Scene received={received} />
      <div className={styles['words']}>
        <h1>{text('designer.title')}</h1>
        <p className={styles['text']}>
          {text(
            own === 'shown'
              ? 'designer.text-own'
              : isOnePhoto
                ? 'designer.text'
                : 'designer.text-photos',
          )}
        </p>
        {own === 'missing' && (
          <Notice tone="warning">
            <p>{text('designer.own-missing')}</p>
          </Notice>
        )}
        <FactList names={productFacts[received.kind]} facts={received.facts} />
        {price !== undefined && <PriceLine price={price} />}
        {shipping !== undefined && price !== undefined && price !== 'unavailable' && (
          <PriceNote price={price} {...shipping} />
        )}
        {cart !== undefined && <PutIntoCart cart={cart} />}
        <ButtonLink href={backHref} tone="secondary">
          {text('designer.back')}
        </ButtonLink>
      </div>
    </article>
  );
};

const useRefusalText = (refusal: DesignerRefusal): string => {
  const text = useText();
  const { kind, parameter, value } = refusal;
  const wrong = { fact: text(`fact.${parameterFacts[parameter]}`), parameter, value };
  if (kind !== 'not-together') return text(`designer.refused-${kind}`, wrong);
  const { conflictsWith } = refusal;
  return conflictsWith === parameter
    ? text('designer.refused-contradiction', wrong)
    : text('designer.refused-not-together', {
        ...wrong,
        other: text(`fact.${parameterFacts[conflictsWith]}`),
        conflictsWith,
      });
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
