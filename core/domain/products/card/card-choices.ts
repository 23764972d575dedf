/** What can be chosen of a card, as browsers load it: without designs, words and tables of labels. */
import { E } from '../../../fp.ts';
import { isRefinedCard } from '../../catalogue/card-extras.ts';
import { flagParameter, identifierParameter } from '../../designer/parameter-codecs.ts';
import { parameterText, parameterTexts } from '../../designer/parameter-source.ts';
import type { HandOffContext, ParameterName } from '../../designer/parameters.ts';
import type { Locale } from '../../locale/locales.ts';
import { keyOfName } from '../../query/key-readers.ts';
import type { QueryPairs } from '../../query/query.ts';
import type { AddressScope, PageChoices, ProductOption } from '../product.ts';
import { printCardFormat } from './card-format.ts';
import {
  printCardQuery,
  type CardAccessories,
  type CardDesignParameters,
  type DesignedCard,
} from './card-hand-off.ts';
import {
  isCardEnvelopeColour,
  isCardRibbonColour,
  cardEnvelopeColours,
  cardRibbonColours,
  usualCardPaper,
  usualEnvelopeColour,
  type CardSheet,
} from './card-materials.ts';
import { cardExtraKinds, type CardExtraKind, type CardOffer } from './card-offer.ts';
import { cardPrice, type CardPrice } from './card-price.ts';
import { sheetOf } from './card-question.ts';
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
const readAccessories = (query: QueryPairs, { extras, beside }: CardOffer): CardAccessories => {
  const text = (name: ParameterName) => parameterText(query, name);
  const sold = (kind: CardExtraKind): string | undefined =>
    extras.find((extra) => extra.kind === kind && extra.id === text(kind))?.id;
  const [ribbon, screw, seal, bow, inlay] = (
    ['ribbon', 'screw', 'seal', 'bow', 'inlay'] as const
  ).map(sold);
  const form = text('envelope');
  const color = text('envelopeColor');
  const ribbonColor = text('ribbonColor');
  const asked = parameterTexts(query, 'accessoryTypes');
  const wished = beside.map(({ kind }) => kind).filter((kind) => asked.includes(kind));
  return {
    ...(ribbon && {
      ribbon: { id: ribbon, color: isCardRibbonColour(ribbonColor) ? ribbonColor : undefined },
    }),
    ...(screw && { screw }),
    ...(seal && { seal }),
    ...(bow && { bow }),
    ...(isCardEnvelopeForm(form) && {
      envelope: { form, color: isCardEnvelopeColour(color) ? color : usualEnvelopeColour },
    }),
    ...(inlay && { inlay: { id: inlay, paper: readIdentifier(text('inlayPaper')) } }),
    ...(wished.length > 0 && { wished }),
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
  const { themeId, sheets, variants, formats, papers, refinements, punchings } = offer;
  const text = (name: ParameterName) => parameterText(query, name);
  const designId = text('designId');
  const formatType = text('formatType');
  const sheet = sheets.find((one) => one === text('designGroupId')) ?? sheets[0];
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
      // A folded sheet is not cut.
      punching:
        sheet === 'flat'
          ? punchings.find(({ punching }) => punching === text('punching'))?.punching
          : undefined,
    },
    accessories: readAccessories(query, offer),
  };
};

/** What the address of a design's page says of a choice: nothing of what is always usual. */
export const printCardAddress = (choice: DesignedCard): QueryPairs => {
  const { designGroupId, designId, format, paperType, refinement, punching } = choice.design;
  const design: CardDesignParameters = {
    designGroupId,
    designId,
    format,
    punching,
    ...(paperType !== usualCardPaper && { paperType }),
    ...(refinement && isRefinedCard(refinement) && { refinement }),
  };
  const { order, accessories, themeId } = choice;
  const isUsual = order.isSample || order.quantity === defaultCardQuantity;
  return printCardQuery({ themeId, order, design, accessories, locale: 'de-DE' })
    .filter(
      ([name]) => name !== 'themeId' && name !== 'locale' && (name !== 'quantity' || !isUsual),
    )
    .map(([name, value]) => [keyOfName(name), value]);
};

/** The same, without what is usual of this design. */
export const printCardChoice = (choice: DesignedCard, offer: CardOffer): QueryPairs => {
  const { designGroupId, designId, format } = choice.design;
  const [{ format: usual }] = offer.formats;
  const design: CardDesignParameters = {
    ...choice.design,
    designGroupId: designGroupId === offer.sheets[0] ? undefined : designGroupId,
    designId: designId === offer.variants[0] ? undefined : designId,
    format: format && printCardFormat(format) === printCardFormat(usual) ? undefined : format,
  };
  return printCardAddress({ ...choice, design });
};

/** In minor units; 0 where it is not sold. */
const amountOf = (offer: CardOffer, choice: DesignedCard, of: keyof CardPrice): number =>
  cardPrice(offer, choice)?.[of].priceCurrent.minorUnits ?? 0;

const designChange = (choice: DesignedCard, design: CardDesignParameters): DesignedCard => ({
  ...choice,
  design: { ...choice.design, ...design },
});

/** What folds is not cut. */
const onSheet = (sheet: CardSheet): CardDesignParameters =>
  sheet === 'folded' ? { designGroupId: sheet, punching: undefined } : { designGroupId: sheet };

const accessoryChange = (choice: DesignedCard, accessories: CardAccessories): DesignedCard => ({
  ...choice,
  accessories: { ...choice.accessories, ...accessories },
});

