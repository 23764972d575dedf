import type { ReactElement, ReactNode } from 'react';

import {
  cartAnswerId,
  cartAnswers,
  cartFields,
  cartPath,
  type CartAnswer,
  type CartWant,
} from '../../../core/domain/cart/cart-forms.ts';
import { useText } from '../../messages/text.tsx';
import {
  Article,
  ArticleButton,
  ArticleForm,
  ArticleHeading,
  ArticleLine,
  ArticleLink,
  ArticleList,
  ArticlePrice,
  Articles,
  ArticleWays,
} from '../article-list/article-list.tsx';
import { ButtonLink } from '../button/button.tsx';
import { CartQuantity } from './cart-quantity.tsx';
import { CartVouchers, type CartVoucher } from './cart-vouchers.tsx';
import { CartExtras, type CartExtra } from './cart-extras.tsx';

export type CartRow = {
  readonly key: string;
  /** Undefined where it is not made any more. */
  readonly name: string | undefined;
  readonly detail: string | undefined;
  readonly picture: ReactNode;
  /** Such as a photo that is gone. */
  readonly warning?: ReactNode;
  /** Undefined for what is there once. */
  readonly quantity: number | undefined;
  /** Of one piece, with the legal notes; `unavailable` while the price service does not answer. */
  readonly price: ReactElement | 'unavailable' | undefined;
  /** Of all pieces, printed; undefined for a single one. */
  readonly sum: string | undefined;
  /** Its product's page. */
  readonly page: string | undefined;
  /** Opens its designer. */
  readonly href: string | undefined;
};

export type CartListState =
  | { readonly kind: 'unavailable' }
  | {
      readonly kind: 'shown';
      readonly rows: readonly CartRow[];
      readonly extras: readonly CartExtra[];
      /** With the legal notes; nothing while it is unknown. */
      readonly total: ReactNode;
      /** The day on which all of it arrives at the latest, in words. */
      readonly arrival?: string | undefined;
      readonly vouchers: readonly CartVoucher[];
      /** Without what vouchers pay, with the legal notes; undefined where none pays. */
      readonly due: ReactElement | undefined;
      /** Undefined where orders are not taken. */
      readonly checkoutHref?: string | undefined;
    };

type CartListProps = { readonly locale: string; readonly state: CartListState };

const tones = {
  added: 'positive',
  changed: 'positive',
  removed: 'positive',
  full: 'warning',
  'too-many': 'warning',
  'accessory-pieces': 'warning',
  'not-sold': 'warning',
  'photos-lacking': 'warning',
  refused: 'warning',
  'gift-refused': 'warning',
  'voucher-taken': 'positive',
  'voucher-missing': 'warning',
  'voucher-unknown': 'warning',
  'voucher-expired': 'warning',
  'voucher-currency': 'warning',
  'voucher-added': 'warning',
  'too-many-vouchers': 'warning',
  'cart-empty': 'warning',
  failed: 'error',
} as const satisfies Record<CartAnswer, string>;

type RowProps = { readonly row: CartRow; readonly locale: string };

const Row = ({ row, locale }: RowProps) => {
  const text = useText();
  const { key, detail, picture, warning, price, sum, quantity, page, href } = row;
  const name = row.name ?? text('cart.gone');
  const fieldsOf = (wants: CartWant) =>
    [
      [cartFields.locale, locale],
      [cartFields.wants, wants],
      [cartFields.item, key],
    ] as const;
  return (
    <Article
      name={name}
      href={page}
      detail={detail}
      picture={picture}
      warning={warning}
      price={
        <>
          <ArticlePrice
            price={price}
            unavailable={text('cart.no-price')}
            unpriced={text('cart.unpriced')}
          />
          {sum !== undefined && quantity !== undefined && (
            <p>{text('cart.sum', { count: quantity, price: sum })}</p>
          )}
        </>
      }
    >
      {quantity !== undefined && (
        <ArticleForm action={cartPath} fields={fieldsOf('set-quantity')}>
          <CartQuantity quantity={quantity} />
          <ArticleButton name={name}>{text('cart.change')}</ArticleButton>
        </ArticleForm>
      )}
      <ArticleWays>
        <ArticleLink tone="quiet" href={href} name={name}>
          {text('cart.view')}
        </ArticleLink>
        <ArticleForm action={cartPath} fields={fieldsOf('remove')}>
          <ArticleButton name={name}>{text('cart.remove')}</ArticleButton>
        </ArticleForm>
      </ArticleWays>
    </Article>
  );
};

const Shown = ({
  locale,
  state: { rows, extras, total, arrival, vouchers, due, checkoutHref },
}: {
  readonly locale: string;
  readonly state: Extract<CartListState, { readonly kind: 'shown' }>;
}) => {
  const text = useText();
  if (rows.length === 0) return <p>{text('cart.none')}</p>;
  const count = rows.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  return (
    <>
      <Articles facts={[text('cart.count', { count }), text('cart.price-now')]}>
        {rows.map((row) => (
          <Row row={row} locale={locale} key={row.key} />
        ))}
      </Articles>
      {extras.length > 0 && <CartExtras locale={locale} extras={extras} />}
      <ArticleLine>
        <ArticleHeading>{text('cart.total')}</ArticleHeading>
        {total ? <div>{total}</div> : <p>{text('cart.no-total')}</p>}
      </ArticleLine>
      {arrival !== undefined && (
        <ArticleLine>
          <ArticleHeading>{text('cart.arrival')}</ArticleHeading>
          <p>{arrival}</p>
        </ArticleLine>
      )}
      <CartVouchers locale={locale} vouchers={vouchers} />
      {due && (
        <ArticleLine>
          <ArticleHeading>{text('cart.due')}</ArticleHeading>
          <div>{due}</div>
        </ArticleLine>
      )}
      {checkoutHref !== undefined && (
        <ButtonLink href={checkoutHref} isWide>
          {text('checkout.to-checkout')}
        </ButtonLink>
      )}
    </>
  );
};

/** The same with scripts and without. */
export const CartList = ({ locale, state }: CartListProps) => {
  const text = useText();
  // What was put in is not there: the browser has refused the cookie.
  const isLost = state.kind === 'shown' && state.rows.length === 0;
  return (
    <ArticleList
      tones={isLost ? { ...tones, added: 'warning' } : tones}
      answers={cartAnswers}
      idOf={cartAnswerId}
      textOf={(answer) => text(isLost && answer === 'added' ? 'cart.not-kept' : `cart.${answer}`)}
      problem={state.kind === 'shown' ? undefined : text(`cart.${state.kind}`)}
    >
      {state.kind === 'shown' && <Shown locale={locale} state={state} />}
    </ArticleList>
  );
};
