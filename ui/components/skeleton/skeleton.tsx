import styles from './skeleton.module.css';

/**
 * Holds the place of a text that is on its way, as high as so many lines of it. It says nothing by
 * itself: the region that waits carries `aria-busy` and tells what it waits for.
 */
export const Skeleton = ({ lines }: { readonly lines: number }) => (
  <span className={styles['text']} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles['line']} />
    ))}
  </span>
);