/** Another ribbon keeps its colour, another inlay its paper. */
const extraChange = (
  own: CardAccessories,
  kind: CardExtraKind,
  id: string | undefined,
): CardAccessories =>
  kind === 'ribbon' || kind === 'inlay' ? { [kind]: id && { ...own[kind], id } } : { [kind]: id };

type Values<A> = {
  readonly own: A;
  readonly usual: A;
  readonly values: readonly A[];
  readonly choiceOf: (value: A) => DesignedCard;
  /** Of which price its surcharge is; each piece's where it does not say. */
  readonly of?: keyof CardPrice;
};

/** A value is listed although it is the only one: an address may name it. */
const options = (choice: DesignedCard, offer: CardOffer): readonly ProductOption[] => {
  const { design, accessories, order } = choice;
  const { ribbon, wished = [] } = accessories;
  const { form, color = usualEnvelopeColour } = accessories.envelope ?? {};
  const option = <A extends string | number | undefined>(
    name: string,
    key: string,
    { own, usual, values, choiceOf, of = 'each' }: Values<A>,
  ): readonly ProductOption[] => {
    const base = amountOf(offer, choiceOf(usual), of);
    return values.length === 0
      ? []
      : [
          {
            name,
            key,
            values: values.map((value) => {
              const chosen = choiceOf(value);
              return {
                value: String(value ?? ''),
                isChosen: value === own,
                isDefault: value === usual,
                surcharge: amountOf(offer, chosen, of) - base,
                price: cardPrice(offer, chosen)?.total,
                pairs: printCardChoice(chosen, offer),
              };
            }),
          },
        ];
  };
  const orNone = <A extends string>(
    name: string,
    key: string,
    {
      values,
      ...other
    }: Omit<Values<A | undefined>, 'usual' | 'values'> & { values: readonly A[] },
  ): readonly ProductOption[] =>
    values.length === 0
      ? []
      : option(name, key, { ...other, usual: undefined, values: [undefined, ...values] });
  const formats = new Map(offer.formats.map(({ format }) => [printCardFormat(format), format]));
  const [usualFormat = ''] = formats.keys();
  return [
    ...option('variant', 'designId', {
      own: design.designId,
      usual: offer.variants[0],
      values: offer.variants,
      choiceOf: (designId) => designChange(choice, { designId }),
    }),
    ...option('sheet', 'designGroupId', {
      own: sheetOf(design),
      usual: offer.sheets[0],
      values: offer.sheets,
      choiceOf: (sheet) => designChange(choice, onSheet(sheet)),
    }),
    ...option('format', 'formatType', {
      own: design.format && printCardFormat(design.format),
      usual: usualFormat,
      values: [...formats.keys()],
      choiceOf: (format = '') => designChange(choice, { format: formats.get(format) }),
    }),
    ...option('paper', 'paperType', {
      own: design.paperType,
      usual: usualCardPaper,
      values: offer.papers.map(({ paper }) => paper),
      choiceOf: (paperType) => designChange(choice, { paperType }),
    }),
    ...option('refinement', 'refinementType', {
      own: design.refinement,
      usual: 'ohne',
      values: offer.refinements.map(({ refinement }) => refinement),
      choiceOf: (refinement) => designChange(choice, { refinement }),
    }),
    ...(sheetOf(design) === 'folded'
      ? []
      : orNone('punching', 'punching', {
          own: design.punching,
          values: offer.punchings.map(({ punching }) => punching),
          choiceOf: (punching) => designChange(choice, { punching }),
        })),
    ...option('quantity', 'quantity', {
      own: order.isSample ? undefined : order.quantity,
      usual: defaultCardQuantity,
      values: cardQuantities,
      choiceOf: (quantity = defaultCardQuantity) => ({
        ...choice,
        order: { isSample: false, quantity },
      }),
    }),
    ...orNone('envelope', 'envelope', {
      own: form,
      values: cardEnvelopeForms,
      choiceOf: (one) =>
        accessoryChange(choice, { envelope: one === undefined ? undefined : { form: one, color } }),
    }),
    ...(form === undefined
      ? []
      : option('envelope-colour', 'envelopeColor', {
          own: color,
          usual: usualEnvelopeColour,
          values: cardEnvelopeColours,
          choiceOf: (one) => accessoryChange(choice, { envelope: { form, color: one } }),
        })),
    ...cardExtraKinds.flatMap((kind) => [
      ...orNone(kind, kind, {
        own: extraOf(kind, accessories),
        values: offer.extras.filter((extra) => extra.kind === kind).map(({ id }) => id),
        choiceOf: (id) => accessoryChange(choice, extraChange(accessories, kind, id)),
      }),
      ...(kind === 'ribbon' && ribbon
        ? orNone('ribbon-colour', 'ribbonColor', {
            own: ribbon.color,
            values: cardRibbonColours,
            choiceOf: (color) => accessoryChange(choice, { ribbon: { ...ribbon, color } }),
          })
        : []),
    ]),
    ...offer.beside.flatMap(({ kind }) =>
      orNone(kind, 'accessoryTypes', {
        own: wished.includes(kind) ? kind : undefined,
        values: [kind],
        choiceOf: (one) =>
          accessoryChange(choice, {
            wished: offer.beside
              .map((other) => other.kind)
              .filter((other) => (other === kind ? one : wished.includes(other))),
          }),
        of: 'total',
      }),
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
