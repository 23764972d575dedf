import type { ReactNode } from 'react';

import styles from './dated-words.module.css';

type DatedWordsProps = { readonly dated: string; readonly children: ReactNode };

/**
 * Keeps the space of `dated`, the longer text. With its words as the key, other words are another
 * element: none of them is seen moving.
 */
export const DatedWords = ({ dated, children }: DatedWordsProps) => (
  <span className={styles['words']} data-longest={dated}>
    <span>{children}</span>
  </span>
);
