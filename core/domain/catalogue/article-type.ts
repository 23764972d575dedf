import type { FrameType, MaterialType } from './materials.ts';

/** An article without its format: what is printed on, and what frames it. */
export type ArticleType = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
};
