import type { FrameType, MaterialType } from './materials.ts';

export type ArticleType = {
  readonly materialType: MaterialType;
  readonly frameType?: FrameType | undefined;
};
