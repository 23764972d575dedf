import type { MessageTable } from '../../ui/messages/message-table.ts';

/** The texts of pages that no component draws: 503, the end of the newsletter, a phone's photo. */
export const pageMessages = {
  busy: {
    de: 'Gerade ist viel los. Die Seite lädt gleich von selbst noch einmal.',
    en: 'It is busy here right now. This page will reload by itself in a moment.',
    es: 'Ahora mismo hay mucha actividad. La página se cargará de nuevo enseguida.',
    fr: 'Il y a beaucoup de monde en ce moment. La page va se recharger d’elle-même.',
    it: 'In questo momento c’è molto traffico. La pagina si ricaricherà da sola.',
    nl: 'Het is nu even druk. De pagina laadt zo vanzelf opnieuw.',
  },
  'phone.title': {
    de: 'Ihr Foto für den Computer',
    en: 'Your photo for the computer',
    es: 'Su foto para el ordenador',
    fr: 'Votre photo pour l’ordinateur',
    it: 'La sua foto per il computer',
    nl: 'Uw foto voor de computer',
  },
  'phone.private': {
    de: 'Wir zeigen das Foto nur an dem Computer, dessen Code Sie gescannt haben.',
    en: 'We show the photo only on the computer whose code you scanned.',
    es: 'Mostramos la foto solo en el ordenador cuyo código ha escaneado.',
    fr: 'Nous montrons la photo uniquement sur l’ordinateur dont vous avez scanné le code.',
    it: 'Mostriamo la foto solo sul computer di cui ha scansionato il codice.',
    nl: 'Wij tonen de foto alleen op de computer waarvan u de code hebt gescand.',
  },
  'phone.send': {
    de: 'Foto senden',
    en: 'Send the photo',
    es: 'Enviar la foto',
    fr: 'Envoyer la photo',
    it: 'Invia la foto',
    nl: 'Foto verzenden',
  },
  'phone.sent': {
    de: 'Ihr Foto ist angekommen. Weiter geht es am Computer.',
    en: 'Your photo has arrived. Go on at the computer.',
    es: 'Su foto ha llegado. Continúe en el ordenador.',
    fr: 'Votre photo est arrivée. Poursuivez sur l’ordinateur.',
    it: 'La sua foto è arrivata. Prosegua al computer.',
    nl: 'Uw foto is aangekomen. Ga verder op de computer.',
  },
  'phone.over': {
    de: 'Dieser Code gilt nicht mehr. Öffnen Sie am Computer einen neuen.',
    en: 'This code is no longer valid. Open a new one at the computer.',
    es: 'Este código ya no es válido. Abra uno nuevo en el ordenador.',
    fr: 'Ce code n’est plus valable. Ouvrez-en un nouveau sur l’ordinateur.',
    it: 'Questo codice non è più valido. Ne apra uno nuovo al computer.',
    nl: 'Deze code geldt niet meer. Open op de computer een nieuwe.',
  },
  'unsubscribe.question': {
    de: 'Möchten Sie den Newsletter abbestellen?',
    en: 'Would you like to unsubscribe?',
    es: '¿Desea darse de baja del boletín?',
    fr: 'Souhaitez-vous vous désabonner de la newsletter\u202f?',
    it: 'Desidera annullare l’iscrizione?',
    nl: 'Wilt u zich afmelden voor de nieuwsbrief?',
  },
  'unsubscribe.button': {
    de: 'Newsletter abbestellen',
    en: 'Unsubscribe from the newsletter',
    es: 'Darse de baja',
    fr: 'Se désabonner',
    it: 'Annullare l’iscrizione',
    nl: 'Afmelden',
  },
} as const satisfies MessageTable;
