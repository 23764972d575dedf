import { Link } from '../link/link.tsx';
import type { TextLink } from '../link/link.tsx';
import styles from './link-list.module.css';

export const LinkList = ({ links }: { readonly links: readonly TextLink[] }) =>
  links.length > 0 && (
    <ul role="list" className={styles['list']}>
      {links.map(({ text, ...target }) => (
        <li key={`${target.href} ${text}`}>
          <Link {...target} className={styles['link']}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
