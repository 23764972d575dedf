import { readDesignerAddress } from '../../../../../core/domain/designer/designer-address.ts';
import {
  collageChoices,
  type CollageChoice,
} from '../../../../../core/domain/products/collage/collage-choices.ts';
import type {
  CollageOffer,
  ShownCollage,
  WorkOffer,
} from '../../../../../core/domain/products/collage/collage-offer.ts';
import {
  readCollageSelection,
  type CollageSelection,
} from '../../../../../core/domain/products/collage/collage-selection.ts';
import type { CollagesBlock } from '../../../../../core/domain/products/collage/collages-block.ts';
import { acceptedQuery } from '../../../../../core/domain/products/page-query.ts';
import { E } from '../../../../../core/fp.ts';
import {
  priceCollage,
  showCollage,
  showCollageTemplates,
} from '../../../../../core/usecases/collage/show-collage.ts';
import type { BlockRequest, LoadBlock } from '../../../../blocks/block-loader.ts';

/** A collage, and what it can be made on. */
export type LoadedCollage = Pick<CollageOffer, 'shown' | 'work'>;

export type CollagesData = {
  readonly offer: CollageOffer;
  /** What the page's address selects. */
  readonly choice: CollageChoice;
  /** Undefined where the designer's address is not safe. */
  readonly designerBase: string | undefined;
};

const workOf = async (
  { materials }: CollagesBlock,
  { scope, ports }: BlockRequest,
  { design }: ShownCollage,
  selection: CollageSelection,
): Promise<WorkOffer> => {
  const asked = materials.map(({ materialType }) => materialType);
  const priced = await priceCollage(scope, design, [...new Set(asked)], selection)(ports)();
  if (E.isLeft(priced)) return { kind: 'unpriced' };
  const [first, ...others] = priced.right;
  return first === undefined
    ? { kind: 'not-sold' }
    : { kind: 'priced', materials: [first, ...others] };
};

/** Loads a collage with its materials and formats; the channel's default without an id. */
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
  const query = acceptedQuery('collage', search);
  const selection = readCollageSelection(scope.locale, query);
  // Side by side: the page has little time.
  const [collage, templates] = await Promise.all([
    loadCollage(block, request, selection),
    showCollageTemplates(scope, selection)(ports)(),
  ]);
  const base = ports.designerBases.collage;
  return {
    offer: { ...collage, templates: E.isRight(templates) ? templates.right : undefined },
    choice: collageChoices.readAddress(query, scope, collage),
    designerBase: E.isRight(readDesignerAddress(base)) ? base : undefined,
  };
};

/**
 * False for components, and for what does not exist: there is no end of such addresses, so
 * their pages are not cached.
 */
export const showsCollages = (data: CollagesData | undefined): boolean => {
  if (data === undefined) return true;
  const { offer, choice } = data;
  const { tileCount, format, components = [] } = choice.selection;
  return (
    // Any width of a mat can be made.
    components.length === 0 &&
    offer.shown?.missing === undefined &&
    choice.chosen?.isAsAsked !== false &&
    (offer.work.kind !== 'not-sold' || format === undefined) &&
    (tileCount === undefined ||
      offer.templates === undefined ||
      offer.templates.tileCounts.includes(tileCount))
  );
};
