import { useId } from 'react';

import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import type { TextLink } from '../link/link.tsx';
import { Logo } from '../logo/logo.tsx';
import type { LogoProps } from '../logo/logo.tsx';
import { AccountLink, CartLink } from './account.tsx';
import type { Account, Cart } from './account.tsx';
import styles from './header.module.css';
import { Menu, MenuButton } from './menu.tsx';
import type { NavigationLink } from './navigation-link.ts';

/** What the header of a page on the web shows. */
type WebHeaderProps = {
  readonly logo: LogoProps;
  readonly homeHref: string;
  readonly navigation: readonly NavigationLink[];
  /** Magazine, service with its hotline: words of the content. */
  readonly service: readonly TextLink[];
  readonly promises: readonly string[];
  readonly account: Account;
  readonly cart: Cart;
};

/** The header of a page on the web (supporting §2, "Header"). */
export const WebHeader = ({
  logo,
  homeHref,
  navigation,
  service,
  promises,
  account,
  cart,
}: WebHeaderProps) => {
  const text = useText();
  const menuId = useId();
  return (
    <header className={styles['header']} data-print="none">
      {promises.length > 0 && (
        <ul role="list" className={styles['promises']} aria-label={text('header.promises')}>
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
      <div className={styles['bar']}>
        <a
          href={homeHref}
          className={styles['home']}
          aria-label={text('header.home', { name: logo.name })}
        >
          <Logo {...logo} />
        </a>
        <nav className={styles['service']} aria-label={text('header.service-navigation')}>
          <ul role="list" className={styles['links']}>
            {service.map((link) => (
              <li key={link.href} className={styles['wide']}>
                <Link {...link} className={styles['quiet']}>
                  {link.text}
                </Link>
              </li>
            ))}
            <li className={styles['wide']}>
              <AccountLink account={account} className={styles['quiet']} />
            </li>
            <li>
              <CartLink cart={cart} />
            </li>
            <li className={styles['narrow']}>
              <MenuButton menuId={menuId} />
            </li>
          </ul>
        </nav>
      </div>
      <Menu id={menuId} navigation={navigation} service={service} account={account} />
    </header>
  );
};

/** What the header of a page in the desktop software shows. */
type AppHeaderProps = {
  /** One step back in the history; the address is where it leads without JavaScript. */
  readonly back: { readonly href: string; readonly onBack: () => void } | undefined;
  readonly account: Account;
  readonly cart: Cart;
};

/** The header in the desktop software: back, account and cart alone (supporting §2, "Header"). */
export const AppHeader = ({ back, account, cart }: AppHeaderProps) => {
  const text = useText();
  return (
    <header className={styles['header']} data-print="none">
      <div className={styles['bar']}>
        {back && (
          <a
            href={back.href}
            className={styles['back']}
            onClick={(event) => {
              event.preventDefault();
              back.onBack();
            }}
          >
            <Icon name="arrow-left" />
            {text('header.back')}
          </a>
        )}
        <nav className={styles['service']} aria-label={text('header.service-navigation')}>
          <ul role="list" className={styles['links']}>
            <li>
              <AccountLink account={account} className={styles['quiet']} />
            </li>
            <li>
              <CartLink cart={cart} />
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
};
