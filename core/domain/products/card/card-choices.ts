/** What can be chosen of a card, as browsers load it: without designs, words and tables of labels. */
import { E } from '../../../fp.ts';
import { isRefinedCard } from '../../catalogue/card-extras.ts';
import { flagParameter, identifierParameter } from '../../designer/parameter-codecs.ts';
import { parameterText } from '../../designer/parameter-source.ts';
import type { HandOffContext, ParameterName } from '../../designer/parameters.ts';
import type { Locale } from '../../locale/locales.ts';
import type { QueryPairs } from '../../query/query.ts';
import type { AddressScope, OptionValue, PageChoices, ProductOption } from '../product.ts';
import { printCardFormat } from './card-format.ts';
import {
  printCardQuery,
  type CardAccessories,
  type CardDesignParameters,
  type DesignedCard,
} from './card-hand-off.ts';
import {
  isCardEnvelopeColour,
  cardEnvelopeColours,
  usualCardPaper,
  usualEnvelopeColour,
} from './card-materials.ts';
import { cardExtraKinds, type CardExtraKind, type CardOffer } from './card-offer.ts';
import { cardPrice } from './card-price.ts';
import { cardEnvelopeForms, isCardEnvelopeForm } from './cards.ts';
import {
  cardQuantities,
  cardQuantityFor,
  cardSampleQuantity,
  defaultCardQuantity,
} from './quantity.ts';

const extraOf = (
  kind: CardExtraKind,
  { ribbon, bow, seal, screw, inlay }: CardAccessories,
): string | undefined => ({ ribbon: ribbon?.id, bow, seal, screw, inlay: inlay?.id })[kind];

const readIdentifier = (text = ''): string | undefined =>
  E.getOrElseW(() => undefined)(identifierParameter(text));

/** Those that are sold; a colour or paper belongs to its accessory. */
const readAccessories = (query: QueryPairs, { extras }: CardOffer): CardAccessories => {
  const text = (name: ParameterName) => parameterText(query, name);
  const sold = (kind: CardExtraKind): string | undefined =>
    extras.find((extra) => extra.kind === kind && extra.id === text(kind))?.id;
  const [ribbon, screw, seal, bow, inlay] = (
    ['ribbon', 'screw', 'seal', 'bow', 'inlay'] as const
  ).map(sold);
  const form = text('envelope');
  const color = text('envelopeColor');
  return {
    ...(ribbon && { ribbon: { id: ribbon, color: readIdentifier(text('ribbonColor')) } }),
    ...(screw && { screw }),
    ...(seal && { seal }),
    ...(bow && { bow }),
    ...(isCardEnvelopeForm(form) && {
      envelope: { form, color: isCardEnvelopeColour(color) ? color : usualEnvelopeColour },
    }),
    ...(inlay && { inlay: { id: inlay, paper: readIdentifier(text('inlayPaper')) } }),
  };
};

const readOrder = (query: QueryPairs): DesignedCard['order'] => {
  const isSample = flagParameter(parameterText(query, 'isSample') ?? '');
  if (E.getOrElseW(() => undefined)(isSample) === true)
    return { isSample: true, quantity: cardSampleQuantity };
  const { quantity } = cardQuantityFor(Number(parameterText(query, 'quantity') ?? Number.NaN));
  return { isSample: false, quantity };
};

/**
 * Read by what is sold, with a default for all else, and each value of it written out. What cannot be
 * read is as good as absent: a page shows the rest.
 */
const readAddress = (query: QueryPairs, _: AddressScope, offer: CardOffer): DesignedCard => {
  const { themeId, sheet, variants, formats, papers, refinements } = offer;
  const text = (name: ParameterName) => parameterText(query, name);
  const designId = text('designId');
  const formatType = text('formatType');
  const [usualFormat] = formats;
  return {
    themeId,
    order: readOrder(query),
    design: {
      designGroupId: sheet,
      designId: variants.find((variant) => variant === designId) ?? variants[0],
      format: (formats.find(({ format }) => printCardFormat(format) === formatType) ?? usualFormat)
        .format,
      paperType: papers.find(({ paper }) => paper === text('paperType'))?.paper ?? usualCardPaper,
      refinement:
        refinements.find(({ refinement }) => refinement === text('refinementType'))?.refinement ??
        'ohne',
    },
    accessories: readAccessories(query, offer),
  };
};

/** What the address of a design's page says of a choice: nothing of what is always usual. */
export const printCardAddress = (choice: DesignedCard): QueryPairs => {
  const { designId, format, paperType, refinement } = choice.design;
  const design: CardDesignParameters = {
    designId,
    format,
    ...(paperType !== usualCardPaper && { paperType }),
    ...(refinement && isRefinedCard(refinement) && { refinement }),
  };
  const { order, accessories, themeId } = choice;
  const isUsual = order.isSample || order.quantity === defaultCardQuantity;
  return printCardQuery({ themeId, order, design, accessories, locale: 'de-DE' }).filter(
    ([name]) => name !== 'themeId' && name !== 'locale' && (name !== 'quantity' || !isUsual),
  );
};

