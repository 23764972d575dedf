import { isCardRefinement } from '../../catalogue/card-extras.ts';
import { flagParameter, identifierParameter } from '../../designer/parameter-codecs.ts';
import { E } from '../../../fp.ts';
import { accepting, type PageQuery } from '../../query/key-readers.ts';
import { dialogReaderOf } from '../../routing/page-readers.ts';
import { printCardFormat } from './card-format.ts';
import { cardAccessoryParameters } from './card-hand-off.ts';
import {
  isCardEnvelopeColour,
  isCardSheet,
  isCardPaper,
  isCardPunching,
  isCardRibbonColour,
} from './card-materials.ts';
import { cardBesideKinds } from './card-offer.ts';
import { isCardEnvelopeForm } from './cards.ts';
import { cardShapes } from './designs/card-design.ts';

/** Cards are made in no other ones. */
const madeFormats: ReadonlySet<string> = new Set(Object.values(cardShapes).map(printCardFormat));

const identifier = accepting((value) => E.isRight(identifierParameter(value)));

const extraReaders = {
  ribbon: identifier,
  ribbonColor: accepting(isCardRibbonColour),
  screw: identifier,
  seal: identifier,
  bow: identifier,
  envelope: accepting(isCardEnvelopeForm),
  envelopeColor: accepting(isCardEnvelopeColour),
  inlay: identifier,
  inlayPaper: identifier,
} as const;

/** A number between two rungs is the upper one's page. */
const isQuantity = (value: string): boolean => /^[1-9]\d{0,5}$/u.test(value);

/** What a card's page reads of its address. */
export const cardPageQuery: PageQuery<
  | 'designGroupId'
  | 'designId'
  | 'formatType'
  | 'paperType'
  | 'refinementType'
  | 'punching'
  | 'quantity'
  | 'isSample'
  | (typeof cardAccessoryParameters)[number]
  | 'accessoryTypes'
  | 'dialog'
> = {
  keys: [
    'designGroupId',
    'designId',
    'formatType',
    'paperType',
    'refinementType',
    'punching',
    'quantity',
    'isSample',
    ...cardAccessoryParameters,
    'accessoryTypes',
    'dialog',
  ],
  readers: {
    designGroupId: accepting(isCardSheet),
    designId: identifier,
    formatType: accepting((value) => madeFormats.has(value)),
    paperType: accepting(isCardPaper),
    refinementType: accepting(isCardRefinement),
    punching: accepting(isCardPunching),
    quantity: accepting(isQuantity),
    isSample: accepting((value) => E.isRight(flagParameter(value))),
    ...extraReaders,
    accessoryTypes: ({ all }) => cardBesideKinds.filter((kind) => all.includes(kind)),
    dialog: dialogReaderOf([]),
  },
};
