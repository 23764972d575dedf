/** What a picture of a card shows with it, by names in the picture's address. */
import type { ArtworkView } from '../../image/sources.ts';
import type { DesignedCard } from './card-hand-off.ts';
import {
  cardEnvelopeColours,
  isCardEnvelopeColour,
  isCardPaper,
  usualCardPaper,
  usualEnvelopeColour,
  type CardEnvelopeColour,
  type CardPaper,
} from './card-materials.ts';
import { cardExtraKinds, type CardExtra } from './card-offer.ts';
import { cardEnvelopeForms, type CardEnvelopeForm } from './cards.ts';
import { soldCardExtras } from './tables/sold-extras.ts';

export type ShownEnvelope = {
  readonly form: CardEnvelopeForm;
  readonly colour: CardEnvelopeColour;
};

export type ShownExtra = Pick<CardExtra, 'kind' | 'id'>;

export type CardPicture = {
  readonly paper: CardPaper;
  readonly envelope: ShownEnvelope | undefined;
  /** One of a kind, in the order in which they are offered. */
  readonly extras: readonly ShownExtra[];
};

/** The card alone, as it is without any choice. */
export const plainCardPicture: CardPicture = {
  paper: usualCardPaper,
  envelope: undefined,
  extras: [],
};

/** What a picture can show of a choice. */
export const cardPictureOf = ({
  design,
  accessories,
}: Pick<DesignedCard, 'design' | 'accessories'>): CardPicture => {
  const { envelope, ribbon, bow, seal, screw, inlay } = accessories;
  const colour = envelope?.color;
  const { paperType } = design;
  const ids = { ribbon: ribbon?.id, bow, seal, screw, inlay: inlay?.id };
  return {
    paper: isCardPaper(paperType) ? paperType : usualCardPaper,
    envelope: envelope && {
      form: envelope.form,
      colour: isCardEnvelopeColour(colour) ? colour : usualEnvelopeColour,
    },
    extras: soldCardExtras.filter(({ kind, id }) => ids[kind] === id),
  };
};

const extraName = ({ kind, id }: ShownExtra): string => `${kind}-${id}`;

const envelopes: ReadonlyMap<string, ShownEnvelope> = new Map(
  cardEnvelopeForms.flatMap((form) =>
    cardEnvelopeColours.map((colour) => [`envelope-${form}-${colour}`, { form, colour }] as const),
  ),
);

/** `baumwolle`, `envelope-spitz-kraft`, `ribbon-satin`: nothing of what is usual. */
export const printCardPicture = ({ paper, envelope, extras }: CardPicture): readonly string[] => [
  ...(paper === usualCardPaper ? [] : [paper]),
  ...(envelope === undefined ? [] : [`envelope-${envelope.form}-${envelope.colour}`]),
  ...extras.map(extraName),
];

/**
 * The names of what can be seen in a view: pictures that show the same have one address. Paper is
 * seen from close, an inlay in an open card, all else with a closed one.
 */
export const cardPictureIn = (
  view: ArtworkView,
  { paper, envelope, extras }: CardPicture,
): readonly string[] => {
  const isLaid = view.startsWith('laid');
  return printCardPicture({
    paper: view.startsWith('close') ? paper : usualCardPaper,
    envelope: isLaid ? envelope : undefined,
    extras: extras.filter(({ kind }) => (kind === 'inlay' ? view === 'open' : isLaid)),
  });
};

/**
 * Undefined for an unknown name, for known ones in another order, and for two of a kind: a picture has one
 * address.
 */
export const readCardPicture = (names: readonly string[]): CardPicture | undefined => {
  const read: CardPicture = {
    paper: names.find(isCardPaper) ?? usualCardPaper,
    envelope: names.flatMap((name) => envelopes.get(name) ?? [])[0],
    extras: cardExtraKinds.flatMap((kind) =>
      soldCardExtras
        .filter((extra) => extra.kind === kind && names.includes(extraName(extra)))
        .slice(0, 1),
    ),
  };
  return printCardPicture(read).join() === names.join() ? read : undefined;
};