/** The same, without what is usual of this design. */
export const printCardChoice = (choice: DesignedCard, offer: CardOffer): QueryPairs => {
  const { designId, format } = choice.design;
  const [{ format: usual }] = offer.formats;
  const design: CardDesignParameters = {
    ...choice.design,
    designId: designId === offer.variants[0] ? undefined : designId,
    format: format && printCardFormat(format) === printCardFormat(usual) ? undefined : format,
  };
  return printCardAddress({ ...choice, design });
};

type Change = {
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDefault: boolean;
  readonly choice: DesignedCard;
};

const valueIn = (offer: CardOffer, own: DesignedCard): ((change: Change) => OptionValue) => {
  const now = cardPrice(offer, own)?.each.priceCurrent.minorUnits ?? 0;
  return ({ choice, ...value }) => {
    const then = cardPrice(offer, choice);
    return {
      ...value,
      surcharge: Math.max(0, (then?.each.priceCurrent.minorUnits ?? now) - now),
      price: then?.total,
      pairs: printCardChoice(choice, offer),
    };
  };
};

const designChange = (choice: DesignedCard, design: CardDesignParameters): DesignedCard => ({
  ...choice,
  design: { ...choice.design, ...design },
});

const accessoryChange = (choice: DesignedCard, accessories: CardAccessories): DesignedCard => ({
  ...choice,
  accessories: { ...choice.accessories, ...accessories },
});

const extraChange = (kind: CardExtraKind, id: string | undefined): CardAccessories =>
  kind === 'ribbon' || kind === 'inlay' ? { [kind]: id && { id } } : { [kind]: id };

const options = (choice: DesignedCard, offer: CardOffer): readonly ProductOption[] => {
  const value = valueIn(offer, choice);
  const { design, accessories, order } = choice;
  const option = (name: string, key: string, values: readonly Change[]): readonly ProductOption[] =>
    values.length < 2 ? [] : [{ name, key, values: values.map(value) }];
  const { form, color = usualEnvelopeColour } = accessories.envelope ?? {};
  return [
    ...option(
      'variant',
      'designId',
      offer.variants.map((designId, index) => ({
        value: designId,
        isChosen: designId === design.designId,
        isDefault: index === 0,
        choice: designChange(choice, { designId }),
      })),
    ),
    ...option(
      'format',
      'formatType',
      offer.formats.map(({ format }, index) => ({
        value: printCardFormat(format),
        isChosen:
          design.format !== undefined && printCardFormat(format) === printCardFormat(design.format),
        isDefault: index === 0,
        choice: designChange(choice, { format }),
      })),
    ),
    ...option(
      'paper',
      'paperType',
      offer.papers.map(({ paper }) => ({
        value: paper,
        isChosen: paper === design.paperType,
        isDefault: paper === usualCardPaper,
        choice: designChange(choice, { paperType: paper }),
      })),
    ),
    ...option(
      'refinement',
      'refinementType',
      offer.refinements.map(({ refinement }) => ({
        value: refinement,
        isChosen: refinement === design.refinement,
        isDefault: refinement === 'ohne',
        choice: designChange(choice, { refinement }),
      })),
    ),
    ...option(
      'quantity',
      'quantity',
      cardQuantities.map((quantity) => ({
        value: String(quantity),
        isChosen: !order.isSample && quantity === order.quantity,
        isDefault: quantity === defaultCardQuantity,
        choice: { ...choice, order: { isSample: false, quantity } },
      })),
    ),
    ...option('envelope', 'envelope', [
      {
        value: '',
        isChosen: form === undefined,
        isDefault: true,
        choice: accessoryChange(choice, { envelope: undefined }),
      },
      ...cardEnvelopeForms.map((one) => ({
        value: one,
        isChosen: one === form,
        isDefault: false,
        choice: accessoryChange(choice, { envelope: { form: one, color } }),
      })),
    ]),
    ...(form === undefined
      ? []
      : option(
          'envelope-colour',
          'envelopeColor',
          cardEnvelopeColours.map((one) => ({
            value: one,
            isChosen: one === color,
            isDefault: one === usualEnvelopeColour,
            choice: accessoryChange(choice, { envelope: { form, color: one } }),
          })),
        )),
    ...cardExtraKinds.flatMap((kind) =>
      option(kind, kind, [
        {
          value: '',
          isChosen: extraOf(kind, accessories) === undefined,
          isDefault: true,
          choice: accessoryChange(choice, extraChange(kind, undefined)),
        },
        ...offer.extras
          .filter((extra) => extra.kind === kind)
          .map(({ id }) => ({
            value: id,
            isChosen: extraOf(kind, accessories) === id,
            isDefault: false,
            choice: accessoryChange(choice, extraChange(kind, id)),
          })),
      ]),
    ),
  ];
};

/** The choices of a card's page. */
export const cardChoices: PageChoices<DesignedCard, CardOffer> = {
  readAddress,
  options,
  printChoice: (choice, context: HandOffContext<Locale>) =>
    printCardQuery({ ...choice, ...context }),
};
