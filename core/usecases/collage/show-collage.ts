import type { MaterialType } from '../../domain/catalogue/materials.ts';
import type { CollageDesign } from '../../domain/products/collage/collage-design.ts';
import {
  collageMaterial,
  type CollageMaterial,
  type CollageTemplate,
  type CollageTemplates,
  type ShownCollage,
} from '../../domain/products/collage/collage-offer.ts';
import { defaultCollageId } from '../../domain/products/collage/collages.ts';
import {
  collageTileCounts,
  compareCollages,
  fittingCollageGroups,
  type CollageWish,
  type GroupedCollage,
} from '../../domain/products/collage/collage-groups.ts';
import type { Channel } from '../../domain/locale/channel.ts';
import { E, pipe, TE, type RTE } from '../../fp.ts';
import type { CollageError, HasCollages } from '../../ports/collage/collages.ts';
import type { HasCollageGroups } from '../../ports/collage/collage-groups.ts';
import type { DesignGroupError } from '../../ports/design-groups.ts';
import type { HasLog } from '../../ports/log.ts';
import type { HasPrices, PriceError } from '../../ports/prices.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { showCollageGroups } from './show-collage-groups.ts';
import { reportPriceError, reportSafely, tapLeft } from '../report.ts';
import { isOutage } from '../../ports/outage.ts';

/** Logs why designs are not there. */
const reportDesigns = (log: HasLog['log'], error: CollageError): void =>
  reportSafely(log, 'overview-container-load-failed', {
    part: 'collage',
    reason: error.kind === 'collage-not-found' ? error.kind : error.reason,
  });

/**
 * The collage of the overview page: the chosen one, else the channel's default one (supporting §2,
 * "Error page"); also where the chosen id does not exist. Failures are logged as
 * `overview-container-load-failed`.
 */
export const showCollage =
  (
    channel: Channel,
    designId: number | undefined,
  ): RTE.ReaderTaskEither<HasCollages & HasLog, CollageError, ShownCollage> =>
  ({ collages, log }) => {
    const standard = defaultCollageId(channel);
    const chosen = designId ?? standard;
    const shown = (id: number, missing?: number): TE.TaskEither<CollageError, ShownCollage> =>
      pipe(
        collages.design(id),
        TE.map((design) => ({ design, missing })),
      );
    return tapLeft(
      pipe(
        shown(chosen),
        TE.orElse((error) =>
          error.kind === 'collage-not-found' && chosen !== standard
            ? shown(standard, chosen)
            : TE.left(error),
        ),
      ),
      (error) => reportDesigns(log, error),
    );
  };

/**
 * The templates that fit what a shopper looks for, by their groups, those for fewer photos first. A
 * collage that is listed and does not exist is left out; of designs that do not come in time the
 * first is logged, and they stand without a drawing.
 */
export const showCollageTemplates =
  (
    scope: ShopScope,
    wish: CollageWish,
  ): RTE.ReaderTaskEither<
    HasCollageGroups & HasCollages & HasLog,
    DesignGroupError,
    CollageTemplates
  > =>
  (environment) =>
  async () => {
    const { collages, log } = environment;
    const all = await showCollageGroups(scope)(environment)();
    if (E.isLeft(all)) return all;
    const outages: CollageError[] = [];
    const template = async (collage: GroupedCollage): Promise<readonly CollageTemplate[]> => {
      const answer = await collages.design(collage.designId)();
      if (E.isRight(answer)) return [{ ...collage, design: answer.right }];
      if (answer.left.kind === 'collage-not-found') return [];
      outages.push(answer.left);
      return [{ ...collage, design: undefined }];
    };
    const groups = await Promise.all(
      fittingCollageGroups(all.right, wish).map(
        async ({ designGroupId, name, collages: found }) => {
          const inOrder = found.toSorted(compareCollages);
          const [first, ...others] = (await Promise.all(inOrder.map(template))).flat();
          return first === undefined
            ? []
            : [{ designGroupId, name, templates: [first, ...others] as const }];
        },
      ),
    );
    const [outage] = outages;
    if (outage !== undefined) reportDesigns(log, outage);
    return E.right({
      tileCounts: collageTileCounts(all.right),
      designGroupIds: all.right.map(({ designGroupId }) => designGroupId),
      groups: groups.flat(),
    });
  };

/**
 * The materials that a collage is sold on, in their order, each with its formats; none where the
 * shop sells it on none of them. An outage is logged once.
 */
export const priceCollage =
  (
    scope: ShopScope,
    design: CollageDesign,
    materialTypes: readonly MaterialType[],
  ): RTE.ReaderTaskEither<HasPrices & HasLog, PriceError, readonly CollageMaterial[]> =>
  ({ prices, log }) =>
  async () => {
    const answers = await Promise.all(
      materialTypes.map(async (materialType) => ({
        materialType,
        list: await prices.formats(scope, { materialType })(),
      })),
    );
    const outage = answers.find(({ list }) => E.isLeft(list) && isOutage(list.left));
    if (outage !== undefined && E.isLeft(outage.list)) {
      reportPriceError(log, outage.list.left);
      return outage.list;
    }
    return E.right(
      answers.flatMap(({ materialType, list }) =>
        E.isRight(list) ? (collageMaterial(design, materialType, list.right.all) ?? []) : [],
      ),
    );
  };
