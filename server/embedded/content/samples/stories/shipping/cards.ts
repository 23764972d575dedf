/** What the page says where cards are sold. */
import type { HeadTexts, WrittenTexts } from '../texts.ts';

/** A line each: what travels how, when it comes, what the rates are for, and how it is packed. */
type CardsShippingTexts = Pick<HeadTexts, 'description'> &
  Readonly<Record<'costs' | 'time' | 'caption' | 'note' | 'packing', string>>;

export const cardsTexts: WrittenTexts<CardsShippingTexts> = {
  de: {
    description:
      'Was der Versand von Karten, Kalendern und Büchern kostet, wohin wir liefern, wie wir verpacken und wie Sie bezahlen: alle Beträge in einer Tabelle.',
    costs:
      'Karten, Kalender, Bücher und Boxen reisen als Paket. Nur Collagen, die größer sind als {sides} cm, reisen einzeln als Sperrgut.',
    time: 'Wir fertigen jede Bestellung einzeln. Bis wann sie bei Ihnen wäre, steht ganz oben auf jeder Seite. Mit Express verlassen Karten unsere Werkstatt innerhalb von {hours} Stunden.',
    caption: 'Versandkosten je Sendung',
    note: 'Die Beträge gelten je Sendung.',
    packing:
      'Karten und Umschläge liegen getrennt in einer festen Schachtel, damit nichts knickt. Kalender, Bücher und Abzüge sind flach verpackt und an den Ecken geschützt.',
  },
  en: {
    description:
      'What delivery of cards, calendars and books costs, where we deliver, how we pack and how you pay: all amounts in one table, by country.',
    costs:
      'Cards, calendars, books and boxes travel as a parcel. Only collages larger than {sides} cm travel on their own as bulky items.',
    time: 'We make each order individually. The line at the top of each page says when it would reach you. By express, cards leave our workshop within {hours} hours.',
    caption: 'Delivery costs for each consignment',
    note: 'The amounts are for one consignment.',
    packing:
      'Cards and envelopes lie apart in a sturdy box, so that nothing is bent. Calendars, books and prints are packed flat, with their corners protected.',
  },
  es: {
    description:
      'Cuánto cuesta enviar tarjetas, calendarios y libros, dónde entregamos, cómo embalamos y cómo se paga: todos los importes en una tabla.',
    costs:
      'Las tarjetas, los calendarios, los libros y las cajas viajan como paquete. Solo los collages de más de {sides} cm viajan solos, como envío voluminoso.',
    time: 'Fabricamos cada pedido por separado. La línea superior de cada página dice cuándo llegaría. Con el servicio exprés, las tarjetas salen de nuestro taller en {hours} horas.',
    caption: 'Gastos de cada envío',
    note: 'Los importes son por envío.',
    packing:
      'Las tarjetas y los sobres van separados en una caja resistente, para que nada se doble. Los calendarios, libros y copias se embalan en plano y con las esquinas protegidas.',
  },
  fr: {
    description:
      'Combien coûte la livraison de cartes, calendriers et livres, où nous livrons, comment nous emballons et comment payer : tout dans un tableau.',
    costs:
      'Les cartes, calendriers, livres et boîtes voyagent en colis. Seuls les pêle-mêle de plus de {sides} cm voyagent seuls, en envoi encombrant.',
    time: 'Chaque commande est fabriquée à l’unité. La ligne en haut de chaque page indique quand elle arriverait. En express, les cartes quittent notre atelier en {hours} heures.',
    caption: 'Frais de livraison par envoi',
    note: 'Ces montants valent par envoi.',
    packing:
      'Les cartes et les enveloppes sont séparées dans une boîte solide, pour que rien ne plie. Les calendriers, livres et tirages voyagent à plat, les angles protégés.',
  },
  it: {
    description:
      'Quanto costa spedire biglietti, calendari e libri, dove consegniamo, come imballiamo e come si paga: tutti gli importi in una sola tabella.',
    costs:
      'Biglietti, calendari, libri e scatole viaggiano come pacco. Solo i collage oltre {sides} cm viaggiano da soli, come collo ingombrante.',
    time: 'Realizziamo ogni ordine singolarmente. La riga in alto su ogni pagina dice quando arriverebbe. Con l’opzione express i biglietti lasciano il nostro laboratorio entro {hours} ore.',
    caption: 'Costi per ogni spedizione',
    note: 'Gli importi valgono per una spedizione.',
    packing:
      'Biglietti e buste sono separati in una scatola robusta, così nulla si piega. Calendari, libri e stampe viaggiano in piano, con gli angoli protetti.',
  },
  nl: {
    description:
      'Wat de verzending van kaarten, kalenders en boeken kost, waar we leveren, hoe we verpakken en hoe u betaalt: alle bedragen in één tabel.',
    costs:
      'Kaarten, kalenders, boeken en boxen gaan als pakket. Alleen collages die groter zijn dan {sides} cm gaan apart, als extra groot pakket.',
    time: 'We maken elke bestelling apart. De regel boven aan elke pagina zegt wanneer die bij u zou zijn. Met express verlaten kaarten onze werkplaats binnen {hours} uur.',
    caption: 'Verzendkosten per zending',
    note: 'De bedragen gelden per zending.',
    packing:
      'Kaarten en enveloppen liggen apart in een stevige doos, zodat er niets buigt. Kalenders, boeken en afdrukken zijn vlak verpakt, met beschermde hoeken.',
  },
  markets: {
    'en-US': {
      description:
        'What shipping of cards, calendars and books costs, where we deliver, how we pack and how you pay: all amounts in one table, by country.',
      costs:
        'Cards, calendars, books and boxes travel as a parcel. Only collages larger than {sides} inches travel on their own as oversize items.',
      caption: 'Shipping costs for each shipment',
      note: 'The amounts are for one shipment.',
    },
  },
};
