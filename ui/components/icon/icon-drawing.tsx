import styles from './icon.module.css';

type IconDrawingProps = { readonly path: string; readonly isFilled?: boolean | undefined };

/** Decorative, in the colour of the text around it. */
export const IconDrawing = ({ path, isFilled }: IconDrawingProps) => (
  <svg
    className={styles['icon']}
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={isFilled === true ? { fill: 'currentColor' } : undefined}
  >
    <path d={path} />
  </svg>
);
