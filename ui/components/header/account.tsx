import { useId } from 'react';

import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import { useText } from '../../messages/text.tsx';
import control from '../icon/icon-control.module.css';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './account.module.css';

const entry = `${control['control']} ${styles['entry']}`;

/** The dialog gives the focus back to this link. */
const logInDialog: AccountDialog = 'log-in';

export type HeaderEntry = { readonly href: string; readonly text: string };

/** Without a name the entry's own text shows. */
type CustomerAccount = HeaderEntry & { readonly name: string | undefined };

/** `count` as far as is known. */
type CountedEntry = HeaderEntry & { readonly count: number };

const AccountWords = ({ text, name }: CustomerAccount) =>
  name === undefined ? (
    text
  ) : (
    <>
      <VisuallyHidden>{text}, </VisuallyHidden>
      {name}
    </>
  );

/** The log-in link for visitors (storefront §6); the icon alone in narrow windows. */
export const SignInLink = ({ href, text }: HeaderEntry) => (
  <a href={href} className={entry} data-opens={logInDialog}>
    <Icon name="account" />
    <span className={styles['word']}>{text}</span>
  </a>
);

type AccountMenuProps = {
  readonly account: CustomerAccount;
  /** Ends the session. */
  readonly logOutAction: string;
};

/** A customer's name, which opens the way to the account and the log-out. */
export const AccountMenu = ({ account, logOutAction }: AccountMenuProps) => {
  const text = useText();
  const id = useId();
  return (
    <>
      <button type="button" className={entry} popoverTarget={id}>
        <Icon name="account" />
        <span className={styles['word']}>
          <AccountWords {...account} />
        </span>
      </button>
      <div id={id} popover="auto" className={styles['menu']}>
        <a href={account.href} className={entry}>
          {account.text}
        </a>
        <form method="post" action={logOutAction}>
          <button type="submit" className={entry}>
            {text('header.log-out')}
          </button>
        </form>
      </div>
    </>
  );
};

/** The text where there is room, the count always. */
const CartLink = ({ href, text, count }: CountedEntry) => (
  <a href={href} className={entry}>
    <Icon name="cart" />
    <span className={styles['word']}>{text}</span>
    {count > 0 && <Count count={count} />}
  </a>
);

/** The heart alone: no window has room for its word, too. */
const WishlistLink = ({ href, count }: Omit<CountedEntry, 'text'>) => {
  const text = useText();
  const name = text('header.wishlist');
  return (
    <a href={href} className={entry} aria-label={count > 0 ? undefined : name}>
      <Icon name="heart" />
      {count > 0 && (
        <>
          <VisuallyHidden>{name}</VisuallyHidden>
          <Count count={count} />
        </>
      )}
    </a>
  );
};

export type ListLinksProps = {
  /** Not in the desktop software. */
  readonly wishlist?: Omit<CountedEntry, 'text'> | undefined;
  readonly cart: CountedEntry;
};

export const ListLinks = ({ wishlist, cart }: ListLinksProps) => (
  <>
    {wishlist && <WishlistLink {...wishlist} />}
    <CartLink {...cart} />
  </>
);

const Count = ({ count }: Pick<CountedEntry, 'count'>) => {
  const text = useText();
  return (
    <>
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden> ({text('header.count', { count })})</VisuallyHidden>
    </>
  );
};

/**
 * The back button of the desktop software (supporting §2, "Header"): one step back in the history,
 * or to its address without scripts or a step to go back.
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
