import styles from './badge.module.css';

/** A short mark on something that has a name of its own, such as "new" (supporting §3, "badge"). */
export const Badge = ({ text }: { readonly text: string }) => (
  <span className={styles['badge']}>{text}</span>
);
