import styles from './line-drawing.module.css';

/** SVG paths in a box of 240 × 200: sheets, the pictures on them, and lines. */
type LineDrawingProps = {
  readonly sheet: string;
  readonly picture: string;
  readonly line?: string;
};

/** A quiet line drawing of a product. Decorative: the facts beside it say what it is. */
export const LineDrawing = ({ sheet, picture, line }: LineDrawingProps) => (
  <svg viewBox="0 0 240 200" aria-hidden="true">
    <path className={styles['sheet']} d={sheet} />
    <path className={styles['picture']} d={picture} />
    <path d={line} />
  </svg>
);
