import type { MessageTable } from '../../../messages/message-table.ts';
import { photoCount, square } from '../../../messages/shop-words.ts';

export const collageMessages = {
  'fact.collage': {
    de: 'Collage',
    en: 'Collage',
    es: 'Collage',
    fr: 'Pêle-mêle',
    it: 'Collage',
    nl: 'Collage',
  },
} as const satisfies MessageTable;

/** What the page of collages says. */
export const collageBlockMessages = {
  'collage.photos': photoCount,
  'collage.smallest': {
    de: 'Kleinstes Foto: {format}',
    en: 'Smallest photo: {format}',
    es: 'Foto más pequeña: {format}',
    fr: 'Plus petite photo\u00a0: {format}',
    it: 'Foto più piccola: {format}',
    nl: 'Kleinste foto: {format}',
  },
  'collage.drawing': {
    de: '{photos} auf {format}, maßstäblich gezeichnet',
    en: '{photos} on {format}, drawn to scale',
    es: '{photos} en {format}, dibujo a escala',
    fr: '{photos} sur {format}, dessin à l’échelle',
    it: '{photos} su {format}, disegno in scala',
    nl: '{photos} op {format}, op schaal getekend',
  },
  'collage.without-components': {
    de: 'Ohne Rahmen und Extras wählen',
    en: 'Choose without frame and extras',
    es: 'Elegir sin marco ni extras',
    fr: 'Choisir sans cadre ni options',
    it: 'Scegliere senza cornice ed extra',
    nl: 'Kiezen zonder lijst en extra’s',
  },
  'collage.missing': {
    de: 'Die Collage {id} gibt es nicht. Wir zeigen Ihnen stattdessen diese; weiter unten finden Sie alle Vorlagen.',
    en: 'There is no collage {id}. We show you this one instead; all templates are further down.',
    es: 'El collage {id} no existe. Le mostramos este en su lugar; más abajo encontrará todas las plantillas.',
    fr: 'Le pêle-mêle {id} n’existe pas. Nous vous montrons celui-ci à la place. Tous les modèles se trouvent plus bas.',
    it: 'Il collage {id} non esiste. Le mostriamo questo al suo posto; più in basso trova tutti i modelli.',
    nl: 'Collage {id} bestaat niet. We tonen u in plaats daarvan deze; verderop vindt u alle sjablonen.',
  },
  'collage.unavailable': {
    de: 'Die Vorlage lässt sich gerade nicht laden. Im Gestalter können Sie trotzdem beginnen.',
    en: 'We cannot load the template right now. You can still start in the designer.',
    es: 'Ahora mismo no podemos cargar la plantilla. Aun así, puede empezar en el editor.',
    fr: 'Le modèle ne peut pas être chargé pour le moment. Vous pouvez tout de même commencer dans l’atelier.',
    it: 'Al momento il modello non è disponibile. Può comunque iniziare nell’editor.',
    nl: 'We kunnen het sjabloon nu niet laden. U kunt wel alvast in de ontwerper beginnen.',
  },
  'collage.unpriced': {
    de: 'Die Preise lassen sich gerade nicht laden. Sie können trotzdem mit dem Gestalten beginnen.',
    en: 'We cannot load the prices right now. You can still start designing.',
    es: 'Ahora mismo no podemos cargar los precios. Aun así, puede empezar a diseñar.',
    fr: 'Les prix ne peuvent pas être affichés pour le moment. Vous pouvez tout de même commencer votre création.',
    it: 'Al momento i prezzi non sono disponibili. Può comunque iniziare a creare.',
    nl: 'We kunnen de prijzen nu niet laden. U kunt wel alvast met ontwerpen beginnen.',
  },
  'collage.not-sold': {
    de: 'Diese Vorlage bieten wir zurzeit in keinem Format an. Bitte wählen Sie eine andere.',
    en: 'We do not offer this template in any size at the moment. Please choose another one.',
    es: 'Por ahora no ofrecemos esta plantilla en ningún formato. Elija otra, por favor.',
    fr: 'Ce modèle n’est proposé dans aucun format pour le moment. Veuillez en choisir un autre.',
    it: 'Al momento non offriamo questo modello in nessun formato. Ne scelga un altro.',
    nl: 'Dit sjabloon bieden we op dit moment in geen enkel formaat aan. Kies een ander sjabloon.',
  },
  'collage.to-templates': {
    de: 'Andere Vorlage wählen',
    en: 'Choose another template',
    es: 'Elegir otra plantilla',
    fr: 'Choisir un autre modèle',
    it: 'Scegliere un altro modello',
    nl: 'Ander sjabloon kiezen',
  },
  'collage.how-many': {
    de: 'Anzahl der Fotos',
    en: 'Number of photos',
    es: 'Número de fotos',
    fr: 'Nombre de photos',
    it: 'Numero di foto',
    nl: 'Aantal foto’s',
  },
  'collage.orientation': {
    de: 'Ausrichtung',
    en: 'Orientation',
    es: 'Orientación',
    fr: 'Orientation',
    it: 'Orientamento',
    nl: 'Oriëntatie',
  },
  'collage.any': {
    de: 'Alle',
    en: 'All',
    es: 'Todas',
    fr: 'Toutes',
    it: 'Tutti',
    nl: 'Alle',
  },
  'collage.landscape': {
    de: 'Querformat',
    en: 'Landscape',
    es: 'Horizontal',
    fr: 'Paysage',
    it: 'Orizzontale',
    nl: 'Liggend',
  },
  'collage.portrait': {
    de: 'Hochformat',
    en: 'Portrait',
    es: 'Vertical',
    fr: 'Portrait',
    it: 'Verticale',
    nl: 'Staand',
  },
  'collage.square': square,
  'collage.none': {
    de: 'Für diese Auswahl gibt es keine Vorlage.',
    en: 'There is no template for this selection.',
    es: 'No hay ninguna plantilla para esta selección.',
    fr: 'Aucun modèle ne correspond à ce choix.',
    it: 'Non c’è nessun modello per questa scelta.',
    nl: 'Voor deze keuze is er geen sjabloon.',
  },
  'collage.show-all': {
    de: 'Alle Vorlagen zeigen',
    en: 'Show all templates',
    es: 'Mostrar todas las plantillas',
    fr: 'Afficher tous les modèles',
    it: 'Mostrare tutti i modelli',
    nl: 'Alle sjablonen tonen',
  },
  'collage.templates-unavailable': {
    de: 'Die Vorlagen lassen sich gerade nicht laden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    en: 'We cannot load the templates right now. Please try again in a few minutes.',
    es: 'Ahora mismo no podemos cargar las plantillas. Vuelva a intentarlo dentro de unos minutos, por favor.',
    fr: 'Les modèles ne peuvent pas être chargés pour le moment. Veuillez réessayer dans quelques minutes.',
    it: 'Al momento i modelli non sono disponibili. Riprovi tra qualche minuto.',
    nl: 'We kunnen de sjablonen nu niet laden. Probeer het over enkele minuten opnieuw.',
  },
} as const satisfies MessageTable;

declare module '../../../messages/all-messages.ts' {
  interface ProductTables {
    readonly collage: typeof collageMessages & typeof collageBlockMessages;
  }
}
