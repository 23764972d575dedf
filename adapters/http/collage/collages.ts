import {
  collageTileLimits,
  type CollageDesign,
} from '../../../core/domain/products/collage/collage-design.ts';
import { overlappingTile } from '../../../core/domain/products/collage/collage-geometry.ts';
import { printCollageId } from '../../../core/domain/products/collage/collage-id.ts';
import { E, TE, pipe, type t } from '../../../core/fp.ts';
import type { CollageError, Collages } from '../../../core/ports/collage/collages.ts';
import type { CollageGroups } from '../../../core/ports/collage/collage-groups.ts';
import type { DesignGroupError } from '../../../core/ports/design-groups.ts';
import type { ApiSettings } from '../address.ts';
import { callEndpoint, isMissing, outageOf } from '../call-endpoint.ts';
import type { CollageDataAnswer } from './codecs.ts';
import { collageEndpoints } from './endpoints.ts';

const unavailable = outageOf('designs-unavailable');

/** Groups of collages from the shop API. */
export const httpCollageGroups = (api: ApiSettings): CollageGroups => ({
  all: (scope) =>
    pipe(
      callEndpoint(api, collageEndpoints.collageGroups, { scope, query: {}, body: undefined }),
      TE.bimap(unavailable, ({ payload }) => payload.designGroups),
    ),
  group: (scope, id) =>
    pipe(
      callEndpoint(api, collageEndpoints.collageGroup, {
        scope,
        query: { designGroupId: id },
        body: undefined,
      }),
      TE.bimap(
        (error): DesignGroupError =>
          isMissing(error) ? { kind: 'design-group-not-found', id } : unavailable(error),
        ({ payload }) => payload.designGroup,
      ),
    ),
});

const refuse = (reason: string): E.Either<CollageError, never> =>
  E.left({ kind: 'collages-unavailable', reason });

/** Tiles are added in floating point and may reach this far beyond the edge. */
const tolerance = 0.000_1;

const readDesign = (
  asked: number,
  { designId, name, ratio, tiles }: t.TypeOf<typeof CollageDataAnswer>['payload'],
): E.Either<CollageError, CollageDesign> => {
  const [first, ...others] = tiles;
  if (designId !== asked) return refuse(`payload.designId is ${designId}`);
  if (first === undefined) return refuse('payload.tiles is empty');
  if (tiles.length > collageTileLimits.maximum) return refuse(`payload.tiles are ${tiles.length}`);
  const beyond = tiles.findIndex(
    ({ left, top, width, height }) =>
      width <= 0 || height <= 0 || Math.max(left + width, top + height) > 1 + tolerance,
  );
  if (beyond >= 0) return refuse(`payload.tiles.${beyond} is not within the collage`);
  const over = overlappingTile(tiles);
  return over === undefined
    ? E.right({ designId, name, ratio, tiles: [first, ...others] })
    : refuse(`payload.tiles.${over} lies over another one`);
};

/** Designs of collages from an address of their own (storefront §7, "Collage data"). */
export const httpCollages = (api: ApiSettings): Collages => ({
  design: (designId) =>
    pipe(
      callEndpoint(api, collageEndpoints.collageData, {
        scope: undefined,
        query: { designId: printCollageId(designId) },
        body: undefined,
      }),
      TE.mapLeft((error): CollageError =>
        isMissing(error)
          ? { kind: 'collage-not-found', designId }
          : outageOf('collages-unavailable')(error),
      ),
      TE.chainEitherK(({ payload }) => readDesign(designId, payload)),
    ),
});
