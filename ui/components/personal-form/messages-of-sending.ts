import type { MessageTable } from '../../messages/message-table.ts';

/** What a script says of the form for own words and photos. They have no arguments. */
export const personalSendingMessages = {
  /** Followed by figures: `2 / 3 · 40 %`. */
  'personal.sending': {
    de: 'Fotos werden übertragen:',
    en: 'Sending photos:',
    es: 'Enviando fotos:',
    fr: 'Envoi des photos\u00a0:',
    it: 'Invio delle foto:',
    nl: 'Foto’s worden verzonden:',
  },
  'personal.here': {
    de: 'Ausgefüllt mit dem, was Sie auf diesem Gerät geschrieben haben.',
    en: 'Filled in with what you wrote on this device.',
    es: 'Completado con lo que escribió en este dispositivo.',
    fr: 'Rempli avec ce que vous avez écrit sur cet appareil.',
    it: 'Compilato con ciò che ha scritto su questo dispositivo.',
    nl: 'Ingevuld met wat u op dit apparaat hebt geschreven.',
  },
  'personal.sending-failed': {
    de: 'Die Fotos sind leider nicht angekommen. Bitte versuchen Sie es noch einmal.',
    en: 'Sorry, the photos did not arrive. Please try again.',
    es: 'Lo sentimos, las fotos no han llegado. Inténtelo de nuevo.',
    fr: 'Désolé, les photos ne sont pas arrivées. Veuillez réessayer.',
    it: 'Ci dispiace, le foto non sono arrivate. Riprovi.',
    nl: 'Sorry, de foto’s zijn niet aangekomen. Probeer het nog eens.',
  },
  'personal.photo-here': {
    de: 'Mit dem Foto auf diesem Gerät',
    en: 'With the photo on this device',
    es: 'Con la foto de este dispositivo',
    fr: 'Avec la photo de cet appareil',
    it: 'Con la foto di questo dispositivo',
    nl: 'Met de foto op dit apparaat',
  },
} as const satisfies MessageTable;
