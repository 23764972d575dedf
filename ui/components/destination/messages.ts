import type { MessageTable } from '../../messages/message-table.ts';

/** What is said of delivery to another country. */
export const destinationMessages = {
  'destination.other': {
    de: 'Lieferung in ein anderes Land',
    en: 'Delivery to another country',
    es: 'Envío a otro país',
    fr: 'Livraison dans un autre pays',
    it: 'Consegna in un altro Paese',
    nl: 'Bezorging in een ander land',
  },
  'destination.country': {
    de: 'Lieferland',
    en: 'Country of delivery',
    es: 'País de entrega',
    fr: 'Pays de livraison',
    it: 'Paese di consegna',
    nl: 'Land van bezorging',
  },
  'destination.show': {
    de: 'Preis zeigen',
    en: 'Show price',
    es: 'Ver precio',
    fr: 'Voir le prix',
    it: 'Mostra il prezzo',
    nl: 'Prijs tonen',
  },
  'destination.shop': {
    de: 'Für dieses Land haben wir einen eigenen Shop, mit eigenen Preisen und Lieferzeiten. Diese Auswahl kostet dort:',
    en: 'We have a separate shop for this country, with its own prices and delivery times. There, this selection costs:',
    es: 'Para este país tenemos otra tienda, con precios y plazos de entrega propios. Allí, esta selección cuesta:',
    fr: 'Pour ce pays, nous avons une boutique dédiée, avec ses prix et ses délais de livraison. Votre sélection y coûte\u00a0:',
    it: 'Per questo Paese abbiamo un negozio dedicato, con prezzi e tempi di consegna propri. Lì questa selezione costa:',
    nl: 'Voor dit land hebben we een eigen shop, met eigen prijzen en levertijden. Deze keuze kost daar:',
  },
  'destination.not-sold': {
    de: 'Für dieses Land haben wir einen eigenen Shop. Diese Auswahl bietet er nicht an.',
    en: 'We have a separate shop for this country. It does not offer this selection.',
    es: 'Para este país tenemos otra tienda. No ofrece esta selección.',
    fr: 'Pour ce pays, nous avons une boutique dédiée. Elle ne propose pas cette sélection.',
    it: 'Per questo Paese abbiamo un negozio dedicato. Non offre questa selezione.',
    nl: 'Voor dit land hebben we een eigen shop. Die biedt deze keuze niet aan.',
  },
  'destination.unavailable': {
    de: 'Der Preis für dieses Land ist gerade nicht abrufbar. Bitte versuchen Sie es später noch einmal.',
    en: 'The price for this country is not available at the moment. Please try again later.',
    es: 'El precio para este país no está disponible en este momento. Inténtelo de nuevo más tarde.',
    fr: 'Le prix pour ce pays n’est pas disponible actuellement. Veuillez réessayer plus tard.',
    it: 'Il prezzo per questo Paese non è disponibile al momento. La preghiamo di riprovare più tardi.',
    nl: 'De prijs voor dit land is op dit moment niet beschikbaar. Probeer het later opnieuw.',
  },
  'destination.own-picture': {
    de: 'Ihr Foto bleibt hier. Wählen Sie es dort bitte noch einmal.',
    en: 'Your photo stays here. Please choose it there once more.',
    es: 'Su foto se queda aquí. Elíjala allí de nuevo, por favor.',
    fr: 'Votre photo reste ici. Veuillez la choisir là-bas de nouveau.',
    it: 'La Sua foto resta qui. La scelga lì ancora una volta.',
    nl: 'Uw foto blijft hier. Kies deze daar opnieuw.',
  },
  'destination.go': {
    de: 'Mit dieser Auswahl zum Shop: {country}, {language}',
    en: 'Take this selection to the shop: {country}, {language}',
    es: 'Ir a la tienda con esta selección: {country}, {language}',
    fr: 'Aller à la boutique avec cette sélection\u00a0: {country}, {language}',
    it: 'Vai al negozio con questa selezione: {country}, {language}',
    nl: 'Met deze keuze naar de shop: {country}, {language}',
  },
} as const satisfies MessageTable;
