import type { MessageTable } from '../../../messages/message-table.ts';
import { frame, glass, material } from '../../../messages/shop-words.ts';

export const handedPictureMessages = {
  'fact.material': material,
  'fact.frame': frame,
  'fact.mat': {
    de: 'Passepartout',
    en: 'Mount',
    'en-US': 'Mat',
    es: 'Paspartú',
    fr: 'Passe-partout',
    it: 'Passepartout',
    nl: 'Passe-partout',
  },
  'fact.glass': glass,
  'fact.options': {
    de: 'Ausführung',
    en: 'Options',
    es: 'Opciones',
    fr: 'Options',
    it: 'Opzioni',
    nl: 'Opties',
  },
  'designer.text': {
    de: 'Foto und Ausschnitt wählen Sie auf der Produktseite.',
    en: 'You choose the photo and its crop on the product page.',
    es: 'La foto y el encuadre se eligen en la página del producto.',
    fr: 'La photo et son cadrage se choisissent sur la page du produit.',
    it: 'La foto e il ritaglio si scelgono nella pagina del prodotto.',
    nl: 'De foto en de uitsnede kiest u op de productpagina.',
  },
  'designer.text-own': {
    de: 'Ihr Foto ist da.',
    en: 'Your photo is here.',
    es: 'Su foto ha llegado.',
    fr: 'Votre photo est là.',
    it: 'La sua foto è arrivata.',
    nl: 'Uw foto is er.',
  },
  'designer.own-alt': {
    de: 'Ihr Foto',
    en: 'Your photo',
    es: 'Su foto',
    fr: 'Votre photo',
    it: 'La sua foto',
    nl: 'Uw foto',
  },
  'designer.own-missing': {
    de: 'Ihr Foto ist hier nicht (mehr) hinterlegt. Bitte laden Sie es noch einmal hoch.',
    en: 'Your photo is not stored here (any more). Please upload it again.',
    es: 'Su foto (ya) no está guardada aquí. Vuelva a subirla, por favor.',
    fr: 'Votre photo n’est pas (ou plus) enregistrée ici. Veuillez l’importer à nouveau.',
    it: 'La sua foto non è (più) salvata qui. La carichi di nuovo, per favore.',
    nl: 'Uw foto staat hier niet (meer). Upload de foto opnieuw.',
  },
  'designer.wall-picture': {
    de: 'Wandbild',
    en: 'Wall picture',
    es: 'Cuadro',
    fr: 'Tableau photo',
    it: 'Quadro',
    nl: 'Wanddecoratie',
  },
  'designer.none': {
    de: 'Ohne',
    en: 'None',
    es: 'Sin',
    fr: 'Sans',
    it: 'Senza',
    nl: 'Zonder',
  },
} as const satisfies MessageTable;

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly 'wall-picture': typeof handedPictureMessages;
  }
}
