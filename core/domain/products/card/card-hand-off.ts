import { E, pipe } from '../../../fp.ts';
import { parseCardFormat, printCardFormat, type CardFormat } from './card-format.ts';
import { isCardEnvelopeForm, type CardEnvelopeForm, type CardOccasion } from './cards.ts';
import {
  cardAccessoryKinds,
  isCardAccessoryKind,
  isCardRefinement,
  type CardAccessoryKind,
  type CardRefinement,
} from '../../catalogue/card-extras.ts';
import { parseCardOccasion } from './parse-card.ts';
import { cardQuantityFor, cardSampleQuantity, defaultCardQuantity } from './quantity.ts';
import type { QueryPairs, QueryValues } from '../../query/query.ts';
import {
  contextParameters,
  readDesignerContext,
  type DesignerContext,
} from '../../designer/designer-context.ts';
import {
  flagParameter,
  identifierParameter,
  malformedUnless,
  wordParameter,
  type ParameterParser,
} from '../../designer/parameter-codecs.ts';
import { parameterPairs, parameterText } from '../../designer/parameter-source.ts';
import {
  listParameter,
  optionalParameter,
  parameterOr,
  refuseParameter,
  requiredParameter,
} from '../../designer/read-parameters.ts';
import type { HandOffError, HandOffParameter } from '../../designer/refusals.ts';

/** A quantity of the ladder, or a sample, which is one card. */
export type CardOrder =
  | { readonly isSample: false; readonly quantity: number }
  | { readonly isSample: true; readonly quantity: typeof cardSampleQuantity };

/** The designer keeps the lists of the identifiers. */
export type CardDesignParameters = {
  readonly designGroupId?: string | undefined;
  readonly designId?: string | undefined;
  /** Closed, in millimetres. */
  readonly format?: CardFormat | undefined;
  readonly paperType?: string | undefined;
  readonly refinement?: CardRefinement | undefined;
  readonly occasion?: CardOccasion | undefined;
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly punching?: string | undefined;
};

/** A colour or paper belongs to its accessory. */
export type CardAccessories = {
  readonly ribbon?: { readonly id: string; readonly color?: string | undefined } | undefined;
  readonly screw?: string | undefined;
  readonly seal?: string | undefined;
  readonly bow?: string | undefined;
  readonly envelope?:
    | { readonly form: CardEnvelopeForm; readonly color?: string | undefined }
    | undefined;
  readonly inlay?: { readonly id: string; readonly paper?: string | undefined } | undefined;
  /** Kinds that are wished beside it; what comes once (`soldBesideCards`) is part of the price. */
  readonly wished?: readonly CardAccessoryKind[] | undefined;
};

export const cardAccessoryParameters = [
  'ribbon',
  'ribbonColor',
  'screw',
  'seal',
  'bow',
  'envelope',
  'envelopeColor',
  'inlay',
  'inlayPaper',
] as const satisfies readonly HandOffParameter[];

/** A hand-off to the card designer (storefront §3, "Cards"). */
export type CardHandOff = {
  readonly themeId: string;
  readonly order: CardOrder;
  readonly design: CardDesignParameters;
  readonly accessories: CardAccessories;
} & DesignerContext;

const designParameters = (design: CardDesignParameters): QueryValues => ({
  designGroupId: design.designGroupId,
  designId: design.designId,
  formatType: design.format && printCardFormat(design.format),
  paperType: design.paperType,
  refinementType: design.refinement,
  occasion: design.occasion,
  category: design.category,
  tag: design.tag,
  punching: design.punching,
});

const accessoryParameters = ({
  ribbon,
  screw,
  seal,
  bow,
  envelope,
  inlay,
  wished,
}: CardAccessories): QueryValues => ({
  ribbon: ribbon?.id,
  ribbonColor: ribbon?.color,
  screw,
  seal,
  bow,
  envelope: envelope?.form,
  envelopeColor: envelope?.color,
  inlay: inlay?.id,
  inlayPaper: inlay?.paper,
  accessoryTypes: wished,
});

/** What is chosen of a card, without where the shopper came from. */
export type DesignedCard = Omit<CardHandOff, keyof DesignerContext>;

/** The query of a hand-off, in a fixed order. */
export const printCardQuery = (card: CardHandOff): QueryPairs =>
  parameterPairs({
    themeId: card.themeId,
    quantity: card.order.quantity,
    isSample: card.order.isSample || undefined,
    ...designParameters(card.design),
    ...accessoryParameters(card.accessories),
    ...contextParameters(card),
  });

