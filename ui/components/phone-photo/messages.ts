import type { MessageTable } from '../../messages/message-table.ts';

/** What opens the dialog. */
export const phoneWayMessages = {
  /** Where a mouse points; opens a code that the phone's camera reads. */
  'phone-photo.way': {
    de: 'Foto auf dem Handy?',
    en: 'Photo on your phone?',
    es: '¿La foto está en el móvil?',
    fr: 'Photo sur votre téléphone\u202f?',
    it: 'La foto è sul telefono?',
    nl: 'Foto op uw telefoon?',
  },
} as const satisfies MessageTable;

/** Texts for a photo from a phone. They have no arguments: their chunk has no message parser. */
export const phonePhotoMessages = {
  'phone-photo.title': {
    de: 'Foto vom Handy',
    en: 'Photo from your phone',
    es: 'Foto del móvil',
    fr: 'Photo du téléphone',
    it: 'Foto dal telefono',
    nl: 'Foto van uw telefoon',
  },
  'phone-photo.scan': {
    de: 'Scannen Sie den Code mit der Kamera Ihres Handys, und wählen Sie dort das Foto aus.',
    en: 'Scan the code with your phone’s camera, and choose the photo there.',
    es: 'Escanee el código con la cámara del móvil y elija allí la foto.',
    fr: 'Scannez le code avec l’appareil photo de votre téléphone, et choisissez-y la photo.',
    it: 'Scansioni il codice con la fotocamera del telefono e scelga lì la foto.',
    nl: 'Scan de code met de camera van uw telefoon en kies daar de foto.',
  },
  'phone-photo.code': {
    de: 'QR-Code mit der Adresse für Ihr Handy',
    en: 'QR code with the address for your phone',
    es: 'Código QR con la dirección para su móvil',
    fr: 'Code QR avec l’adresse pour votre téléphone',
    it: 'Codice QR con l’indirizzo per il suo telefono',
    nl: 'QR-code met het adres voor uw telefoon',
  },
  'phone-photo.private': {
    de: 'Das Foto wird dafür zu uns übertragen. Der Code gilt zehn Minuten und für ein Foto.',
    en: 'The photo is sent to us for this. The code is valid for ten minutes and one photo.',
    es: 'Para ello, la foto se nos transmite. El código vale diez minutos y para una foto.',
    fr: 'La photo nous est transmise à cet effet. Le code est valable dix minutes et pour une photo.',
    it: 'A questo scopo la foto ci viene trasmessa. Il codice vale dieci minuti e per una foto.',
    nl: 'De foto wordt daarvoor naar ons verzonden. De code geldt tien minuten en voor één foto.',
  },
  'phone-photo.opening': {
    de: 'Code wird geladen …',
    en: 'Loading the code …',
    es: 'Cargando el código…',
    fr: 'Chargement du code…',
    it: 'Caricamento del codice…',
    nl: 'Code wordt geladen…',
  },
  'phone-photo.waiting': {
    de: 'Wir warten auf Ihr Foto …',
    en: 'Waiting for your photo …',
    es: 'Esperando su foto…',
    fr: 'En attente de votre photo…',
    it: 'In attesa della sua foto…',
    nl: 'Wachten op uw foto…',
  },
  'phone-photo.over': {
    de: 'Dieser Code gilt nicht mehr.',
    en: 'This code is no longer valid.',
    es: 'Este código ya no es válido.',
    fr: 'Ce code n’est plus valable.',
    it: 'Questo codice non è più valido.',
    nl: 'Deze code geldt niet meer.',
  },
  'phone-photo.failed': {
    de: 'Der Code lässt sich gerade nicht anzeigen.',
    en: 'The code cannot be shown at the moment.',
    es: 'El código no se puede mostrar en este momento.',
    fr: 'Le code ne peut pas être affiché pour le moment.',
    it: 'Al momento il codice non può essere mostrato.',
    nl: 'De code kan nu niet worden getoond.',
  },
  'phone-photo.again': {
    de: 'Neuer Code',
    en: 'New code',
    es: 'Código nuevo',
    fr: 'Nouveau code',
    it: 'Nuovo codice',
    nl: 'Nieuwe code',
  },
} as const satisfies MessageTable;
