import type { MessageTable } from '../messages/message-table.ts';
import { photoCount } from '../messages/shop-words.ts';

/** What is said of an article in a list. */
export const articleMessages = {
  'article.photos': photoCount,
  'article.own-photo': {
    de: 'mit Ihrem Foto',
    en: 'with your photo',
    es: 'con su foto',
    fr: 'avec votre photo',
    it: 'con la sua foto',
    nl: 'met uw foto',
  },
} as const satisfies MessageTable;

/** Of an article of the magazine. */
export const publicationMessages = {
  'publication.updated': {
    de: 'aktualisiert am {day}',
    en: 'updated {day}',
    es: 'actualizado el {day}',
    fr: 'mis à jour le {day}',
    it: 'aggiornato il {day}',
    nl: 'bijgewerkt op {day}',
  },
  'publication.minutes': {
    de: '{minutes, plural, one {{minutes}\u00a0Minute} other {{minutes}\u00a0Minuten}} Lesezeit',
    en: '{minutes}\u00a0min read',
    es: '{minutes}\u00a0min de lectura',
    fr: '{minutes}\u00a0min de lecture',
    it: '{minutes}\u00a0min di lettura',
    nl: '{minutes, plural, one {{minutes}\u00a0minuut} other {{minutes}\u00a0minuten}} leestijd',
  },
} as const satisfies MessageTable;
