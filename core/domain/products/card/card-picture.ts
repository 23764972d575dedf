/** What a picture of a card shows with it, by names in the picture's address. */
import { usualVariant } from '../../artwork/artwork.ts';
import { foils } from '../../catalogue/card-extras.ts';
import type { ArtworkSource, ArtworkView } from '../../image/sources.ts';
import type { Locale } from '../../locale/locales.ts';
import type { CardAccessories, CardDesignParameters, DesignedCard } from './card-hand-off.ts';
import {
  cardEnvelopeColours,
  cardRibbonColours,
  isCardEnvelopeColour,
  isCardPaper,
  isCardPunching,
  isCardRibbonColour,
  usualCardPaper,
  usualEnvelopeColour,
  type CardEnvelopeColour,
  type CardPaper,
  type CardPunching,
  type CardRibbonColour,
  type CardSheet,
} from './card-materials.ts';
import { cardExtraKinds, type CardExtra } from './card-offer.ts';
import { sheetOf } from './card-question.ts';
import { cardEnvelopeForms, type CardEnvelopeForm } from './cards.ts';
import { soldCardExtras } from './tables/sold-extras.ts';

export type ShownEnvelope = {
  readonly form: CardEnvelopeForm;
  readonly colour: CardEnvelopeColour;
};

export type ShownExtra = Pick<CardExtra, 'kind' | 'id'> & {
  /** Of a ribbon that does not go with the design. */
  readonly colour?: CardRibbonColour | undefined;
};

export type CardPicture = {
  /** One leaf of a design that was drawn to be folded. */
  readonly isFlat: boolean;
  readonly punching: CardPunching | undefined;
  /** What can be pressed into its front is. */
  readonly isRaised: boolean;
  readonly paper: CardPaper;
  readonly envelope: ShownEnvelope | undefined;
  /** One of a kind, in the order in which they are offered. */
  readonly extras: readonly ShownExtra[];
};

/** The card alone, as it is without any choice. */
export const plainCardPicture: CardPicture = {
  isFlat: false,
  punching: undefined,
  isRaised: false,
  paper: usualCardPaper,
  envelope: undefined,
  extras: [],
};

const extraName = ({ kind, id, colour }: ShownExtra): string =>
  [kind, id, colour].filter((part) => part !== undefined).join('-');

/** All that can be shown of a kind, each in every colour. */
const shownExtras: readonly ShownExtra[] = soldCardExtras.flatMap((extra): readonly ShownExtra[] =>
  extra.kind === 'ribbon'
    ? [extra, ...cardRibbonColours.map((colour) => ({ ...extra, colour }))]
    : [extra],
);

const envelopes: ReadonlyMap<string, ShownEnvelope> = new Map(
  cardEnvelopeForms.flatMap((form) =>
    cardEnvelopeColours.map((colour) => [`envelope-${form}-${colour}`, { form, colour }] as const),
  ),
);

/** `flat`, `rounded`, `relief`, `baumwolle`, `envelope-spitz-kraft`: nothing of what is usual. */
export const printCardPicture = ({
  isFlat,
  punching,
  isRaised,
  paper,
  envelope,
  extras,
}: CardPicture): readonly string[] => [
  ...(isFlat ? ['flat'] : []),
  ...(punching === undefined ? [] : [punching]),
  ...(isRaised ? ['relief'] : []),
  ...(paper === usualCardPaper ? [] : [paper]),
  ...(envelope === undefined ? [] : [`envelope-${envelope.form}-${envelope.colour}`]),
  ...extras.map(extraName),
];

/** Only fronts are pressed. */
const unraised: readonly ArtworkView[] = ['inside', 'open', 'back'];

/**
 * The names of what can be seen in a view: pictures that show the same have one address. Paper is
 * seen from close, relief on the front, an inlay in an open card, all else with a closed one.
 */
export const cardPictureIn = (
  view: ArtworkView,
  { isRaised, paper, envelope, extras, ...sheet }: CardPicture,
): readonly string[] => {
  const isLaid = view.startsWith('laid');
  return printCardPicture({
    ...sheet,
    isRaised: isRaised && !unraised.includes(view),
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
    isFlat: names.includes('flat'),
    punching: names.find(isCardPunching),
    isRaised: names.includes('relief'),
    paper: names.find(isCardPaper) ?? usualCardPaper,
    envelope: names.flatMap((name) => envelopes.get(name) ?? [])[0],
    extras: cardExtraKinds.flatMap((kind) =>
      shownExtras
        .filter((extra) => extra.kind === kind && names.includes(extraName(extra)))
        .slice(0, 1),
    ),
  };
  return printCardPicture(read).join() === names.join() ? read : undefined;
};

const paperOf = ({ paperType }: DesignedCard['design']): CardPaper =>
  isCardPaper(paperType) ? paperType : usualCardPaper;

const envelopeOf = ({ envelope }: CardAccessories): ShownEnvelope | undefined =>
  envelope && {
    form: envelope.form,
    colour: isCardEnvelopeColour(envelope.color) ? envelope.color : usualEnvelopeColour,
  };

const extrasOf = ({ ribbon, bow, seal, screw, inlay }: CardAccessories): readonly ShownExtra[] => {
  const ids = { ribbon: ribbon?.id, bow, seal, screw, inlay: inlay?.id };
  const color = ribbon?.color;
  const colour = isCardRibbonColour(color) ? color : undefined;
  return shownExtras.filter(
    (extra) =>
      ids[extra.kind] === extra.id &&
      extra.colour === (extra.kind === 'ribbon' ? colour : undefined),
  );
};

/** How the chosen card is cut: a folded sheet is not. */
export const cardCutOf = (design: CardDesignParameters): CardPunching | undefined => {
  const { punching = '' } = design;
  return sheetOf(design) === 'flat' && isCardPunching(punching) ? punching : undefined;
};

/** A view of a card in what is chosen, of a design with this sheet of its own. */
export const cardPictureOf = (
  { themeId, design, accessories }: Pick<DesignedCard, 'themeId' | 'design' | 'accessories'>,
  ownSheet: CardSheet,
  locale: Locale,
  view: ArtworkView,
): ArtworkSource => {
  const { designId = usualVariant, refinement } = design;
  return {
    kind: 'artwork',
    design: themeId,
    variant: designId,
    foil: foils.find((foil) => foil === refinement),
    options: cardPictureIn(view, {
      isFlat: sheetOf(design) === 'flat' && ownSheet === 'folded',
      punching: cardCutOf(design),
      isRaised: refinement === 'relief',
      paper: paperOf(design),
      envelope: envelopeOf(accessories),
      extras: extrasOf(accessories),
    }),
    locale,
    view,
  };
};
