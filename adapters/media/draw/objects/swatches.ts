import type { MaterialType } from '../../../../core/domain/catalogue/materials.ts';
import { board, brushed, glass, light, sandwich } from './rigid-swatches.ts';
import { linen, rag, sheet, tarpaulin, wallpaper } from './soft-swatches.ts';
import type { DrawSwatch } from './swatch-ground.ts';

/** Without a picture. */
export const swatchDrawings = {
  acrylglas: glass('#7fa9ad', '#3c6572', '#bfe0e0'),
  aludibond: brushed,
  backlitfolie: light,
  echtglas: glass('#dfeee6', '#9cc4b4', '#5da38c'),
  forexplatte: board,
  fototapete: wallpaper,
  gallerybond: sandwich,
  hahnemuehle: rag,
  klebefolie: sheet(['#f1ead9', '#c9bb9c'], ['#d9836a', '#b9583f'], 46),
  leinwand: linen,
  poster: sheet(['#f6f4ee', '#cfc9bc'], ['#fdfcf8', '#f1eee6'], 58),
  pvcplane: tarpaulin,
} as const satisfies Readonly<Record<MaterialType, DrawSwatch>>;
