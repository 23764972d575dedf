import type { CardAccessoryKind } from '../../../catalogue/card-extras.ts';
import {
  cardEnvelopeColours,
  cardRibbonColours as threads,
  type CardEnvelopeColour,
} from '../card-materials.ts';

type SoldAccessory = {
  readonly kind: CardAccessoryKind;
  /** Within its kind. */
  readonly id: string;
  /** None of what comes in one colour. */
  readonly colours: readonly CardEnvelopeColour[];
  /** Whether it is made to the format of a card. */
  readonly isFitted: boolean;
};

/**
 * What is sold beside cards, by itself, in the order in which it is offered: by the beginnings of
 * their SKUs.
 */
export const soldAccessories = {
  'envelope-gerade': {
    kind: 'envelope',
    id: 'gerade',
    colours: cardEnvelopeColours,
    isFitted: true,
  },
  'envelope-spitz': { kind: 'envelope', id: 'spitz', colours: cardEnvelopeColours, isFitted: true },
  'inlay-transparent': { kind: 'inlay', id: 'transparent', colours: [], isFitted: true },
  'ribbon-satin': { kind: 'ribbon', id: 'satin', colours: threads, isFitted: false },
  'ribbon-leinen': { kind: 'ribbon', id: 'leinen', colours: threads, isFitted: false },
  'bow-satin': { kind: 'bow', id: 'satin', colours: threads, isFitted: false },
  'bow-jute': { kind: 'bow', id: 'jute', colours: [], isFitted: false },
  'seal-wachs': { kind: 'seal', id: 'wachs', colours: ['creme', ...threads], isFitted: false },
  'screw-messing': { kind: 'screw', id: 'messing', colours: [], isFitted: false },
  'bag-papier': { kind: 'bag', id: 'papier', colours: ['weiss', 'kraft'], isFitted: false },
  'box-karton': { kind: 'box', id: 'karton', colours: ['weiss', 'kraft'], isFitted: false },
  'pen-gel': { kind: 'pen', id: 'gel', colours: ['weiss', 'anthrazit'], isFitted: false },
  'posterbar-eiche': { kind: 'posterbar', id: 'eiche', colours: [], isFitted: false },
  'standard-klebepunkte': { kind: 'standard', id: 'klebepunkte', colours: [], isFitted: false },
} as const satisfies Readonly<Record<string, SoldAccessory>>;
