import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import { Link } from '../link/link.tsx';
import type { TextLink } from '../link/link.tsx';
import styles from './usp-list.module.css';

export type Usp = {
  readonly icon: IconName;
  readonly title?: string | undefined;
  readonly text: string;
  readonly link?: TextLink | undefined;
};

/** A column beside a product, a row where there is room. */
export const UspList = ({ items }: { readonly items: readonly Usp[] }) =>
  items.length > 0 && (
    <div className={styles['frame']}>
      <ul role="list" className={styles['list']}>
        {items.map(({ icon, title, text, link }) => (
          <li key={title ?? text} className={styles['item']}>
            <Icon name={icon} />
            <p>
              {title !== undefined && <b className={styles['title']}>{title}</b>}
              {text}
              {link && (
                <>
                  {' '}
                  <Link {...link}>{link.text}</Link>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
