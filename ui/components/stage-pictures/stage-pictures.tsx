import type { ReactElement, ReactNode } from 'react';

import styles from './stage-pictures.module.css';

type StagePicturesProps = {
  readonly first: ReactNode;
  /** Each with a key. */
  readonly small: readonly ReactElement[];
  readonly last?: ReactNode;
};

/** A large picture of a thing, small ones of its parts in a row below it, and another large one. */
export const StagePictures = ({ first, small, last }: StagePicturesProps) => (
  <div className={styles['pictures']}>
    {first}
    <ul className={`${styles['pictures']} ${styles['small']}`} role="list">
      {small.map((picture) => (
        <li key={picture.key}>{picture}</li>
      ))}
    </ul>
    {last}
  </div>
);
