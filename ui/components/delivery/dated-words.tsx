import type { ReactNode } from 'react';

import styles from './dated-words.module.css';

type DatedWordsProps = { readonly dated: string; readonly children: ReactNode };

/**
 * Keeps the space of `dated`, the longer text. With a key for its words none of them is seen moving:
 * other words are other elements.
 */
export const DatedWords = ({ dated, children }: DatedWordsProps) => (
  <span className={styles['words']} data-longest={dated}>
    <span>{children}</span>
  </span>
);
