import type { FrameType, MaterialType } from './materials.ts';
import { millimetresOfTenths } from '../format/format.ts';
import { stretcherDepths } from '../format/stretcher-depths.ts';

/**
 * Measures of wall pictures and colours of their edges, for the media service's pictures and the
 * preview in space; millimetres, sRGB.
 */

/** Six digits: `#2b2c2e`. */
export type HexColour = `#${string}`;

/** In the family's default variant, black. */
export type MouldingMeasures = {
  /** Seen from the front. */
  readonly face: number;
  /** Dark, between picture and moulding. */
  readonly gap: number;
  readonly depth: number;
  readonly colour: HexColour;
};

/** The mouldings of the catalogue's frames. */
export const mouldingMeasures = {
  alurahmen: { face: 9, gap: 0, depth: 28, colour: '#2b2c2e' },
  artbox: { face: 13, gap: 7, depth: 42, colour: '#141414' },
  fotorahmen: { face: 22, gap: 0, depth: 24, colour: '#262524' },
  holzrahmen: { face: 20, gap: 0, depth: 30, colour: '#272625' },
  kunststoffrahmen: { face: 15, gap: 0, depth: 22, colour: '#242426' },
  'schattenfuge-leinwand': { face: 9, gap: 9, depth: 40, colour: '#272625' },
  'schattenfuge-platte': { face: 8, gap: 6, depth: 30, colour: '#242322' },
} as const satisfies Readonly<Record<FrameType, MouldingMeasures>>;

/** `wrap`: the picture goes round. Else the edge's colours. */
export type SheetEdge = 'wrap' | readonly [lit: HexColour, shaded: HexColour];

export type SheetMeasures = {
  /** Canvas is as thick as its stretcher frame. */
  readonly depth: number;
  readonly edge: SheetEdge;
};

/** White, until the designer asks for a colour. */
export const plainCanvasEdge = ['#f7f5f0', '#d8d3c8'] as const satisfies SheetEdge;

/** Paper and foil have no depth that could be seen. */
export const sheetMeasures = {
  leinwand: { depth: millimetresOfTenths('cm', stretcherDepths['25mm'].cm), edge: 'wrap' },
  acrylglas: { depth: 6, edge: ['#d9ecec', '#86a9ab'] },
  gallerybond: { depth: 8, edge: ['#cfdede', '#6d7d80'] },
  echtglas: { depth: 5, edge: ['#b5dccd', '#4f8f7e'] },
  aludibond: { depth: 3, edge: ['#d5d8da', '#85898d'] },
  forexplatte: { depth: 10, edge: ['#f6f5f1', '#cbc8c1'] },
  backlitfolie: { depth: 22, edge: ['#4b4c4e', '#1e1f21'] },
  poster: { depth: 0, edge: ['#ffffff', '#e7e4dd'] },
  hahnemuehle: { depth: 0.6, edge: ['#fbf8f0', '#e4dece'] },
  fototapete: { depth: 0, edge: ['#ffffff', '#e7e4dd'] },
  klebefolie: { depth: 0, edge: ['#ffffff', '#e3e3e3'] },
  pvcplane: { depth: 1, edge: ['#f3f3f1', '#bfbfbc'] },
} as const satisfies Readonly<Record<MaterialType, SheetMeasures>>;
