import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { CloseControl } from '../button/close-control.tsx';
import { LiveIcon } from '../icon/live-icon.tsx';
import type { LiveIconName } from '../icon/live-icon-paths.ts';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'positive' | 'warning' | 'error';

const icons = {
  info: 'info',
  positive: 'check',
  warning: 'warning',
  error: 'error',
} as const satisfies Readonly<Record<NoticeTone, LiveIconName>>;

type NoticeProps = {
  readonly tone?: NoticeTone | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Read out as it appears: for what a shopper has just caused, never for page content. */
  readonly isAnnounced?: boolean | undefined;
  readonly onClose?: (() => void) | undefined;
};

const roleOf = (tone: NoticeTone, isAnnounced: boolean | undefined) =>
  isAnnounced === true ? (tone === 'error' ? 'alert' : 'status') : undefined;

export const Notice = ({ tone = 'info', title, children, isAnnounced, onClose }: NoticeProps) => {
  const text = useText();
  return (
    <div className={styles['notice']} data-tone={tone} role={roleOf(tone, isAnnounced)}>
      <LiveIcon name={icons[tone]} />
      <div className={styles['text']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {children}
      </div>
      {onClose && <CloseControl label={text('notice.close')} onClose={onClose} />}
    </div>
  );
};
