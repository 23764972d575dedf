/** What an address selects of the collages of a page, as far as this document knows. */
import { collageChoices } from '../../../../core/domain/products/collage/collage-choices.ts';
import type { CollageWish } from '../../../../core/domain/products/collage/collage-groups.ts';
import {
  fittingTemplates,
  type CollageTemplates,
} from '../../../../core/domain/products/collage/collage-offer.ts';
import {
  printCollageSelection,
  printMadeAs,
  type CollageSelection,
} from '../../../../core/domain/products/collage/collage-selection.ts';
import type { AddressScope } from '../../../../core/domain/products/product.ts';
import { printPairs, readPairs } from '../../../../core/domain/query/query.ts';
import { keptAnswers } from '../../configurator/kept-answers.ts';
import type { LoadedCollage } from './block/loader.ts';
import type {
  CollageAnswer,
  CollageData,
  DeliveredCollages,
  WithComponentFacts,
} from './collage-data.ts';

/** The answers to choices of templates and filters, by what the page said of collages at first. */
export const collageAnswers = /* @__PURE__ */ keptAnswers<CollageAnswer>();

type Known = {
  readonly product: Pick<CollageData, 'collages'>;
  readonly answers: readonly CollageAnswer[];
};

/** What is known of the collage of a selection; undefined where the server has to be asked. */
const knownCollage = (
  { product: { collages }, answers }: Known,
  asked: CollageSelection,
): (LoadedCollage & WithComponentFacts) | undefined => {
  const { componentFacts, offer } = collages;
  const pageOwn = { ...offer, componentFacts, selection: collages.choice.selection };
  return [...answers.filter((answer) => 'work' in answer), pageOwn].find(
    ({ selection, shown }) =>
      printMadeAs(selection) === printMadeAs(asked) &&
      (selection.designId === asked.designId || shown?.design.designId === asked.designId),
  );
};

/** The templates that fit a wish; undefined where the server has to be asked. */
const knownTemplates = (
  { product: { collages }, answers }: Known,
  wish: CollageWish,
): CollageTemplates | undefined => {
  const { templates } = collages.offer;
  const { selection } = collages.choice;
  const known = [
    ...answers.filter((answer) => 'wish' in answer),
    ...(templates === undefined ? [] : [{ wish: selection, templates }]),
  ];
  const among = known.find(({ wish: asked }) =>
    (['tileCount', 'orientation'] as const).every(
      (key) => asked[key] === undefined || asked[key] === wish[key],
    ),
  );
  return among && fittingTemplates(among.templates, wish);
};

/** The collages of a page at an address: templates that are not known are those that it brought. */
export const collagesAt = (
  known: Known,
  scope: AddressScope,
  search: string,
): Pick<DeliveredCollages, 'offer' | 'choice' | 'componentFacts'> => {
  const { collages } = known.product;
  const query = readPairs(search);
  const asked = collageChoices.readAddress(query, scope, collages.offer).selection;
  const collage = knownCollage(known, asked);
  if (collage === undefined) return collages;
  const templates = knownTemplates(known, asked) ?? collages.offer.templates;
  return {
    offer: { shown: collage.shown, work: collage.work, templates },
    componentFacts: collage.componentFacts,
    choice: collageChoices.readAddress(query, scope, collage),
  };
};

/** Nothing, an answer, or all of the page. */
type Question =
  | { readonly kind: 'known' }
  | { readonly kind: 'ask'; readonly query: string }
  | { readonly kind: 'page' };

/**
 * What has to be asked for an address. All templates are more than an answer holds: a page that
 * brought some of them asks for itself.
 */
export const questionOf = (known: Known, scope: AddressScope, search: string): Question => {
  const { offer } = known.product.collages;
  const { selection } = collageChoices.readAddress(readPairs(search), scope, offer);
  const { designId, materialType, components = [], tileCount, orientation } = selection;
  const lacksCollage = knownCollage(known, selection) === undefined;
  const lacksTemplates = knownTemplates(known, selection) === undefined;
  const hasFilter = tileCount !== undefined || orientation !== undefined;
  if (!lacksCollage && !lacksTemplates) return { kind: 'known' };
  if (lacksTemplates && (lacksCollage || !hasFilter)) return { kind: 'page' };
  const template = components.length === 0 ? { designId } : { designId, materialType, components };
  const asked = lacksCollage ? template : { tileCount, orientation };
  return { kind: 'ask', query: `?${printPairs(printCollageSelection(asked))}` };
};
