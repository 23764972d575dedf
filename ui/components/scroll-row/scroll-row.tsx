import type { ReactNode } from 'react';

import type { ScrollSide } from '../../../core/domain/navigation/bar-scroll.ts';
import { useText } from '../../messages/text.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './scroll-row.module.css';

type ButtonProps = { readonly side: ScrollSide };

/** Hidden until the row is measured: the button needs its script. */
const ScrollButton = ({ side }: ButtonProps) => {
  const text = useText();
  return (
    <button
      type="button"
      hidden
      className={styles[side]}
      aria-label={text(`scroll-row.${side}`)}
      data-scroll={side}
    >
      <Icon name="chevron-down" />
    </button>
  );
};

type ScrollRowProps = {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * HTML alone; `tendScrollRow` brings its buttons to life and its active item to the middle
 * (supporting §2).
 */
export const ScrollRow = ({ className, children }: ScrollRowProps) => (
  <div className={styles['row']} data-scroll-row="">
    <ScrollButton side="left" />
    <ul role="list" className={`${styles['items'] ?? ''} ${className ?? ''}`} data-scroll-items="">
      {children}
    </ul>
    <ScrollButton side="right" />
  </div>
);
