import { createElement, type ReactNode } from 'react';

import styles from './header.module.css';

type LiveSlotProps = {
  readonly name: 'account' | 'cart';
  readonly children: ReactNode;
  /** Known already. */
  readonly own?: ReactNode;
};

/**
 * An entry of the header for everybody, with an empty island before it: once the visitor's own
 * stands there, the style sheet hides everybody's.
 */
export const LiveSlot = ({ name, children, own }: LiveSlotProps) => (
  <span className={styles['slot']}>
    {own ?? (
      <>
        {createElement('shop-island', { id: `header-${name}`, name, when: 'told' })}
        {children}
      </>
    )}
  </span>
);
