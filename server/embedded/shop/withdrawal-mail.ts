/**
 * The acknowledgement of a withdrawal on a durable medium (2011/83/EU, article 11a): what was
 * declared, and the date and time at which it arrived. No other word stands in it.
 */
import type {
  Withdrawal,
  WithdrawalReceipt,
} from '../../../core/domain/contact/withdrawal-form.ts';
import {
  localeTable,
  marketTable,
  type Language,
  type Locale,
} from '../../../core/domain/locale/locales.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import { printLetter } from '../../mails/letter.ts';

const texts = {
  de: {
    subject: 'Ihr Widerruf ist eingegangen',
    greeting: 'Guten Tag,',
    received:
      'hiermit bestätigen wir, dass Ihre Erklärung, den folgenden Vertrag zu widerrufen, auf {host} eingegangen ist.',
    reference: 'Nummer des Widerrufs',
    receivedAt: 'Eingegangen am',
    name: 'Name',
    orderNumber: 'Bestellnummer',
    goods: 'Waren',
    wholeOrder: 'Die ganze Bestellung',
    email: 'E-Mail-Adresse',
    keep: 'Bitte bewahren Sie diese Nachricht als Nachweis auf.',
  },
  en: {
    subject: 'We have received your cancellation',
    greeting: 'Hello,',
    received:
      'we hereby confirm that your statement cancelling the following contract has been received at {host}.',
    reference: 'Cancellation number',
    receivedAt: 'Received on',
    name: 'Name',
    orderNumber: 'Order number',
    goods: 'Goods',
    wholeOrder: 'The whole order',
    email: 'Email address',
    keep: 'Please keep this message as proof.',
  },
  es: {
    subject: 'Hemos recibido su desistimiento',
    greeting: 'Hola:',
    received:
      'Le confirmamos que hemos recibido en {host} su declaración de desistimiento del siguiente contrato.',
    reference: 'Número del desistimiento',
    receivedAt: 'Recibido el',
    name: 'Nombre',
    orderNumber: 'Número de pedido',
    goods: 'Productos',
    wholeOrder: 'Todo el pedido',
    email: 'Correo electrónico',
    keep: 'Conserve este mensaje como justificante.',
  },
  fr: {
    subject: 'Votre rétractation est bien reçue',
    greeting: 'Bonjour,',
    received:
      'Nous confirmons avoir reçu sur {host} votre déclaration de rétractation du contrat suivant.',
    reference: 'Numéro de la rétractation',
    receivedAt: 'Reçue le',
    name: 'Nom',
    orderNumber: 'Numéro de commande',
    goods: 'Articles',
    wholeOrder: 'Toute la commande',
    email: 'Adresse e-mail',
    keep: 'Veuillez conserver ce message comme preuve.',
  },
  it: {
    subject: 'Abbiamo ricevuto il Suo recesso',
    greeting: 'Buongiorno,',
    received:
      'confermiamo di aver ricevuto su {host} la Sua dichiarazione di recesso dal seguente contratto.',
    reference: 'Numero del recesso',
    receivedAt: 'Ricevuto il',
    name: 'Nome',
    orderNumber: 'Numero d’ordine',
    goods: 'Prodotti',
    wholeOrder: 'L’intero ordine',
    email: 'Indirizzo e-mail',
    keep: 'Conservi questo messaggio come prova.',
  },
  nl: {
    subject: 'Uw herroeping is ontvangen',
    greeting: 'Goedendag,',
    received:
      'hierbij bevestigen wij dat uw verklaring om de volgende overeenkomst te herroepen op {host} is ontvangen.',
    reference: 'Nummer van de herroeping',
    receivedAt: 'Ontvangen op',
    name: 'Naam',
    orderNumber: 'Bestelnummer',
    goods: 'Producten',
    wholeOrder: 'De hele bestelling',
    email: 'E-mailadres',
    keep: 'Bewaar dit bericht als bewijs.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** An instant as the page of the withdrawal prints it, in the market's own time. */
const printTime = (locale: Locale, instant: number): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: marketTable[localeTable[locale].market].timeZone,
  }).format(instant);

/** The acknowledgement in a locale's language, to the address of the statement. */
export const withdrawalMail = (
  locale: Locale,
  { id, host }: { readonly id: string; readonly host: string },
  { name, email, orderNumber, goods }: Withdrawal,
  { reference, receivedAt }: WithdrawalReceipt,
): Mail => {
  const { language } = localeTable[locale];
  const words = texts[language];
  const facts = [
    [words.reference, reference],
    [words.receivedAt, printTime(locale, receivedAt)],
    [words.name, name],
    [words.orderNumber, orderNumber],
    [words.goods, goods ?? words.wholeOrder],
    [words.email, email],
  ] as const;
  return {
    id,
    to: email,
    ...printLetter({
      language,
      subject: `${words.subject} (${reference})`,
      parts: [words.greeting, words.received.replace('{host}', () => host), { facts }, words.keep],
    }),
  };
};
