import type { CollageDesignGroup } from '../../domain/products/collage/collage-groups.ts';
import type { TE } from '../../fp.ts';
import type { DesignGroupError, DesignGroups } from '../design-groups.ts';
import type { ShopScope } from '../scope.ts';

/** Storefront §7: `collage-designer-design-groups`, `collage-designer-design-group`. */
export type CollageGroups = DesignGroups<CollageDesignGroup> & {
  /** In the editors' order. */
  readonly all: (
    scope: ShopScope,
  ) => TE.TaskEither<DesignGroupError, readonly CollageDesignGroup[]>;
};

export type HasCollageGroups = { readonly collageGroups: CollageGroups };
