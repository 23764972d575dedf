import type { MessageTable } from '../../messages/message-table.ts';

/** Texts shown while something cannot be loaded. */
export const connectionNoticeMessages = {
  'connection.title': {
    de: 'Keine Verbindung',
    en: 'No connection',
    es: 'Sin conexión',
    fr: 'Pas de connexion',
    it: 'Nessuna connessione',
    nl: 'Geen verbinding',
  },
  'connection.hint': {
    de: 'Die Seite bleibt, wie sie ist. Sobald Sie wieder verbunden sind, können Sie weitermachen.',
    en: 'This page stays as it is. You can go on as soon as you are connected again.',
    es: 'Esta página se queda como está. Podrá seguir en cuanto haya conexión.',
    fr: 'Cette page reste telle quelle. Vous pourrez continuer dès que la connexion sera rétablie.',
    it: 'Questa pagina resta com’è. Può continuare appena torna la connessione.',
    nl: 'Deze pagina verandert niet. U kunt verder zodra de verbinding terug is.',
  },
  'connection.retry': {
    de: 'Erneut versuchen',
    en: 'Try again',
    es: 'Reintentar',
    fr: 'Réessayer',
    it: 'Riprovare',
    nl: 'Opnieuw proberen',
  },
} as const satisfies MessageTable;
