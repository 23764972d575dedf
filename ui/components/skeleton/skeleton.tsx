import styles from './skeleton.module.css';

/** Says nothing by itself: the region that waits carries `aria-busy` and says what it waits for. */
export const Skeleton = ({ lines }: { readonly lines: number }) => (
  <span className={styles['text']} aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className={styles['line']} />
    ))}
  </span>
);
