import type { MessageTable } from '../../ui/messages/message-table.ts';

/** Why a whole form of an account is refused. */
export const accountRefusalMessages = {
  'link-unknown': {
    de: 'Dieser Link gilt nicht mehr. Lassen Sie sich bitte einen neuen schicken.',
    en: 'This link no longer works. Please have a new one sent to you.',
    es: 'Este enlace ya no es válido. Pida que le enviemos uno nuevo.',
    fr: 'Ce lien n’est plus valable. Veuillez en demander un nouveau.',
    it: 'Questo link non è più valido. Ne richieda uno nuovo.',
    nl: 'Deze link werkt niet meer. Vraag een nieuwe aan.',
  },
  'log-in-too-often': {
    de: 'Zu viele Versuche mit dieser E-Mail-Adresse. Bitte warten Sie {time}.',
    en: 'Too many attempts with this email address. Please wait {time}.',
    es: 'Demasiados intentos con este correo electrónico. Espere {time}.',
    fr: 'Trop de tentatives avec cette adresse e-mail. Veuillez patienter {time}.',
    it: 'Troppi tentativi con questo indirizzo e-mail. Attenda {time}.',
    nl: 'Te veel pogingen met dit e-mailadres. Wacht {time}.',
  },
  'log-in-wrong': {
    de: 'E-Mail-Adresse oder Passwort stimmen nicht.',
    en: 'The email address or the password is wrong.',
    es: 'El correo electrónico o la contraseña no son correctos.',
    fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
    it: 'L’indirizzo e-mail o la password non sono corretti.',
    nl: 'Het e-mailadres of het wachtwoord klopt niet.',
  },
  'sign-up-other-password': {
    de: 'Dieses Konto wurde mit einem anderen Passwort angelegt.',
    en: 'This account was opened with another password.',
    es: 'Esta cuenta se creó con otra contraseña.',
    fr: 'Ce compte a été créé avec un autre mot de passe.',
    it: 'Questo account è stato creato con un’altra password.',
    nl: 'Dit account is met een ander wachtwoord aangemaakt.',
  },
} as const satisfies MessageTable;
