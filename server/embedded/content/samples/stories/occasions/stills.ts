import type { CardOccasion } from '../../../../../../core/domain/products/card/cards.ts';

/** The drawn card that stands for each occasion; the drawings' order is that of the occasions. */
export const occasionStills = {
  einschulung: 'card-1',
  firmung: 'card-2',
  geburt: 'card-3',
  geburtstag: 'card-4',
  hochzeit: 'card-5',
  kindergeburtstag: 'card-6',
  kommunion: 'card-7',
  konfirmation: 'card-8',
  ostern: 'card-9',
  taufe: 'card-10',
  trauer: 'card-11',
  'weihnachten-geschaeftlich': 'card-12',
  'weihnachten-privat': 'card-13',
} as const satisfies Record<CardOccasion, string>;

/** Occasions whose cards differ most. */
export const galleryOccasions = [
  'hochzeit',
  'geburt',
  'geburtstag',
  'taufe',
  'trauer',
  'weihnachten-privat',
] as const satisfies readonly CardOccasion[];
