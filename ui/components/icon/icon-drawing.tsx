import styles from './icon.module.css';

/** A picture of one idea, in the colour of the text around it. Decorative: the text says it. */
export const IconDrawing = ({ path }: { readonly path: string }) => (
  <svg className={styles['icon']} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
