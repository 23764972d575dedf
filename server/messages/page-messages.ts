import type { MessageTable } from '../../ui/messages/message-table.ts';

/** The texts of pages that no component draws: 503, and the end of the newsletter. */
export const pageMessages = {
  busy: {
    de: 'Gerade ist viel los. Die Seite lädt gleich von selbst noch einmal.',
    en: 'It is busy here right now. This page will reload by itself in a moment.',
    es: 'Ahora mismo hay mucha actividad. La página se cargará de nuevo enseguida.',
    fr: 'Il y a beaucoup de monde en ce moment. La page va se recharger d’elle-même.',
    it: 'In questo momento c’è molto traffico. La pagina si ricaricherà da sola.',
    nl: 'Het is nu even druk. De pagina laadt zo vanzelf opnieuw.',
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
