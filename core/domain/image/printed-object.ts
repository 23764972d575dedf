import type { BackType, GlassType } from '../catalogue/frame-parts.ts';
import type { FrameType, MaterialType, MatType } from '../catalogue/materials.ts';
import type { OptionType } from '../catalogue/option-groups.ts';
import type { ProducedFrame } from '../catalogue/produced-frames.ts';
import type { Format } from '../format/format.ts';

/** What a photo is printed on, with all that its maker has to know. */
export type PrintedObject = {
  readonly materialType: MaterialType;
  readonly format: Format;
  readonly frame?:
    | {
        readonly frameType: FrameType;
        readonly producedFrame: ProducedFrame;
        readonly glazing?:
          | {
              /** Its width in millimetres. */
              readonly mat: { readonly matType: MatType; readonly matSize: number };
              readonly glassType?: GlassType | undefined;
              readonly backType: BackType;
            }
          | undefined;
      }
    | undefined;
  /** One of each group of its material. */
  readonly options: readonly OptionType[];
};
