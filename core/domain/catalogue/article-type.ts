import type { FrameType, MaterialType } from './materials.ts';

/** What is printed on, and what frames it, in any format. */
export type ArticleType = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
};
