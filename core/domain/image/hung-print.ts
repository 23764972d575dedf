import type { FrameType, MaterialType, MatType } from '../catalogue/materials.ts';
import type { Format } from '../format/format.ts';
import type { CanvasEdge } from './canvas-edge.ts';

/** A print as it hangs: all that a drawing of it has to know beside the motif. */
export type HungPrint = {
  readonly material: MaterialType;
  readonly frame?: FrameType | undefined;
  /** Width in millimetres; absent for the frame's default. */
  readonly mat?: { readonly matType: MatType; readonly matSize: number } | undefined;
  /** As CSS writes it; absent for the family's own black. */
  readonly frameColour?: string | undefined;
  /** Reflects less than ordinary glass. */
  readonly isMuseumGlass?: boolean | undefined;
  readonly format: Format;
  /** Of canvas; without it the picture is wrapped around. */
  readonly edgeStyle?: CanvasEdge['edgeStyle'] | undefined;
};
