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
    de: 'Von hier an gestalten Sie: Foto hochladen, Ausschnitt wählen, bestellen.',
    en: 'From here you design: upload a photo, choose the crop, order.',
    es: 'Ahora crea usted: suba una foto, elija el encuadre y haga el pedido.',
    fr: 'À vous de créer\u00a0: importez une photo, cadrez-la, commandez.',
    it: 'Da qui crea lei: carichi una foto, scelga il ritaglio, ordini.',
    nl: 'Vanaf hier ontwerpt u zelf: foto uploaden, uitsnede kiezen, bestellen.',
  },
  'designer.text-own': {
    de: 'Ihr Foto ist da. Von hier an gestalten Sie: Ausschnitt prüfen, bestellen.',
    en: 'Your photo is here. From here you design: check the crop, order.',
    es: 'Su foto ya está aquí. Ahora crea usted: revise el encuadre y haga el pedido.',
    fr: 'Votre photo est là. À vous de créer\u00a0: vérifiez le cadrage, commandez.',
    it: 'La sua foto è arrivata. Da qui crea lei: controlli il ritaglio, ordini.',
    nl: 'Uw foto is er. Vanaf hier ontwerpt u zelf: uitsnede controleren, bestellen.',
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
