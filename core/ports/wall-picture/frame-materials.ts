import type { FrameType, MaterialType } from '../../domain/catalogue/materials.ts';
import type { TE } from '../../fp.ts';
import type { Outage } from '../outage.ts';
import type { ShopScope } from '../scope.ts';

export type FrameMaterialError = Outage<'frame-materials-unavailable'>;

/** Storefront §7: `variants-for-frame-types`. */
export type FrameMaterials = {
  /** The materials that are sold here in a frame. */
  readonly soldIn: (
    scope: ShopScope,
    frameType: FrameType,
  ) => TE.TaskEither<FrameMaterialError, readonly MaterialType[]>;
};

export type HasFrameMaterials = { readonly frameMaterials: FrameMaterials };
