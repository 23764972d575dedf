import type { MessageTable, MessageTexts } from '../../messages/message-table.ts';

const arrivesBy = {
  de: 'Bis {cutOff} bestellt: bei Ihnen bis <date>{arrival}</date>',
  en: 'Order by {cutOff}: arrives by <date>{arrival}</date>',
  es: 'Pida antes {cutOff} y lo tendrá a más tardar el <date>{arrival}</date>',
  fr: 'Commandé avant {cutOff}\u00a0: chez vous au plus tard le <date>{arrival}</date>',
  it: 'Ordinando entro {cutOff}: a casa sua entro <date>{arrival}</date>',
  nl: 'Besteld vóór {cutOff}: uiterlijk <date>{arrival}</date> in huis',
  'nl-BE': 'Bestel vóór {cutOff}: uiterlijk <date>{arrival}</date> bij u thuis',
} as const satisfies MessageTexts;

export const deliveryMessages = {
  'delivery.normal': arrivesBy,
  'delivery.safety': arrivesBy,
  'delivery.express': {
    de: 'Bis {cutOff} bestellt: mit Express bei Ihnen bis <date>{arrival}</date>',
    en: 'Order by {cutOff}: arrives with express delivery by <date>{arrival}</date>',
    'en-US': 'Order by {cutOff}: arrives with express shipping by <date>{arrival}</date>',
    es: 'Pida antes {cutOff} y con envío exprés lo tendrá a más tardar el <date>{arrival}</date>',
    fr: 'Commandé avant {cutOff}\u00a0: en express, chez vous au plus tard le <date>{arrival}</date>',
    it: 'Ordinando entro {cutOff}: con espresso a casa sua entro <date>{arrival}</date>',
    nl: 'Besteld vóór {cutOff}: met express uiterlijk <date>{arrival}</date> in huis',
    'nl-BE': 'Bestel vóór {cutOff}: met express uiterlijk <date>{arrival}</date> bij u thuis',
  },
  'delivery.saturday': {
    de: 'Bis {cutOff} bestellt: mit Samstagszustellung bei Ihnen bis <date>{arrival}</date>',
    en: 'Order by {cutOff}: arrives with Saturday delivery by <date>{arrival}</date>',
    es: 'Pida antes {cutOff} y con entrega en sábado lo tendrá a más tardar el <date>{arrival}</date>',
    fr: 'Commandé avant {cutOff}\u00a0: avec livraison le samedi, chez vous au plus tard le <date>{arrival}</date>',
    it: 'Ordinando entro {cutOff}: con consegna di sabato a casa sua entro <date>{arrival}</date>',
    nl: 'Besteld vóór {cutOff}: met zaterdagbezorging uiterlijk <date>{arrival}</date> in huis',
    'nl-BE':
      'Bestel vóór {cutOff}: met levering op zaterdag uiterlijk <date>{arrival}</date> bij u thuis',
  },
  'delivery.occasion': {
    de: '{occasion}: bestellen Sie bis {cutOff}',
    en: '{occasion}: order by {cutOff}',
    es: '{occasion}: pida antes {cutOff}',
    fr: '{occasion}\u00a0: commandez avant {cutOff}',
    it: '{occasion}: ordini entro {cutOff}',
    nl: '{occasion}: bestel vóór {cutOff}',
  },
  // Goes when the shop takes orders.
  'delivery.no-order-yet': {
    de: 'Bestellen ist noch nicht möglich.',
    en: 'Ordering is not possible yet.',
    es: 'Todavía no se puede hacer el pedido.',
    fr: 'Il n’est pas encore possible de commander.',
    it: 'Non è ancora possibile ordinare.',
    nl: 'Bestellen is nog niet mogelijk.',
  },
  'delivery.cut-off-today': {
    de: 'heute, {time} Uhr',
    en: 'today, {time}',
    es: 'de hoy a las {time}',
    fr: 'aujourd’hui à {time}',
    it: 'oggi, ore {time}',
    nl: 'vandaag, {time} uur',
  },
  'delivery.cut-off-tomorrow': {
    de: 'morgen, {time} Uhr',
    en: 'tomorrow, {time}',
    es: 'de mañana a las {time}',
    fr: 'demain à {time}',
    it: 'domani, ore {time}',
    nl: 'morgen, {time} uur',
  },
  'delivery.cut-off-later': {
    de: '{date}, {time} Uhr',
    en: '{date}, {time}',
    es: 'del {date} a las {time}',
    fr: 'le {date} à {time}',
    it: '{date}, ore {time}',
    nl: '{date}, {time} uur',
  },
} as const satisfies MessageTable;
