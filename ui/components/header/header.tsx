import { createElement, useId, type ReactNode } from 'react';

import type { BurgerMenu } from '../../../core/domain/navigation/burger-items.ts';
import type { NavigatedPage } from '../../../core/domain/navigation/selected-item.ts';
import { useText } from '../../messages/text.tsx';
import { Burger, BurgerButton } from '../burger/burger.tsx';
import { isIconName } from '../icon/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { FormAnswers } from '../notice/form-answers.tsx';
import { Link, type TextLink } from '../link/link.tsx';
import { Logo, type LogoProps } from '../logo/logo.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import { ShopLinks, type ShopLink } from '../shop-links/shop-links.tsx';
import { BackLink, ListLinks, type ListLinksProps } from './account.tsx';
import styles from './header.module.css';

/** `icon` is as editors wrote it (supporting §3). */
export type ServiceItem = TextLink & { readonly icon: string };

export type HeaderCampaign = {
  /** With its end, for a page without scripts. */
  readonly text: string;
  readonly href?: string | undefined;
  /** Milliseconds since 1970; a browser counts down to it. */
  readonly endsAt: number;
};

export type HeaderContent = {
  readonly shops: readonly ShopLink[];
  readonly magazine: ServiceItem | undefined;
  readonly service: ServiceItem | undefined;
  /** As written, with its `tel:` link. */
  readonly hotline: TextLink | undefined;
  readonly promises: readonly string[];
  /** Undefined while no campaign runs. */
  readonly campaign?: HeaderCampaign | undefined;
};

type WebHeaderProps = HeaderContent &
  OwnLinksProps & {
    readonly logo: LogoProps;
    readonly homeHref: string;
    readonly menu: Omit<BurgerMenu, 'shops'>;
    readonly page: NavigatedPage;
    readonly resolveLink: ResolveLink;
    /** The fragment that a sign-up ends with: what is said there. */
    readonly signedUpId: string;
  };

const ServiceLink = ({ icon, text, ...target }: ServiceItem) => (
  <Link {...target} className={styles['quiet']}>
    {isIconName(icon) && <Icon name={icon} />}
    {text}
  </Link>
);

/** The icon alone where there is no room for the number. */
const Hotline = ({ text: number, href }: TextLink) => {
  const text = useText();
  return (
    <a href={href} className={styles['hotline']} aria-label={text('header.hotline', { number })}>
      <Icon name="phone" />
      <span className={styles['number']}>{number}</span>
    </a>
  );
};

type OwnLinksProps = ListLinksProps & { readonly signIn: ReactNode };

/** An empty island: once the visitor's own entry stands there, the style sheet hides everybody's. */
const ownEntry = (name: 'account' | 'lists') =>
  createElement('shop-island', { id: `header-${name}`, name, when: 'told' });

/** Account, wishlist and cart; browsers replace them for customers and where something is in them. */
const OwnLinks = ({ signIn, wishlist, cart }: OwnLinksProps) => (
  <>
    <li className={styles['account']}>
      {ownEntry('account')}
      {signIn}
    </li>
    <li>
      {ownEntry('lists')}
      <ListLinks wishlist={wishlist} cart={cart} />
    </li>
  </>
);

/** The countdown joins in a browser, in the room that is kept for it. */
const CampaignLine = ({ text, href, endsAt }: HeaderCampaign) => {
  const line = (
    <>
      {text} <span data-ends={endsAt} />
    </>
  );
  return href === undefined ? line : <a href={href}>{line}</a>;
};

/** The header of a page on the web (supporting §2, "Header"). */
export const WebHeader = (props: WebHeaderProps) => {
  const { logo, homeHref, shops, magazine, service, hotline, promises, campaign } = props;
  const { signIn, wishlist, cart, menu, page, resolveLink, signedUpId } = props;
  const text = useText();
  const burgerId = useId();
  return (
    <header className={styles['header']} data-print="none">
      {campaign && (
        <p className={styles['campaign']}>
          <CampaignLine {...campaign} />
        </p>
      )}
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
        <div className={styles['shops']}>
          <ShopLinks shops={shops} />
        </div>
        <nav className={styles['service']} aria-label={text('header.service-navigation')}>
          <ul role="list" className={styles['links']}>
            {magazine && (
              <li className={styles['wide']}>
                <ServiceLink {...magazine} />
              </li>
            )}
            {service && (
              <li className={styles['wide']}>
                <ServiceLink {...service} />
              </li>
            )}
            {hotline && (
              <li className={styles['wide']}>
                <Hotline {...hotline} />
              </li>
            )}
            <OwnLinks signIn={signIn} wishlist={wishlist} cart={cart} />
            <li className={styles['narrow']}>
              <BurgerButton burgerId={burgerId} />
            </li>
          </ul>
        </nav>
      </div>
      <Burger id={burgerId} {...{ logo, homeHref, shops, menu, page, resolveLink }} />
      <FormAnswers
        tones={{ done: 'positive' }}
        answers={['done']}
        idOf={() => signedUpId}
        textOf={() => text('header.signed-up')}
      />
    </header>
  );
};

type AppHeaderProps = OwnLinksProps & {
  /** Followed without scripts; undefined where there is no back button. */
  readonly backHref: string | undefined;
};

/** The header in the desktop software: back, account and cart alone (supporting §2, "Header"). */
export const AppHeader = ({ backHref, signIn, cart }: AppHeaderProps) => {
  const text = useText();
  return (
    <header className={styles['header']} data-print="none">
      <div className={styles['bar']}>
        {backHref !== undefined && <BackLink href={backHref} />}
        <nav className={styles['service']} aria-label={text('header.service-navigation')}>
          <ul role="list" className={styles['links']}>
            <OwnLinks signIn={signIn} cart={cart} />
          </ul>
        </nav>
      </div>
    </header>
  );
};
