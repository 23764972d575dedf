import { useText } from '../../messages/text.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './connection-notice.module.css';

type ConnectionNoticeProps = {
  readonly isLost: boolean;
  /** Undefined where a part of this page failed. */
  readonly retryHref?: string | undefined;
};

/**
 * Says above the window's lower edge that something could not be loaded. Its place is always there:
 * a screen reader announces what comes into a place that it knows.
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
