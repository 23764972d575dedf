import type { ReactNode } from 'react';

import styles from './visually-hidden.module.css';

/** Read by screen readers alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['hidden']}>{children}</span>
);
