import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './account.module.css';

/** Who is here: a visitor is led to the log-in, a customer by name to the account. */
export type Account =
  | { readonly kind: 'visitor'; readonly href: string }
  | { readonly kind: 'customer'; readonly href: string; readonly name: string };

/** The cart, and how many articles are in it as far as is known. */
export type Cart = { readonly href: string; readonly count: number };

type AccountLinkProps = { readonly account: Account; readonly className: string | undefined };

/** The way to the account, or to the log-in (storefront §6). */
export const AccountLink = ({ account, className }: AccountLinkProps) => {
  const text = useText();
  return account.kind === 'visitor' ? (
    <a href={account.href} className={className}>
      {text('header.sign-in')}
    </a>
  ) : (
    <a href={account.href} className={className}>
      <VisuallyHidden>{text('header.account')}: </VisuallyHidden>
      <span className={styles['name']}>{account.name}</span>
    </a>
  );
};

/** The way to the cart: a word where there is room, a bag on phones, the count always. */
export const CartLink = ({ cart }: { readonly cart: Cart }) => {
  const text = useText();
  return (
    <a href={cart.href} className={styles['cart']}>
      <Icon name="cart" />
      <span className={styles['word']}>{text('header.cart')}</span>
      {cart.count > 0 && (
        <>
          <span className={styles['count']} aria-hidden="true">
            {cart.count}
          </span>
          <VisuallyHidden>({text('header.cart-count', { count: cart.count })})</VisuallyHidden>
        </>
      )}
    </a>
  );
};
