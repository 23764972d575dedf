import { frameDefaults } from '../catalogue/materials.ts';
import type { FrameType, MaterialType, MatType } from '../catalogue/materials.ts';
import { formatMillimetres, millimetresOfTenths, type Format } from '../format/format.ts';
import { stretcherDepths, type StretcherFrame } from '../format/stretcher-depths.ts';
import type { CanvasEdge } from './canvas-edge.ts';
import {
  mouldingMeasures,
  plainCanvasEdge,
  sheetMeasures,
  type SheetEdge,
} from '../catalogue/object-measures.ts';

/** A wall picture as it is chosen: what gives it its shape in space. */
export type WallBodyChoice = {
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  /** The mat inside the frame, its width in millimetres; absent is the frame's default. */
  readonly mat?: { readonly matType: MatType; readonly matSize: number } | undefined;
  readonly format: Format;
  /** Stretcher frame of canvas; by default the usual one. */
  readonly stretcher?: StretcherFrame | undefined;
  /** Edge of canvas; by default the picture goes round it. */
  readonly edgeStyle?: CanvasEdge['edgeStyle'] | undefined;
  /** The colour of the frame; absent is its family's black. */
  readonly frameColour?: string | undefined;
};

/** A wall picture in space, in millimetres. */
export type WallBody = {
  readonly print: { readonly width: number; readonly height: number };
  /** The print with all that lies around it. */
  readonly outer: { readonly width: number; readonly height: number };
  readonly depth: number;
  /** From the outside inwards: the moulding, a dark gap, the mat; absent is a bare print. */
  readonly frame:
    | {
        readonly face: number;
        readonly gap: number;
        readonly colour: string;
        readonly mat: number;
        readonly matType: MatType;
      }
    | undefined;
  /** Content of the edges: the picture, its mirror image, or two colours, lit and shaded. */
  readonly edge: SheetEdge | 'mirror' | readonly [lit: string, shaded: string];
};

/** Depth of a bare print; canvas has that of its stretcher frame, in the unit of its format. */
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
 * The shape of a wall picture: a bare print is as deep as its board or stretcher frame, a framed one
 * as its moulding, and takes the moulding's colour round its edges.
 */
export const wallBody = (choice: WallBodyChoice): WallBody => {
  const { frame, format } = choice;
  const print = formatMillimetres(format);
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
