import type { MessageTable } from '../../messages/message-table.ts';

/** For addresses that name something the shop does not have. */
export const addressMessages = {
  'address.unknown-sku': {
    de: 'Den Artikel, den die Adresse dieser Seite nennt, gibt es hier nicht. Wir zeigen Ihnen stattdessen die Standardausführung.',
    en: 'The item that this page’s address names is not available here. We show you the standard version instead.',
    es: 'El artículo de la dirección de esta página no está disponible aquí. En su lugar le mostramos la versión estándar.',
    fr: 'L’article indiqué dans l’adresse de cette page n’existe pas ici. Nous vous montrons à la place la version standard.',
    it: 'L’articolo indicato nell’indirizzo di questa pagina non è disponibile qui. Le mostriamo invece la versione standard.',
    nl: 'Het artikel dat het adres van deze pagina noemt, is hier niet verkrijgbaar. We tonen u in plaats daarvan de standaarduitvoering.',
  },
  'address.unknown-country': {
    de: 'Für das Land, das die Adresse dieser Seite nennt, können wir hier keinen Preis nennen. Preis und Lieferung gelten für dieses Land: {country}.',
    en: 'We cannot give a price here for the country that this page’s address names. Price and delivery are for this country: {country}.',
    'en-US':
      'We cannot give a price here for the country that this page’s address names. Price and shipping are for this country: {country}.',
    es: 'No podemos indicar aquí un precio para el país que figura en la dirección de esta página. El precio y la entrega son para este país: {country}.',
    fr: 'Nous ne pouvons pas indiquer ici de prix pour le pays nommé dans l’adresse de cette page. Le prix et la livraison valent pour ce pays\u00a0: {country}.',
    it: 'Non possiamo indicare qui un prezzo per il Paese nominato nell’indirizzo di questa pagina. Prezzo e consegna valgono per questo Paese: {country}.',
    nl: 'Voor het land dat het adres van deze pagina noemt, kunnen we hier geen prijs geven. Prijs en levering gelden voor dit land: {country}.',
  },
} as const satisfies MessageTable;
