import {
  fittingCollageGroups,
  type CollageDesignGroup,
  type CollageWish,
} from '../../domain/products/collage/collage-groups.ts';
import type { DesignGroupIdError } from '../../domain/design/design-group-id.ts';
import { pipe, TE, type RTE } from '../../fp.ts';
import type { HasCollageGroups } from '../../ports/collage/collage-groups.ts';
import type { DesignGroupError } from '../../ports/design-groups.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { designGroupOf, reportedDesigns } from '../design-groups.ts';

/** The groups of collages that fit what a shopper looks for. */
export const showCollageGroups =
  (
    scope: ShopScope,
    wish: CollageWish = {},
  ): RTE.ReaderTaskEither<
    HasCollageGroups & HasLog,
    DesignGroupError,
    readonly CollageDesignGroup[]
  > =>
  (environment) =>
    pipe(
      reportedDesigns(environment, 'collage-groups', environment.collageGroups.all(scope)),
      TE.map((groups) => fittingCollageGroups(groups, wish)),
    );

/** One group of collages. */
export const showCollageGroup =
  (
    scope: ShopScope,
    designGroupId: string,
  ): RTE.ReaderTaskEither<
    HasCollageGroups & HasLog,
    DesignGroupIdError | DesignGroupError,
    CollageDesignGroup
  > =>
  (environment) =>
    designGroupOf(environment, environment.collageGroups, 'collage-groups', scope, designGroupId);
