/** What these pages say where cards are sold: companies order greetings there, not walls of pictures. */
import type { Language } from '../../../../../../core/domain/locale/locales.ts';
import type { Override } from '../texts.ts';
import type { BusinessPage, BusinessTexts } from './texts.ts';

type CardsTexts = {
  readonly 'business-customers': Pick<
    BusinessTexts,
    'title' | 'description' | 'headline' | 'lead' | 'sections'
  >;
  readonly 'white-label-service': Pick<BusinessTexts, 'description' | 'lead'>;
  readonly newsletter: Pick<BusinessTexts, 'description' | 'lead'>;
};

const german: CardsTexts = {
  'business-customers': {
    title: 'Karten für Firmen, Praxen und Vereine drucken',
    description:
      'Weihnachtspost, Einladungen und Dank mit Ihrem Zeichen: Karten für Betriebe, Praxen und Vereine, netto berechnet.',
    headline: 'Karten für Ihren Betrieb',
    lead: 'Weihnachtsgruß, Einladung oder Dank: Sie nennen uns Anlass und Menge, wir rechnen, drucken und liefern.',
    sections: [
      {
        headline: 'Was Sie davon haben',
        text: [
          '- Preise ohne Mehrwertsteuer, sobald Sie mit einem Geschäftskonto angemeldet sind',
          '- ein Angebot für große Auflagen, mit Umschlägen und Ihrem Zeichen',
          '- eine feste Ansprechperson, die Ihre Bestellung kennt',
        ],
      },
      {
        headline: 'So kommen wir zusammen',
        text: [
          'Schreiben Sie uns über die [Kontaktseite](contact), was Sie vorhaben: welche Karte, wie viele, bis wann. Sie erhalten ein Angebot mit Lieferdatum.',
        ],
      },
      {
        headline: 'Unter Ihrem Namen',
        text: [
          'Sie verkaufen selbst Karten und möchten, dass wir im Hintergrund bleiben? Dafür gibt es den [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    description:
      'Sie verkaufen, wir drucken und versenden unter Ihrem Namen: der Service für Papeterien, Fotografinnen und Agenturen.',
    lead: 'Für alle, die Karten verkaufen, ohne eine Druckerei zu haben. Ihre Kundschaft sieht nur Sie.',
  },
  newsletter: {
    description:
      'Neue Karten, Rat für die richtigen Worte und Termine vor den Festen: unser Newsletter und wie er funktioniert.',
    lead: 'Neue Karten, Rat für die richtigen Worte und die letzten Bestelltermine vor den Festen. Selten, und nie ohne Anlass.',
  },
};

const english: CardsTexts = {
  'business-customers': {
    title: 'Greeting cards for companies and clubs',
    description:
      'Christmas cards, invitations and thanks with your logo: cards for companies, practices and clubs, at net prices.',
    headline: 'Cards for your company',
    lead: 'Season’s greetings, an invitation, a word of thanks: you name occasion and quantity, and we calculate, print and deliver.',
    sections: [
      {
        headline: 'What you get',
        text: [
          '- prices without VAT once you are signed in with a business account',
          '- a quote for long print runs, with envelopes and your logo',
          '- one person to talk to, who knows your order',
        ],
      },
      {
        headline: 'How to begin',
        text: [
          'Tell us through the [contact page](contact) what you have in mind: which card, how many, by when. You receive a quote with a delivery date.',
        ],
      },
      {
        headline: 'Under your name',
        text: [
          'You sell cards yourself and would like us to stay in the background? That is what the [](white-label-service) is for.',
        ],
      },
    ],
  },
  'white-label-service': {
    description:
      'You sell, and we print and send each order under your name: our white-label service for stationers, photographers and agencies.',
    lead: 'For everybody who sells cards without having a print shop. Your customers see only you.',
  },
  newsletter: {
    description:
      'New cards, help with the right words and last order dates before the holidays: our newsletter, and how it works.',
    lead: 'New cards, help with the right words, and the last order dates before the holidays. Rarely, and never without a reason.',
  },
};

const spanish: CardsTexts = {
  'business-customers': {
    title: 'Tarjetas para empresas y asociaciones',
    description:
      'Felicitaciones, invitaciones y agradecimientos con su logotipo: tarjetas para empresas y asociaciones, a precios netos.',
    headline: 'Tarjetas para su empresa',
    lead: 'Felicitación, invitación o agradecimiento: usted nos indica el motivo y la cantidad y nosotros calculamos, imprimimos y enviamos.',
    sections: [
      {
        headline: 'Lo que obtiene',
        text: [
          '- precios sin IVA al iniciar sesión con una cuenta de empresa',
          '- un presupuesto para grandes tiradas, con sobres y su logotipo',
          '- una persona de contacto que conoce su pedido',
        ],
      },
      {
        headline: 'Cómo empezar',
        text: [
          'Cuéntenos desde la [página de contacto](contact) qué tiene en mente: qué tarjeta, cuántas, para cuándo. Recibirá un presupuesto con fecha de entrega.',
        ],
      },
      {
        headline: 'Con su nombre',
        text: [
          '¿Vende tarjetas y prefiere que nosotros quedemos en segundo plano? Para eso está el [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    description:
      'Usted vende; nosotros imprimimos y enviamos con su nombre: el servicio para papelerías, fotógrafos y agencias.',
    lead: 'Para quienes venden tarjetas sin tener imprenta. Su clientela solo le ve a usted.',
  },
  newsletter: {
    description:
      'Tarjetas nuevas, ayuda con las palabras y últimas fechas antes de las fiestas: nuestro boletín y cómo funciona.',
    lead: 'Tarjetas nuevas, ayuda para encontrar las palabras y las últimas fechas de pedido antes de las fiestas. Pocas veces y nunca sin motivo.',
  },
};

const french: CardsTexts = {
  'business-customers': {
    title: 'Cartes de vœux pour votre entreprise',
    description:
      'Cartes de vœux, invitations et remerciements à votre logo : des cartes pour entreprises et associations, hors taxes.',
    headline: 'Des cartes pour votre entreprise',
    lead: 'Vœux, invitation ou remerciement : vous nous indiquez l’occasion et la quantité, nous chiffrons, imprimons et livrons.',
    sections: [
      {
        headline: 'Vos avantages',
        text: [
          '- des prix hors taxes dès que vous êtes connecté avec un compte professionnel',
          '- un devis pour les grands tirages, avec enveloppes et logo',
          '- un interlocuteur qui connaît votre commande',
        ],
      },
      {
        headline: 'Pour commencer',
        text: [
          'Dites-nous par la [page de contact](contact) ce que vous prévoyez : quelle carte, combien d’exemplaires, pour quand. Vous recevez un devis avec une date de livraison.',
        ],
      },
      {
        headline: 'Sous votre nom',
        text: [
          'Vous vendez vous-même des cartes et souhaitez que nous restions en retrait ? C’est l’objet du [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    description:
      'Vous vendez, nous imprimons et expédions sous votre nom : le service pour papeteries, photographes et agences.',
    lead: 'Pour tous ceux qui vendent des cartes sans avoir d’imprimerie. Vos clients ne voient que vous.',
  },
  newsletter: {
    description:
      'Nouvelles cartes, aide pour trouver les mots et dernières dates avant les fêtes : notre newsletter et son fonctionnement.',
    lead: 'Nouvelles cartes, aide pour trouver les mots et dernières dates de commande avant les fêtes. Rarement, et jamais sans raison.',
  },
};

const italian: CardsTexts = {
  'business-customers': {
    title: 'Biglietti per aziende, studi e circoli',
    description:
      'Auguri, inviti e ringraziamenti con il suo logo: biglietti per aziende, studi e associazioni, con prezzi senza IVA.',
    headline: 'Biglietti per la sua azienda',
    lead: 'Auguri, invito o ringraziamento: lei ci indica occasione e quantità, noi calcoliamo, stampiamo e consegniamo.',
    sections: [
      {
        headline: 'Che cosa ottiene',
        text: [
          '- prezzi senza IVA appena accede con un account aziendale',
          '- un preventivo per grandi tirature, con buste e il suo logo',
          '- una persona di riferimento che conosce il suo ordine',
        ],
      },
      {
        headline: 'Come si comincia',
        text: [
          'Ci racconti dalla [pagina dei contatti](contact) che cosa ha in mente: quale biglietto, quanti, per quando. Riceve un preventivo con la data di consegna.',
        ],
      },
      {
        headline: 'Con il suo nome',
        text: [
          'Vende biglietti e preferisce che noi restiamo sullo sfondo? Per questo c’è il [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    description:
      'Lei vende, noi stampiamo e spediamo ogni ordine con il suo nome: il servizio white label per cartolerie, fotografi e agenzie.',
    lead: 'Per chi vende biglietti senza avere una stamperia. I suoi clienti vedono soltanto lei.',
  },
  newsletter: {
    description:
      'Nuovi biglietti, consigli per le parole giuste e ultime date prima delle feste: la nostra newsletter e come funziona.',
    lead: 'Nuovi biglietti, aiuto per trovare le parole e le ultime date d’ordine prima delle feste. Di rado e mai senza motivo.',
  },
};

const dutch: CardsTexts = {
  'business-customers': {
    title: 'Kaarten voor bedrijven en verenigingen',
    description:
      'Kerstgroeten, uitnodigingen en bedankjes met uw logo: kaarten voor bedrijven, praktijken en verenigingen, zonder btw.',
    headline: 'Kaarten voor uw bedrijf',
    lead: 'Kerstgroet, uitnodiging of bedankje: u noemt de gelegenheid en het aantal, wij rekenen, printen en leveren.',
    sections: [
      {
        headline: 'Wat u krijgt',
        text: [
          '- prijzen zonder btw zodra u met een zakelijk account bent ingelogd',
          '- een offerte voor grote oplagen, met enveloppen en uw logo',
          '- één aanspreekpunt dat uw bestelling kent',
        ],
      },
      {
        headline: 'Zo beginnen we',
        text: [
          'Schrijf ons via de [contactpagina](contact) wat u van plan bent: welke kaart, hoeveel stuks, tegen wanneer. U krijgt een offerte met leverdatum.',
        ],
      },
      {
        headline: 'Onder uw naam',
        text: [
          'Verkoopt u zelf kaarten en wilt u dat wij op de achtergrond blijven? Daarvoor is er de [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    description:
      'U verkoopt, wij printen en versturen onder uw naam: de service voor kantoorboekhandels, fotografen en bureaus.',
    lead: 'Voor wie kaarten verkoopt zonder eigen drukkerij. Uw klanten zien alleen u.',
  },
  newsletter: {
    description:
      'Nieuwe kaarten, hulp bij de juiste woorden en laatste besteldata voor de feestdagen: onze nieuwsbrief en hoe hij werkt.',
    lead: 'Nieuwe kaarten, hulp bij de juiste woorden en de laatste besteldata voor de feestdagen. Zelden, en nooit zonder reden.',
  },
};

const written: Readonly<Record<Language, CardsTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};

/** A language's texts as the cards channel has them. */
export const withCardsTexts = (
  language: Language,
  texts: Readonly<Record<BusinessPage, BusinessTexts>>,
): Readonly<Record<BusinessPage, BusinessTexts>> => {
  const own = written[language];
  return {
    'business-customers': { ...texts['business-customers'], ...own['business-customers'] },
    'white-label-service': { ...texts['white-label-service'], ...own['white-label-service'] },
    newsletter: { ...texts.newsletter, ...own.newsletter },
  };
};

/** What the United States word differently: their prices are without tax for everybody. */
export const americanCards = {
  'business-customers': {
    description:
      'Holiday cards, invitations and thank-you cards with your logo: printed for companies, practices and clubs, in any quantity.',
    sections: [
      {
        headline: 'What you get',
        text: [
          '- prices before sales tax, as everywhere in this shop',
          '- a quote for long print runs, with envelopes and your logo',
          '- one person to talk to, who knows your order',
        ],
      },
      english['business-customers'].sections[1],
      english['business-customers'].sections[2],
    ],
  },
} satisfies Readonly<Partial<Record<BusinessPage, Override<BusinessTexts>>>>;
