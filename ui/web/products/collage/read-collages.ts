/** What an address selects of the collages of a page, as far as this document knows. */
import { collageChoices } from '../../../../core/domain/products/collage/collage-choices.ts';
import { orientations } from '../../../../core/domain/format/turn-format.ts';
import type { CollageWish } from '../../../../core/domain/products/collage/collage-groups.ts';
import {
  fittingTemplates,
  joinedTemplates,
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
  const among = (wanted: CollageWish): CollageTemplates | undefined => {
    const found = known.find(({ wish: asked }) =>
      (['tileCount', 'orientation'] as const).every(
        (key) => asked[key] === undefined || asked[key] === wanted[key],
      ),
    );
    return found && fittingTemplates(found.templates, wanted);
  };
  const whole = among(wish);
  if (whole !== undefined || wish.orientation !== undefined) return whole;
  const parts = orientations.flatMap((orientation) => among({ ...wish, orientation }) ?? []);
  return parts.length === orientations.length ? joinedTemplates(parts) : undefined;
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

/**
 * The queries of the answers that an address needs beside what is known. All templates are more than
 * an answer holds: they are asked for by orientation.
 */
export const questionsOf = (
  known: Known,
  scope: AddressScope,
  search: string,
): readonly string[] => {
  const { offer } = known.product.collages;
  const { selection } = collageChoices.readAddress(readPairs(search), scope, offer);
  const { designId, materialType, components = [], tileCount, orientation } = selection;
  const template = components.length === 0 ? { designId } : { designId, materialType, components };
  const hasFilter = tileCount !== undefined || orientation !== undefined;
  const wishes: readonly CollageWish[] = hasFilter
    ? [{ tileCount, orientation }]
    : orientations.map((one) => ({ orientation: one }));
  const asked: readonly CollageSelection[] = [
    ...(knownCollage(known, selection) === undefined ? [template] : []),
    ...wishes.filter((wish) => knownTemplates(known, wish) === undefined),
  ];
  return asked.map((one) => `?${printPairs(printCollageSelection(one))}`);
};
