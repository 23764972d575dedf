/** The words by which a sentence says what its figures are about, in each language. */
import type { Language } from '../../core/domain/locale/locales.ts';

/** What a figure may be about. */
export const figureTopics = [
  'express',
  'envelope',
  'free',
  'parcel',
  'sample',
  'shipping',
  'tax',
] as const;

/** What a figure may be about. */
export type FigureTopic = (typeof figureTopics)[number];

/** The words of each topic: whole words, or beginnings of longer ones. */
export const figureWords: Readonly<Record<Language, Readonly<Record<FigureTopic, RegExp>>>> = {
  de: {
    express: /express/iu,
    envelope: /umschl[aä]g|kuvert/iu,
    free: /kostenlos|kostenfrei|gratis|umsonst/iu,
    parcel: /paket/iu,
    sample: /\bmuster(?!bild|stra|mann)/iu,
    shipping: /versand|porto|sperrgut|lieferkosten/iu,
    tax: /mehrwertsteuer|mwst|umsatzsteuer|\bust\b/iu,
  },
  en: {
    express: /express/iu,
    envelope: /envelope/iu,
    free: /free of charge|for free|\bfree\b/iu,
    parcel: /parcel|package/iu,
    sample: /\bsamples?\b/iu,
    shipping: /shipping|delivery costs?|postage|bulky|oversize/iu,
    tax: /\bvat\b|value added tax/iu,
  },
  es: {
    express: /expr[eé]s/iu,
    envelope: /\bsobres\b|\bsobre de color/iu,
    free: /gratis|gratuit/iu,
    parcel: /paquete/iu,
    sample: /muestra/iu,
    shipping: /gastos de env|env[ií]o|voluminos/iu,
    tax: /\biva\b|impuesto sobre el valor/iu,
  },
  fr: {
    express: /express/iu,
    envelope: /enveloppe/iu,
    free: /gratuit|offert/iu,
    parcel: /colis/iu,
    sample: /échantillon/iu,
    shipping: /frais de (?:port|livraison)|livraison|encombrant/iu,
    tax: /\btva\b|taxe sur la valeur/iu,
  },
  it: {
    express: /espress[ao]|express/iu,
    envelope: /\bbust[ae]\b/iu,
    free: /gratis|gratuit/iu,
    parcel: /pacco/iu,
    sample: /campion/iu,
    shipping: /spedizione|ingombrant/iu,
    tax: /\biva\b|imposta sul valore/iu,
  },
  nl: {
    express: /expres/iu,
    envelope: /envelop/iu,
    free: /gratis|kosteloos/iu,
    parcel: /pakket/iu,
    sample: /\b(?:monster|staal|stalen|proefkaart|proefdruk)/iu,
    shipping: /verzend|volumineus|bezorgkosten/iu,
    tax: /\bbtw\b/iu,
  },
};

/** Hours from … to …, as running text says them; the groups are hour, minute and half of the day. */
export const clockRanges: Readonly<Record<Language, RegExp>> = {
  de: /(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?(?:\sUhr)?\s?(?:bis|–|-)\s?(?<h2>\d{1,2})(?:[:.](?<m2>\d{2}))?\sUhr/u,
  en: /(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?\s?(?<p>am|pm)?\s?(?:to|until|–|-)\s?(?<h2>\d{1,2})(?:[:.](?<m2>\d{2}))?\s?(?<p2>am|pm)\b/iu,
  es: /de\s(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?(?:\sh)?\sa\s(?<h2>\d{1,2})(?:[:.](?<m2>\d{2}))?\sh(?!\p{L})/iu,
  fr: /de\s(?<h>\d{1,2})\sh(?:\s(?<m>\d{2}))?\sà\s(?<h2>\d{1,2})\sh(?:\s(?<m2>\d{2}))?/iu,
  it: /dalle\s(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?\salle\s(?<h2>\d{1,2})(?:[:.](?<m2>\d{2}))?/iu,
  nl: /(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?(?:\suur)?\s(?:tot|–|-)\s(?<h2>\d{1,2})(?:[:.](?<m2>\d{2}))?\suur/iu,
};

/** The days on which the shop can not be reached. */
export const weekendDays: Readonly<Record<Language, RegExp>> = {
  de: /samstag|sonntag|sonnabend|wochenende/iu,
  en: /saturday|sunday|weekend/iu,
  es: /sábado|domingo|fin(?:es)? de semana/iu,
  fr: /samedi|dimanche|week-end/iu,
  it: /sabato|domenica|fine settimana/iu,
  nl: /zaterdag|zondag|weekend/iu,
};

/** Numbers from one to ten as they are written out. */
export const numberWords: Readonly<Record<Language, readonly string[]>> = {
  de: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  it: ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
  nl: ['één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
};

/** A number of hours. */
export const hourCounts: Readonly<Record<Language, RegExp>> = {
  de: /(\d+)\sStunden/u,
  en: /(\d+)\shours/u,
  es: /(\d+)\s(?:horas|h(?!\p{L}))/u,
  fr: /(\d+)\s(?:heures|h(?!\p{L}))/u,
  it: /(\d+)\sore/u,
  nl: /(\d+)\suur/u,
};
