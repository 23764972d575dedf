import styles from './icon.module.css';

/** Decorative, in the colour of the text around it. */
export const IconDrawing = ({ path }: { readonly path: string }) => (
  <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
