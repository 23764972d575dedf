/** The mail that asks whether somebody wants the newsletter: nothing else stands in it, by law. */
import { localeTable, type Language, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Mail } from '../../../core/ports/mailer.ts';

type MailTexts = { readonly subject: string; readonly lines: readonly string[] };

const texts: Readonly<Record<Language, MailTexts>> = {
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

/** The mail in a locale's language; the link confirms. */
export const newsletterMail = (
  locale: Locale,
  to: string,
  { host, link }: { readonly host: string; readonly link: string },
): Mail => {
  const { subject, lines } = texts[localeTable[locale].language];
  const text = lines
    .join('\n\n')
    .replace('{host}', () => host)
    .replace('{link}', () => link);
  return { to, subject, text };
};
