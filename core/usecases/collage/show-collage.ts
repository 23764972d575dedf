import type { ArticleType } from '../../domain/catalogue/article-type.ts';
import type { MaterialType } from '../../domain/catalogue/materials.ts';
import type { FormatOption } from '../../domain/configurator/configurator.ts';
import { pricedArticleOf } from '../../domain/products/article.ts';
import type { CollageDesign } from '../../domain/products/collage/collage-design.ts';
import { hasCollageRatio } from '../../domain/products/collage/collage-geometry.ts';
import {
  parseCollageQuery,
  type CollageHandOff,
} from '../../domain/products/collage/collage-hand-off.ts';
import {
  collageMaterial,
  type CollageMaterial,
  type CollageTemplate,
  type CollageTemplates,
  type ShownCollage,
} from '../../domain/products/collage/collage-offer.ts';
import {
  printCollageSelection,
  type CollageSelection,
} from '../../domain/products/collage/collage-selection.ts';
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
import type { HasArticlePrices } from '../../ports/article-prices.ts';
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

/** The hand-off of a selection with components; undefined without any that go together. */
const madeAs = (
  { channel, locale }: ShopScope,
  { materialType, components = [] }: CollageSelection,
): CollageHandOff | undefined => {
  if (components.length === 0) return undefined;
  const query = [
    ...printCollageSelection({ materialType, components }),
    ['locale', locale] as const,
  ];
  const read = parseCollageQuery(query, channel);
  return E.isRight(read) ? read.right : undefined;
};

type PriceNeeds = HasPrices & HasArticlePrices;

/** The formats of the design's ratio, each priced with all that a hand-off adds to its material. */
const formatsMadeAs =
  (scope: ShopScope, design: CollageDesign, made: CollageHandOff, article: ArticleType) =>
  ({ prices, articlePrices }: PriceNeeds): TE.TaskEither<PriceError, readonly FormatOption[]> =>
    pipe(
      prices.formats(scope, article),
      TE.map(({ all }) =>
        all.filter(({ format, price }) => price !== undefined && hasCollageRatio(design, format)),
      ),
      TE.flatMap((listed) =>
        pipe(
          articlePrices.price(
            scope,
            listed.map(({ format }) => pricedArticleOf({ designer: 'collage', ...made, format })),
          ),
          TE.map((answers) =>
            listed.map(({ format }, place) => ({ format, price: answers[place] })),
          ),
        ),
      ),
    );

/** A material with its formats; undefined where a collage is not sold on it. */
const pricedMaterial =
  (
    scope: ShopScope,
    design: CollageDesign,
    materialType: MaterialType,
    selection: CollageSelection,
  ): RTE.ReaderTaskEither<PriceNeeds, PriceError, CollageMaterial | undefined> =>
  (environment) => {
    const plain = pipe(
      environment.prices.formats(scope, { materialType }),
      TE.map(({ all }) => collageMaterial(design, materialType, all)),
    );
    const made = selection.materialType === materialType ? madeAs(scope, selection) : undefined;
    if (made === undefined) return plain;
    const article = { materialType, frameType: made.frame?.frameType };
    return pipe(
      formatsMadeAs(scope, design, made, article)(environment),
      TE.map((all) => collageMaterial(design, materialType, all, selection.components)),
      TE.orElse((error) => (isOutage(error) ? TE.left(error) : TE.right(undefined))),
      TE.flatMap((material) => (material === undefined ? plain : TE.right(material))),
    );
  };

/**
 * The materials that a collage is sold on, in their order, each with its formats; none where the
 * shop sells it on none of them. The selected one has the selected frame and options, if it is sold
 * so. An outage is logged once.
 */
export const priceCollage =
  (
    scope: ShopScope,
    design: CollageDesign,
    materialTypes: readonly MaterialType[],
    selection: CollageSelection,
  ): RTE.ReaderTaskEither<PriceNeeds & HasLog, PriceError, readonly CollageMaterial[]> =>
  (environment) =>
  async () => {
    const answers = await Promise.all(
      materialTypes.map((materialType) =>
        pricedMaterial(scope, design, materialType, selection)(environment)(),
      ),
    );
    const outage = answers.find((answer) => E.isLeft(answer) && isOutage(answer.left));
    if (outage !== undefined && E.isLeft(outage)) {
      reportPriceError(environment.log, outage.left);
      return outage;
    }
    return E.right(answers.flatMap((answer) => (E.isRight(answer) ? (answer.right ?? []) : [])));
  };
