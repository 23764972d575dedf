import { Icon } from '../icon/icon.tsx';
import styles from './downloads.module.css';

/** `about`: type and size, such as `PDF, 240 kB`. */
export type OfferedFile = { readonly text: string; readonly href: string; readonly about: string };

/** The whole line is the link. */
export const Downloads = ({ files }: { readonly files: readonly OfferedFile[] }) =>
  files.length > 0 && (
    <ul role="list" className={styles['files']}>
      {files.map(({ text, href, about }) => (
        <li key={`${href} ${text}`}>
          <a href={href} download className={styles['file']}>
            <Icon name="download" />
            <span>
              {text} <span className={styles['about']}>({about})</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
