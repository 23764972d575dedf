import type { MessageTable } from '../../messages/message-table.ts';
import { back, signIn, signOut } from '../../messages/shop-words.ts';

/** Texts of the header's HTML, which is the same for everybody. */
export const headerMessages = {
  'header.home': {
    de: '{name}, zur Startseite',
    en: '{name}, home page',
    es: '{name}, página de inicio',
    fr: '{name}, page d’accueil',
    it: '{name}, pagina iniziale',
    nl: '{name}, naar de startpagina',
  },
  'header.signed-up': {
    de: 'Ihr Konto ist angelegt. Sie sind angemeldet.',
    en: 'Your account is ready. You are signed in.',
    es: 'Su cuenta ya está creada. Ha iniciado sesión.',
    fr: 'Votre compte est créé. Vous êtes connecté.',
    it: 'Il suo account è pronto. Ha effettuato l’accesso.',
    nl: 'Uw account is aangemaakt. U bent aangemeld.',
  },
  'header.service-navigation': {
    de: 'Service und Konto',
    en: 'Service and account',
    es: 'Servicio y cuenta',
    fr: 'Service et compte',
    it: 'Assistenza e account',
    nl: 'Service en account',
  },
  'header.delivery': {
    de: 'Bei Ihnen bis {date}',
    en: 'Arrives by {date}',
    es: 'En su casa a más tardar el {date}',
    fr: 'Chez vous au plus tard le {date}',
    it: 'A casa sua entro {date}',
    nl: 'Uiterlijk {date} in huis',
    'nl-BE': 'Uiterlijk {date} bij u thuis',
  },
  'header.campaign-day': {
    de: '{title} – bis {date}',
    en: '{title} – until {date}',
    es: '{title} – hasta el {date}',
    fr: '{title} – jusqu’au {date}',
    it: '{title} – entro {date}',
    nl: '{title} – t/m {date}',
  },
  'header.campaign-time': {
    de: '{title} – bis {date}, {time}',
    en: '{title} – until {date}, {time}',
    es: '{title} – hasta el {date}, {time}',
    fr: '{title} – jusqu’au {date}, {time}',
    it: '{title} – entro {date}, ore {time}',
    nl: '{title} – tot {date}, {time}',
  },
  'header.campaign-code': {
    de: 'Code {code}',
    en: 'code {code}',
    es: 'código {code}',
    fr: 'code {code}',
    it: 'codice {code}',
    nl: 'code {code}',
  },
  'header.promises': {
    de: 'Unsere Zusagen',
    en: 'Our promises',
    es: 'Nuestros compromisos',
    fr: 'Nos engagements',
    it: 'Le nostre promesse',
    nl: 'Onze beloften',
  },
  'header.hotline': {
    de: 'Service-Hotline {number}',
    en: 'Service hotline {number}',
    es: 'Línea de atención {number}',
    fr: 'Service client {number}',
    it: 'Servizio clienti {number}',
    nl: 'Servicelijn {number}',
  },
  'header.account': {
    de: 'Konto',
    en: 'Account',
    es: 'Cuenta',
    fr: 'Compte',
    it: 'Account',
    nl: 'Account',
  },
  'header.sign-in': signIn,
  'header.cart': {
    de: 'Warenkorb',
    en: 'Basket',
    'en-US': 'Cart',
    es: 'Cesta',
    fr: 'Panier',
    it: 'Carrello',
    nl: 'Winkelmand',
  },
} as const satisfies MessageTable;

/** Texts of the parts that a browser draws for some visitors. */
export const liveHeaderMessages = {
  'header.wishlist': {
    de: 'Merkzettel',
    en: 'Wishlist',
    es: 'Lista de deseos',
    fr: 'Liste d’envies',
    it: 'Lista dei desideri',
    nl: 'Verlanglijst',
  },
  'header.back': back,
  'header.log-out': signOut,
  'header.count': {
    de: '{count, plural, one {{count} Artikel} other {{count} Artikel}}',
    en: '{count, plural, one {{count} item} other {{count} items}}',
    es: '{count, plural, one {{count} artículo} other {{count} artículos}}',
    fr: '{count, plural, one {{count} article} other {{count} articles}}',
    it: '{count, plural, one {{count} articolo} other {{count} articoli}}',
    nl: '{count, plural, one {{count} artikel} other {{count} artikelen}}',
  },
} as const satisfies MessageTable;
