import type { MessageTable } from '../../../../../messages/message-table.ts';

/**
 * The texts claim no customer: the embedded shop's pictures are drawn samples, and nobody has
 * verified whose a picture is.
 */
export const customerPictureMessages = {
  'customer-picture.title': {
    de: 'Beispiele: {product}',
    en: 'Examples: {product}',
    es: 'Ejemplos: {product}',
    fr: 'Exemples\u00a0: {product}',
    it: 'Esempi: {product}',
    nl: 'Voorbeelden: {product}',
  },
  'customer-picture.place': {
    de: 'Bild {position} von {total}',
    en: 'Picture {position} of {total}',
    es: 'Imagen {position} de {total}',
    fr: 'Image {position} sur {total}',
    it: 'Immagine {position} di {total}',
    nl: 'Afbeelding {position} van {total}',
  },
  'customer-picture.previous': {
    de: 'Voriges Bild',
    en: 'Previous picture',
    es: 'Imagen anterior',
    fr: 'Image précédente',
    it: 'Immagine precedente',
    nl: 'Vorige afbeelding',
  },
  'customer-picture.next': {
    de: 'Nächstes Bild',
    en: 'Next picture',
    es: 'Imagen siguiente',
    fr: 'Image suivante',
    it: 'Immagine successiva',
    nl: 'Volgende afbeelding',
  },
  'customer-picture.none': {
    de: 'Zu diesem Material gibt es noch keine Beispiele.',
    en: 'There are no examples of this material yet.',
    es: 'Aún no hay ejemplos de este material.',
    fr: 'Il n’y a pas encore d’exemple pour ce support.',
    it: 'Non ci sono ancora esempi di questo materiale.',
    nl: 'Van dit materiaal zijn er nog geen voorbeelden.',
  },
} as const satisfies MessageTable;
