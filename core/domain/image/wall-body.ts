import {
  frameDefaults,
  type FrameType,
  type MaterialType,
  type MatType,
} from '../catalogue/materials.ts';
import { exactMillimetres, millimetresOfTenths, type Format } from '../format/format.ts';
import { stretcherDepths, type StretcherFrame } from '../format/stretcher-depths.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import {
  mouldingMeasures,
  plainCanvasEdge,
  sheetMeasures,
  type SheetEdge,
} from '../catalogue/object-measures.ts';

export type WallBodyChoice = {
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  /** Millimetres; absent is the frame's default. */
  readonly mat?: { readonly matType: MatType; readonly matSize: number } | undefined;
  readonly format: Format;
  /** Of canvas; absent is the usual one. */
  readonly stretcher?: StretcherFrame | undefined;
  /** Of canvas; absent, the picture goes round. */
  readonly edgeStyle?: CanvasEdge['edgeStyle'] | undefined;
  /** Absent is the family's black. */
  readonly frameColour?: string | undefined;
};

/** Millimetres. */
export type WallBody = {
  readonly print: { readonly width: number; readonly height: number };
  /** With all that lies around the print. */
  readonly outer: { readonly width: number; readonly height: number };
  readonly depth: number;
  /** From outside: the moulding, a dark gap, the mat; absent is a bare print. */
  readonly frame:
    | {
        readonly face: number;
        readonly gap: number;
        readonly colour: string;
        readonly mat: number;
        readonly matType: MatType;
      }
    | undefined;
  /** The picture, its mirror image, or two colours. */
  readonly edge: SheetEdge | 'mirror' | readonly [lit: string, shaded: string];
};

const sheetDepth = ({ material, format: { unit }, stretcher = '25mm' }: WallBodyChoice): number =>
  material === 'leinwand'
    ? millimetresOfTenths(unit, stretcherDepths[stretcher][unit])
    : sheetMeasures[material].depth;

const sheetEdge = ({ material, edgeStyle }: WallBodyChoice): WallBody['edge'] => {
  const { edge } = sheetMeasures[material];
  if (edge !== 'wrap') return edge;
  if (edgeStyle === 'gespiegelt') return 'mirror';
  return edgeStyle === 'farbig' ? plainCanvasEdge : edge;
};

/**
 * The shape: a bare print is as deep as its board or stretcher, a framed one as its moulding, with
 * the moulding's colour round its edges.
 */
export const wallBody = (choice: WallBodyChoice): WallBody => {
  const { frame, format } = choice;
  const print = exactMillimetres(format);
  if (frame === undefined)
    return {
      print,
      outer: print,
      depth: sheetDepth(choice),
      frame: undefined,
      edge: sheetEdge(choice),
    };
  const { face, gap, depth, colour: black } = mouldingMeasures[frame];
  const colour = choice.frameColour ?? black;
  const { matSize, matType } = choice.mat ?? frameDefaults[frame];
  const around = 2 * (face + gap + matSize);
  return {
    print,
    outer: { width: print.width + around, height: print.height + around },
    depth,
    frame: { face, gap, colour, mat: matSize, matType },
    edge: [colour, colour],
  };
};
