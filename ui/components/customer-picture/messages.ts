import type { MessageTable } from '../../messages/message-table.ts';

/** What the dialog of customers' pictures says. */
export const customerPictureMessages = {
  'customer-picture.title': {
    de: 'Von Kunden aufgehängt: {product}',
    en: 'Hung by our customers: {product}',
    es: 'En casa de nuestros clientes: {product}',
    fr: 'Chez nos clients\u00a0: {product}',
    it: 'A casa dei nostri clienti: {product}',
    nl: 'Bij onze klanten: {product}',
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
    de: 'Zu diesem Material hat uns noch niemand ein Bild geschickt.',
    en: 'Nobody has sent us a picture of this material yet.',
    es: 'Aún nadie nos ha enviado una foto de este material.',
    fr: 'Personne ne nous a encore envoyé de photo de ce support.',
    it: 'Nessuno ci ha ancora mandato una foto di questo materiale.',
    nl: 'Nog niemand heeft ons een foto van dit materiaal gestuurd.',
  },
} as const satisfies MessageTable;
