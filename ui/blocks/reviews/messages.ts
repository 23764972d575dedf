import type { MessageTable } from '../../messages/message-table.ts';

export const reviewsMessages = {
  'reviews.rating': {
    de: '{rating} von {best} Sternen',
    en: '{rating} out of {best} stars',
    es: '{rating} de {best} estrellas',
    fr: '{rating} étoiles sur {best}',
    it: '{rating} stelle su {best}',
    nl: '{rating} van {best} sterren',
  },
  'reviews.count': {
    de: '{count, plural, one {aus {number} Bewertung} other {aus {number} Bewertungen}}',
    en: '{count, plural, one {from {number} review} other {from {number} reviews}}',
    es: '{count, plural, one {de {number} valoración} other {de {number} valoraciones}}',
    fr: '{count, plural, one {d’après {number} avis} other {d’après {number} avis}}',
    it: '{count, plural, one {da {number} recensione} other {da {number} recensioni}}',
    nl: '{count, plural, one {uit {number} beoordeling} other {uit {number} beoordelingen}}',
  },
} as const satisfies MessageTable;
