/**
 * The mail that asks whether somebody wants the newsletter, in which nothing else may stand by law,
 * and the one that says that it comes from now on.
 */
import { localeTable, type Language, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import { printLetter } from '../../mails/letter.ts';

type MailTexts = { readonly subject: string; readonly lines: readonly string[] };

const confirmationTexts: Readonly<Record<Language, MailTexts>> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre Newsletter-Anmeldung',
    lines: [
      'Guten Tag,',
      'jemand hat diese E-Mail-Adresse auf {host} für den Newsletter angemeldet. Waren Sie das? Dann bestätigen Sie die Anmeldung bitte innerhalb von sieben Tagen über diesen Link:',
      '{link}',
      'Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne Bestätigung bekommen Sie keine Post von uns, und wir löschen die Adresse.',
    ],
  },
  en: {
    subject: 'Please confirm your newsletter subscription',
    lines: [
      'Hello,',
      'somebody has entered this email address for the newsletter at {host}. If that was you, please confirm within seven days with this link:',
      '{link}',
      'If it was not you, there is nothing to do: without a confirmation we send you nothing and delete the address.',
    ],
  },
  es: {
    subject: 'Confirme su suscripción al boletín',
    lines: [
      'Hola:',
      'Alguien ha indicado esta dirección de correo para recibir el boletín de {host}. Si ha sido usted, confírmelo en un plazo de siete días con este enlace:',
      '{link}',
      'Si no ha sido usted, no tiene que hacer nada: sin confirmación no le enviaremos nada y borraremos la dirección.',
    ],
  },
  fr: {
    subject: 'Veuillez confirmer votre inscription à la newsletter',
    lines: [
      'Bonjour,',
      'Cette adresse e-mail a été inscrite à la newsletter de {host}. Si vous êtes à l’origine de cette demande, confirmez-la dans les sept jours à l’aide de ce lien\u00a0:',
      '{link}',
      'Sinon, vous n’avez rien à faire\u00a0: sans confirmation, nous ne vous enverrons rien et supprimerons l’adresse.',
    ],
  },
  it: {
    subject: 'Confermi la sua iscrizione alla newsletter',
    lines: [
      'Buongiorno,',
      'qualcuno ha inserito questo indirizzo e-mail per la newsletter di {host}. Se è stato Lei, confermi entro sette giorni con questo link:',
      '{link}',
      'In caso contrario non deve fare nulla: senza conferma non le invieremo niente e cancelleremo l’indirizzo.',
    ],
  },
  nl: {
    subject: 'Bevestig uw aanmelding voor de nieuwsbrief',
    lines: [
      'Goedendag,',
      'iemand heeft dit e-mailadres op {host} aangemeld voor de nieuwsbrief. Was u dat? Bevestig de aanmelding dan binnen zeven dagen via deze link:',
      '{link}',
      'Was u het niet, dan hoeft u niets te doen: zonder bevestiging sturen wij u niets en verwijderen wij het adres.',
    ],
  },
};

const welcomeTexts: Readonly<Record<Language, MailTexts>> = {
  de: {
    subject: 'Ihre Newsletter-Anmeldung ist bestätigt',
    lines: [
      'Guten Tag,',
      'vielen Dank: Diese E-Mail-Adresse ist jetzt auf {host} für den Newsletter angemeldet. Abmelden können Sie sich jederzeit über diesen Link:',
      '{link}',
    ],
  },
  en: {
    subject: 'Your newsletter subscription is confirmed',
    lines: [
      'Hello,',
      'thank you: this email address is now subscribed to the newsletter at {host}. You can unsubscribe at any time with this link:',
      '{link}',
    ],
  },
  es: {
    subject: 'Su suscripción al boletín está confirmada',
    lines: [
      'Hola:',
      'Gracias: esta dirección de correo está suscrita al boletín de {host}. Puede darse de baja en cualquier momento con este enlace:',
      '{link}',
    ],
  },
  fr: {
    subject: 'Votre inscription à la newsletter est confirmée',
    lines: [
      'Bonjour,',
      'Merci\u00a0: cette adresse e-mail est désormais inscrite à la newsletter de {host}. Vous pouvez vous désabonner à tout moment à l’aide de ce lien\u00a0:',
      '{link}',
    ],
  },
  it: {
    subject: 'La sua iscrizione alla newsletter è confermata',
    lines: [
      'Buongiorno,',
      'grazie: questo indirizzo e-mail è ora iscritto alla newsletter di {host}. Può annullare l’iscrizione in qualsiasi momento con questo link:',
      '{link}',
    ],
  },
  nl: {
    subject: 'Uw aanmelding voor de nieuwsbrief is bevestigd',
    lines: [
      'Goedendag,',
      'bedankt: dit e-mailadres is nu op {host} aangemeld voor de nieuwsbrief. Afmelden kan altijd via deze link:',
      '{link}',
    ],
  },
};

/** A link of a mail, and the site that it leads to. */
export type MailedLink = { readonly host: string; readonly link: string };

const lettered = (
  texts: Readonly<Record<Language, MailTexts>>,
  locale: Locale,
  { host, link }: MailedLink,
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { language } = localeTable[locale];
  const { subject, lines } = texts[language];
  const parts = lines.map((line) =>
    line === '{link}' ? { link } : line.replace('{host}', () => host),
  );
  return printLetter({ language, subject, parts });
};

/** Asks in a locale's language; the link confirms. */
export const newsletterConfirmationMail = (
  locale: Locale,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  confirmation: MailedLink,
): Mail => ({ id, to, ...lettered(confirmationTexts, locale, confirmation) });

/** Says in a locale's language that the newsletter comes; the link ends it, for programs, too. */
export const newsletterWelcomeMail = (
  locale: Locale,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  end: MailedLink,
): Mail => ({ id, to, ...lettered(welcomeTexts, locale, end), unsubscribeUrl: end.link });
