import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link, type TextLink } from '../link/link.tsx';
import { AccountLink, type Account } from './account.tsx';
import styles from './menu.module.css';
import type { NavigationLink } from './navigation-link.ts';

/** Opens the menu. The popover is the browser's own: it works before and without JavaScript. */
export const MenuButton = ({ menuId }: { readonly menuId: string }) => {
  const text = useText();
  return (
    <button type="button" className={styles['open']} popoverTarget={menuId}>
      <Icon name="menu" />
      <span className={styles['word']}>{text('header.menu')}</span>
    </button>
  );
};

type MenuProps = {
  readonly id: string;
  readonly navigation: readonly NavigationLink[];
  readonly service: readonly TextLink[];
  readonly account: Account;
};

/** The navigation where the bar has no room for it: a sheet from the side, below 1000 px. */
export const Menu = ({ id, navigation, service, account }: MenuProps) => {
  const text = useText();
  return (
    <nav id={id} popover="auto" className={styles['menu']} aria-label={text('header.menu')}>
      <button
        type="button"
        className={styles['close']}
        aria-label={text('dialog.close')}
        popoverTarget={id}
        popoverTargetAction="hide"
      >
        <Icon name="close" />
      </button>
      <ul role="list" className={styles['main']}>
        {navigation.map(({ isCurrent, ...link }) => (
          <li key={link.href}>
            <Link {...link} className={styles['link']} isCurrent={isCurrent}>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
      <ul role="list" className={styles['more']}>
        <li>
          <AccountLink account={account} className={styles['quiet']} />
        </li>
        {service.map((link) => (
          <li key={link.href}>
            <Link {...link} className={styles['quiet']}>
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
