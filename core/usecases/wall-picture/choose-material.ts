import { frameHolds, framesForMaterial } from '../../domain/catalogue/frame-holds.ts';
import {
  defaultOptionOf,
  type MaterialTypeOption,
} from '../../domain/catalogue/material-options.ts';
import {
  isFrameType,
  type FrameType,
  type MaterialType,
} from '../../domain/catalogue/materials.ts';
import { E, pipe, TE, type RTE } from '../../fp.ts';
import type {
  FrameMaterialError,
  HasFrameMaterials,
} from '../../ports/wall-picture/frame-materials.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { reportSafely, tapLeft } from '../report.ts';

/**
 * The default option of a material; empty for an unknown one, logged as
 * `error-no-default-option-for-material-type` (storefront §8).
 */
export const chooseDefaultOption =
  (materialType: string): RTE.ReaderTaskEither<HasLog, never, MaterialTypeOption | ''> =>
  ({ log }) =>
    TE.fromIO(() => {
      const option = defaultOptionOf(materialType);
      if (E.isRight(option)) return option.right;
      reportSafely(log, option.left.kind, { materialType });
      return '';
    });

/** The frame is unknown, or nothing is sold in it here. */
export type NoMaterialsSold = {
  readonly kind: 'error-no-materials-for-frame-type';
  readonly frameType: string;
};

/**
 * Those that fit and are sold here, in the catalogue's order. None is logged as
 * `error-no-materials-for-frame-type`, an outage as `prices-unavailable`.
 */
export const chooseMaterials =
  (
    scope: ShopScope,
    frameType: string,
  ): RTE.ReaderTaskEither<
    HasFrameMaterials & HasLog,
    NoMaterialsSold | FrameMaterialError,
    readonly MaterialType[]
  > =>
  ({ frameMaterials, log }) => {
    const none: NoMaterialsSold = { kind: 'error-no-materials-for-frame-type', frameType };
    const asked: TE.TaskEither<NoMaterialsSold | FrameMaterialError, readonly MaterialType[]> =
      isFrameType(frameType)
        ? pipe(
            frameMaterials.soldIn(scope, frameType),
            TE.map((sold) =>
              frameHolds[frameType].materials.filter((material) => sold.includes(material)),
            ),
            TE.filterOrElseW(
              (materials) => materials.length > 0,
              () => none,
            ),
          )
        : TE.left(none);
    return tapLeft(asked, (error) =>
      error.kind === 'frame-materials-unavailable'
        ? reportSafely(log, 'prices-unavailable', { reason: error.reason })
        : reportSafely(log, error.kind, { frameType }),
    );
  };

/**
 * Those that fit and in which the material is sold here, in the specification's order; an empty list
 * is not an error. An outage is logged as `prices-unavailable`.
 */
export const chooseFrames =
  (
    scope: ShopScope,
    materialType: MaterialType,
  ): RTE.ReaderTaskEither<HasFrameMaterials & HasLog, FrameMaterialError, readonly FrameType[]> =>
  ({ frameMaterials, log }) =>
    tapLeft(
      pipe(
        framesForMaterial(materialType),
        TE.traverseArray((frameType) =>
          pipe(
            frameMaterials.soldIn(scope, frameType),
            TE.map((sold) => (sold.includes(materialType) ? [frameType] : [])),
          ),
        ),
        TE.map((found) => found.flat()),
      ),
      ({ reason }) => reportSafely(log, 'prices-unavailable', { reason }),
    );
