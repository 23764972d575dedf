import type { BurgerMenu } from '../../../core/domain/navigation/burger-items.ts';
import type { NavigatedPage } from '../../../core/domain/navigation/selected-item.ts';
import type { ContentLink } from '../../../core/domain/navigation/content-link.ts';
import { useText } from '../../messages/text.tsx';
import control from '../icon/icon-control.module.css';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Logo, type LogoProps } from '../logo/logo.tsx';
import type { ResolveLink } from '../rich-text/rich-text.tsx';
import { ShopLinks, type ShopLink } from '../shop-links/shop-links.tsx';
import { BurgerItems } from './burger-items.tsx';
import styles from './burger.module.css';

/** Opens the burger, a native popover that works without scripts. */
export const BurgerButton = ({ burgerId }: { readonly burgerId: string }) => {
  const text = useText();
  return (
    <button
      type="button"
      className={`${control['control']} ${styles['open']}`}
      popoverTarget={burgerId}
    >
      <Icon name="menu" />
      <span className={styles['word']}>{text('burger.open')}</span>
    </button>
  );
};

type Around = { readonly page: NavigatedPage; readonly resolveLink: ResolveLink };

type LinkListProps = Around & {
  readonly name: string;
  readonly links: readonly ContentLink[];
  readonly className: string | undefined;
};

/** Refused links are left out. */
const LinkList = ({ name, links, className, resolveLink }: LinkListProps) => {
  const shown = links.flatMap(({ text, url }) => {
    const target = resolveLink(url);
    return target === undefined ? [] : [{ ...target, text }];
  });
  return (
    shown.length > 0 && (
      <ul role="list" className={className} aria-label={name}>
        {shown.map((link) => (
          <li key={`${link.href} ${link.text}`}>
            <Link {...link} className={styles['link']}>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    )
  );
};

const Hotline = ({ hotline }: Pick<BurgerMenu, 'hotline'>) => {
  const text = useText();
  return (
    hotline && (
      <p className={styles['section']}>
        <a href={hotline.url} className={styles['hotline']}>
          <Icon name="phone" />
          <span>
            {text('burger.hotline')} <strong className={styles['number']}>{hotline.text}</strong>
          </span>
        </a>
      </p>
    )
  );
};

type BurgerProps = Around & {
  readonly id: string;
  readonly logo: LogoProps;
  readonly homeHref: string;
  readonly shops: readonly ShopLink[];
  /** Without its shops, whose addresses are known already. */
  readonly menu: Omit<BurgerMenu, 'shops'>;
};

/**
 * The menu below 1000 px (supporting §2, "Burger navigation"): a full-screen native popover of
 * disclosures and links. With `tendBurger` it starts anew each time it opens, and keeps the first
 * level's scroll position.
 */
export const Burger = ({ id, logo, homeHref, shops, menu, ...around }: BurgerProps) => {
  const text = useText();
  return (
    <nav
      id={id}
      popover="auto"
      className={styles['burger']}
      aria-label={text('burger.open')}
      data-burger=""
    >
      <div className={styles['header']}>
        <a
          href={homeHref}
          className={styles['home']}
          aria-label={text('header.home', { name: logo.name })}
        >
          <Logo {...logo} />
        </a>
        <button
          type="button"
          className={`${control['control']} ${styles['close']}`}
          aria-label={text('dialog.close')}
          popoverTarget={id}
          popoverTargetAction="hide"
          // Gets the focus when the popover opens.
          autoFocus
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles['content']}>
        <div className={styles['shops']}>
          <ShopLinks shops={shops} />
        </div>
        <BurgerItems items={menu.items} {...around} />
        <LinkList
          name={text('burger.extra')}
          links={menu.extraMenu}
          className={styles['section']}
          {...around}
        />
        <Hotline hotline={menu.hotline} />
        <LinkList
          name={text('burger.footer')}
          links={menu.footerLinks}
          className={styles['footer']}
          {...around}
        />
      </div>
    </nav>
  );
};
