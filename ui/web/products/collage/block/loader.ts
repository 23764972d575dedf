import {
  chosenWork,
  type ChosenWork,
  type CollageMaterial,
} from '../../../../../core/domain/products/collage/collage-offer.ts';
import {
  readCollageSelection,
  type CollageSelection,
} from '../../../../../core/domain/products/collage/collage-selection.ts';
import { defaultCollageId } from '../../../../../core/domain/products/collage/collages.ts';
import type { CollagesBlock } from '../../../../../core/domain/products/collage/collages-block.ts';
import { writtenDay, writtenTime } from '../../../../../core/domain/countdown/written-instant.ts';
import { designerUrl } from '../../../../../core/domain/products/designer-url.ts';
import { readPageQuery } from '../../../../../core/domain/products/page-query.ts';
import { E } from '../../../../../core/fp.ts';
import {
  priceCollage,
  showCollage,
  showCollageTemplates,
  type CollageTemplates,
  type ShownCollage,
} from '../../../../../core/usecases/collage/show-collage.ts';
import { showDelivery, type ShownDelivery } from '../../../../../core/usecases/show-delivery.ts';
import type { BlockRequest, LoadBlock } from '../../../../blocks/block-loader.ts';

export type CollageWorkData =
  | {
      readonly kind: 'priced';
      readonly materials: readonly [CollageMaterial, ...CollageMaterial[]];
      readonly chosen: ChosenWork;
    }
  | { readonly kind: 'unpriced' | 'not-sold' };

export type CollageDelivery = Pick<ShownDelivery, 'shippingFrom'> & {
  readonly promise:
    | {
        readonly delivery: NonNullable<ShownDelivery['promise']>['delivery'];
        readonly cutOff: { readonly time: string; readonly date: string };
        readonly arrival: { readonly text: string; readonly day: string };
      }
    | undefined;
};

/** `shown` is undefined where the design could not be had. */
export type LoadedCollage = {
  readonly shown: ShownCollage | undefined;
  readonly work: CollageWorkData;
};

/** A part that is undefined could not be had. */
export type CollagesData = LoadedCollage & {
  readonly selection: CollageSelection;
  readonly templates: CollageTemplates | undefined;
  readonly delivery: CollageDelivery | undefined;
  /** Undefined where the designer's address is not safe. */
  readonly designer: string | undefined;
};

const workOf = async (
  { materials }: CollagesBlock,
  { scope, ports }: BlockRequest,
  { design }: ShownCollage,
  selection: CollageSelection,
): Promise<CollageWorkData> => {
  const asked = materials.map(({ materialType }) => materialType);
  const priced = await priceCollage(scope, design, [...new Set(asked)])(ports)();
  if (E.isLeft(priced)) return { kind: 'unpriced' };
  const [first, ...others] = priced.right;
  if (first === undefined) return { kind: 'not-sold' };
  const sold = [first, ...others] as const;
  return { kind: 'priced', materials: sold, chosen: chosenWork(sold, selection) };
};

const deliveryOf = async ({ scope, ports }: BlockRequest): Promise<CollageDelivery | undefined> => {
  const shown = await showDelivery(scope)(ports)();
  if (E.isLeft(shown)) return undefined;
  const { promise, shippingFrom } = shown.right;
  const { locale } = scope;
  return {
    shippingFrom,
    promise: promise && {
      delivery: promise.delivery,
      cutOff: {
        time: writtenTime(locale, promise.cutOff),
        date: writtenDay(locale, promise.cutOff),
      },
      arrival: { text: writtenDay(locale, promise.arrival), day: promise.arrivalDay },
    },
  };
};

const designerOf = (
  { scope: { channel, locale }, ports }: BlockRequest,
  { designId, materialType, format }: CollageSelection,
  { shown, work }: LoadedCollage,
): string | undefined => {
  const chosen =
    work.kind === 'priced'
      ? {
          materialType: work.chosen.material.materialType,
          format: work.chosen.option.format,
        }
      : { materialType, format };
  const url = designerUrl(ports.designerBases, {
    designer: 'collage',
    collageId: shown?.design.designId ?? designId ?? defaultCollageId(channel),
    tileCount: shown?.design.tiles.length,
    ...chosen,
    optionTypes: [],
    locale,
  });
  return E.isRight(url) ? url.right : undefined;
};

/** Loads a selection's collage with its materials and formats. */
export const loadCollage = async (
  block: CollagesBlock,
  request: BlockRequest,
  selection: CollageSelection,
): Promise<LoadedCollage> => {
  const { scope, ports } = request;
  const found = await showCollage(scope.channel, selection.designId)(ports)();
  if (E.isLeft(found)) return { shown: undefined, work: { kind: 'unpriced' } };
  const shown = found.right;
  return { shown, work: await workOf(block, request, shown, selection) };
};

/** Loads the collage of the address, its materials and formats, and the templates that fit. */
export const loadCollages: LoadBlock<CollagesBlock, CollagesData> = async (block, request) => {
  const { scope, search, ports } = request;
  const selection = readCollageSelection(scope.locale, readPageQuery('collage', search));
  // Side by side: the page has little time.
  const [collage, templates, delivery] = await Promise.all([
    loadCollage(block, request, selection),
    showCollageTemplates(scope, selection)(ports)(),
    deliveryOf(request),
  ]);
  return {
    selection,
    ...collage,
    templates: E.isRight(templates) ? templates.right : undefined,
    delivery,
    designer: designerOf(request, selection, collage),
  };
};

/**
 * False for a design, material or format that does not exist: there is no end of such addresses, so
 * their pages are not cached.
 */
export const showsCollages = (data: CollagesData | undefined): boolean => {
  if (data === undefined) return true;
  const { selection, shown, work, templates } = data;
  const { tileCount } = selection;
  return (
    shown?.missing === undefined &&
    (work.kind !== 'priced' || work.chosen.isAsAsked) &&
    (work.kind !== 'not-sold' || selection.format === undefined) &&
    (tileCount === undefined || templates === undefined || templates.tileCounts.includes(tileCount))
  );
};
