import { createElement, type ReactNode } from 'react';

import styles from './header.module.css';

type LiveSlotProps = {
  /** The island that shows what is a visitor's own. */
  readonly name: 'account' | 'cart';
  /** What everybody gets. */
  readonly children: ReactNode;
  /** What is a visitor's own, where that is known already. */
  readonly own?: ReactNode;
};

/**
 * A place of the header with what everybody gets in it, and an empty island before that: once
 * something of the visitor's own stands there, the style sheet hides what everybody gets.
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
