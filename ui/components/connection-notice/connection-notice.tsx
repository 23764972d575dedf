import { useText } from '../../messages/text.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './connection-notice.module.css';

type ConnectionNoticeProps = {
  readonly isLost: boolean;
  /** Address to load again; undefined for a part of this page. */
  readonly retryHref?: string | undefined;
};

/**
 * Says above the page's lower edge that something could not be loaded. The place it appears in is
 * always there, so that a screen reader says what comes into it.
 */
export const ConnectionNotice = ({ isLost, retryHref }: ConnectionNoticeProps) => {
  const text = useText();
  return (
    <output className={styles['place']}>
      {isLost && (
        <div className={styles['notice']}>
          <Notice tone="warning" title={text('connection.title')}>
            <p>{text('connection.hint')}</p>
            {retryHref !== undefined && (
              <a className={styles['retry']} href={retryHref}>
                {text('connection.retry')}
              </a>
            )}
          </Notice>
        </div>
      )}
    </output>
  );
};
