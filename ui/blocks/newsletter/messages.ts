import type { MessageTable } from '../../messages/message-table.ts';
import { emailAddress } from '../../messages/shop-words.ts';

/**
 * Texts of the newsletter's form. They have no arguments: the form's chunk has no message parser.
 */
export const newsletterMessages = {
  'newsletter.email': emailAddress,
  'newsletter.subscribe': {
    de: 'Newsletter bestellen',
    en: 'Subscribe to the newsletter',
    es: 'Suscribirse al boletín',
    fr: 'S’abonner à la newsletter',
    it: 'Iscriversi alla newsletter',
    nl: 'Nieuwsbrief aanvragen',
  },
  'newsletter.trap': {
    de: 'Bitte leer lassen',
    en: 'Please leave this empty',
    es: 'Deje este campo vacío',
    fr: 'Merci de laisser ce champ vide',
    it: 'Lasci vuoto questo campo',
    nl: 'Laat dit veld leeg',
  },
  'newsletter.mail-sent': {
    de: 'Fast geschafft: Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie Ihre Anmeldung über den Link darin.',
    en: 'Almost done: we have sent you an email. Please confirm your subscription with the link in it.',
    es: 'Ya casi está: le hemos enviado un correo. Confirme su suscripción con el enlace que contiene.',
    fr: 'C’est presque fait\u00a0: nous vous avons envoyé un e-mail. Confirmez votre inscription à l’aide du lien qu’il contient.',
    it: 'Ci siamo quasi: le abbiamo inviato un’e-mail. Confermi l’iscrizione con il link che contiene.',
    nl: 'Bijna klaar: we hebben u een e-mail gestuurd. Bevestig uw aanmelding via de link daarin.',
  },
  'newsletter.refused': {
    de: 'Bitte prüfen Sie die E-Mail-Adresse und setzen Sie das Häkchen.',
    en: 'Please check the email address and tick the box.',
    es: 'Revise la dirección de correo y marque la casilla.',
    fr: 'Vérifiez l’adresse e-mail et cochez la case.',
    it: 'Controlli l’indirizzo e-mail e spunti la casella.',
    nl: 'Controleer het e-mailadres en vink het vakje aan.',
  },
  'newsletter.error.email': {
    de: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com an.',
    en: 'Please enter an email address such as name@example.com.',
    es: 'Indique una dirección de correo como nombre@example.com.',
    fr: 'Indiquez une adresse e-mail comme nom@example.com.',
    it: 'Indichi un indirizzo e-mail come nome@example.com.',
    nl: 'Vul een e-mailadres in zoals naam@example.com.',
  },
  'newsletter.error.hasConsent': {
    de: 'Bitte setzen Sie das Häkchen.',
    en: 'Please tick the box.',
    es: 'Marque la casilla.',
    fr: 'Cochez la case.',
    it: 'Spunti la casella.',
    nl: 'Vink het vakje aan.',
  },
  'newsletter.failed': {
    de: 'Das hat leider nicht geklappt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
    en: 'That did not work. Please try again in a few minutes.',
    es: 'No ha funcionado. Inténtelo de nuevo en unos minutos.',
    fr: 'Cela n’a pas fonctionné. Réessayez dans quelques minutes.',
    it: 'Qualcosa non ha funzionato. Riprovi tra qualche minuto.',
    nl: 'Dat is niet gelukt. Probeer het over een paar minuten opnieuw.',
  },
  'newsletter.confirmed': {
    de: 'Vielen Dank: Ihre Anmeldung ist bestätigt. Abmelden können Sie sich in jeder Ausgabe.',
    en: 'Thank you: your subscription is confirmed. You can unsubscribe in every issue.',
    es: 'Gracias: su suscripción está confirmada. Puede darse de baja en cada envío.',
    fr: 'Merci\u00a0: votre inscription est confirmée. Vous pouvez vous désabonner dans chaque numéro.',
    it: 'Grazie: la sua iscrizione è confermata. Può annullarla in ogni numero.',
    nl: 'Bedankt: uw aanmelding is bevestigd. Afmelden kan in elke nieuwsbrief.',
  },
  'newsletter.token-unknown': {
    de: 'Dieser Link gilt nicht mehr. Bitte melden Sie sich noch einmal an.',
    en: 'This link is no longer valid. Please subscribe again.',
    es: 'Este enlace ya no es válido. Suscríbase de nuevo.',
    fr: 'Ce lien n’est plus valable. Veuillez vous inscrire à nouveau.',
    it: 'Questo link non è più valido. Si iscriva di nuovo.',
    nl: 'Deze link is niet meer geldig. Meld u opnieuw aan.',
  },
  'newsletter.unsubscribed': {
    de: 'Sie sind abgemeldet: Der Newsletter kommt nicht mehr.',
    en: 'You are unsubscribed: the newsletter will not come any more.',
    es: 'Se ha dado de baja: ya no recibirá el boletín.',
    fr: 'C’est fait\u00a0: vous ne recevrez plus la newsletter.',
    it: 'La sua iscrizione è annullata: non riceverà più la newsletter.',
    nl: 'U bent afgemeld: de nieuwsbrief komt niet meer.',
  },
  'newsletter.unsubscribe-unknown': {
    de: 'Diesen Abmeldelink kennen wir nicht. Bitte nehmen Sie den aus der neuesten E-Mail, oder schreiben Sie uns.',
    en: 'We do not know this link. Please use the one in the latest email, or write to us.',
    es: 'No conocemos este enlace. Use el del correo más reciente o escríbanos.',
    fr: 'Nous ne connaissons pas ce lien. Utilisez celui du dernier e-mail, ou écrivez-nous.',
    it: 'Non conosciamo questo link. Usi quello dell’ultima e-mail, oppure ci scriva.',
    nl: 'Deze link kennen we niet. Gebruik die uit de nieuwste e-mail, of schrijf ons.',
  },
} as const satisfies MessageTable;
