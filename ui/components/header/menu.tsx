import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link, type TextLink } from '../link/link.tsx';
import { AccountLink, type Account } from './account.tsx';
import styles from './menu.module.css';
import type { NavigationLink } from './navigation-link.ts';

/**
 * What a button does to the menu, by the browser's own means, before and without scripts: a browser
 * that knows commands opens it as a modal dialog, with the page behind it inert; one that does not
 * know them opens it as a popover.
 */
const doing = (menuId: string, action: 'show' | 'hide') => ({
  commandfor: menuId,
  command: action === 'show' ? 'show-modal' : 'close',
  popoverTarget: menuId,
  popoverTargetAction: action,
});

/** Opens the menu. */
export const MenuButton = ({ menuId }: { readonly menuId: string }) => {
  const text = useText();
  return (
    <button type="button" className={styles['open']} {...doing(menuId, 'show')}>
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
    <dialog
      id={id}
      popover="auto"
      className={styles['menu']}
      aria-label={text('header.menu')}
      closedby="any"
    >
      <button
        type="button"
        className={styles['close']}
        aria-label={text('dialog.close')}
        {...doing(id, 'hide')}
      >
        <Icon name="close" />
      </button>
      <nav aria-label={text('header.navigation')}>
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
    </dialog>
  );
};
