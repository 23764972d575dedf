import { useId } from 'react';

import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './account.module.css';

/** The dialog that a visitor is led to, which gives the focus back here. */
const logInDialog: AccountDialog = 'log-in';

/** A way to an application of the shop, and what it is called. */
export type HeaderEntry = { readonly href: string; readonly text: string };

/** The way to a customer's account; one without a name sees the entry's own words. */
type CustomerAccount = HeaderEntry & { readonly name: string | undefined };

/** The cart, and how many articles are in it as far as is known. */
export type Cart = HeaderEntry & { readonly count: number };

const AccountWords = ({ text, name }: CustomerAccount) =>
  name === undefined ? (
    text
  ) : (
    <>
      <VisuallyHidden>{text}: </VisuallyHidden>
      {name}
    </>
  );

/** The way to the log-in, for visitors (storefront §6): a word where there is room for it. */
export const SignInLink = ({ href, text }: HeaderEntry) => (
  <a href={href} className={styles['entry']} data-opens={logInDialog}>
    <Icon name="account" />
    <span className={styles['word']}>{text}</span>
  </a>
);

type AccountMenuProps = {
  readonly account: CustomerAccount;
  /** Address of the form that ends the session. */
  readonly logOutAction: string;
};

/** A customer's name, and what opens under it: the way to the account, and the way out. */
export const AccountMenu = ({ account, logOutAction }: AccountMenuProps) => {
  const text = useText();
  const id = useId();
  return (
    <>
      <button type="button" className={styles['entry']} popoverTarget={id}>
        <Icon name="account" />
        <span className={styles['word']}>
          <AccountWords {...account} />
        </span>
      </button>
      <div id={id} popover="auto" className={styles['menu']}>
        <a href={account.href} className={styles['entry']}>
          {account.text}
        </a>
        <form method="post" action={logOutAction}>
          <button type="submit" className={styles['entry']}>
            {text('header.log-out')}
          </button>
        </form>
      </div>
    </>
  );
};

/** The way to the cart: a word where there is room, a bag on phones, the count always. */
export const CartLink = ({ cart }: { readonly cart: Cart }) => (
  <a href={cart.href} className={styles['entry']}>
    <Icon name="cart" />
    <span className={styles['word']}>{cart.text}</span>
    {cart.count > 0 && <CartCount count={cart.count} />}
  </a>
);

/** The number of articles in the cart; its space is reserved from the start. */
const CartCount = ({ count }: { readonly count: number }) => {
  const text = useText();
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden> ({text('header.cart-count', { count })})</VisuallyHidden>
    </>
  );
};

/**
 * The back button of the desktop software (supporting §2, "Header"): one step back in the history; the
 * address is where it leads without scripts, and where there is no step to go back.
 */
export const BackLink = ({ href }: Pick<HeaderEntry, 'href'>) => {
  const text = useText();
  return (
    <a href={href} className={styles['back']} data-back>
      <Icon name="arrow-left" />
      {text('header.back')}
    </a>
  );
};
