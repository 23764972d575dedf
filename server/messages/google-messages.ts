import type { MessageTable } from '../../ui/messages/message-table.ts';

/** Why a sign-in with Google is refused. */
export const googleRefusalMessages = {
  'google-address-unverified': {
    de: 'Google hat Ihre E-Mail-Adresse noch nicht bestätigt. Bitte registrieren Sie sich mit einem Passwort.',
    en: 'Google has not verified your email address yet. Please sign up with a password.',
    es: 'Google aún no ha verificado su correo electrónico. Regístrese con una contraseña.',
    fr: 'Google n’a pas encore vérifié votre adresse e-mail. Veuillez vous inscrire avec un mot de passe.',
    it: 'Google non ha ancora verificato il suo indirizzo e-mail. Si registri con una password.',
    nl: 'Google heeft uw e-mailadres nog niet geverifieerd. Registreer u met een wachtwoord.',
  },
  'google-log-in-first': {
    de: 'Zu Ihrer E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich mit Ihrem Passwort an.',
    en: 'There already is an account for your email address. Please sign in with your password.',
    es: 'Ya existe una cuenta con su correo electrónico. Inicie sesión con su contraseña.',
    fr: 'Il existe déjà un compte pour votre adresse e-mail. Veuillez vous connecter avec votre mot de passe.',
    it: 'Esiste già un account con il suo indirizzo e-mail. Acceda con la password.',
    nl: 'Er is al een account voor uw e-mailadres. Meld u aan met uw wachtwoord.',
  },
  'google-refused': {
    de: 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuchen Sie es noch einmal, oder nehmen Sie Ihr Passwort.',
    en: 'Signing in with Google did not work. Please try again, or use your password.',
    es: 'El inicio de sesión con Google no ha funcionado. Inténtelo de nuevo o use su contraseña.',
    fr: 'La connexion avec Google n’a pas fonctionné. Veuillez réessayer ou utiliser votre mot de passe.',
    it: 'L’accesso con Google non ha funzionato. Riprovi oppure usi la password.',
    nl: 'Aanmelden met Google is niet gelukt. Probeer het opnieuw of gebruik uw wachtwoord.',
  },
} as const satisfies MessageTable;
