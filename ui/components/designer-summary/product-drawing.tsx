import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import { CollageDrawing, type DrawnCollage } from '../collage-drawing/collage-drawing.tsx';
import styles from './product-drawing.module.css';

/** A product without a picture of its own. */
type DrawnProduct = Exclude<DesignerProduct, 'photo-frame'>;

/** SVG paths in a box of 240 × 200: sheets, the pictures on them, and lines. */
type Drawing = { readonly sheet: string; readonly picture: string; readonly line: string };

/** The days of weeks, one line at each height. */
const weeks = (heights: readonly number[]): string =>
  heights.map((height) => `M74 ${height}h4${'m11 0h4'.repeat(6)}`).join('');

const drawings = {
  calendar: {
    sheet: 'M60 30h120v146H60z',
    picture: 'M70 44h100v62H70z',
    line:
      weeks([122, 136, 150, 164]) +
      'M84 24v12m12-12v12m12-12v12m12-12v12m12-12v12m12-12v12m12-12v12',
  },
  card: {
    sheet: 'M58 44 124 30v146l-66-12zm66-14 62 10v124l-62 12z',
    picture: 'm136 54 38 6v54l-38 4z',
    line: 'M136 134l38-4m-38 16 26-3M124 30v146',
  },
  collage: {
    sheet: 'M36 34h168v138H36z',
    picture: 'M46 44h68v52H46zm78 0h70v80h-70zM46 106h68v56H46zm78 28h70v28h-70z',
    line: '',
  },
  photobook: {
    sheet:
      'M120 52C96 40 62 38 30 44v114c32-6 66-4 90 8zm0 0c24-12 58-14 90-8v114c-32-6-66-4-90 8z',
    picture: 'M42 60c22-3 44-2 66 5v72c-22-7-44-8-66-5z',
    line: 'M134 72c20-6 42-7 64-5m-64 23c20-6 42-7 64-5m-64 23c14-4 28-6 40-6M120 52v114',
  },
  photobox: {
    sheet: 'M70 36h100v64H70zM42 100h156v72H42z',
    picture: 'M80 46h80v46H80z',
    line: 'M42 116h156M104 138h32v12h-32z',
  },
} as const satisfies Readonly<Record<DrawnProduct, Drawing>>;

/** A quiet line drawing of a product. Decorative: the facts beside it say what it is. */
export const ProductDrawing = ({ product }: { readonly product: DrawnProduct }) => {
  const { sheet, picture, line } = drawings[product];
  return (
    <svg className={styles['drawing']} viewBox="0 0 240 200" aria-hidden="true">
      <path className={styles['sheet']} d={sheet} />
      <path className={styles['picture']} d={picture} />
      <path d={line} />
    </svg>
  );
};

/** A collage by its own design, in the room of a line drawing. */
export const DesignDrawing = ({ collage }: { readonly collage: DrawnCollage }) => (
  <div className={styles['drawing']}>
    <CollageDrawing collage={collage} size="large" />
  </div>
);