/**
 * The inverse of `printCardQuery`. A rung of the ladder answers any number (decisions, "Cards").
 */
export const parseCardQuery = (query: QueryPairs): E.Either<HandOffError, CardHandOff> =>
  pipe(
    E.Do,
    E.bind('themeId', () => requiredParameter(query, 'themeId', identifierParameter)),
    E.bind('context', () => readDesignerContext(query)),
    E.bind('order', () => readOrder(query)),
    E.bind('design', () => readDesign(query)),
    E.bind('accessories', () => readAccessories(query)),
    E.map(({ context, ...card }) => ({ ...card, ...context })),
  );

const quantityPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;

/** Any number, as a rung answers each (decisions, "Cards"). */
const quantityParameter: ParameterParser<number> = (text) =>
  quantityPattern.test(text) ? E.right(Number(text)) : E.left('malformed');

const readOrder = (query: QueryPairs): E.Either<HandOffError, CardOrder> =>
  pipe(
    E.Do,
    E.bind('isSample', () => optionalParameter(query, 'isSample', flagParameter)),
    E.bind('wanted', () => parameterOr(defaultCardQuantity)(query, 'quantity', quantityParameter)),
    E.map(({ isSample, wanted }): CardOrder =>
      isSample
        ? { isSample, quantity: cardSampleQuantity }
        : { isSample: false, quantity: cardQuantityFor(wanted).quantity },
    ),
  );

const occasionParameter: ParameterParser<CardOccasion> = (text) =>
  E.mapLeft((): 'unknown' => 'unknown')(parseCardOccasion(text));

const readDesign = (query: QueryPairs): E.Either<HandOffError, CardDesignParameters> => {
  const identifier = (parameter: HandOffParameter) => () =>
    optionalParameter(query, parameter, identifierParameter);
  return pipe(
    E.Do,
    E.bind('designGroupId', identifier('designGroupId')),
    E.bind('designId', identifier('designId')),
    E.bind('format', () =>
      optionalParameter(query, 'formatType', malformedUnless(parseCardFormat)),
    ),
    E.bind('paperType', identifier('paperType')),
    E.bind('refinement', () =>
      optionalParameter(query, 'refinementType', wordParameter(isCardRefinement)),
    ),
    E.bind('occasion', () => optionalParameter(query, 'occasion', occasionParameter)),
    E.bind('category', identifier('category')),
    E.bind('tag', identifier('tag')),
    E.bind('punching', identifier('punching')),
  );
};

/** An accessory with a property that cannot stand alone. */
const readPart = <A, B>(
  query: QueryPairs,
  [parameter, parse]: readonly [HandOffParameter, ParameterParser<A>],
  property: HandOffParameter,
  join: (part: A, property: string | undefined) => B,
): E.Either<HandOffError, B | undefined> =>
  pipe(
    E.Do,
    E.bind('part', () => optionalParameter(query, parameter, parse)),
    E.bind('property', () => optionalParameter(query, property, identifierParameter)),
    E.chain((read) => {
      if (read.part !== undefined) return E.right(join(read.part, read.property));
      return parameterText(query, property) === undefined
        ? E.right(undefined)
        : refuseParameter('missing', parameter);
    }),
  );

const readAccessories = (query: QueryPairs): E.Either<HandOffError, CardAccessories> => {
  const identifier = (parameter: HandOffParameter) => () =>
    optionalParameter(query, parameter, identifierParameter);
  return pipe(
    E.Do,
    E.bind('ribbon', () =>
      readPart(query, ['ribbon', identifierParameter], 'ribbonColor', (id, color) => ({
        id,
        color,
      })),
    ),
    E.bind('screw', identifier('screw')),
    E.bind('seal', identifier('seal')),
    E.bind('bow', identifier('bow')),
    E.bind('envelope', () =>
      readPart(
        query,
        ['envelope', wordParameter(isCardEnvelopeForm)],
        'envelopeColor',
        (form, color) => ({ form, color }),
      ),
    ),
    E.bind('inlay', () =>
      readPart(query, ['inlay', identifierParameter], 'inlayPaper', (id, paper) => ({ id, paper })),
    ),
    E.bind('wished', () =>
      pipe(
        listParameter(query, 'accessoryTypes', wordParameter(isCardAccessoryKind)),
        E.map((kinds) => {
          const wished = cardAccessoryKinds.filter((kind) => kinds.includes(kind));
          return wished.length === 0 ? undefined : wished;
        }),
      ),
    ),
  );
};
