import { designerProducts } from '../catalogue/designers.ts';
import { languages, type Language } from '../locale/locales.ts';
import { categorySegments } from './category-segments.ts';
import { configuratorBeginning } from './reserved-segments.ts';
import { textOf } from '../text/text.ts';

/**
 * Applications that answer paths; all but the storefront are full page loads (decisions, "Sites").
 */
export const pathAnswerers = ['storefront', 'designer', 'account', 'order', 'checkout'] as const;

export type Answerer = (typeof pathAnswerers)[number];

/** The first word is the one we print. */
type Words = Readonly<Record<Language, readonly [string, ...string[]]>>;

type SpecialPrefixRow = { readonly answeredBy: Answerer; readonly words: Words };

const everywhere = <W extends string>(...words: readonly [W, ...W[]]) => ({
  de: words,
  en: words,
  es: words,
  fr: words,
  it: words,
  nl: words,
});

const photoPrints = categorySegments['photo-prints'];

const [firstDesigner = '', ...otherDesigners] = designerProducts.map(
  (product) => `${configuratorBeginning}${product}`,
);

/**
 * First segments with a special meaning, by kind and language (storefront §2, decisions "Sites").
 */
export const specialPrefixes = {
  configurator: {
    answeredBy: 'designer',
    words: everywhere(firstDesigner, ...otherDesigners),
  },
  customerAccount: {
    answeredBy: 'account',
    words: {
      de: ['kundenkonto', 'mein-konto'],
      en: ['account', 'my-account'],
      es: ['mi-cuenta'],
      fr: ['mon-compte'],
      it: ['il-mio-account'],
      nl: ['mijn-account'],
    },
  },
  logout: {
    answeredBy: 'account',
    words: {
      de: ['abmelden', 'abmeldung'],
      en: ['logout', 'unsubscribe'],
      es: ['cerrar-sesion', 'darse-de-baja'],
      fr: ['deconnexion', 'desinscription'],
      it: ['esci', 'disiscrizione'],
      nl: ['uitloggen', 'uitschrijven'],
    },
  },
  registrationVerification: {
    answeredBy: 'account',
    words: {
      de: ['registrierung-bestaetigen'],
      en: ['verify-registration'],
      es: ['confirmar-registro'],
      fr: ['confirmer-inscription'],
      it: ['conferma-registrazione'],
      nl: ['registratie-bevestigen'],
    },
  },
  recommendation: {
    answeredBy: 'account',
    words: {
      de: ['weiterempfehlen', 'empfehlung'],
      en: ['recommend'],
      es: ['recomendar'],
      fr: ['recommander'],
      it: ['consiglia'],
      nl: ['aanbevelen'],
    },
  },
  users: {
    answeredBy: 'account',
    words: {
      de: ['benutzer'],
      en: ['users'],
      es: ['usuarios'],
      fr: ['utilisateurs'],
      it: ['utenti'],
      nl: ['gebruikers'],
    },
  },
  order: {
    answeredBy: 'order',
    words: {
      de: ['bestellung'],
      en: ['order'],
      es: ['pedido'],
      fr: ['commande'],
      it: ['ordine'],
      nl: ['bestelling'],
    },
  },
  cart: {
    answeredBy: 'order',
    words: {
      de: ['warenkorb'],
      en: ['cart', 'basket'],
      es: ['cesta', 'carrito'],
      fr: ['panier'],
      it: ['carrello'],
      nl: ['winkelwagen', 'winkelmand'],
    },
  },
  checkout: {
    answeredBy: 'checkout',
    words: {
      de: ['kasse'],
      en: ['checkout'],
      es: ['finalizar-compra'],
      fr: ['paiement'],
      it: ['cassa'],
      nl: ['afrekenen'],
    },
  },
  magazine: {
    answeredBy: 'storefront',
    words: {
      de: ['magazin'],
      en: ['magazine'],
      es: ['revista'],
      fr: ['magazine'],
      it: ['rivista'],
      nl: ['magazine'],
    },
  },
  photoboxDesigner: {
    answeredBy: 'designer',
    words: {
      de: ['bilderbox-gestalten'],
      en: ['design-photo-box'],
      es: ['disenar-caja-de-foto'],
      fr: ['creer-box-photos'],
      it: ['crea-scatola-con-foto'],
      nl: ['fotobox-ontwerpen'],
    },
  },
  cardDesigner: {
    answeredBy: 'designer',
    words: {
      de: ['karte-gestalten'],
      en: ['design-card'],
      es: ['disenar-tarjeta'],
      fr: ['creer-carte'],
      it: ['crea-biglietto'],
      nl: ['kaart-ontwerpen'],
    },
  },
  photobookDesigner: {
    answeredBy: 'designer',
    words: {
      de: ['fotobuch-gestalten'],
      en: ['design-photo-book'],
      es: ['disenar-fotolibro'],
      fr: ['creer-livre-photo'],
      it: ['crea-fotolibro'],
      nl: ['fotoboek-ontwerpen'],
    },
  },
  photobookSoftware: {
    answeredBy: 'designer',
    words: {
      de: ['fotobuch-software'],
      en: ['photo-book-software'],
      es: ['software-fotolibro'],
      fr: ['logiciel-livre-photo'],
      it: ['software-fotolibri'],
      nl: ['fotoboek-software'],
    },
  },
  photoPrints: {
    answeredBy: 'storefront',
    words: {
      de: [photoPrints.de, 'fotos-drucken'],
      en: [photoPrints.en],
      es: [photoPrints.es],
      fr: [photoPrints.fr],
      it: [photoPrints.it],
      nl: [photoPrints.nl],
    },
  },
  shippingCosts: {
    answeredBy: 'storefront',
    words: {
      de: ['versandkosten'],
      en: ['shipping-costs'],
      es: ['gastos-de-envio'],
      fr: ['frais-de-livraison'],
      it: ['costi-di-spedizione'],
      nl: ['verzendkosten'],
    },
  },
  reviews: {
    answeredBy: 'storefront',
    words: {
      de: ['bewertungen'],
      en: ['reviews'],
      es: ['opiniones'],
      fr: ['avis'],
      it: ['recensioni'],
      nl: ['beoordelingen'],
    },
  },
  ownPhoto: {
    answeredBy: 'storefront',
    words: {
      de: ['eigenes-foto'],
      en: ['your-own-photo'],
      es: ['tu-propia-foto'],
      fr: ['votre-photo'],
      it: ['la-tua-foto'],
      nl: ['eigen-foto'],
    },
  },
  motifs: {
    answeredBy: 'storefront',
    words: {
      de: ['motive'],
      en: ['motifs'],
      es: ['motivos'],
      fr: ['motifs'],
      it: ['motivi'],
      nl: ['motieven'],
    },
  },
  cardDesigns: {
    answeredBy: 'storefront',
    words: {
      de: ['kartendesigns'],
      en: ['card-designs'],
      es: ['disenos-de-tarjetas'],
      fr: ['modeles-de-cartes'],
      it: ['modelli-di-biglietti'],
      nl: ['kaartontwerpen'],
    },
  },
  businessCustomers: {
    answeredBy: 'storefront',
    words: {
      de: ['geschaeftskunden'],
      en: ['business-customers'],
      es: ['clientes-empresa'],
      fr: ['clients-professionnels'],
      it: ['clienti-aziendali'],
      nl: ['zakelijke-klanten'],
    },
  },
  whiteLabelService: {
    answeredBy: 'storefront',
    words: {
      de: ['white-label-service'],
      en: ['white-label-service'],
      es: ['servicio-marca-blanca'],
      fr: ['service-marque-blanche'],
      it: ['servizio-white-label'],
      nl: ['white-label-service'],
    },
  },
  newsletter: {
    answeredBy: 'storefront',
    words: {
      de: ['newsletter'],
      en: ['newsletter'],
      es: ['boletin'],
      fr: ['newsletter'],
      it: ['newsletter'],
      nl: ['nieuwsbrief'],
    },
  },
  machineReadableInfo: { answeredBy: 'storefront', words: everywhere('llms.txt') },
} as const satisfies Record<string, SpecialPrefixRow>;

export type SpecialPrefix = keyof typeof specialPrefixes;

/** Narrows a text to a kind. */
export const isSpecialPrefix = (text: string): text is SpecialPrefix =>
  Object.hasOwn(specialPrefixes, textOf(text));

export const specialPrefixKinds: readonly SpecialPrefix[] =
  Object.keys(specialPrefixes).filter(isSpecialPrefix);

/** First segments of a kind in a language; the first one is printed. */
export const specialWords = (
  kind: SpecialPrefix,
  language: Language,
): readonly [string, ...string[]] => {
  const words: Words = specialPrefixes[kind].words;
  return words[language];
};

/** The kind of a first segment in a language. */
export const specialPrefixOf = (language: Language, segment: string): SpecialPrefix | undefined =>
  specialPrefixKinds.find((kind) => specialWords(kind, language).includes(segment));

/** The kind of a first segment in any language; no word names two. */
export const specialPrefixInAnyLanguage = (segment: string): SpecialPrefix | undefined =>
  specialPrefixKinds.find((kind) =>
    languages.some((language) => specialWords(kind, language).includes(segment)),
  );

/** The application that answers a kind. */
export const answererOf = (kind: SpecialPrefix): Answerer => specialPrefixes[kind].answeredBy;
